import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TimelineScheduleTests {
  @Test func `schedules have the dates of Apple's`() {
    // As OpenSwiftUI's compatibility tests have them.
    let start = Date(timeIntervalSinceReferenceDate: 0)
    func seconds(_ dates: some Sequence<Date>) -> [Double] {
      dates.prefix(3).map(\.timeIntervalSinceReferenceDate)
    }
    let later = Date(timeIntervalSinceReferenceDate: 12)
    #expect(
      seconds(PeriodicTimelineSchedule(from: start, by: 5).entries(from: later, mode: .normal))
        == [10, 15, 20])
    let frames = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(frames.entries(from: start, mode: .normal)) == [0, 1.5, 3])
    #expect(seconds(frames.entries(from: start, mode: .lowFrequency)) == [])
    let paused = AnimationTimelineSchedule(paused: true)
    #expect(seconds(paused.entries(from: start, mode: .normal)) == [])
  }
}

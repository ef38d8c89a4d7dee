import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TimelineViewTests {
  private var box: some View { Color.red.frame(width: 10, height: 10) }

  /// The first step comes with the first frame.
  private let frame = 1.0 / 60

  @Test func `a timeline begins at the reference date and follows the clock`() throws {
    let timeline = TimelineView(.animation) { context in
      box.offset(x: context.date.timeIntervalSinceReferenceDate * 10)
    }
    let found6 = try lefts(timeline, at: [0, 1, 2.5])
    #expect(found6 == [0, 10, 25])
    let found7 = try lefts(timeline, at: [0], isMoving: false)
    #expect(found7 == [0])
    let steps = TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 1)) {
      box.offset(x: $0.date.timeIntervalSinceReferenceDate * 10)
    }
    let found8 = try lefts(steps, at: [0.9, 1, 2.5])
    #expect(found8 == [0, 10, 20])
  }

  @Test func `a schedule that begins later begins with its first date`() throws {
    let start = Date(timeIntervalSinceReferenceDate: 5000)
    let steps = TimelineView(.periodic(from: start, by: 1)) {
      box.offset(x: $0.date.timeIntervalSince(start) * 10)
    }
    let found9 = try lefts(steps, at: [0, 1, 2.5])
    #expect(found9 == [0, 10, 20])
  }
}

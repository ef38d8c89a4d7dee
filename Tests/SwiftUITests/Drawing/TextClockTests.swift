import Foundation
import Testing
import UIKit

@testable import SwiftUI

@MainActor @Suite struct TextClockTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)

  @Test(arguments: [
    (ClockText.Kind.relative, 7500.0, "2 hr, 5 min"), (.relative, -65, "1 min, 5 sec"),
    (.relative, 0, "0 sec"), (.relative, 86_400, "1 day"), (.offset, 7500, "+2 hr, 5 min"),
    (.offset, -65, "-1 min, 5 sec"), (.timer, 65, "1:05"), (.timer, 3665, "1:01:05"),
  ])
  func `a date is as far away as its style says`(
    _ kind: ClockText.Kind, _ seconds: Double, _ expected: String
  ) {
    let text = ClockText(kind: kind).text(of: start.addingTimeInterval(seconds), from: start)
    #expect(text == expected)
  }

  @Test func `an interval is counted from its beginning`() throws {
    let interval = start...start.addingTimeInterval(3725)
    #expect(try letters(Text(timerInterval: interval)) == "1:02:05")
    #expect(try letters(Text(timerInterval: interval, countsDown: false)) == "0:00")
    #expect(try letters(Text(timerInterval: interval, showsHours: false)) == "62:05")
    let pause = start.addingTimeInterval(25)
    #expect(try letters(Text(timerInterval: interval, pauseTime: pause)) == "1:01:40")
  }

  @Test func `a date that is now is no time away`() throws {
    #expect(try letters(Text(Date().addingTimeInterval(-3600.4), style: .relative)) == "1 hr")
  }

  @Test func `a progress view of an interval is full, with the time below`() throws {
    let interval = start...start.addingTimeInterval(60)
    let hosted = try Hosted(ProgressView(timerInterval: interval) { Text("Tea") })
    let texts = hosted.tree.filter { $0.contains("“") }
    #expect(texts.contains { $0.contains("“Tea”") } && texts.contains { $0.contains("“1:00”") })
    #expect(hosted.views(UIProgressView.self).first?.progress == 1)
  }
}

import Testing

@testable import UIKit

@MainActor
@Suite struct CalendarFactsTests: PicksDates {
  @Test func `an inline calendar starts the month below its weekday`() throws {
    let picker = picker(.dateAndTime, .inline)
    #expect(picker.bounds.size == CGSize(width: 320, height: 374))
    let month = try #require(picker.subviews.first?.subviews.first as? CalendarMonthView)
    month.layoutIfNeeded()
    let days = month.subviews.compactMap { $0 as? CalendarDayView }
    #expect(days.count == 29)
    // 1 February 2024 is a Thursday: the fifth column of weeks from Sunday on.
    #expect(days[0].frame.minY == 64 && abs(days[0].frame.midX - 204.3) < 0.5)
    #expect(days[28].accessibilityTraits.contains(.selected))
    #expect(days.filter { $0.accessibilityTraits.contains(.selected) }.count == 1)
    #expect(texts(month).prefix(1) == ["February 2024"])
  }
}

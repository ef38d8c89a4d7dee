import Testing

@testable import UIKit

@MainActor
@Suite struct UICalendarSelectionTests: ShowsCalendars {
  private let owner = CalendarOwner()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 500))

  @Test func `one day is selected by a touch, where the delegate lets it`() {
    let view = calendar()
    let selection = UICalendarSelectionSingleDate(delegate: owner)
    view.selectionBehavior = selection
    tap(day: 12, in: view)
    #expect(selection.selectedDate?.day == 12)
    #expect(selected(view) == [12])
    tap(day: 13, in: view)
    #expect(selected(view) == [12])
    #expect(owner.selected.map { $0?.day } == [12])
    selection.setSelected(DateComponents(year: 2024, month: 9, day: 2), animated: false)
    #expect(selected(view) == [2] && owner.selected.count == 1)
  }

  @Test func `many days are selected and taken back`() {
    let view = calendar()
    let selection = UICalendarSelectionMultiDate(delegate: owner)
    view.selectionBehavior = selection
    selection.setSelectedDates(
      [DateComponents(year: 2024, month: 9, day: 4), DateComponents(year: 2024, month: 9, day: 5)],
      animated: false)
    tap(day: 7, in: view)
    tap(day: 4, in: view)
    #expect(selected(view) == [5, 7])
    #expect(owner.selected.map { $0?.day } == [7, nil])
  }

  @Test func `a week is selected whole`() {
    let view = calendar()
    let selection = UICalendarSelectionWeekOfYear(delegate: nil)
    view.selectionBehavior = selection
    tap(day: 11, in: view)
    #expect(selected(view) == Array(8...14))
  }
}

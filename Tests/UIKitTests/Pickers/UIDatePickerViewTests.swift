import Testing

@testable import UIKit

@MainActor
@Suite struct UIDatePickerViewTests: PicksDates {
  @Test func `a duration has hours and minutes with their names beside`() {
    let picker = picker(.countDownTimer)
    picker.countDownDuration = 3 * 3600 + 17 * 60 + 20
    #expect(selected(picker) == ["3", "17"])
    #expect(texts(picker).suffix(2) == ["hours", "min"])
    picker.countDownDuration = 1e9
    #expect(picker.countDownDuration == 86_399)
  }

  @Test func `a touched wheel chooses, and February has no thirtieth`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.isHidden = false
    let picker = picker(.date, .wheels, "2024-01-31T00:00:00Z")
    window.addSubview(picker)
    window.layoutIfNeeded()
    TouchSimulator(window: window).tap(at: CGPoint(x: 100, y: 140))
    #expect(picker.date == Self.date("2024-02-29T00:00:00Z"))
  }
}

import Testing

@testable import UIKit

@MainActor
@Suite struct UIDatePickerInlineViewTests: PicksDates {
  @Test func `a touched day is chosen with the time that was`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.isHidden = false
    let picker = picker(.dateAndTime, .inline)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    window.addSubview(picker)
    window.layoutIfNeeded()
    TouchSimulator(window: window).tap(at: CGPoint(x: 204, y: 84))
    #expect(picker.date == Self.date("2024-02-01T14:05:00Z"))
    #expect(changes == 1)
    picker.maximumDate = Self.date("2024-02-02T00:00:00Z")
    window.layoutIfNeeded()
    TouchSimulator(window: window).tap(at: CGPoint(x: 204, y: 128))
    #expect(changes == 1)
  }
}

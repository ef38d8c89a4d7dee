@testable import UIKit

/// What tests of date pickers share.
@MainActor protocol PicksDates {}

extension PicksDates {
  static func date(_ text: String) -> Date {
    let formatter = ISO8601DateFormatter()
    return formatter.date(from: text)!
  }

  func picker(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .automatic,
    _ date: String = "2024-02-29T14:05:00Z"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.traitOverrides.displayScale = 2
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = Self.date(date)
    picker.sizeToFit()
    picker.layoutIfNeeded()
    return picker
  }

  func texts(_ view: UIView) -> [String] {
    view.subviews.filter { !$0.isHidden }.flatMap { view in
      (view as? UILabel).map { [$0.text ?? ""] } ?? texts(view)
    }
  }

  func selected(_ picker: UIDatePicker) -> [String] {
    picker.layoutIfNeeded()
    let wheels = picker.subviews.first as? _UIDatePickerView
    wheels?.layoutIfNeeded()
    return (wheels?.columns ?? []).map { $0.accessibilityValue ?? "" }
  }
}

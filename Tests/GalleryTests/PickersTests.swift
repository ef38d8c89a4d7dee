import Testing
import UIKit

@MainActor @Suite struct PickersTests {
  private static let wheels = CGSize(width: 320, height: 216)

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func wheels(_ style: UIUserInterfaceStyle) {
    assertGallery(
      Stage(OrderPickerView(), size: Self.wheels, margin: 0),
      named: style == .dark ? "dark" : "light", style: style, testName: "wheels")
  }

  @Test func `wheels from right to left`() {
    assertGallery(
      {
        let view = OrderPickerView()
        view.subviews[0].semanticContentAttribute = .forceRightToLeft
        return Stage(view, size: Self.wheels, margin: 0)
      }(), named: "right-to-left", testName: "wheels")
  }

  @Test(
    arguments: [
      (UIDatePicker.Mode.date, "date"), (.time, "time"), (.dateAndTime, "date-and-time"),
      (.countDownTimer, "countdown"), (.yearAndMonth, "month"),
    ])
  func dateWheels(_ mode: UIDatePicker.Mode, _ name: String) {
    assertGallery(
      Stage(DatePickerPanelView(mode, .wheels), size: Self.wheels, margin: 0), named: name,
      testName: "dateWheels")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func inline(_ style: UIUserInterfaceStyle) {
    assertGallery(
      Stage(
        DatePickerPanelView(.dateAndTime, .inline), size: CGSize(width: 320, height: 374),
        margin: 0), named: style == .dark ? "dark" : "light", style: style, testName: "inline")
  }

  @Test func `compact pickers in their states`() {
    assertGallery(
      {
        let board = UIView()
        let pickers = [
          DatePickerPanelView(.dateAndTime, .compact), DatePickerPanelView(.date, .compact),
          DatePickerPanelView(.dateAndTime, .compact, locale: "de_DE"),
          DatePickerPanelView(.date, .compact),
        ]
        pickers[1].picker.isEnabled = false
        pickers[3].traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
        for (index, view) in pickers.enumerated() {
          view.frame = CGRect(x: 0, y: index * 42, width: 360, height: index == 3 ? 84 : 42)
          board.addSubview(view)
        }
        return Stage(board, size: CGSize(width: 360, height: 210), margin: 0)
      }(), named: "states", testName: "compact")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func calendar(_ style: UIUserInterfaceStyle) {
    assertGallery(
      Stage(TrainingCalendarView(), size: CGSize(width: 340, height: 412), margin: 0),
      named: style == .dark ? "dark" : "light", style: style, testName: "calendar")
  }

  @Test func `a calendar from right to left`() {
    assertGallery(
      {
        let view = DatePickerPanelView(.date, .inline)
        view.traitOverrides.layoutDirection = .rightToLeft
        return Stage(view, size: CGSize(width: 320, height: 328), margin: 0)
      }(), named: "right-to-left", testName: "calendar")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func controlMembers(_ style: UIUserInterfaceStyle) {
    assertGallery(
      Stage(ControlMembersView(), size: CGSize(width: 330, height: 256), margin: 0),
      named: style == .dark ? "dark" : "light", style: style, testName: "controlMembers")
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func colorPicker(_ style: UIUserInterfaceStyle) {
    assertGallery(
      {
        let picker = UIColorPickerViewController()
        picker.selectedColor = UIColor(red: 0, green: 0x61 / 255, blue: 0xFE / 255, alpha: 0.6)
        return Stage(picker.view, size: CGSize(width: 375, height: 610), margin: 0)
      }(), named: style == .dark ? "dark" : "light", style: style, testName: "colorPicker")
  }
}

import Testing

@testable import UIKit

@MainActor
@Suite struct UIPickerViewTests: PicksRows {
  private let fruits = Fruits([["Apple", "Pear", "Plum", "Fig"], ["1", "2"]])

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
  }

  @Test func `a picker is 320 by 216 points and selects the first rows`() {
    let picker = picker(fruits)
    #expect(picker.frame == CGRect(x: 0, y: 0, width: 320, height: 216))
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    #expect(picker.numberOfComponents == 2)
    #expect(picker.numberOfRows(inComponent: 0) == 4)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(picker.selectedRow(inComponent: 7) == -1)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
  }

  @Test func `the plate is the second subview, 9 points inside, behind no wheel`() {
    let picker = picker(fruits)
    #expect(picker.subviews.count == 2)
    #expect(picker.subviews[1].frame == CGRect(x: 9, y: 92, width: 302, height: 32))
    #expect(picker.subviews[1].layer.cornerRadius == 8)
    #expect(picker.subviews[1].backgroundColor == .tertiarySystemFill)
  }

  @Test func `a row beyond the last one stands for the last one`() {
    let picker = picker(fruits)
    picker.selectRow(9, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 3)
    picker.selectRow(-4, inComponent: 0, animated: false)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    #expect(fruits.chosen.isEmpty)
  }

  @Test func `columns run from the right where the interface does`() {
    let picker = picker(fruits)
    let left = picker.columns.map(\.frame.minX)
    #expect(left[0] < left[1])
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    picker.layoutIfNeeded()
    #expect(picker.columns.map(\.frame.minX) == left.reversed())
  }

  @Test func `a tap below the middle selects the row there and tells the delegate`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    window.isHidden = false
    let picker = picker(fruits)
    window.addSubview(picker)
    window.layoutIfNeeded()
    let touch = TouchSimulator(window: window)
    touch.tap(at: CGPoint(x: 60, y: 140))
    #expect(picker.selectedRow(inComponent: 0) == 1)
    touch.drag(from: CGPoint(x: 60, y: 150), to: CGPoint(x: 60, y: 86))
    #expect(picker.selectedRow(inComponent: 0) == 3)
    #expect(fruits.chosen.map(\.row) == [1, 3])
  }

  @Test func `titles take the colour that apps set by its key`() {
    let picker = picker(fruits)
    picker.setValue(UIColor.red, forKey: "textColor")
    picker.setNeedsLayout()
    picker.layoutIfNeeded()
    #expect(labels(picker.columns[0]).allSatisfy { $0.textColor == .red })
    let dates = UIDatePicker()
    dates.preferredDatePickerStyle = .wheels
    dates.setValue(UIColor.green, forKeyPath: "textColor")
    dates.frame = CGRect(x: 0, y: 0, width: 320, height: 216)
    dates.layoutIfNeeded()
    let wheels = dates.subviews[0]
    wheels.layoutIfNeeded()
    #expect(labels(wheels.subviews[0]).contains { $0.textColor == .green })
  }
}

import Testing

@testable import UIKit

@MainActor
@Suite struct UIPickerViewTests {
  private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    let rows: [[String]]
    var chosen: [(row: Int, component: Int)] = []

    init(_ rows: [[String]]) { self.rows = rows }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      rows[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { rows[component][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      chosen.append((row, component))
    }
  }

  private final class Blocks: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var made = 0

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      100
    }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
      40
    }
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 60 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 }
      let own = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
      own.tag = row
      return own
    }
  }

  private let fruits = Fruits([["Apple", "Pear", "Plum", "Fig"], ["1", "2"]])

  private func picker(_ source: any UIPickerViewDataSource & UIPickerViewDelegate) -> UIPickerView {
    let picker = UIPickerView()
    picker.traitOverrides.displayScale = 2
    picker.dataSource = source
    picker.delegate = source
    picker.layoutIfNeeded()
    return picker
  }

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

  @Test func `the selected row is plain, its neighbours are squeezed and faded`() throws {
    let picker = picker(fruits)
    picker.selectRow(1, inComponent: 0, animated: false)
    picker.layoutIfNeeded()
    let cells = picker.columns[0].subviews
    #expect(cells.count == 4)
    let labels = labels(picker.columns[0])
    #expect(labels.map(\.text) == ["Apple", "Pear", "Plum", "Fig"])
    #expect(labels[1].font == .systemFont(ofSize: 23.5))
    #expect(cells[1].transform == .identity && cells[1].alpha == 1)
    #expect(cells[1].center == CGPoint(x: 74.25, y: 108))
    #expect(cells[0].alpha < 0.55 && cells[3].alpha < cells[2].alpha)
    #expect(cells[3].transform.d < cells[2].transform.d && cells[2].transform.d < 1)
    // Rows that lie on a cylinder come closer to each other with the distance.
    let steps = zip(cells, cells.dropFirst()).map { $1.center.y - $0.center.y }
    #expect(steps[1] > steps[2] && steps[1] < 32)
    #expect(abs(cells[0].center.y + cells[2].center.y - 216) < 0.001)
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

  @Test func `views keep their size in the middle of their rows and are used again`() throws {
    let blocks = Blocks()
    let picker = picker(blocks)
    let first = try #require(picker.view(forRow: 0, forComponent: 0))
    #expect(first.bounds.size == CGSize(width: 20, height: 10))
    #expect(first.center == CGPoint(x: 30, y: 20))
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 60, height: 40))
    let made = blocks.made
    picker.selectRow(50, inComponent: 0, animated: false)
    #expect(picker.view(forRow: 50, forComponent: 0)?.tag == 50)
    #expect(picker.view(forRow: 0, forComponent: 0) == nil)
    #expect(blocks.made < 2 * made)
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

  @Test func `each column is read as one adjustable element with its title`() throws {
    let picker = picker(fruits)
    let elements = try #require(picker.accessibilityElements as? [UIView])
    #expect(elements.map(\.accessibilityValue) == ["Apple", "1"])
    #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.adjustable) })
  }
}

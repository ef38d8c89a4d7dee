import Testing

@testable import UIKit

@MainActor
@Suite struct UIPickerColumnViewTests: PicksRows {
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

  private func labels(_ view: UIView) -> [UILabel] {
    view.subviews.flatMap { ($0 as? UILabel).map { [$0] } ?? labels($0) }
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

  @Test func `each column is read as one adjustable element with its title`() throws {
    let picker = picker(fruits)
    let elements = try #require(picker.accessibilityElements as? [UIView])
    #expect(elements.map(\.accessibilityValue) == ["Apple", "1"])
    #expect(elements.allSatisfy { $0.accessibilityTraits.contains(.adjustable) })
  }
}

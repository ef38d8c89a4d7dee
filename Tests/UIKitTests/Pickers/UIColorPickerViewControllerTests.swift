import Testing

@testable import UIKit

@MainActor
@Suite struct UIColorPickerViewControllerTests {
  private final class Owner: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [UIColor] = []
    var ends = 0
    var continues: [Bool] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      colors.append(color)
      continues.append(continuously)
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      ends += 1
    }
  }

  private let owner = Owner()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 392, height: 700))

  private func picker() -> UIColorPickerViewController {
    let picker = UIColorPickerViewController()
    picker.delegate = owner
    window.rootViewController = picker
    window.isHidden = false
    window.layoutIfNeeded()
    return picker
  }

  @Test func `black is chosen at first, at the end of the first row`() throws {
    let picker = picker()
    #expect(picker.title == "Colors" && picker.supportsAlpha)
    #expect(picker.selectedColor == .black)
    let grid = try #require(picker.view.subviews.first { $0 is ColorGridView })
    // 30 points a cell between margins of 16.
    #expect(grid.bounds.size == CGSize(width: 360, height: 300))
    grid.layoutIfNeeded()
    #expect(grid.subviews.last?.frame == CGRect(x: 330, y: 0, width: 30, height: 30))
  }

  @Test func `a touched cell is chosen with the opacity that was`() throws {
    let picker = picker()
    picker.selectedColor = UIColor.black.withAlphaComponent(0.5)
    window.layoutIfNeeded()
    let grid = try #require(picker.view.subviews.first { $0 is ColorGridView })
    TouchSimulator(window: window).tap(
      at: grid.convert(CGPoint(x: 15, y: 45), to: nil))
    let dark = UIColor(red: 0, green: 0x37 / 255, blue: 0x4A / 255, alpha: 0.5)
    #expect(picker.selectedColor.cgColor.components == dark.cgColor.components)
    #expect(owner.colors.count == 1)
  }

  @Test func `a finger moves the slider of the opacity`() throws {
    let picker = picker()
    let track = try #require(picker.view.subviews.first { $0 is ColorOpacityTrack })
    // 392 less margins of 16, a percentage of 77 and a distance of 16; a thumb of 32 inside.
    #expect(track.bounds.size == CGSize(width: 267, height: 36))
    let touch = TouchSimulator(window: window)
    func place(_ x: CGFloat) -> CGPoint { track.convert(CGPoint(x: x, y: 18), to: nil) }
    let fingers = touch.begin(at: [place(249)])
    touch.move(fingers, to: [place(133.5)])
    touch.end(fingers)
    #expect(owner.colors.map(\.cgColor.alpha) == [1, 0.5, 0.5])
    #expect(owner.continues == [true, true, false])
    #expect(picker.selectedColor.cgColor.alpha == 0.5)
    window.layoutIfNeeded()
    #expect(track.subviews.last?.frame.midX == 133.5)
    touch.tap(at: place(1))
    #expect(picker.selectedColor.cgColor.alpha == 0)
    picker.view.semanticContentAttribute = .forceRightToLeft
    track.semanticContentAttribute = .forceRightToLeft
    touch.tap(at: place(1))
    #expect(picker.selectedColor.cgColor.alpha == 1)
  }

  @Test func `the sign at the top ends it`() throws {
    let picker = picker()
    let close = try #require(picker.view.subviews.first { $0 is UIButton } as? UIButton)
    close.sendActions(for: .touchUpInside)
    #expect(owner.ends == 1)
  }

  @Test func `controllers of lists have the methods of context menus`() {
    final class Table: UITableViewController {
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
    }
    let table = Table(style: .plain)
    let path = IndexPath(row: 0, section: 0)
    #expect(
      table.tableView(UITableView(), contextMenuConfigurationForRowAt: path, point: .zero) != nil)
  }
}

import Testing

@testable import UIKit

@MainActor
@Suite struct UIColorPickerContentViewTests: PicksColors {
  let owner = ColorPickerOwner()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 392, height: 700))

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
}

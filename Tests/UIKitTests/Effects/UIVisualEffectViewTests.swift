import Testing
import UIKit

@MainActor @Suite struct UIVisualEffectViewTests {
  @Test func `content fills the view and is drawn, the effect is not`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(view.contentView.frame == view.bounds)
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    red.backgroundColor = .red
    view.contentView.addSubview(red)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: view.bounds.size, format: format).image {
      UIColor.blue.setFill()
      $0.fill(view.bounds)
      view.layer.render(in: $0.cgContext)
    }.rgbaRows
    #expect(rows[10][5] == Pixel.red)
    #expect(rows[10][15] == Pixel.blue)
  }

  @Test func `copies of glass do not share changes`() throws {
    let glass = UIGlassEffect(style: .clear)
    glass.tintColor = .red
    let copy = try #require(glass.copy() as? UIGlassEffect)
    #expect(copy.isEqual(glass))
    glass.tintColor = .blue
    glass.isInteractive = true
    #expect(copy.tintColor == .red && !copy.isInteractive)
    #expect(!copy.isEqual(glass))
    let container = UIGlassContainerEffect()
    let other = try #require(container.copy() as? UIGlassContainerEffect)
    container.spacing = 8
    #expect(other.spacing == 0 && !other.isEqual(container))
  }

  @Test func `a view keeps a copy of glass`() {
    let glass = UIGlassEffect(style: .regular)
    let view = UIVisualEffectView(effect: glass)
    glass.tintColor = .red
    #expect((view.effect as? UIGlassEffect)?.tintColor == nil)
    view.effect = glass
    #expect((view.effect as? UIGlassEffect)?.tintColor == .red)
    // A blur never changes.
    let blur = UIBlurEffect(style: .dark)
    view.effect = blur
    #expect(view.effect === blur)
  }
}

import Testing
import UIKit

/// Effects on what lies behind, as a screen shows them.
@MainActor @Suite struct UIGlassEffectTests: DrawsEffects {
  let root = UIView.redAndWhite()

  @Test func `glass is a capsule that blurs, in its tint, and its edges are noted`() {
    let glass = UIGlassEffect(style: .regular)
    let view = effectView()
    view.effect = glass
    var rows: [[UInt32]] = []
    let notes = FidelityLedger.collecting { rows = picture() }
    #expect(rows[40][20] != Pixel.red && rows[40][40].green > rows[40][20].green)
    #expect(rows[21][1] == Pixel.red, "outside of the capsule")
    #expect(notes.map(\.subject) == ["The light at the edges of glass"])
    let tinted = UIGlassEffect(style: .regular)
    tinted.tintColor = .blue
    #expect(!tinted.isEqual(glass))
    view.effect = tinted
    let other = picture()
    #expect(other[40][60].blue > other[40][60].red && rows[40][60].blue <= rows[40][60].red)
    view.effect = nil
    #expect(picture()[40][20] == Pixel.red)
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

import Testing
import UIKit

/// Effects on what lies behind, as a screen shows them.
@MainActor @Suite struct BackdropTests: DrawsEffects {
  let root = UIView.redAndWhite()

  @Test func `a screen shows what lies behind blurred and tinted, outside nothing changes`() {
    _ = effectView()
    let rows = picture()
    #expect(rows[5][10] == Pixel.red)
    #expect(rows[5][39] == Pixel.red)
    #expect(rows[5][40] == Pixel.white)
    let (left, middle, right) = (rows[40][2], rows[40][40], rows[40][77])
    #expect(left.green < middle.green && middle.green < right.green)
    #expect(left.green > 60, "tinted with white")
    #expect(left.alpha == 255)
    #expect(rows[19][2] == Pixel.red && rows[60][2] == Pixel.red)
  }

  @Test func `render(in:) draws none of it and the ledger says so`() {
    _ = effectView()
    var rows: [[UInt32]] = []
    let notes = FidelityLedger.collecting { rows = picture { $0.layer.render(in: $1) } }
    #expect(rows[40][39] == Pixel.red && rows[40][40] == Pixel.white)
    #expect(notes.map(\.feature) == [.visualEffect])
    #expect(notes.first?.subject == "The blur, seen only with drawHierarchyInKeyWindow: true,")
    #expect(notes.first?.place?.hasSuffix("UIVisualEffectView") == true)
    let onScreen = FidelityLedger.collecting { rows = picture() }
    #expect(onScreen.isEmpty)
  }

  @Test func `content is drawn over the effect as it is`() {
    let view = effectView()
    let block = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    block.backgroundColor = .blue
    view.contentView.addSubview(block)
    #expect(picture()[35][15] == Pixel.blue)
  }

  @Test func `what comes after the effect is not blurred`() {
    _ = effectView()
    let above = UIView(frame: CGRect(x: 30, y: 30, width: 20, height: 20))
    above.backgroundColor = .blue
    root.addSubview(above)
    let rows = picture()
    #expect(rows[40][30] == Pixel.blue && rows[40][49] == Pixel.blue)
    #expect(rows[40][29] != Pixel.blue && rows[40][29].blue < 255)
  }

  @Test func `corners and masks cut the effect`() {
    let view = effectView()
    view.layer.cornerRadius = 20
    view.clipsToBounds = true
    #expect(picture()[21][1] == Pixel.red)
    #expect(picture()[40][2] != Pixel.red)
    view.clipsToBounds = false
    view.layer.cornerRadius = 0
    let mask = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 40))
    mask.backgroundColor = .black
    view.mask = mask
    let rows = picture()
    #expect(rows[40][19] == Pixel.red && rows[40][60] == Pixel.white)
    #expect(rows[40][21] != Pixel.red && rows[40][58] != Pixel.white)
  }

  @Test func `an effect in a faded group sees through it`() {
    let view = effectView(.dark)
    let whole = picture()[40][70]
    let group = UIView(frame: root.bounds)
    root.addSubview(group)
    group.addSubview(view)
    group.addSubview(UIView(frame: .zero))
    #expect(picture()[40][70] == whole)
    group.alpha = 0.5
    let faded = picture()[40][70]
    #expect(faded.green > whole.green && faded.green < 255)
  }

  @Test func `effects lie over one another`() {
    _ = effectView(.systemUltraThinMaterialDark)
    let once = picture()[40][77]
    _ = effectView(.systemUltraThinMaterialDark)
    #expect(picture()[40][77].green < once.green)
  }

  @Test func `a whole layer of the effect is on hand only while there is a blur`() {
    let view = effectView()
    #expect(
      view.subviews.map { "\(type(of: $0))" } == [
        "_UIVisualEffectBackdropView", "_UIVisualEffectContentView",
      ])
    view.effect = nil
    #expect(view.subviews == [view.contentView])
    #expect(picture()[40][39] == Pixel.red)
    view.effect = UIBlurEffect(style: .dark)
    #expect(picture()[40][39] != Pixel.red)
  }

  @Test func `an effect comes by and by in an animation`() throws {
    let view = UIVisualEffectView(effect: nil)
    view.frame = root.bounds
    root.addSubview(view)
    let host = RenderHost(size: root.bounds.size)
    host.host(root)
    defer { host.tearDown() }
    try host.settle()
    host.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          view.effect = UIBlurEffect(style: .extraLight)
        })
    }
    let levels = try [0, 0.25, 0.5, 1.1].map { time -> UInt32 in
      try host.advance(to: time)
      return UIImage(cgImage: try host.render(scale: 1)).rgbaRows[40][3].green
    }
    #expect(levels[0] == 0)
    #expect(levels == levels.sorted() && Set(levels).count == 4, "\(levels)")
  }

  @Test func `an animator shows a part of a blur`() throws {
    let view = effectView()
    view.effect = nil
    let host = RenderHost(size: root.bounds.size)
    host.host(root)
    defer { host.tearDown() }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      view.effect = UIBlurEffect(style: .extraLight)
    }
    animator.fractionComplete = 0.3
    try host.advance(to: 0)
    let part = UIImage(cgImage: try host.render(scale: 1)).rgbaRows[40][3].green
    animator.fractionComplete = 0.9
    let most = UIImage(cgImage: try host.render(scale: 1)).rgbaRows[40][3].green
    animator.stopAnimation(true)
    #expect(part > 0 && most > part)
  }

  @Test func `a bar blurs what is scrolled below it`() throws {
    let scroller = UIScrollView(frame: root.bounds)
    scroller.contentSize = CGSize(width: 80, height: 400)
    let stripe = UIView(frame: CGRect(x: 0, y: 100, width: 80, height: 10))
    stripe.backgroundColor = .blue
    scroller.addSubview(stripe)
    root.addSubview(scroller)
    _ = effectView(.systemChromeMaterial, CGRect(x: 0, y: 0, width: 80, height: 30))
    let before = picture()[10][60]
    scroller.contentOffset.y = 95
    let after = picture()[10][60]
    #expect(after != before && after.red < before.red)
  }

  @Test func `a button has an effect behind its configuration's background`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    var configuration = UIButton.Configuration.plain()
    configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
    configuration.background.backgroundColor = .clear
    configuration.background.cornerRadius = 9
    configuration.cornerStyle = .fixed
    button.configuration = configuration
    button.layoutIfNeeded()
    let effect = button.subviews.first as? UIVisualEffectView
    #expect(effect?.frame == button.bounds)
    #expect(effect?.layer.cornerRadius == 9)
    configuration.background.visualEffect = nil
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(effect?.superview == nil)
    configuration.background.visualEffect = UIBlurEffect(style: .systemMaterial)
    button.configuration = configuration
    button.layoutIfNeeded()
    #expect(button.subviews.first is UIVisualEffectView)
    button.configuration = nil
    button.layoutIfNeeded()
    #expect(!button.subviews.contains { $0 is UIVisualEffectView })
  }
}

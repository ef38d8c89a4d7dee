import Testing
import UIKit

extension UInt32 {
  /// Channels of a pixel, 0xRRGGBBAA.
  fileprivate var red: UInt32 { self >> 24 }
  fileprivate var green: UInt32 { self >> 16 & 255 }
  fileprivate var blue: UInt32 { self >> 8 & 255 }
  fileprivate var alpha: UInt32 { self & 255 }
}

/// Effects on what lies behind, as a screen shows them.
@MainActor @Suite struct BackdropTests {
  private let root: UIView = {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    root.backgroundColor = .white
    let half = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 80))
    half.backgroundColor = .red
    root.addSubview(half)
    return root
  }()

  private func effectView(
    _ style: UIBlurEffect.Style = .light,
    _ frame: CGRect = CGRect(x: 0, y: 20, width: 80, height: 40)
  ) -> UIVisualEffectView {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: style))
    view.frame = frame
    root.addSubview(view)
    return view
  }

  private func picture(
    _ draw: (UIView, CGContext) -> Void = { view, _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  ) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
      draw(root, $0.cgContext)
    }.rgbaRows
  }

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

  @Test(arguments: [
    UIBlurEffect.Style.systemUltraThinMaterial, .systemThinMaterial, .systemMaterial,
    .systemThickMaterial, .systemChromeMaterial, .regular, .prominent,
  ])
  func `materials are light in light appearance and dark in dark`(style: UIBlurEffect.Style) {
    _ = effectView(style)
    let window = UIWindow(frame: root.bounds)
    window.isHidden = false
    window.addSubview(root)
    let light = picture()[40][40]
    window.overrideUserInterfaceStyle = .dark
    let dark = picture()[40][40]
    #expect(Int(light.green) > Int(dark.green) + 40)
    root.removeFromSuperview()
  }

  @Test func `thicker materials show less of what lies behind`() {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
      .systemThickMaterialDark,
    ]
    let levels = styles.map { style in
      let view = effectView(style)
      defer { view.removeFromSuperview() }
      return picture()[40][77].green
    }
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 4)
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

  @Test func `vibrant content takes its colours from behind`() {
    let blur = UIBlurEffect(style: .systemThinMaterialDark)
    let view = effectView(.systemThinMaterialDark)
    let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    vibrant.frame = view.bounds
    view.contentView.addSubview(vibrant)
    let block = UIView(frame: CGRect(x: 5, y: 5, width: 70, height: 10))
    block.backgroundColor = .green
    vibrant.contentView.addSubview(block)
    let rows = picture()
    let (left, right, beside) = (rows[30][7], rows[30][72], rows[45][7])
    #expect(left.red > 200 && left.green > 190, "light over a dark blur")
    #expect(left != right)
    #expect(Int(beside.red) < Int(left.red) - 60)
    var off: [[UInt32]] = []
    let notes = FidelityLedger.collecting { off = picture { $0.layer.render(in: $1) } }
    #expect(off[30][7] == Pixel.green)
    #expect(notes.map(\.feature) == [.visualEffect, .contentColor])
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

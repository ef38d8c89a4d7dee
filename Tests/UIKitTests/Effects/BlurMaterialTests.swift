import Testing
import UIKit

/// Effects on what lies behind, as a screen shows them.
@MainActor @Suite struct BlurMaterialTests: DrawsEffects {
  let root = UIView.redAndWhite()

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
}

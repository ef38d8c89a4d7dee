internal import QuartzCore

/// Translucent glass, behind which things are blurred.
///
/// Differs: content over a material is not vibrant. Where a picture has no blur, as layers drawn
/// without a window, it is the material's translucent colour.
public struct Material: ShapeStyle {
  /// The style is its own resolved form.
  public typealias Resolved = Never

  enum Thickness { case ultraThin, thin, regular, thick, ultraThick, bar }

  let thickness: Thickness

  /// The material that lets most through.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// The material that lets more through than the regular one.
  public static let thin = Material(thickness: .thin)
  /// The usual material, between the thin and the thick one.
  public static let regular = Material(thickness: .regular)
  /// The material that lets less through than the regular one.
  public static let thick = Material(thickness: .thick)
  /// The material that lets least through. Differs: it is drawn as `thick`.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of bars, that of UIKit's chrome.
  public static let bar = Material(thickness: .bar)

  /// The material in the environment's appearance; levels have no effect.
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let style: UIBlurEffect.Style =
      switch thickness {
      case .ultraThin: .systemUltraThinMaterial
      case .thin: .systemThinMaterial
      case .regular: .systemMaterial
      case .thick, .ultraThick: .systemThickMaterial
      case .bar: .systemChromeMaterial
      }
    return .material(
      _MaterialPaint(
        effect: BlurMaterial.effect(style, isDark: environment.colorScheme == .dark)))
  }
}

extension ShapeStyle where Self == Material {
  /// The material that lets most through, as a style.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// The material that lets more through than the regular one, as a style.
  public static var thinMaterial: Material { .thin }
  /// The usual material, as a style.
  public static var regularMaterial: Material { .regular }
  /// The material that lets less through than the regular one, as a style.
  public static var thickMaterial: Material { .thick }
  /// The material that lets least through, as a style; it is drawn as the thick one.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars, as a style.
  public static var bar: Material { .bar }
}

/// What a material does to what lies below.
public struct _MaterialPaint {
  let effect: BackdropEffect
  var opacity: Double = 1

  /// The material's own colour, for where the backdrop is not blurred.
  var standIn: CGColor {
    let alpha = effect.tintAlpha
    func level(_ added: Double) -> CGFloat { alpha > 0 ? min(added / alpha, 1) : 0 }
    return CGColor(
      srgbRed: level(effect.red), green: level(effect.green), blue: level(effect.blue),
      alpha: alpha * opacity)
  }

  @MainActor func setUp(_ layer: BackdropLayer) {
    if layer.effect != effect { layer.effect = effect }
    if Double(layer.amount) != opacity { layer.amount = CGFloat(opacity) }
    layer.standIn = standIn
  }
}

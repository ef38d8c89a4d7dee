/// The numbers of the blur effects.
///
/// Sources. `light`, `extraLight` and `dark`: the radius, the saturation of 1.8 and the tints of
/// the category on UIImage that Apple published as sample code with the first such blurs (WWDC
/// 2013, “UIImage+ImageEffects”). The system's materials: the fills of Apple's design templates
/// for iOS, as designers copy them into style sheets: a grey of some opacity, in light ones
/// brightened by a “color dodge”, over a blur of 25 points; a dodge by a constant is a
/// multiplication, and the two fills are one gain and one colour to add. An approximation: iOS maps
/// luminance along a curve, which has no published figures; the templates' dark overlays, which
/// change little, are left out; the bars' own material, and `regular`, `prominent` and `extraDark`,
/// lie where pictures of iOS show them.
package enum BlurMaterial {
  /// The blur radius in points.
  private static let systemRadius = 25.0
  private static let saturation = 1.8

  /// A grey over the content behind, after which all of it is multiplied.
  private static func tint(
    _ level: Double, _ alpha: Double, radius: Double = systemRadius, dodge: Double = 0
  ) -> BackdropEffect {
    let scale = 1 / (1 - dodge)
    let added = level * alpha * scale
    return BackdropEffect(
      radius: radius, saturation: saturation, gain: (1 - alpha) * scale, red: added,
      green: added, blue: added, tintAlpha: alpha)
  }

  /// The effect of a style in one appearance of the system.
  package static func effect(_ style: UIBlurEffect.Style, isDark: Bool) -> BackdropEffect {
    switch style {
    case .extraLight: tint(0.97, 0.82, radius: 20)
    case .light: tint(1, 0.3, radius: 30)
    case .dark: tint(0.11, 0.73, radius: 20)
    case .extraDark: tint(0.06, 0.85, radius: 20)
    case .regular: isDark ? tint(0.11, 0.73, radius: 20) : tint(1, 0.3, radius: 30)
    case .prominent: isDark ? tint(0.11, 0.73, radius: 20) : tint(0.97, 0.82, radius: 20)
    case .systemUltraThinMaterial: isDark ? dark(0.55) : ultraThinLight
    case .systemThinMaterial: isDark ? dark(0.7) : thinLight
    case .systemMaterial: isDark ? dark(0.82) : regularLight
    case .systemThickMaterial: isDark ? dark(0.9) : thickLight
    case .systemChromeMaterial: isDark ? chromeDark : chromeLight
    case .systemUltraThinMaterialLight: ultraThinLight
    case .systemThinMaterialLight: thinLight
    case .systemMaterialLight: regularLight
    case .systemThickMaterialLight: thickLight
    case .systemChromeMaterialLight: chromeLight
    case .systemUltraThinMaterialDark: dark(0.55)
    case .systemThinMaterialDark: dark(0.7)
    case .systemMaterialDark: dark(0.82)
    case .systemThickMaterialDark: dark(0.9)
    case .systemChromeMaterialDark: chromeDark
    }
  }

  private static var ultraThinLight: BackdropEffect { tint(191 / 255, 0.44, dodge: 52 / 255) }
  private static var thinLight: BackdropEffect { tint(166 / 255, 0.7, dodge: 61 / 255) }
  private static var regularLight: BackdropEffect { tint(179 / 255, 0.82, dodge: 67 / 255) }
  private static var thickLight: BackdropEffect { tint(153 / 255, 0.97, dodge: 95 / 255) }
  private static var chromeLight: BackdropEffect { tint(249 / 255, 0.8) }
  private static var chromeDark: BackdropEffect { tint(29 / 255, 0.8) }
  private static func dark(_ alpha: Double) -> BackdropEffect { tint(37 / 255, alpha) }

  /// Whether content over a style is light.
  static func isDark(_ style: UIBlurEffect.Style, isDark: Bool) -> Bool {
    switch style {
    case .extraLight, .systemUltraThinMaterialLight, .systemThinMaterialLight,
      .systemMaterialLight, .systemThickMaterialLight, .systemChromeMaterialLight:
      false
    // Content over the first light blur was white.
    case .light, .dark, .extraDark, .systemUltraThinMaterialDark, .systemThinMaterialDark,
      .systemMaterialDark, .systemThickMaterialDark, .systemChromeMaterialDark:
      true
    default: isDark
    }
  }

  /// The colours of vibrant content. Shares of white or black, an approximation of how far labels
  /// and fills of iOS differ from what they lie on: Apple publishes no figures.
  static func vibrancy(
    _ style: UIVibrancyEffectStyle, over blur: UIBlurEffect.Style, isDark: Bool
  ) -> BackdropEffect {
    let share: Double =
      switch style {
      case .label: 0.85
      case .secondaryLabel: 0.55
      case .tertiaryLabel: 0.35
      case .quaternaryLabel: 0.2
      case .fill: 0.25
      case .secondaryFill: 0.18
      case .tertiaryFill: 0.12
      case .separator: 0.2
      }
    let added = Self.isDark(blur, isDark: isDark) ? share : 0
    return BackdropEffect(
      radius: 0, saturation: 1.5, gain: 1 - share, red: added, green: added, blue: added,
      tintAlpha: share)
  }
}

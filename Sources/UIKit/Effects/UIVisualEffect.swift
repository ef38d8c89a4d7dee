/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  /// Returns the effect itself. Differs: a copy of glass shares later changes with it.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A blur: the content behind is blurred, made more colourful and tinted, in one of the materials
/// that `BlurMaterial` lists with the sources of their numbers.
///
/// It is visible where a screen is drawn: by `drawHierarchy(in:afterScreenUpdates:)`, in pictures
/// with `drawHierarchyInKeyWindow: true` and in those of a motion. `layer.render(in:)` draws none
/// of it, like Apple's. Not drawn there: blur and tint (`FidelityFeature.visualEffect`).
open class UIBlurEffect: UIVisualEffect {
  /// The materials of blurs. Raw values are Apple's.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case extraDark = 3
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// A blur of a material or a style; the adaptive ones follow light and dark appearance.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return MainActor.assumeIsolated { style == other.style && type(of: self) == type(of: other) }
  }
}

/// Content that takes its colours from the blur behind it: where content is opaque, the background
/// is darker over light blurs and lighter over dark ones, by `BlurMaterial`'s shares.
///
/// Not drawn by `layer.render(in:)`, where content keeps its own colours
/// (`FidelityFeature.contentColor`).
open class UIVibrancyEffect: UIVisualEffect {
  let blurStyle: UIBlurEffect.Style
  let style: UIVibrancyEffectStyle

  /// A vibrancy for content of the style `label`.
  public init(blurEffect: UIBlurEffect) {
    blurStyle = blurEffect.style
    style = .label
    super.init()
  }

  /// A vibrancy for content over a blur, in the strength that a kind of text or fill has.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    blurStyle = blurEffect.style
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIVibrancyEffect else { return false }
    return MainActor.assumeIsolated { style == other.style && blurStyle == other.blurStyle }
  }
}

/// The kinds of content that vibrancy is for. Raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label = 0
  case secondaryLabel = 1
  case tertiaryLabel = 2
  case quaternaryLabel = 3
  case fill = 4
  case secondaryFill = 5
  case tertiaryFill = 6
  case separator = 7
}

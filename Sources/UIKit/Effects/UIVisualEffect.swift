/// The effect of a visual effect view on the content behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, NSCopying {
  public override init() {
    super.init()
  }

  /// Returns the effect itself, which never changes; glass, which does, returns a copy.
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
    /// A tint that is lighter than the content behind.
    case extraLight = 0
    /// A faint light tint.
    case light = 1
    /// A dark tint.
    case dark = 2
    /// A tint that is darker than ``dark``.
    case extraDark = 3
    /// The style `light` in light appearance, and `dark` in dark.
    case regular = 4
    /// The style `extraLight` in light appearance, and `dark` in dark.
    case prominent = 5
    /// The thinnest material; it is light or dark with the appearance, as the next four are.
    case systemUltraThinMaterial = 6
    /// A material between the thinnest and the usual one.
    case systemThinMaterial = 7
    /// The usual material.
    case systemMaterial = 8
    /// A material through which little is seen.
    case systemThickMaterial = 9
    /// The material of the system's bars.
    case systemChromeMaterial = 10
    /// ``systemUltraThinMaterial`` in light appearance.
    case systemUltraThinMaterialLight = 11
    /// ``systemThinMaterial`` in light appearance.
    case systemThinMaterialLight = 12
    /// ``systemMaterial`` in light appearance.
    case systemMaterialLight = 13
    /// ``systemThickMaterial`` in light appearance.
    case systemThickMaterialLight = 14
    /// ``systemChromeMaterial`` in light appearance.
    case systemChromeMaterialLight = 15
    /// ``systemUltraThinMaterial`` in dark appearance.
    case systemUltraThinMaterialDark = 16
    /// ``systemThinMaterial`` in dark appearance.
    case systemThinMaterialDark = 17
    /// ``systemMaterial`` in dark appearance.
    case systemMaterialDark = 18
    /// ``systemThickMaterial`` in dark appearance.
    case systemThickMaterialDark = 19
    /// ``systemChromeMaterial`` in dark appearance.
    case systemChromeMaterialDark = 20
  }

  let style: Style

  /// The lightest material.
  public override convenience init() { self.init(style: .extraLight) }

  /// A blur of a material or a style; the adaptive ones follow light and dark appearance.
  public init(style: UIBlurEffect.Style) {
    self.style = style
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBlurEffect else { return false }
    return MainActor.unchecked { style == other.style && type(of: self) == type(of: other) }
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

  /// Vibrancy above the lightest material.
  public override convenience init() { self.init(blurEffect: UIBlurEffect()) }

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
    return MainActor.unchecked { style == other.style && blurStyle == other.blurStyle }
  }
}

/// The kinds of content that vibrancy is for. Raw values are Apple's.
public enum UIVibrancyEffectStyle: Int, Sendable {
  /// Primary text.
  case label = 0
  /// Secondary text.
  case secondaryLabel = 1
  /// Tertiary text.
  case tertiaryLabel = 2
  /// Quaternary text, the faintest.
  case quaternaryLabel = 3
  /// The fill of small shapes.
  case fill = 4
  /// The fill of shapes of a middle size.
  case secondaryFill = 5
  /// The fill of large shapes.
  case tertiaryFill = 6
  /// Lines between contents.
  case separator = 7
}

/// Glass that blurs the content behind a little and tints it.
///
/// An approximation, which is noted (`FidelityFeature.visualEffect`): the thinnest material's blur,
/// half as wide in `.clear`, in the tint. Not drawn: the refraction and the light at the edges, and
/// the way in which adjacent glass melts together. It is visible where blurs are; see
/// `UIBlurEffect`. Shapes come from the effect view's corners; without any they are a capsule's.
open class UIGlassEffect: UIVisualEffect {
  /// The kinds of glass.
  public enum Style: Int, Sendable {
    /// The usual glass.
    case regular = 0
    /// Glass that lets more be seen: its blur is half as wide.
    case clear = 1
  }

  let style: Style
  /// Whether the glass reacts to touches; at rest it looks the same.
  open var isInteractive = false
  /// The colour that the glass takes a part of.
  open var tintColor: UIColor?

  /// Glass of a kind, without a tint.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public convenience override init() {
    self.init(style: .regular)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassEffect else { return false }
    return MainActor.unchecked {
      style == other.style && isInteractive == other.isInteractive && tintColor == other.tintColor
    }
  }

  /// A copy, whose changes do not affect this effect.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked { duplicate() }
  }

  private func duplicate() -> UIGlassEffect {
    let copy = UIGlassEffect(style: style)
    (copy.isInteractive, copy.tintColor) = (isInteractive, tintColor)
    return copy
  }

  /// The share of the tint in the glass, estimated from pictures.
  private static let tintShare = 0.6

  func effect(in traits: UITraitCollection) -> BackdropEffect {
    var effect = BlurMaterial.effect(
      .systemUltraThinMaterial, isDark: traits.userInterfaceStyle == .dark)
    if style == .clear { effect.radius /= 2 }
    guard let tint = tintColor?.resolvedColor(with: traits).cgColor.rgba else { return effect }
    let share = Self.tintShare * tint.alpha
    effect.gain *= 1 - share
    effect.red = effect.red * (1 - share) + tint.red * share
    effect.green = effect.green * (1 - share) + tint.green * share
    effect.blue = effect.blue * (1 - share) + tint.blue * share
    effect.tintAlpha += (1 - effect.tintAlpha) * share
    return effect
  }
}

/// Holds effect views of glass.
///
/// Not drawn: how glass closer than `spacing` melts together (`FidelityFeature.visualEffect`).
open class UIGlassContainerEffect: UIVisualEffect {
  /// The distance in points within which shapes begin to melt together.
  open var spacing: CGFloat = 0

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIGlassContainerEffect else { return false }
    return MainActor.unchecked { spacing == other.spacing }
  }

  /// A copy, whose changes do not affect this effect.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked { duplicate() }
  }

  private func duplicate() -> UIGlassContainerEffect {
    let copy = UIGlassContainerEffect()
    copy.spacing = spacing
    return copy
  }
}

internal import Synchronization

extension UIColor {
  /// The tint of the view that draws the colour: its `tintColor`, and the system's blue elsewhere.
  public class var tintColor: UIColor { tintSource }

  private static let tintSource: UIColor = {
    TintColorUse.begin()
    return UIColor(source: .tint)
  }()

  /// The tint that traits carry, resolved.
  static func tint(of traits: UITraitCollection) -> UIColor {
    let tint = traits.values.tint.color ?? .systemBlue
    // A view whose tint is this colour has no other tint to ask for.
    return (tint.asksForTint ? .systemBlue : tint).resolvedColor(with: traits)
  }

  /// Whether the colour is, or is made of, `tintColor`. The results of providers are not examined.
  var asksForTint: Bool {
    switch source {
    case .tint: true
    case .translucent(let base, _): base.asksForTint
    case .fixed, .system, .dynamic, .catalog: false
    }
  }

  /// How much a colour stands out among others of its kind.
  public enum Prominence: Int, Sendable {
    /// The colour itself.
    case primary = 0
    /// The colour at six tenths of its opacity.
    case secondary = 1
    /// The colour at three tenths of its opacity.
    case tertiary = 2
    /// The colour at 0.18 of its opacity.
    case quaternary = 3

    /// The opacities of the label colours, secondary to quaternary, in light appearance. Apple
    /// publishes no figures for other colours.
    fileprivate var alpha: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The colour at a lower prominence. A dynamic colour stays dynamic.
  public func withProminence(_ prominence: UIColor.Prominence) -> UIColor {
    guard prominence != .primary else { return self }
    if self === UIColor.label {
      switch prominence {
      case .secondary: return .secondaryLabel
      case .tertiary: return .tertiaryLabel
      default: return .quaternaryLabel
      }
    }
    return UIColor { traits in
      let color = self.resolvedColor(with: traits).cgColor
      return UIColor(cgColor: color.copy(alpha: color.alpha * prominence.alpha) ?? color)
    }
  }

  /// The colour as a Core Image colour in sRGB.
  public var ciColor: CIColor { CIColor(cgColor: cgColor) }
}

/// Whether any view's colour may follow its tint; if not, a new tint redraws no view.
enum TintColorUse {
  private static let begun = Atomic(false)

  static var hasBegun: Bool { begun.load(ordering: .relaxed) }

  static func begin() { begun.store(true, ordering: .relaxed) }
}

extension UIView {
  /// Makes the traits carry the view's tint.
  func carryTint() {
    guard resolvedTraits.values.tint.color !== carriedTint else { return }
    if let parent, parent.resolvedTraits.values.tint.color === carriedTint,
      parent.resolvedTraits == resolvedTraits
    {
      resolvedTraits = parent.resolvedTraits
    } else {
      resolvedTraits = tinted(resolvedTraits)
    }
    guard TintColorUse.hasBegun else { return }
    if plainBackground.color?.asksForTint == true { applyBackground() }
    markForDisplay(nil)
  }

  /// The traits with the view's tint.
  func tinted(_ traits: UITraitCollection) -> UITraitCollection {
    guard traits.values.tint.color !== carriedTint else { return traits }
    var values = traits.values
    values.tint = TintTrait(color: carriedTint)
    return UITraitCollection(values: values)
  }

  /// The tint that traits carry; nil for the system's blue, which they need not carry.
  private var carriedTint: UIColor? {
    resolvedTintColor === UIColor.systemBlue ? nil : resolvedTintColor
  }
}

/// Told that one of its appearance objects looks different.
@MainActor
protocol AppearanceObserving: AnyObject {
  func appearanceDidChange()
}

/// An appearance object, which reports changes to the bar or item that has it.
@MainActor
protocol ObservedAppearance: AppearanceObserving {
  var observer: (any AppearanceObserving)? { get set }
}

extension ObservedAppearance {
  func appearanceDidChange() { observer?.appearanceDidChange() }

  /// The object, which from now on reports changes to `observer`.
  func observed(by observer: any AppearanceObserving) -> Self {
    self.observer = observer
    return self
  }
}

/// What a bar's background shows, computed from appearance objects or a bar's own properties.
@MainActor
struct BarLook {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor? = .barHairline
  var shadowImage: UIImage?

  /// A look without background and line.
  static var transparent: BarLook { BarLook(shadowColor: nil) }

  /// The look of the system's translucent bars over content.
  static var standard: BarLook { BarLook(effect: UIBlurEffect(style: .systemChromeMaterial)) }
}

extension BarLook {
  /// The properties that a bar had before there were appearance objects.
  struct Properties {
    var image: UIImage?
    var shadowImage: UIImage?
    var tintColor: UIColor?
    var isTranslucent: Bool
    var style: UIBarStyle
    /// Whether the bar has a background colour as every view may have.
    var hasBackground: Bool
  }

  /// - Parameter isAtEdge: Whether content is scrolled to its end at the bar.
  init(_ bar: Properties, isAtEdge: Bool) {
    self.init()
    image = bar.image
    shadowImage = bar.shadowImage
    if image != nil { return }
    if let tintColor = bar.tintColor {
      color = tintColor
    } else if !bar.isTranslucent {
      color = bar.style.shade(.systemBackground)
    } else if isAtEdge {
      self = .transparent
    } else if bar.style == .black {
      color = .black
    } else if !bar.hasBackground {
      effect = BarLook.standard.effect
    }
  }
}

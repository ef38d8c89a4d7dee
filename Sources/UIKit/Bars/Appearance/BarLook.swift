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

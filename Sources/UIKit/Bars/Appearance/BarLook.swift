/// Told that one of its appearance objects looks otherwise.
@MainActor
protocol AppearanceObserving: AnyObject {
  func appearanceDidChange()
}

/// An appearance object, which hands changes on to what has it.
@MainActor
protocol ObservedAppearance: AppearanceObserving {
  var observer: (any AppearanceObserving)? { get set }
}

extension ObservedAppearance {
  func appearanceDidChange() { observer?.appearanceDidChange() }

  /// The object, whose changes are told to `observer` from now on.
  func observed(by observer: any AppearanceObserving) -> Self {
    self.observer = observer
    return self
  }
}

/// What a bar's background shows, worked out of appearance objects or a bar's own properties.
@MainActor
struct BarLook {
  var effect: UIBlurEffect?
  var color: UIColor?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var shadowColor: UIColor? = .barHairline
  var shadowImage: UIImage?

  /// Neither background nor line.
  static var transparent: BarLook { BarLook(shadowColor: nil) }

  /// What translucent bars of the system have over content.
  static var standard: BarLook { BarLook(effect: UIBlurEffect(style: .systemChromeMaterial)) }
}

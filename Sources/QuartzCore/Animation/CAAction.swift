/// What a layer does when one of its properties changes.
public protocol CAAction {
  /// - Parameters:
  ///   - event: The property's key.
  ///   - anObject: The layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Does nothing, and ends the search for an action.
extension NSNull: CAAction {
  /// Does nothing: the change has no action.
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// Hears when an animation begins and ends on the virtual clock.
public protocol CAAnimationDelegate {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)

  /// - Parameter flag: Whether the animation came to its end; false where it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

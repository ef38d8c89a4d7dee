extension UIViewController {
  /// Replaces one child's view by another's, with an animation.
  ///
  /// Both are children of this controller. `options` that name a transition, and `animations`, run
  /// as those of `UIView.transition(from:to:duration:options:completion:)` do.
  ///
  /// - Raises: If one is not a child of this controller, as on iOS; then the call has no effect.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    guard fromViewController.parent === self, toViewController.parent === self else {
      return UIKitException.raise(
        "Children view controllers \(fromViewController) and \(toViewController) must have a "
          + "common parent view controller when calling "
          + "transition(from:to:duration:options:animations:completion:)")
    }
    guard let old = fromViewController.viewIfLoaded, let room = old.superview,
      let new = toViewController.view
    else {
      animations?()
      completion?(true)
      return
    }
    let isAnimated = duration > 0
    fromViewController.beginAppearanceTransition(false, animated: isAnimated)
    toViewController.beginAppearanceTransition(true, animated: isAnimated)
    let finish: (Bool) -> Void = { finished in
      old.removeFromSuperview()
      fromViewController.endAppearanceTransition()
      toViewController.endAppearanceTransition()
      completion?(finished)
    }
    let names: UIView.AnimationOptions = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    guard options.intersection(names).isEmpty else {
      UIView.transition(
        with: room, duration: duration, options: options,
        animations: {
          old.isHidden = true
          room.insertSubview(new, aboveSubview: old)
          animations?()
        },
        completion: { finished in
          old.isHidden = false
          finish(finished)
        })
      return
    }
    room.insertSubview(new, aboveSubview: old)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: { animations?() },
      completion: finish)
  }
}

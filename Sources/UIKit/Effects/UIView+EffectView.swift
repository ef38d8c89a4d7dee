extension UIView {
  /// Keeps a view with an effect, behind the view's content, as long as there is an effect.
  ///
  /// - Returns: The view that is kept.
  @discardableResult final func keep(
    _ kept: inout UIVisualEffectView?, for effect: UIVisualEffect?
  ) -> UIVisualEffectView? {
    guard let effect else {
      kept?.removeFromSuperview()
      kept = nil
      return nil
    }
    let view = kept ?? UIVisualEffectView(effect: effect)
    if view.effect !== effect { view.effect = effect }
    if view.superview == nil { insertSubview(view, at: 0) }
    kept = view
    return view
  }
}

extension UIViewController {
  func makeView() {
    guard loadedView == nil else { return }
    loadView()
    // iOS raises an exception if `loadView()` did not set a view.
    if loadedView == nil { setView(UIView(frame: UIScreen.main.bounds)) }
    viewDidLoad()
  }

  func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    loadedView?.controller = nil
    loadedView = view
    guard let view else { return }
    view.controller = self
    view.setNeedsLayout()
    if view.superview == nil { view.inheritedTraits = container?.resolvedTraits ?? inheritedTraits }
    view.updateTraits()
  }

  /// The system's minimum margins if the view respects them; else nil.
  var effectiveMinimumMargins: NSDirectionalEdgeInsets? {
    viewRespectsSystemMinimumLayoutMargins ? systemMinimumLayoutMargins : nil
  }
}

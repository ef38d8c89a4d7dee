import UIKit

/// What tests of constraints share.
@MainActor protocol AddsViews {
  var root: UIView { get }
}

extension AddsViews {
  /// The view, which constraints alone place, after it was added to `parent` or the root.
  func added(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? root).addSubview(view)
    return view
  }
}

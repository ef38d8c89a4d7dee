import UIKit

/// Three views by their names, in a root of 300 by 200 points.
@MainActor struct FormattedViews {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  let views: [String: UIView] = [
    "a": SizedView(20, 10), "b": SizedView(30, 10), "c": SizedView(5, 5),
  ]

  init() {
    for name in ["a", "b", "c"] { root.addSubview(views[name]!) }
  }
}

/// What tests of visual formats share.
@MainActor protocol LaysOutFormats {
  var formatted: FormattedViews { get }
}

extension LaysOutFormats {
  var root: UIView { formatted.root }
  var views: [String: UIView] { formatted.views }

  func lay(
    _ formats: String..., options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views))
    }
    root.layoutIfNeeded()
  }
}

import UIKit

/// How often a control said that its value changed.
final class ChangeCount {
  var changes = 0
}

/// A suite whose controls are shown in a window of its own.
@MainActor protocol ShowsControls {
  var window: UIWindow { get }
}

extension ShowsControls {
  /// Puts a control into the window, laid out, and counts its changes from now on.
  func show(_ control: UIControl) -> ChangeCount {
    let count = ChangeCount()
    control.addAction(UIAction { _ in count.changes += 1 }, for: .valueChanged)
    window.addSubview(control)
    window.layoutIfNeeded()
    return count
  }
}

import UIKit

/// What tests of parts of bars share.
@MainActor protocol FindsParts {}

extension FindsParts {
  func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.filter { !$0.isHidden }.flatMap { child in
      ((child as? View).map { [$0] } ?? []) + all(type, in: child)
    }
  }
}

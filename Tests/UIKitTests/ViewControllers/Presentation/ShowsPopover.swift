import UIKit

/// A suite that presents a popover.
@MainActor protocol ShowsPopover {
  var window: UIWindow { get }
  var root: UIViewController { get }
  var content: UIViewController { get }
}

extension ShowsPopover {
  func present(_ arrow: UIPopoverArrowDirection = .any) {
    content.popoverPresentationController?.permittedArrowDirections = arrow
    root.present(content, animated: false)
    window.layoutIfNeeded()
  }
}

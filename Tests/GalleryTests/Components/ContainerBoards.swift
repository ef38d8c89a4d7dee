import UIKit

/// Screens that are columns beside each other, or that present another screen.
@MainActor
enum ContainerBoards {
  static func page(_ title: String, rows: Int, _ color: UIColor = .systemBackground)
    -> UIViewController
  {
    let controller = UIViewController()
    controller.title = title
    fill(controller, rows: rows, color)
    return controller
  }

  private static func fill(_ controller: UIViewController, rows: Int, _ color: UIColor) {
    controller.view.backgroundColor = color
    for row in 0..<rows {
      let line = UIView(
        frame: CGRect(x: 16, y: 80 + row * 24, width: 120 - row % 3 * 24, height: 8))
      line.backgroundColor = .systemGray3
      line.layer.cornerRadius = 4
      controller.view.addSubview(line)
    }
  }

  static func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.preferredDisplayMode = style == .tripleColumn ? .twoBesideSecondary : .oneBesideSecondary
    split.setViewController(page("Folders", rows: 4, .secondarySystemBackground), for: .primary)
    if style == .tripleColumn {
      split.setViewController(page("Notes", rows: 5), for: .supplementary)
    }
    split.setViewController(page("A note", rows: 6), for: .secondary)
    return split
  }

  /// A window whose screen presents what it is given. What is presented lies beside the screen's
  /// own view, so that only a window's picture has both.
  static func window(
    _ size: CGSize, presenting make: (UIViewController) -> UIViewController
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    let screen = PopoverScreen()
    fill(screen, rows: 6, .systemTeal)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    screen.present(make(screen), animated: false)
    return window
  }

  static func alert(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(
      title: "Delete the note?", message: "This cannot be undone.", preferredStyle: style)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    return alert
  }

  static func sheet() -> UIViewController {
    let sheet = page("Filter", rows: 3)
    sheet.sheetPresentationController?.detents = [.medium()]
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    return sheet
  }

  static func popover(from presenter: UIViewController) -> UIViewController {
    let content = page("Tip", rows: 0, .systemYellow)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 120, height: 60)
    let popover = content.popoverPresentationController
    popover?.sourceView = presenter.view
    popover?.sourceRect = CGRect(x: 150, y: 200, width: 20, height: 20)
    popover?.permittedArrowDirections = .down
    popover?.backgroundColor = .systemYellow
    popover?.delegate = presenter as? PopoverScreen
    return content
  }
}

/// A screen whose popovers stay popovers in a compact width.
private final class PopoverScreen: UIViewController, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

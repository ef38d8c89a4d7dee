import Testing
import UIKit

@MainActor @Suite struct UIPopoverPresentationControllerTests: ShowsPopover {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
  let root = UIViewController()
  let content = UIViewController()
  private let source = UIView(frame: CGRect(x: 400, y: 500, width: 40, height: 20))

  init() {
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(displayScale: 2),
    ])
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(source)
    window.layoutIfNeeded()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = source
  }

  @Test func `in compact width it is a sheet, unless the delegate says otherwise`() {
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(horizontalSizeClass: .compact),
    ])
    present()
    #expect(content.view.frame == CGRect(x: 0, y: 10, width: 820, height: 1170))
    root.dismiss(animated: false)
    window.layoutIfNeeded()
    let decider = Decider()
    content.popoverPresentationController?.delegate = decider
    content.popoverPresentationController?.sourceView = source
    present()
    #expect(decider.count == 1)
    #expect(content.view.frame == CGRect(x: 320, y: 520, width: 200, height: 113))
  }

  @Test func `an action sheet is a popover without the action that cancels`() {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Do", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.popoverPresentationController?.sourceView = source
    root.present(alert, animated: false)
    window.layoutIfNeeded()
    #expect(alert.view.frame.width == 304)
    #expect(alert.view.frame.minY == 520)
    #expect(alert.popoverPresentationController?.arrowDirection == .up)
    let plain = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    #expect(plain.popoverPresentationController == nil)
  }
}

private final class Decider: NSObject, UIPopoverPresentationControllerDelegate {
  var count = 0

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    count += 1
    return .none
  }
}

import UIKit

private final class Presenter: UIPresentationController {
  var log: OverrideLog?

  override func presentationTransitionWillBegin() { log?.add("will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.add("did end \(completed)") }
  override func dismissalTransitionWillBegin() { log?.add("dismissal begins") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.add("dismissal ended \(completed)")
  }
  override func containerViewWillLayoutSubviews() { log?.add("will layout") }
  override func containerViewDidLayoutSubviews() { log?.add("did layout") }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    log?.add("content \(container.preferredContentSize.width)")
  }
  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 10, y: 20, width: 30, height: 40)
  }
  override var shouldRemovePresentersView: Bool {
    log?.add("removes")
    return false
  }
}

private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: OverrideLog

  init(_ log: OverrideLog) { self.log = log }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presenter = Presenter(presentedViewController: presented, presenting: presenting)
    presenter.log = log
    return presenter
  }
}

extension OverrideTable {
  static func presentations() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIPresentationController.presentationTransitionWillBegin()",
        "UIPresentationController.presentationTransitionDidEnd(_:)",
        "UIPresentationController.dismissalTransitionWillBegin()",
        "UIPresentationController.dismissalTransitionDidEnd(_:)",
        "UIPresentationController.containerViewWillLayoutSubviews()",
        "UIPresentationController.containerViewDidLayoutSubviews()",
        "UIPresentationController.frameOfPresentedViewInContainerView",
        "UIPresentationController.shouldRemovePresentersView",
        "UIPresentationController.preferredContentSizeDidChange(forChildContentContainer:)",
        expecting: [
          "will begin", "did end true", "dismissal begins", "dismissal ended true", "removes",
          "will layout", "did layout", "content 5.0", "10 20 30 40",
        ]
      ) { log in
        let (base, shown) = (UIViewController(), UIViewController())
        let delegate = Delegate(log)
        shown.modalPresentationStyle = .custom
        shown.transitioningDelegate = delegate
        var frame = CGRect.zero
        try OverrideProbe.show(base) { host in
          host.perform { base.present(shown, animated: false) }
          try host.settle()
          frame = shown.view.frame
          shown.preferredContentSize = CGSize(width: 5, height: 5)
          host.perform { base.dismiss(animated: false) }
          try host.settle()
        }
        log.keep(
          "will begin", "did end true", "dismissal begins", "dismissal ended true", "removes",
          "will layout", "did layout", "content 5.0")
        log.add(frame.words)
      }
    ]
  }
}

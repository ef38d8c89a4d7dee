import UIKit

private final class Tabs: UITabBarController {
  var log: OverrideLog?

  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    log?.add("did select \(item.tag)")
  }
}

private final class Stack: UINavigationController {
  var log: OverrideLog?

  override func pushViewController(_ controller: UIViewController, animated: Bool) {
    log?.add("push")
    super.pushViewController(controller, animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    log?.add("pop")
    return super.popViewController(animated: animated)
  }
}

private final class Scroller: UIScrollView {
  var log: OverrideLog?

  override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    log?.add("inset \(Int(adjustedContentInset.top))")
  }
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}

extension OverrideTable {
  static func bars() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UINavigationController.pushViewController(_:animated:)", expecting: ["push", "2"]
      ) { log in
        let stack = Stack(rootViewController: UIViewController())
        stack.log = log
        stack.show(UIViewController(), sender: nil)
        log.add("\(stack.viewControllers.count)")
      },
      OverrideProbe(
        "UIScrollView.adjustedContentInsetDidChange()", expecting: ["inset 20"]
      ) { log in
        let scroller = Scroller(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        scroller.contentSize = CGSize(width: 100, height: 900)
        scroller.contentInsetAdjustmentBehavior = .always
        scroller.log = log
        try OverrideProbe.show(scroller) { _ in
          log.keep("inset 20")
          scroller.log = nil
        }
      },
    ]
  }
}

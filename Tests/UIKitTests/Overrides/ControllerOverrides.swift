import UIKit

private class Page: UIViewController {
  var log: OverrideLog?
  var name = ""

  convenience init(_ log: OverrideLog, _ name: String = "") {
    self.init()
    self.log = log
    self.name = name
  }

  fileprivate func write(_ call: String) { log?.add(name + call) }
}

private final class Living: Page {
  override func loadView() {
    write("load")
    view = UIView()
  }
  override func viewDidLoad() { write("did load") }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("will appear, \(view.superview == nil ? "out" : "in")")
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    write("is appearing")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    write("will layout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    write("did layout \(view.bounds.size.words)")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    write("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    write("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    write("did disappear")
  }
}

private final class Insets: Page {
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    write("safe area \(Int(view.safeAreaInsets.top))")
  }
  override func updateViewConstraints() {
    write("constraints")
    super.updateViewConstraints()
  }
}

private final class Turning: Page {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    write("to \(size.words)")
  }
  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    write("child of \(parentSize.words)")
    return CGSize(width: 50, height: 60)
  }
}

private final class ParentPage: Page {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    write("forwards")
    return false
  }
}

private final class Child: Page {
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    write("will move to \(parent == nil ? "none" : "parent")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    write("did move to \(parent == nil ? "none" : "parent")")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    write("will appear")
  }
}

private final class Barred: Page {
  override var preferredStatusBarStyle: UIStatusBarStyle {
    write("style")
    return .lightContent
  }
}

extension OverrideTable {
  static func controllers() -> [OverrideProbe] { controllerLayout() + controllerChildren() }

  private static func controllerLayout() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIViewController.loadView()", "UIViewController.viewDidLoad()",
        "UIViewController.viewWillAppear(_:)", "UIViewController.viewIsAppearing(_:)",
        "UIViewController.viewWillLayoutSubviews()", "UIViewController.viewDidLayoutSubviews()",
        "UIViewController.viewDidAppear(_:)", "UIViewController.viewWillDisappear(_:)",
        "UIViewController.viewDidDisappear(_:)",
        expecting: [
          "load", "did load", "will appear, out", "is appearing", "will layout",
          "did layout 200 300", "did appear", "will disappear", "did disappear",
        ]
      ) { log in
        try OverrideProbe.show(Living(log))
        log.unite()
      },
      OverrideProbe(
        "UIViewController.viewSafeAreaInsetsDidChange()",
        "UIViewController.updateViewConstraints()",
        expecting: ["safe area 20", "constraints"]
      ) { log in
        try OverrideProbe.show(Insets(log))
        log.keep("safe area 20", "constraints")
      },
      OverrideProbe(
        "UIViewController.viewWillTransition(to:with:)",
        "UIViewController.size(forChildContentContainer:withParentContainerSize:)",
        // Super asks for the sizes of the children and tells them.
        expecting: ["child of 120 80", "child to 50 60", "to 120 80"]
      ) { log in
        let (parent, child) = (Turning(log), Turning(log, "child "))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 120))
        window.rootViewController = parent
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        log.clear()
        window.resize(
          to: CGSize(width: 120, height: 80), traits: UITraitCollection(), safeAreaInsets: .zero)
        window.layoutIfNeeded()
        window.isHidden = true
      },
    ]
  }

  private static func controllerChildren() -> [OverrideProbe] {
    [
      OverrideProbe(
        "UIViewController.willMove(toParent:)", "UIViewController.didMove(toParent:)",
        expecting: [
          "will move to parent", "did move to parent", "will move to none", "did move to none",
        ]
      ) { log in
        let (parent, child) = (UIViewController(), Child(log))
        parent.addChild(child)
        child.didMove(toParent: parent)
        child.willMove(toParent: nil)
        child.removeFromParent()
      },
      OverrideProbe(
        "UIViewController.shouldAutomaticallyForwardAppearanceMethods", expecting: ["forwards"]
      ) { log in
        let (parent, child) = (ParentPage(log), Child(log, "child "))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        log.clear()
        try OverrideProbe.show(parent)
        log.unite()
      },
      OverrideProbe(
        "UIViewController.preferredStatusBarStyle", expecting: ["style", "light"]
      ) { log in
        let tabs = UITabBarController()
        tabs.viewControllers = [Barred(log)]
        let style = tabs.preferredStatusBarStyle
        log.unite()
        log.add(style == .lightContent ? "light" : "other")
      },
    ]
  }
}

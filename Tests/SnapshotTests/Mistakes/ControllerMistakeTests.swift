import Snapshot
import Testing
import UIKit

/// Each mistake of controllers beside the controller that does it right.
@MainActor @Suite struct ControllerMistakeTests {
  // MARK: Super

  final class Silent: UIViewController {
    override func viewWillAppear(_ animated: Bool) {}
    override func viewIsAppearing(_ animated: Bool) {}
    override func viewDidAppear(_ animated: Bool) {}
    override func viewWillDisappear(_ animated: Bool) {}
    override func viewDidDisappear(_ animated: Bool) {}
    override func updateViewConstraints() {}
  }

  final class Polite: UIViewController {
    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      view.layoutIfNeeded()
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    override func updateViewConstraints() { super.updateViewConstraints() }
  }

  @Test func `callbacks without super are named one by one`() throws {
    let methods = [
      "viewWillAppear(_:)", "viewIsAppearing(_:)", "updateViewConstraints()",
      "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ]
    let warnings = try Findings(controller: Silent()).warnings
    #expect(
      warnings.map { $0.components(separatedBy: " without").first }
        == methods.map { "Silent overrides \($0)" })
    #expect(
      warnings.first?.hasSuffix("Call super.viewWillAppear(animated) in the override.") == true)
    #expect(try Findings(controller: Polite()).warnings == [])
  }

  @Test func `constraints made in viewDidLayoutSubviews are the controller's mistake`() throws {
    final class Constraining: UIViewController {
      let part = UIView()
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addPlaced(part)
        part.heightAnchor.constraint(equalToConstant: 4).isActive = true
      }
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        part.widthAnchor.constraint(equalToConstant: view.bounds.width / 2).isActive = true
      }
    }
    let warnings = try Findings(controller: Constraining()).warnings
    #expect(
      warnings.contains {
        $0.hasPrefix("Constraining activates constraints in viewDidLayoutSubviews(), and")
      })
  }

  // MARK: The view in init

  class Early: UIViewController {
    init() {
      super.init(nibName: nil, bundle: nil)
      view.backgroundColor = .red
    }
    required init?(coder: NSCoder) { nil }
  }

  final class EarlyBelow: UIViewController {
    init(name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
      prepare()
    }
    required init?(coder: NSCoder) { nil }
    private func prepare() { loadViewIfNeeded() }
  }

  final class Inheriting: Early {}

  final class InTime: UIViewController {
    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .red
    }
  }

  private func message(_ name: String) -> String {
    "\(name) touches its view in init. The view is loaded before the controller is set up, and "
      + "viewDidLoad() runs inside init: move what needs the view to viewDidLoad()."
  }

  @Test func `a view that is touched in init is named`() throws {
    #expect(try Findings(controller: Early()).warnings == [message("Early")])
    #expect(
      try Findings(controller: EarlyBelow(name: "a")).warnings == [message("EarlyBelow")])
    #expect(try Findings(controller: Inheriting()).warnings == [message("Inheriting")])
    let made = Early()
    #expect(try Findings(controller: made).warnings == [message("Early")])
  }

  @Test func `a view that is touched after init is no mistake`() throws {
    #expect(try Findings(controller: InTime()).warnings == [])
    let controllers = (0..<3).map { _ in InTime() }
    for controller in controllers {
      controller.view.backgroundColor = .blue
      #expect(try Findings(controller: controller).warnings == [])
    }
    func made() -> InTime {
      let controller = InTime()
      controller.loadViewIfNeeded()
      return controller
    }
    #expect(try Findings(controller: made()).warnings == [])
  }

  // MARK: Containment

  /// Adds a child in a way of its own.
  final class Container: UIViewController {
    let child = UIViewController()
    let fill: (UIViewController, UIViewController) -> Void
    init(_ fill: @escaping (UIViewController, UIViewController) -> Void) {
      self.fill = fill
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      fill(self, child)
    }
  }

  private func warnings(
    _ fill: @escaping (UIViewController, UIViewController) -> Void
  ) throws -> [String] {
    try Findings(controller: Container(fill)).warnings
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `a child that is added and taken away by the book is silent`() throws {
    #expect(try warnings { add($1, to: $0) } == [])
    #expect(
      try warnings { parent, child in
        add(child, to: parent)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      } == [])
  }

  @Test func `addChild without didMove is named`() throws {
    let found = try warnings { parent, child in
      parent.addChild(child)
      parent.view.addSubview(child.view)
    }
    #expect(
      found == [
        "UIViewController (at Container.UIViewController) was added to Container by addChild(_:) "
          + "without didMove(toParent:). Call didMove(toParent:) after adding the view; an "
          + "override of it has to call super."
      ])
  }

  @Test func `a child's view without addChild is named`() throws {
    let found = try warnings { parent, child in parent.view.addSubview(child.view) }
    #expect(
      found == [
        "The view of UIViewController is in the view of Container, whose child it is not. "
          + "Call addChild(_:) before adding the view and didMove(toParent:) after; without them "
          + "its appearance callbacks, traits and safe area are not the container's."
      ])
  }

  @Test func `removeFromParent without willMove is named`() throws {
    let found = try warnings { parent, child in
      add(child, to: parent)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      found == [
        "UIViewController (at Container.UIViewController) left Container by removeFromParent() "
          + "without willMove(toParent: nil). Call willMove(toParent: nil), remove the view, then "
          + "call removeFromParent(); an override of willMove(toParent:) has to call super."
      ])
  }

  @Test func `the containers of UIKit are by the book`() throws {
    let navigation = UINavigationController(rootViewController: Polite())
    navigation.pushViewController(UIViewController(), animated: false)
    let tabs = UITabBarController()
    // Its blur would be missing from the picture.
    tabs.tabBar.isTranslucent = false
    tabs.viewControllers = [navigation, UIViewController()]
    #expect(try Findings(controller: tabs).warnings == [])
    #expect(
      try Findings(controller: {
        let pages = UIPageViewController(
          transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.setViewControllers([Polite()], direction: .forward, animated: false)
        return pages
      }()).warnings == [])
  }

  // MARK: Appearance

  @Test func `an appearance that begins and never ends is named`() throws {
    final class Forwarding: UIViewController {
      let child = UIViewController()
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        child.beginAppearanceTransition(true, animated: animated)
      }
    }
    let name = "UIViewController (at Forwarding.UIViewController)"
    #expect(
      try Findings(controller: Forwarding()).warnings == [
        "\(name) began an appearance transition that never ended. "
          + "Call endAppearanceTransition() for every beginAppearanceTransition(_:animated:).",
        "\(name) is off screen, but its viewWillDisappear was not called. Whoever began its "
          + "appearance by beginAppearanceTransition(_:animated:) has to end it, and to announce "
          + "the disappearance likewise.",
      ])
  }

  @Test func `a child that is never told of its appearance is named`() throws {
    final class Mute: UIViewController {
      let child = UIViewController()
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    let warnings = try Findings(controller: Mute()).warnings
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("is on screen, but its viewWillAppear was never") == true)
  }
}

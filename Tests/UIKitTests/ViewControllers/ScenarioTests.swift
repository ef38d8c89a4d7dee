import Testing
import UIKit

/// What a controller is told in the five stories of its life, with the argument of each call.
@MainActor
@Suite struct ScenarioTests {
  private final class Screen: UIViewController {
    let log: CallLog
    let name: String

    init(_ name: String, _ log: CallLog) {
      self.name = name
      self.log = log
      super.init(nibName: nil, bundle: nil)
      log.add("\(name).init")
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { log.add("\(name).deinit") }

    override func loadView() {
      super.loadView()
      log.add("\(name).loadView")
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.add("\(name).viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.add("\(name).viewWillAppear(\(animated))")
    }
    override func viewIsAppearing(_ animated: Bool) {
      super.viewIsAppearing(animated)
      log.add("\(name).viewIsAppearing(\(animated))")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log.add("\(name).viewWillLayoutSubviews")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log.add("\(name).viewDidLayoutSubviews")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.add("\(name).viewDidAppear(\(animated))")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      log.add("\(name).viewWillDisappear(\(animated))")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      log.add("\(name).viewDidDisappear(\(animated))")
    }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.add("\(name).viewWillTransition")
    }
    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      log.add("\(name).didReceiveMemoryWarning")
    }
  }

  private let log = CallLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  private func push(_ name: String) -> Screen {
    let screen = Screen(name, log)
    navigation.pushViewController(screen, animated: true)
    window.layoutIfNeeded()
    return screen
  }

  @Test func `1, the first push`() {
    let screen = push("B")
    #expect(
      log.take() == [
        "B.init", "B.loadView", "B.viewDidLoad", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
        "B.viewDidAppear(true)",
      ])
    #expect(navigation.topViewController === screen)
  }

  @Test func `2, the way back ends in deinit`() {
    _ = push("B")
    _ = log.take()
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(
      log.take() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "B.deinit"])
  }

  @Test func `3, on to another screen and back`() {
    let screen = push("B")
    _ = log.take()
    navigation.pushViewController(UIViewController(), animated: true)
    window.layoutIfNeeded()
    #expect(log.take() == ["B.viewWillDisappear(true)", "B.viewDidDisappear(true)"])
    navigation.popViewController(animated: true)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "B.viewDidAppear(true)",
      ])
    #expect(screen.view.window === window)
  }

  @Test func `4, a rotation`() {
    let screen = push("B")
    _ = log.take()
    window.resize(
      to: CGSize(width: 844, height: 390),
      traits: UITraitCollection(verticalSizeClass: .compact), safeAreaInsets: .zero)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "B.viewWillTransition", "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews",
      ])
    #expect(screen.view.bounds.width == 844)
  }

  @Test func `5, a modal presentation over the full screen`() {
    let screen = push("A")
    _ = log.take()
    do {
      let modal = Screen("B", log)
      modal.modalPresentationStyle = .fullScreen
      screen.present(modal, animated: true)
      window.layoutIfNeeded()
    }
    #expect(
      log.take() == [
        "B.init", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(true)",
        "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewWillLayoutSubviews",
        "B.viewDidLayoutSubviews", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
      ])
    screen.dismiss(animated: true)
    window.layoutIfNeeded()
    #expect(
      log.take() == [
        "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.deinit",
      ])
  }

  @Test func `a memory warning reaches the controller`() {
    let screen = Screen("B", log)
    _ = log.take()
    screen.didReceiveMemoryWarning()
    #expect(log.take() == ["B.didReceiveMemoryWarning"])
  }

  // MARK: Presentation styles

  /// What presenter and presented one are told, there and back, with `animated` in each call.
  private func story(of style: UIModalPresentationStyle) -> (there: [String], back: [String]) {
    let presenter = Screen("A", log)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    _ = log.take()
    let modal = Screen("B", log)
    modal.modalPresentationStyle = style
    presenter.present(modal, animated: false)
    window.layoutIfNeeded()
    let there = log.take()
    modal.dismiss(animated: false)
    window.layoutIfNeeded()
    return (there, log.take())
  }

  private static let arrival = [
    "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewWillLayoutSubviews",
    "B.viewDidLayoutSubviews", "B.viewDidAppear(false)",
  ]

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext])
  func `a style that removes the presenter's view tells the presenter`(
    style: UIModalPresentationStyle
  ) {
    let (there, back) = story(of: style)
    #expect(
      there == ["B.init", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear(false)"]
        + Self.arrival + ["A.viewDidDisappear(false)"])
    #expect(
      back == [
        "B.viewWillDisappear(false)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewWillLayoutSubviews", "A.viewDidLayoutSubviews", "B.viewDidDisappear(false)",
        "A.viewDidAppear(false)",
      ])
  }

  @Test(arguments: [
    UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .popover, .overFullScreen,
    .overCurrentContext, .custom,
  ])
  func `a style that keeps the presenter's view leaves the presenter alone`(
    style: UIModalPresentationStyle
  ) {
    let (there, back) = story(of: style)
    #expect(there == ["B.init", "B.loadView", "B.viewDidLoad"] + Self.arrival)
    #expect(back == ["B.viewWillDisappear(false)", "B.viewDidDisappear(false)"])
  }
}

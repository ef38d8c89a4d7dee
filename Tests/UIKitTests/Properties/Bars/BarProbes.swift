import UIKit

extension PropertyTable {
  /// A controller with a coloured view on a navigation stack.
  private static func page(_ title: String = "Page") -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = .orange
    let mark = Sample.block(.zero, .blue)
    mark.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(mark)
    let safe = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      mark.topAnchor.constraint(equalTo: safe.topAnchor),
      mark.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      mark.leftAnchor.constraint(equalTo: safe.leftAnchor),
      mark.widthAnchor.constraint(equalToConstant: 20),
    ])
    return controller
  }

  private static func barItem(
    _ make: () -> UIBarButtonItem = {
      UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    }
  ) -> Specimen<UIBarButtonItem> {
    let controller = page("")
    let item = make()
    let other = UIBarButtonItem(title: "i", style: .plain, target: nil, action: nil)
    controller.navigationItem.rightBarButtonItems = [item, other]
    return Specimen(item, showing: UINavigationController(rootViewController: controller))
  }

  static func barButtonItems() -> [PropertyProbe] {
    var family = PropertyFamily("UIBarButtonItem") { barItem() }
    family.probe("style", \.style, .done)
    family.probe(
      "possibleTitles", \.possibleTitles, ["other"],
      .listed(.hint, "Room for titles, which bars have not kept since iOS 7."))
    family.probe("width", \.width, 60)
    family.probe(
      "customView", \.customView, Sample.block(CGRect(x: 0, y: 0, width: 20, height: 20), .red))
    family.probe("tintColor", \.tintColor, .red)
    family.probe("target", \.target, nil, .listed(.behaviour, "Who gets the action of a touch."))
    family.probe("action", \.action, nil, .listed(.behaviour, "What a touch calls."))
    family.probe("primaryAction", \.primaryAction, UIAction(title: "other") { _ in })
    return family.probes + newerBarButtonItems { barItem() }
  }

  static func tabBarItems() -> [PropertyProbe] {
    var family = PropertyFamily("UITabBarItem") {
      let controller = page("")
      let item = UITabBarItem(title: "Home", image: Sample.template(20), tag: 0)
      controller.tabBarItem = item
      let tabs = UITabBarController()
      tabs.viewControllers = [controller, page("Other")]
      return Specimen(item, showing: tabs)
    }
    family.probe("selectedImage", \.selectedImage, Sample.template(12))
    family.probe("badgeValue", \.badgeValue, "7")
    family.probe("badgeColor", \.badgeColor, .blue, given: { $0.badgeValue = "7" })
    family.probe(
      "titlePositionAdjustment", \.titlePositionAdjustment,
      UIOffset(horizontal: 3, vertical: -4))
    return family.probes
  }

  static func tabBars() -> [PropertyProbe] {
    var family = PropertyFamily("UITabBar") {
      let bar = UITabBar()
      bar.backgroundColor = .green
      let items = ["One", "Two"].map { UITabBarItem(title: $0, image: Sample.template(), tag: 0) }
      bar.items = items
      bar.selectedItem = items[0]
      let root = Sample.root(with: bar, frame: CGRect(x: 0, y: 40, width: 100, height: 49))
      root.backgroundColor = .orange
      return Specimen(bar, showing: root)
    }
    family.probe("items", \.items, [UITabBarItem(title: "Three", image: nil, tag: 0)])
    family.probe(
      "selectedItem",
      own: {
        let own = $0.selectedItem
        $0.selectedItem = own
      }, change: { $0.selectedItem = $0.items?.last })
    family.probe("barTintColor", \.barTintColor, .red)
    family.probe("unselectedItemTintColor", \.unselectedItemTintColor, .red)
    family.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is told of touches."))
    family.probe("barStyle", \.barStyle, .black)
    family.probe("itemPositioning", \.itemPositioning, .centered) { $0.itemWidth = 20 }
    family.probe("itemWidth", \.itemWidth, 20) {
      $0.itemPositioning = .centered
      $0.itemSpacing = 10
    }
    family.probe("itemSpacing", \.itemSpacing, 20) {
      $0.itemPositioning = .centered
      $0.itemWidth = 20
    }
    family.probe("shadowImage", \.shadowImage, Sample.image())
    family.probe("backgroundImage", \.backgroundImage, Sample.image())
    family.probe("selectionIndicatorImage", \.selectionIndicatorImage, Sample.image())
    family.probe("isTranslucent", \.isTranslucent, false)
    family.probe("isHidden", \.isHidden, true)
    return family.probes
  }

  static func navigationBars() -> [PropertyProbe] {
    let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]
    var family = PropertyFamily("UINavigationBar") {
      let navigation = UINavigationController(rootViewController: page())
      return Specimen(navigation.navigationBar, showing: navigation)
    }
    family.probe("isTranslucent", \.isTranslucent, false)
    family.probe("isHidden", \.isHidden, true)
    family.probe("barTintColor", \.barTintColor, .red)
    family.probe("prefersLargeTitles", \.prefersLargeTitles, true)
    family.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is told of items."))
    family.probe("barStyle", \.barStyle, .black)
    family.probe("shadowImage", \.shadowImage, Sample.image()) { $0.barTintColor = .green }
    family.probe("backIndicatorImage", \.backIndicatorImage, Sample.image()) {
      $0.setItems(($0.items ?? []) + [UINavigationItem(title: "Next")], animated: false)
    }
    family.probe(
      "backIndicatorTransitionMaskImage", \.backIndicatorTransitionMaskImage, Sample.image(),
      .listed(.motion, "Seen while the back button comes or goes."))
    family.probe("titleTextAttributes", \.titleTextAttributes, red)
    family.probe("largeTitleTextAttributes", \.largeTitleTextAttributes, red) {
      $0.prefersLargeTitles = true
    }
    return family.probes
  }

  static func navigationItems() -> [PropertyProbe] {
    func make(_ isTop: Bool) -> Specimen<UINavigationItem> {
      let (first, second) = (page("First"), page("Second"))
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      return Specimen((isTop ? second : first).navigationItem, showing: navigation)
    }
    let below: @MainActor () -> Specimen<UINavigationItem> = { make(false) }
    let large: @MainActor () -> Specimen<UINavigationItem> = {
      let controller = page()
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.prefersLargeTitles = true
      return Specimen(controller.navigationItem, showing: navigation)
    }
    func item(_ title: String) -> UIBarButtonItem {
      UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }
    var family = PropertyFamily("UINavigationItem") { make(true) }
    family.probe("title", \.title, "other")
    family.probe(
      "titleView", \.titleView, Sample.block(CGRect(x: 0, y: 0, width: 20, height: 20), .red))
    family.probe("prompt", \.prompt, "Prompt")
    family.probe("backButtonTitle", \.backButtonTitle, "A", on: below)
    family.probe("backBarButtonItem", \.backBarButtonItem, item("B"), on: below)
    family.probe("hidesBackButton", \.hidesBackButton, true)
    family.probe(
      "leftItemsSupplementBackButton", \.leftItemsSupplementBackButton, true,
      given: { $0.leftBarButtonItem = item("L") })
    family.probe("leftBarButtonItems", \.leftBarButtonItems, [item("L")])
    family.probe("rightBarButtonItems", \.rightBarButtonItems, [item("R")])
    family.probe("largeTitleDisplayMode", \.largeTitleDisplayMode, .never, on: large)
    family.probe("leftBarButtonItem", \.leftBarButtonItem, item("L"))
    family.probe("rightBarButtonItem", \.rightBarButtonItem, item("R"))
    return family.probes
  }

  // MARK: Containers

  static func containers() -> [PropertyProbe] {
    var navigation = PropertyFamily("UINavigationController") {
      let navigation = UINavigationController(rootViewController: page("First"))
      navigation.pushViewController(page("Second"), animated: false)
      return Specimen(navigation, showing: navigation)
    }
    navigation.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is told of pushes."))
    navigation.probe("viewControllers", \.viewControllers, [page("Third")])
    navigation.probe("isNavigationBarHidden", \.isNavigationBarHidden, true)
    navigation.probe(
      "tabBarItem", \.tabBarItem, UITabBarItem(title: "other", image: nil, tag: 0),
      on: {
        let navigation = UINavigationController(rootViewController: page("First"))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        return Specimen(navigation, showing: tabs)
      })
    var tabs = PropertyFamily("UITabBarController") {
      let tabs = UITabBarController()
      tabs.viewControllers = [page("One"), page("Two")]
      return Specimen(tabs, showing: tabs)
    }
    tabs.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is asked about touches."))
    tabs.probe("viewControllers", \.viewControllers, [page("Three")])
    tabs.probe(
      "customizableViewControllers", \.customizableViewControllers, [],
      .listed(.behaviour, "What somebody may move who customises the bar."))
    tabs.probe("selectedIndex", \.selectedIndex, 1)
    tabs.probe(
      "selectedViewController",
      own: {
        let own = $0.selectedViewController
        $0.selectedViewController = own
      }, change: { $0.selectedViewController = $0.viewControllers?.last })
    func split() -> Specimen<UISplitViewController> {
      let split = UISplitViewController()
      split.viewControllers = [page("One"), page("Two")]
      let specimen = Specimen(split, showing: split)
      specimen.stage.host.window.screenTraits = UITraitCollection(traitsFrom: [
        specimen.stage.host.window.screenTraits, UITraitCollection(horizontalSizeClass: .regular),
      ])
      return specimen
    }
    var splits = PropertyFamily("UISplitViewController") { split() }
    splits.probe("viewControllers", \.viewControllers, [page("Three"), page("Four")])
    splits.probe(
      "preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction, 0.25)
    splits.probe("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth, 30)
    splits.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is asked and told."))
    splits.list("presentsWithGesture", .behaviour, "A swipe shows columns; no gesture does here.")
    splits.list("primaryBackgroundStyle", .environment, "Seen in apps for macOS alone.")
    var pages = PropertyFamily<Void>("UIPageViewController") { nothing() }
    pages.list("dataSource", .behaviour, "Who is asked for the page that a swipe leads to.")
    pages.list("delegate", .behaviour, "Who is told of pages that gestures turn.")
    pages.list("isDoubleSided", .motion, "Seen while a page curls.")
    return navigation.probes + tabs.probes + splits.probes + columns() + pages.probes
  }

  // MARK: Controllers

  private static func controller() -> Specimen<UIViewController> {
    let controller = page()
    return Specimen(controller, showing: UINavigationController(rootViewController: controller))
  }

  /// One that another presents once its properties have their values.
  private static func presented() -> Specimen<UIViewController> {
    let (below, above) = (page("Below"), page("Above"))
    above.view.backgroundColor = .green
    return Specimen(above, showing: below, use: { below.present($0, animated: false) })
  }

  /// One that is pushed once its properties have their values, in a tab.
  private static func pushed() -> Specimen<UIViewController> {
    let navigation = UINavigationController(rootViewController: page("First"))
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    return Specimen(
      page("Second"), showing: tabs, use: { navigation.pushViewController($0, animated: false) })
  }

  private static func opaque() -> Specimen<UIViewController> {
    let controller = page()
    let navigation = UINavigationController(rootViewController: controller)
    navigation.navigationBar.isTranslucent = false
    return Specimen(controller, showing: navigation)
  }

  static func controllers() -> [PropertyProbe] {
    var family = PropertyFamily("UIViewController") { controller() }
    family.probe("title", \.title, "other")
    family.probe(
      "view", \.view, Sample.block(CGRect(x: 0, y: 0, width: 20, height: 20), .red), on: pushed)
    family.probe(
      "traitOverrides", on: nil, given: { $0.view.backgroundColor = .systemBackground },
      own: { controller in
        let own = controller.traitOverrides
        controller.traitOverrides = own
      },
      change: { $0.traitOverrides.userInterfaceStyle = .dark })
    family.probe(
      "overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, .dark,
      given: { $0.view.backgroundColor = .systemBackground })
    family.probe(
      "additionalSafeAreaInsets", \.additionalSafeAreaInsets,
      UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    family.probe(
      "viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins, false,
      given: { controller in
        let mark = Sample.block(.zero, .red)
        mark.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(mark)
        let margins = controller.view.layoutMarginsGuide
        NSLayoutConstraint.activate([
          mark.topAnchor.constraint(equalTo: margins.topAnchor),
          mark.leftAnchor.constraint(equalTo: margins.leftAnchor),
          mark.rightAnchor.constraint(equalTo: margins.rightAnchor),
          mark.heightAnchor.constraint(equalToConstant: 20),
        ])
      })
    return family.probes + presentationProbes() + barProbes()
  }

  private static func presentationProbes() -> [PropertyProbe] {
    var family = PropertyFamily("UIViewController") { controller() }
    family.probe(
      "preferredContentSize", \.preferredContentSize, CGSize(width: 80, height: 90),
      on: {
        let specimen = presented()
        let window = specimen.stage.host.window
        window.screenTraits = UITraitCollection(traitsFrom: [
          window.screenTraits, UITraitCollection(horizontalSizeClass: .regular),
        ])
        return specimen
      },
      given: { $0.modalPresentationStyle = .formSheet })
    family.probe(
      "modalPresentationStyle", \.modalPresentationStyle, .fullScreen, on: presented)
    family.probe(
      "modalTransitionStyle", \.modalTransitionStyle, .crossDissolve,
      .listed(.motion, "How the controller comes when it is presented."), on: presented)
    family.probe(
      "transitioningDelegate", \.transitioningDelegate, nil,
      .listed(.behaviour, "Who makes the animator and the presentation controller."))
    family.probe(
      "definesPresentationContext", \.definesPresentationContext, true,
      on: {
        let child = page("Child")
        let specimen = controller()
        specimen.subject.addChild(child)
        child.view.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        specimen.subject.view.addSubview(child.view)
        child.didMove(toParent: specimen.subject)
        let above = page("Above")
        above.view.backgroundColor = .green
        above.modalPresentationStyle = .overCurrentContext
        return Specimen(
          child, in: specimen.stage, use: { $0.present(above, animated: false) })
      })
    family.probe(
      "isModalInPresentation", \.isModalInPresentation, true,
      .listed(.behaviour, "Decides whether a drag takes a sheet away."))
    var presentations = PropertyFamily<Void>("UIPresentationController") { nothing() }
    presentations.list(
      "delegate", .behaviour, "Who is asked whether and told that a sheet goes away.")
    return family.probes + presentations.probes
  }

  private static func barProbes() -> [PropertyProbe] {
    var family = PropertyFamily("UIViewController") { controller() }
    family.probe(
      "tabBarItem", \.tabBarItem, UITabBarItem(title: "other", image: nil, tag: 0),
      on: {
        let controller = page()
        let tabs = UITabBarController()
        tabs.viewControllers = [controller]
        return Specimen(controller, showing: tabs)
      })
    family.probe("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed, true, on: pushed)
    family.probe("edgesForExtendedLayout", \.edgesForExtendedLayout, [])
    family.probe(
      "isEditing", \.isEditing, true,
      given: { $0.navigationItem.rightBarButtonItem = $0.editButtonItem })
    family.probe(
      "modalPresentationCapturesStatusBarAppearance",
      \.modalPresentationCapturesStatusBarAppearance, true,
      .listed(.environment, "Says whose status bar is shown, of which there is none."))
    family.list(
      "automaticallyAdjustsScrollViewInsets", .hint,
      "Apple documents that it has no effect since iOS 11.")
    family.probe(
      "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars, true, on: opaque)
    return family.probes
  }
}

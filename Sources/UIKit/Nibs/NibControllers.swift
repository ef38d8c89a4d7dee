import Foundation

/// Reads controllers of scenes. The contents of their views wait until these are loaded.
@MainActor
enum NibControllers {
  static let classes: [NibClass] = [
    NibClass("viewController", UIViewController.self, controllerRules()),
    NibClass(
      "tableViewController", UITableViewController.self, extends: "viewController",
      [
        NibRules<UITableViewController>.flag(
          "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear),
        NibRules<UITableViewController>.child("refreshControl", nil) {
          controller, value throws(NibError) in
          controller.nibOrigin?.refreshControl = value.element
        },
      ]),
    NibClass(
      "collectionViewController", UICollectionViewController.self, extends: "viewController",
      [
        NibRules<UICollectionViewController>.flag(
          "clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)
      ]),
    NibClass(
      "navigationController", UINavigationController.self, extends: "viewController",
      navigationRules()),
    NibClass(
      "tabBarController", UITabBarController.self, extends: "viewController", tabRules()),
    NibClass(
      "splitViewController", UISplitViewController.self, extends: "viewController",
      NibRules<UISplitViewController>.ignored(
        "style", "displayMode", "behavior", "allowDoubleColumnStyle", "primaryBackgroundStyle",
        "presentsWithGesture", "splitBehavior", "preferredDisplayMode")),
    NibClass(
      "pageViewController", UIPageViewController.self, extends: "viewController",
      NibRules<UIPageViewController>.ignored(
        "navigationOrientation", "spineLocation", "transitionStyle", "pageSpacing")),
  ]

  private typealias Controller = NibRules<UIViewController>

  private static func controllerRules() -> [NibRule] {
    Controller.text("title", \.title) + [
      Controller.flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      Controller.flag(
        "extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      Controller.flag("definesPresentationContext", \.definesPresentationContext),
      Controller.flag("modalInPresentation", \.isModalInPresentation),
      Controller.flag(
        "modalPresentationCapturesStatusBarAppearance",
        \.modalPresentationCapturesStatusBarAppearance),
      Controller.choice(
        "modalPresentationStyle", \.modalPresentationStyle, NibChoices.modalStyles),
      Controller.choice(
        "modalTransitionStyle", \.modalTransitionStyle, NibChoices.modalTransitions),
      Controller.choice(
        "interfaceStyle", \.overrideUserInterfaceStyle, NibChoices.interfaceStyles),
      Controller.attribute("automaticallyAdjustsScrollViewInsets") { _, _ throws(NibError) in },
      // The view is loaded later; see `loadNibView`.
      Controller.child("*", "view") { _, _ throws(NibError) in },
      Controller.child("navigationItem", "navigationItem") { controller, value throws(NibError) in
        value.graph.read(value.element, into: controller.navigationItem)
        value.graph.noteMade(value.element, controller.navigationItem)
      },
      Controller.child("tabBarItem", "tabBarItem") { controller, value throws(NibError) in
        if let item = try value.graph.make(value.element) as? UITabBarItem {
          controller.tabBarItem = item
        }
      },
      Controller.child("extendedEdge", "edgesForExtendedLayout") {
        controller, value throws(NibError) in
        controller.edgesForExtendedLayout = value.edges()
      },
      Controller.child("size", "freeformSize") { _, _ throws(NibError) in },
      Controller.child("size", "preferredContentSize") { controller, value throws(NibError) in
        controller.preferredContentSize = try value.size()
      },
      Controller.child("size", "contentSizeForViewInPopover") {
        controller, value throws(NibError) in
        controller.preferredContentSize = try value.size()
      },
      Controller.child("value", "contentSizeForViewInPopover") {
        controller, value throws(NibError) in
        controller.preferredContentSize = try value.size()
      },
      Controller.child("toolbarItems", nil) { controller, value throws(NibError) in
        let items = try value.barButtonItems()
        if !items.isEmpty { controller.toolbarItems = items }
      },
    ]
      + Controller.ignored(
        "storyboardIdentifier", "restorationIdentifier", "autoresizesArchivedViewToFullSize",
        "wantsFullScreenLayout", "useStoryboardIdentifierAsRestorationIdentifier",
        "providesPresentationContextTransitionStyle")
  }

  private typealias Navigation = NibRules<UINavigationController>

  private static func navigationRules() -> [NibRule] {
    [
      Navigation.flag("navigationBarHidden", \.isNavigationBarHidden),
      Navigation.child("navigationBar", "navigationBar") { controller, value throws(NibError) in
        // The bar is the controller's already; see `init(coder:)`.
        value.graph.bind(controller.navigationBar, to: value.element)
      },
      Navigation.flag("toolbarHidden", \.isToolbarHidden),
      Navigation.child("toolbar", "toolbar") { controller, value throws(NibError) in
        value.graph.read(value.element, into: controller.toolbar)
        value.graph.noteMade(value.element, controller.toolbar)
      },
    ]
      + Navigation.ignored(
        "hidesBarsWhenKeyboardAppears", "hidesBarsOnSwipe", "hidesBarsWhenVerticallyCompact",
        "hidesBarsOnTap")
  }

  private typealias Tabs = NibRules<UITabBarController>

  private static func tabRules() -> [NibRule] {
    [
      Tabs.child("tabBar", "tabBar") { controller, value throws(NibError) in
        guard value.element["customClass"] != nil else {
          value.graph.read(value.element, into: controller.tabBar)
          return value.graph.noteMade(value.element, controller.tabBar)
        }
        if let bar = try value.graph.make(value.element) as? UITabBar {
          controller.replaceTabBar(by: bar)
        }
      }
    ] + Tabs.ignored("selectedIndex", "defaultSelectedIndex")
  }
}

import UIKit

extension PropertyTable {
  private static func green<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .green
    return appearance
  }

  private static func lower(_ stage: PropertyStage) {
    let window = stage.host.window
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(verticalSizeClass: .compact),
    ])
  }

  private static func widen(_ stage: PropertyStage) {
    let window = stage.host.window
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(horizontalSizeClass: .regular),
    ])
  }

  private static func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }

  /// Content that is scrolled below its bars.
  private static func scrolled() -> UIViewController {
    let controller = plainPage("Page")
    let scroller = UIScrollView(frame: controller.view.bounds)
    scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroller.contentSize = CGSize(width: 100, height: 2000)
    scroller.contentOffset.y = 700
    controller.view.addSubview(scroller)
    return controller
  }

  // MARK: Bars

  static func newerBars() -> [PropertyProbe] {
    func bar(_ content: UIViewController, isLow: Bool = false) -> Specimen<UINavigationBar> {
      let navigation = UINavigationController(rootViewController: content)
      let specimen = Specimen(navigation.navigationBar, showing: navigation)
      if isLow { lower(specimen.stage) }
      return specimen
    }
    var bars = PropertyFamily("UINavigationBar") { bar(plainPage("Page")) }
    bars.probe(
      "standardAppearance", \.standardAppearance, green(UINavigationBarAppearance()),
      on: { bar(scrolled()) })
    bars.probe(
      "compactAppearance", \.compactAppearance, green(UINavigationBarAppearance()),
      on: { bar(scrolled(), isLow: true) })
    bars.probe(
      "scrollEdgeAppearance", \.scrollEdgeAppearance, green(UINavigationBarAppearance()))
    bars.probe(
      "compactScrollEdgeAppearance", \.compactScrollEdgeAppearance,
      green(UINavigationBarAppearance()), on: { bar(plainPage("Page"), isLow: true) })
    func item(_ content: UIViewController, isLow: Bool = false) -> Specimen<UINavigationItem> {
      let specimen = bar(content, isLow: isLow)
      return Specimen(content.navigationItem, in: specimen.stage)
    }
    var items = PropertyFamily("UINavigationItem") { item(plainPage("Page")) }
    items.probe(
      "standardAppearance", \.standardAppearance, green(UINavigationBarAppearance()),
      on: { item(scrolled()) })
    items.probe(
      "compactAppearance", \.compactAppearance, green(UINavigationBarAppearance()),
      on: { item(scrolled(), isLow: true) })
    items.probe(
      "scrollEdgeAppearance", \.scrollEdgeAppearance, green(UINavigationBarAppearance()))
    items.probe(
      "compactScrollEdgeAppearance", \.compactScrollEdgeAppearance,
      green(UINavigationBarAppearance()), on: { item(plainPage("Page"), isLow: true) })
    return bars.probes + items.probes + newerItems() + toolbars() + newerTabBars()
      + newerContainers()
  }

  private static func newerItems() -> [PropertyProbe] {
    func specimen(isTop: Bool, isWide: Bool = false) -> Specimen<UINavigationItem> {
      let (first, second) = (plainPage("First"), plainPage("Second"))
      let navigation = UINavigationController(rootViewController: first)
      navigation.pushViewController(second, animated: false)
      let specimen = Specimen((isTop ? second : first).navigationItem, showing: navigation)
      if isWide { widen(specimen.stage) }
      return specimen
    }
    let below: @MainActor () -> Specimen<UINavigationItem> = { specimen(isTop: false) }
    let wide: @MainActor () -> Specimen<UINavigationItem> = { specimen(isTop: true, isWide: true) }
    var family = PropertyFamily("UINavigationItem") { specimen(isTop: true) }
    family.probe("backButtonDisplayMode", \.backButtonDisplayMode, .minimal, on: below)
    family.probe("style", \.style, .browser, on: wide) { $0.hidesBackButton = true }
    family.probe("titleMenuProvider", \.titleMenuProvider, { _ in nil })
    family.probe(
      "backAction", \.backAction, nil, .listed(.behaviour, "What the back button does."))
    family.probe(
      "leadingItemGroups", \.leadingItemGroups, [.fixedGroup(items: [item("L")])])
    family.probe(
      "trailingItemGroups", \.trailingItemGroups, [.fixedGroup(items: [item("R")])])
    family.probe(
      "centerItemGroups", \.centerItemGroups, [.fixedGroup(items: [item("C")])], on: wide)
    family.probe("pinnedTrailingGroup", \.pinnedTrailingGroup, .fixedGroup(items: [item("P")]))
    family.probe(
      "customizationIdentifier", \.customizationIdentifier, "other",
      .listed(.identity, "Names what the system keeps of a customised bar."))
    family.probe(
      "searchController", \.searchController, UISearchController(searchResultsController: nil))
    family.probe(
      "hidesSearchBarWhenScrolling", \.hidesSearchBarWhenScrolling, false,
      on: {
        let content = scrolled()
        content.navigationItem.searchController = UISearchController(searchResultsController: nil)
        let navigation = UINavigationController(rootViewController: content)
        return Specimen(content.navigationItem, showing: navigation)
      })
    family.probe(
      "preferredSearchBarPlacement", \.preferredSearchBarPlacement, .stacked, on: wide,
      given: { $0.searchController = UISearchController(searchResultsController: nil) })
    return family.probes
  }

  static func newerBarButtonItems(
    _ make: @escaping @MainActor () -> Specimen<UIBarButtonItem>
  ) -> [PropertyProbe] {
    var family = PropertyFamily("UIBarButtonItem", make)
    family.probe("isHidden", \.isHidden, true)
    family.probe("isSelected", \.isSelected, true)
    family.probe("changesSelectionAsPrimaryAction", \.changesSelectionAsPrimaryAction, true) {
      $0.menu = UIMenu(children: [UIAction(title: "On", state: .on) { _ in }])
    }
    family.probe(
      "menu", \.menu, UIMenu(children: [UIAction(title: "other") { _ in }]),
      .listed(.behaviour, "Opened by a touch."))
    family.probe(
      "isSymbolAnimationEnabled", \.isSymbolAnimationEnabled, true,
      .listed(.motion, "Seen while a symbol becomes another one."))
    family.probe(
      "menuRepresentation", \.menuRepresentation, UIAction(title: "other") { _ in },
      .listed(.behaviour, "In the menu of what found no room."))
    var groups = PropertyFamily<UIBarButtonItemGroup>("UIBarButtonItemGroup") {
      let controller = plainPage("")
      let group = UIBarButtonItemGroup.fixedGroup(items: [item("One")])
      controller.navigationItem.leadingItemGroups = [group]
      return Specimen(group, showing: UINavigationController(rootViewController: controller))
    }
    groups.probe("barButtonItems", \.barButtonItems, [item("Two")])
    groups.probe("isHidden", \.isHidden, true)
    let crowded = Verdict.listed(.behaviour, "Decides what goes away where there is no room.")
    groups.probe("representativeItem", \.representativeItem, item("R"), crowded)
    groups.probe("alwaysAvailable", \.alwaysAvailable, true, crowded)
    groups.probe(
      "menuRepresentation", \.menuRepresentation, UIAction(title: "other") { _ in }, crowded)
    return family.probes + groups.probes
  }

  private static func toolbars() -> [PropertyProbe] {
    func specimen(_ content: UIViewController, isLow: Bool = false) -> Specimen<UIToolbar> {
      content.toolbarItems = [item("One"), .flexibleSpace(), item("Two")]
      let navigation = UINavigationController(rootViewController: content)
      navigation.isToolbarHidden = false
      let specimen = Specimen<UIToolbar>(navigation.toolbar, showing: navigation)
      if isLow { lower(specimen.stage) }
      return specimen
    }
    let over: @MainActor () -> Specimen<UIToolbar> = { specimen(scrolled()) }
    var family = PropertyFamily("UIToolbar") { specimen(plainPage("Page")) }
    family.probe("items", \.items, [item("Three")])
    family.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who knows where the bar is."))
    family.probe("barStyle", \.barStyle, .black, on: over)
    family.probe("barTintColor", \.barTintColor, .green)
    family.probe("isTranslucent", \.isTranslucent, false)
    family.probe("isHidden", \.isHidden, true)
    family.probe(
      "standardAppearance", \.standardAppearance, green(UIToolbarAppearance()), on: over)
    family.probe(
      "compactAppearance", \.compactAppearance, green(UIToolbarAppearance()),
      on: { specimen(scrolled(), isLow: true) })
    family.probe("scrollEdgeAppearance", \.scrollEdgeAppearance, green(UIToolbarAppearance()))
    family.probe(
      "compactScrollEdgeAppearance", \.compactScrollEdgeAppearance, green(UIToolbarAppearance()),
      on: { specimen(plainPage("Page"), isLow: true) })
    return family.probes
  }

  private static func newerTabBars() -> [PropertyProbe] {
    func tabs(_ content: UIViewController) -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      return tabs
    }
    var family = PropertyFamily("UITabBar") {
      let tabs = tabs(plainPage("Page"))
      return Specimen(tabs.tabBar, showing: tabs)
    }
    let over: @MainActor () -> Specimen<UITabBar> = {
      let tabs = tabs(scrolled())
      return Specimen(tabs.tabBar, showing: tabs)
    }
    family.probe(
      "standardAppearance", \.standardAppearance, green(UITabBarAppearance()), on: over)
    family.probe("scrollEdgeAppearance", \.scrollEdgeAppearance, green(UITabBarAppearance()))
    func item(_ content: UIViewController) -> Specimen<UITabBarItem> {
      Specimen<UITabBarItem>(content.tabBarItem, showing: tabs(content))
    }
    var items = PropertyFamily("UITabBarItem") { item(plainPage("Page")) }
    items.probe(
      "standardAppearance", \.standardAppearance, green(UITabBarAppearance()),
      on: { item(scrolled()) })
    items.probe("scrollEdgeAppearance", \.scrollEdgeAppearance, green(UITabBarAppearance()))
    return family.probes + items.probes
  }

  // MARK: Containers

  private static func newerContainers() -> [PropertyProbe] {
    func stack() -> Specimen<UINavigationController> {
      let controller = plainPage("Page")
      controller.toolbarItems = [item("One")]
      let navigation = UINavigationController(rootViewController: controller)
      return Specimen(navigation, showing: navigation)
    }
    var family = PropertyFamily("UINavigationController") { stack() }
    family.probe("isToolbarHidden", \.isToolbarHidden, false)
    let gesture = Verdict.listed(.behaviour, "Decides what a gesture does.")
    family.probe("hidesBarsOnSwipe", \.hidesBarsOnSwipe, true, gesture)
    family.probe("hidesBarsOnTap", \.hidesBarsOnTap, true, gesture)
    family.probe(
      "hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact, true,
      on: {
        let specimen = stack()
        lower(specimen.stage)
        return specimen
      })
    family.probe(
      "hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears, true,
      .listed(.environment, "There is no keyboard."))
    var controllers = PropertyFamily("UIViewController") {
      let controller = plainPage("Page")
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      return Specimen(controller, showing: navigation)
    }
    controllers.probe("toolbarItems", \.toolbarItems, [item("One")])
    return family.probes + controllers.probes
  }
}

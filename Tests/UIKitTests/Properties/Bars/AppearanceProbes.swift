import UIKit

extension PropertyTable {
  static func plainPage(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = .orange
    return controller
  }

  /// A navigation controller's bar over content at its edge, with something in it for each property
  /// to change.
  private static func dressedBar() -> UINavigationController {
    let (first, second) = (plainPage("A"), plainPage("Page"))
    let done = UIBarButtonItem(title: "Ok", style: .done, target: nil, action: nil)
    let plain = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
    second.navigationItem.rightBarButtonItems = [done, plain]
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.navigationBar.scrollEdgeAppearance = UINavigationBarAppearance()
    return navigation
  }

  private static func appearance() -> Specimen<UINavigationBarAppearance> {
    let navigation = dressedBar()
    let appearance = navigation.navigationBar.scrollEdgeAppearance ?? UINavigationBarAppearance()
    return Specimen(appearance, showing: navigation)
  }

  private static let red: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.red]

  private static func redButtons() -> UIBarButtonItemAppearance {
    let appearance = UIBarButtonItemAppearance()
    appearance.normal.titleTextAttributes = red
    return appearance
  }

  static func barAppearances() -> [PropertyProbe] {
    var family = PropertyFamily<UIBarAppearance>("UIBarAppearance") {
      let navigation = dressedBar()
      let appearance: UIBarAppearance =
        navigation.navigationBar.scrollEdgeAppearance ?? UINavigationBarAppearance()
      return Specimen(appearance, showing: navigation)
    }
    family.probe("backgroundEffect", \.backgroundEffect, nil)
    family.probe("backgroundColor", \.backgroundColor, .green)
    family.probe("backgroundImage", \.backgroundImage, Sample.image())
    family.probe("backgroundImageContentMode", \.backgroundImageContentMode, .center) {
      $0.backgroundImage = Sample.image()
    }
    family.probe("shadowColor", \.shadowColor, .red)
    family.probe("shadowImage", \.shadowImage, Sample.image())
    var bars = PropertyFamily("UINavigationBarAppearance") { appearance() }
    bars.probe("titleTextAttributes", \.titleTextAttributes, red)
    bars.probe(
      "titlePositionAdjustment", \.titlePositionAdjustment, UIOffset(horizontal: 3, vertical: 4))
    bars.probe(
      "largeTitleTextAttributes", \.largeTitleTextAttributes, red,
      on: {
        let navigation = dressedBar()
        navigation.navigationBar.prefersLargeTitles = true
        let appearance =
          navigation.navigationBar.scrollEdgeAppearance ?? UINavigationBarAppearance()
        return Specimen(appearance, showing: navigation)
      })
    bars.probe("buttonAppearance", \.buttonAppearance, redButtons())
    bars.probe("doneButtonAppearance", \.doneButtonAppearance, redButtons())
    bars.probe("backButtonAppearance", \.backButtonAppearance, redButtons())
    return family.probes + bars.probes + buttonStates() + toolbarAppearances()
  }

  private static func buttonStates() -> [PropertyProbe] {
    var family = PropertyFamily<UIBarButtonItemStateAppearance>("UIBarButtonItemStateAppearance") {
      let navigation = dressedBar()
      let appearance =
        navigation.navigationBar.scrollEdgeAppearance ?? UINavigationBarAppearance()
      return Specimen(appearance.buttonAppearance.normal, showing: navigation)
    }
    family.probe("titleTextAttributes", \.titleTextAttributes, red)
    family.probe(
      "titlePositionAdjustment", \.titlePositionAdjustment, UIOffset(horizontal: 3, vertical: 4))
    family.probe("backgroundImage", \.backgroundImage, Sample.image())
    family.probe(
      "backgroundImagePositionAdjustment", \.backgroundImagePositionAdjustment,
      UIOffset(horizontal: 3, vertical: 4)
    ) { $0.backgroundImage = Sample.image() }
    return family.probes
  }

  private static func toolbarAppearances() -> [PropertyProbe] {
    var family = PropertyFamily<UIToolbarAppearance>("UIToolbarAppearance") {
      let controller = plainPage("Page")
      controller.toolbarItems = [
        UIBarButtonItem(title: "Ok", style: .done, target: nil, action: nil),
        UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil),
      ]
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      let toolbar: UIToolbar = navigation.toolbar
      toolbar.scrollEdgeAppearance = UIToolbarAppearance()
      return Specimen(toolbar.scrollEdgeAppearance ?? UIToolbarAppearance(), showing: navigation)
    }
    family.probe("buttonAppearance", \.buttonAppearance, redButtons())
    family.probe("doneButtonAppearance", \.doneButtonAppearance, redButtons())
    return family.probes
  }

  // MARK: Tab bars

  /// A tab bar with a badge on the first, selected item.
  private static func dressedTabs(
    _ width: UIUserInterfaceSizeClass = .compact, _ height: UIUserInterfaceSizeClass = .regular
  ) -> Specimen<UITabBarAppearance> {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map(plainPage)
    for controller in tabs.viewControllers ?? [] {
      controller.tabBarItem.image = Sample.template()
      controller.tabBarItem.badgeValue = "7"
    }
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    let specimen = Specimen(
      tabs.tabBar.scrollEdgeAppearance ?? UITabBarAppearance(), showing: tabs)
    let window = specimen.stage.host.window
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(horizontalSizeClass: width),
      UITraitCollection(verticalSizeClass: height),
    ])
    return specimen
  }

  private static func redItems(_ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
    let appearance = UITabBarItemAppearance(style: style)
    appearance.normal.iconColor = .red
    return appearance
  }

  static func tabBarAppearances() -> [PropertyProbe] {
    var family = PropertyFamily("UITabBarAppearance") { dressedTabs() }
    family.probe("stackedLayoutAppearance", \.stackedLayoutAppearance, redItems(.stacked))
    family.probe(
      "inlineLayoutAppearance", \.inlineLayoutAppearance, redItems(.inline),
      on: { dressedTabs(.regular) })
    family.probe(
      "compactInlineLayoutAppearance", \.compactInlineLayoutAppearance,
      redItems(.compactInline), on: { dressedTabs(.compact, .compact) })
    family.probe(
      "selectionIndicatorTintColor", \.selectionIndicatorTintColor, .red,
      given: { $0.selectionIndicatorImage = Sample.template() })
    family.probe("selectionIndicatorImage", \.selectionIndicatorImage, Sample.image())
    family.probe("stackedItemPositioning", \.stackedItemPositioning, .centered) {
      $0.stackedItemWidth = 30
    }
    family.probe("stackedItemWidth", \.stackedItemWidth, 30) {
      $0.stackedItemPositioning = .centered
      $0.stackedItemSpacing = 5
    }
    family.probe("stackedItemSpacing", \.stackedItemSpacing, 20) {
      $0.stackedItemPositioning = .centered
      $0.stackedItemWidth = 30
    }
    var states = PropertyFamily<UITabBarItemStateAppearance>("UITabBarItemStateAppearance") {
      let specimen = dressedTabs()
      return Specimen(
        specimen.subject.stackedLayoutAppearance.selected, in: specimen.stage)
    }
    let offset = UIOffset(horizontal: 3, vertical: 4)
    states.probe("titleTextAttributes", \.titleTextAttributes, red)
    states.probe("titlePositionAdjustment", \.titlePositionAdjustment, offset)
    states.probe("iconColor", \.iconColor, .red)
    states.probe("badgePositionAdjustment", \.badgePositionAdjustment, offset)
    states.probe("badgeBackgroundColor", \.badgeBackgroundColor, .green)
    states.probe("badgeTextAttributes", \.badgeTextAttributes, red)
    states.probe("badgeTitlePositionAdjustment", \.badgeTitlePositionAdjustment, offset)
    return family.probes + states.probes
  }
}

import Foundation

/// Reads the appearance objects of bars, which Xcode 13 and later write into the bar's element.
@MainActor
enum NibBarAppearances {
  static let classes: [NibClass] = [
    NibClass("barAppearance", UIBarAppearance.self, baseRules()),
    NibClass(
      "navigationBarAppearance", UINavigationBarAppearance.self, extends: "barAppearance",
      navigationRules()),
    NibClass(
      "toolbarAppearance", UIToolbarAppearance.self, extends: "barAppearance", toolbarRules()),
    NibClass(
      "tabBarAppearance", UITabBarAppearance.self, extends: "barAppearance", tabRules()),
    NibClass("barButtonItemAppearance", UIBarButtonItemAppearance.self, buttonRules()),
    NibClass("barButtonItemStateAppearance", UIBarButtonItemStateAppearance.self, stateRules()),
    NibClass("tabBarItemAppearance", UITabBarItemAppearance.self, itemRules()),
    NibClass("tabBarItemStateAppearance", UITabBarItemStateAppearance.self, itemStateRules()),
  ]

  /// The rule of a bar for one of its appearances.
  static func rule<Bar: UIView, Appearance: UIBarAppearance>(
    _ element: String, _ key: String, _ make: @escaping @MainActor () -> Appearance,
    _ set: @escaping @MainActor (Bar, Appearance) -> Void
  ) -> NibRule {
    NibRules<Bar>.child(element, key) { bar, value throws(NibError) in
      let appearance = make()
      value.graph.read(value.element, into: appearance)
      set(bar, appearance)
    }
  }

  /// The rule for an object that exists already: the element's values are read into it.
  private static func part<Root: AnyObject, Part: AnyObject>(
    _ element: String, _ key: String, _ path: KeyPath<Root, Part>
  ) -> NibRule {
    NibRules<Root>.child(element, key) { root, value throws(NibError) in
      value.graph.read(value.element, into: root[keyPath: path])
    }
  }

  private static func attributes<Root: AnyObject>(
    _ key: String, _ path: NibRules<Root>.Path<[NSAttributedString.Key: Any]>
  ) -> NibRule {
    NibRules<Root>.child("textAttributes", key) { root, value throws(NibError) in
      root[keyPath: path] = try value.textAttributes()
    }
  }

  private static func offset<Root: AnyObject>(
    _ key: String, _ path: NibRules<Root>.Path<UIOffset>
  ) -> NibRule {
    NibRules<Root>.child("offsetWrapper", key) { root, value throws(NibError) in
      root[keyPath: path] = UIOffset(
        horizontal: try value.number("horizontal", or: 0),
        vertical: try value.number("vertical", or: 0))
    }
  }

  private typealias Base = NibRules<UIBarAppearance>

  private static func baseRules() -> [NibRule] {
    [
      Base.color("backgroundColor", \.backgroundColor),
      Base.color("shadowColor", \.shadowColor),
      Base.attribute("backgroundEffect") { appearance, value throws(NibError) in
        appearance.backgroundEffect = UIBlurEffect(
          style: try value.blurStyle(named: value.text, attribute: value.name))
      },
      Base.child("blurEffect", "backgroundEffect") { appearance, value throws(NibError) in
        appearance.backgroundEffect = UIBlurEffect(style: try value.blurStyle())
      },
      Base.choice(
        "backgroundImageContentMode", \.backgroundImageContentMode, NibChoices.contentModes),
    ] + Base.image("backgroundImage", \.backgroundImage) + Base.image("shadowImage", \.shadowImage)
  }

  private typealias Navigation = NibRules<UINavigationBarAppearance>

  private static func navigationRules() -> [NibRule] {
    [
      attributes("titleTextAttributes", \UINavigationBarAppearance.titleTextAttributes),
      attributes("largeTitleTextAttributes", \UINavigationBarAppearance.largeTitleTextAttributes),
      offset("titlePositionAdjustment", \UINavigationBarAppearance.titlePositionAdjustment),
      part(
        "barButtonItemAppearance", "buttonAppearance", \UINavigationBarAppearance.buttonAppearance),
      part(
        "barButtonItemAppearance", "doneButtonAppearance",
        \UINavigationBarAppearance.doneButtonAppearance),
      part(
        "barButtonItemAppearance", "backButtonAppearance",
        \UINavigationBarAppearance.backButtonAppearance),
    ]
      + Navigation.image("backIndicatorImage") { appearance, image in
        appearance.setBackIndicatorImage(
          image, transitionMaskImage: appearance.backIndicatorTransitionMaskImage)
      }
      + Navigation.image("backIndicatorTransitionMaskImage") { appearance, image in
        appearance.setBackIndicatorImage(appearance.backIndicatorImage, transitionMaskImage: image)
      }
  }

  private static func toolbarRules() -> [NibRule] {
    [
      part("barButtonItemAppearance", "buttonAppearance", \UIToolbarAppearance.buttonAppearance),
      part(
        "barButtonItemAppearance", "doneButtonAppearance",
        \UIToolbarAppearance.doneButtonAppearance),
    ]
  }

  private typealias Tabs = NibRules<UITabBarAppearance>

  private static func tabRules() -> [NibRule] {
    [
      part(
        "tabBarItemAppearance", "stackedLayoutAppearance",
        \UITabBarAppearance.stackedLayoutAppearance),
      part(
        "tabBarItemAppearance", "inlineLayoutAppearance",
        \UITabBarAppearance.inlineLayoutAppearance),
      part(
        "tabBarItemAppearance", "compactInlineLayoutAppearance",
        \UITabBarAppearance.compactInlineLayoutAppearance),
      Tabs.color("selectionIndicatorTintColor", \.selectionIndicatorTintColor),
      Tabs.number("stackedItemWidth", \.stackedItemWidth),
      Tabs.number("stackedItemSpacing", \.stackedItemSpacing),
      Tabs.choice(
        "stackedItemPositioning", \.stackedItemPositioning,
        ["automatic": .automatic, "fill": .fill, "centered": .centered]),
    ] + Tabs.image("selectionIndicatorImage", \.selectionIndicatorImage)
  }

  private static func buttonRules() -> [NibRule] {
    let states: [(String, KeyPath<UIBarButtonItemAppearance, UIBarButtonItemStateAppearance>)] = [
      ("normal", \.normal), ("highlighted", \.highlighted), ("disabled", \.disabled),
      ("focused", \.focused),
    ]
    return states.map { part("barButtonItemStateAppearance", $0, $1) }
  }

  private static func stateRules() -> [NibRule] {
    [
      attributes("titleTextAttributes", \UIBarButtonItemStateAppearance.titleTextAttributes),
      offset("titlePositionAdjustment", \UIBarButtonItemStateAppearance.titlePositionAdjustment),
      offset(
        "backgroundImagePositionAdjustment",
        \UIBarButtonItemStateAppearance.backgroundImagePositionAdjustment),
    ] + NibRules<UIBarButtonItemStateAppearance>.image("backgroundImage", \.backgroundImage)
  }

  private static func itemRules() -> [NibRule] {
    let states: [(String, KeyPath<UITabBarItemAppearance, UITabBarItemStateAppearance>)] = [
      ("normal", \.normal), ("selected", \.selected), ("disabled", \.disabled),
      ("focused", \.focused),
    ]
    return states.map { part("tabBarItemStateAppearance", $0, $1) }
  }

  private static func itemStateRules() -> [NibRule] {
    [
      attributes("titleTextAttributes", \UITabBarItemStateAppearance.titleTextAttributes),
      attributes("badgeTextAttributes", \UITabBarItemStateAppearance.badgeTextAttributes),
      offset("titlePositionAdjustment", \UITabBarItemStateAppearance.titlePositionAdjustment),
      offset("badgePositionAdjustment", \UITabBarItemStateAppearance.badgePositionAdjustment),
      offset(
        "badgeTitlePositionAdjustment", \UITabBarItemStateAppearance.badgeTitlePositionAdjustment),
      NibRules<UITabBarItemStateAppearance>.color("iconColor", \.iconColor),
      NibRules<UITabBarItemStateAppearance>.color("badgeBackgroundColor", \.badgeBackgroundColor),
    ]
  }
}

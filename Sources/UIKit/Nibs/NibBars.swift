import Foundation

/// Reads bars and their items.
@MainActor
enum NibBars {
  static let classes: [NibClass] = [
    NibClass("navigationBar", UINavigationBar.self, extends: "view", navigationBarRules()),
    NibClass("tabBar", UITabBar.self, extends: "view", tabBarRules()),
    NibClass("toolbar", UIToolbar.self, extends: "view", toolbarRules()),
    NibClass("searchBar", UISearchBar.self, extends: "view", searchBarRules()),
    NibClass("navigationItem", UINavigationItem.self, navigationItemRules()),
    NibClass("barItem", UIBarItem.self, itemRules()),
    NibClass("barButtonItem", UIBarButtonItem.self, extends: "barItem", buttonItemRules()),
    NibClass("tabBarItem", UITabBarItem.self, extends: "barItem", tabItemRules()),
  ]

  private typealias Bar = NibRules<UINavigationBar>

  private static func navigationBarRules() -> [NibRule] {
    [
      Bar.choice("barStyle", \.barStyle, NibChoices.barStyles),
      Bar.flag("translucent", \.isTranslucent),
      Bar.flag("largeTitles", \.prefersLargeTitles),
      Bar.color("barTintColor", \.barTintColor),
      Bar.child("textAttributes", "titleTextAttributes") { bar, value throws(NibError) in
        bar.titleTextAttributes = try value.textAttributes()
      },
      Bar.child("textAttributes", "largeTitleTextAttributes") { bar, value throws(NibError) in
        bar.largeTitleTextAttributes = try value.textAttributes()
      },
      Bar.child("items", nil) { bar, value throws(NibError) in
        var items: [UINavigationItem] = []
        for element in value.element.children {
          if let item = try value.graph.make(element) as? UINavigationItem { items.append(item) }
        }
        bar.setItems(items, animated: false)
      },
      NibBarAppearances.rule("navigationBarAppearance", "standardAppearance", {
        UINavigationBarAppearance()
      }) { (bar: UINavigationBar, appearance) in bar.standardAppearance = appearance },
      NibBarAppearances.rule("navigationBarAppearance", "compactAppearance", {
        UINavigationBarAppearance()
      }) { (bar: UINavigationBar, appearance) in bar.compactAppearance = appearance },
      NibBarAppearances.rule("navigationBarAppearance", "scrollEdgeAppearance", {
        UINavigationBarAppearance()
      }) { (bar: UINavigationBar, appearance) in bar.scrollEdgeAppearance = appearance },
      NibBarAppearances.rule("navigationBarAppearance", "compactScrollEdgeAppearance", {
        UINavigationBarAppearance()
      }) { (bar: UINavigationBar, appearance) in bar.compactScrollEdgeAppearance = appearance },
    ] + Bar.image("shadowImage", \.shadowImage)
      + Bar.image("backIndicatorImage", \.backIndicatorImage)
      + Bar.image("backIndicatorTransitionMask", \.backIndicatorTransitionMaskImage)
  }

  private typealias Tabs = NibRules<UITabBar>

  private static func tabBarRules() -> [NibRule] {
    [
      Tabs.choice("barStyle", \.barStyle, NibChoices.barStyles),
      Tabs.flag("translucent", \.isTranslucent),
      Tabs.choice(
        "itemPositioning", \.itemPositioning,
        [
          "automatic": .automatic, "fill": .fill, "centered": .centered,
        ]),
      Tabs.number("itemWidth", \.itemWidth), Tabs.number("itemSpacing", \.itemSpacing),
      Tabs.color("barTintColor", \.barTintColor),
      Tabs.color("unselectedItemTintColor", \.unselectedItemTintColor),
      Tabs.child("color", "selectedImageTintColor") { bar, value throws(NibError) in
        bar.tintColor = try value.color()
      },
      Tabs.child("items", nil) { bar, value throws(NibError) in
        var items: [UITabBarItem] = []
        for element in value.element.children {
          if let item = try value.graph.make(element) as? UITabBarItem { items.append(item) }
        }
        bar.items = items
      },
      NibBarAppearances.rule("tabBarAppearance", "standardAppearance", {
        UITabBarAppearance()
      }) { (bar: UITabBar, appearance) in bar.standardAppearance = appearance },
      NibBarAppearances.rule("tabBarAppearance", "scrollEdgeAppearance", {
        UITabBarAppearance()
      }) { (bar: UITabBar, appearance) in bar.scrollEdgeAppearance = appearance },
    ] + Tabs.image("backgroundImage", \.backgroundImage)
      + Tabs.image("shadowImage", \.shadowImage)
      + Tabs.image("selectionIndicatorImage", \.selectionIndicatorImage)
      + Tabs.ignored("selectedItem")
  }

  private typealias Tools = NibRules<UIToolbar>

  private static func toolbarRules() -> [NibRule] {
    [
      Tools.choice("barStyle", \.barStyle, NibChoices.barStyles),
      Tools.flag("translucent", \.isTranslucent),
      Tools.color("barTintColor", \.barTintColor),
      Tools.child("items", nil) { bar, value throws(NibError) in
        bar.items = try value.barButtonItems()
      },
      NibBarAppearances.rule("toolbarAppearance", "standardAppearance", {
        UIToolbarAppearance()
      }) { (bar: UIToolbar, appearance) in bar.standardAppearance = appearance },
      NibBarAppearances.rule("toolbarAppearance", "compactAppearance", {
        UIToolbarAppearance()
      }) { (bar: UIToolbar, appearance) in bar.compactAppearance = appearance },
      NibBarAppearances.rule("toolbarAppearance", "scrollEdgeAppearance", {
        UIToolbarAppearance()
      }) { (bar: UIToolbar, appearance) in bar.scrollEdgeAppearance = appearance },
      NibBarAppearances.rule("toolbarAppearance", "compactScrollEdgeAppearance", {
        UIToolbarAppearance()
      }) { (bar: UIToolbar, appearance) in bar.compactScrollEdgeAppearance = appearance },
    ]
  }

  private typealias Search = NibRules<UISearchBar>

  private static func searchBarRules() -> [NibRule] {
    [
      Search.choice("barStyle", \.barStyle, NibChoices.barStyles),
      Search.choice(
        "searchBarStyle", \.searchBarStyle,
        ["default": .default, "prominent": .prominent, "minimal": .minimal]),
      Search.flag("translucent", \.isTranslucent),
      Search.flag("showsCancelButton", \.showsCancelButton),
      Search.flag("showsBookmarkButton", \.showsBookmarkButton),
      Search.flag("showsSearchResultsButton", \.showsSearchResultsButton),
      Search.flag("searchResultsButtonSelected", \.isSearchResultsButtonSelected),
      Search.flag("showsScopeBar", \.showsScopeBar),
      Search.integer("selectedScopeButtonIndex", \.selectedScopeButtonIndex),
      Search.color("barTintColor", \.barTintColor),
      Search.child("scopeButtonTitles", nil) { bar, value throws(NibError) in
        var titles: [String] = []
        for child in value.element.children {
          titles.append(
            try NibValue(graph: value.graph, element: child, name: child.name, text: "").string())
        }
        bar.scopeButtonTitles = titles
      },
      Search.child("textInputTraits", "textInputTraits") { bar, value throws(NibError) in
        try value.readInputTraits(into: bar.searchTextField)
      },
    ] + Search.text("text", \.text) + Search.text("placeholder", \.placeholder)
      + Search.text("prompt", \.prompt) + Search.image("backgroundImage", \.backgroundImage)
      + Search.image("scopeBarBackgroundImage", \.scopeBarBackgroundImage)
  }

  // MARK: - Items

  private typealias Title = NibRules<UINavigationItem>

  private static func navigationItemRules() -> [NibRule] {
    func button(_ key: String, _ path: Title.Path<UIBarButtonItem?>) -> NibRule {
      Title.child("barButtonItem", key) { item, value throws(NibError) in
        item[keyPath: path] = try value.graph.make(value.element) as? UIBarButtonItem
      }
    }
    func buttons(_ name: String, _ path: Title.Path<[UIBarButtonItem]?>) -> NibRule {
      Title.child(name, nil) { item, value throws(NibError) in
        var made: [UIBarButtonItem] = []
        for element in value.element.children {
          if let item = try value.graph.make(element) as? UIBarButtonItem { made.append(item) }
        }
        item[keyPath: path] = made
      }
    }
    return Title.text("title", \.title) + Title.text("prompt", \.prompt)
      + Title.text("backButtonTitle", \.backButtonTitle) + [
        Title.flag("hidesBackButton", \.hidesBackButton),
        Title.flag("leftItemsSupplementBackButton", \.leftItemsSupplementBackButton),
        Title.choice(
          "largeTitleDisplayMode", \.largeTitleDisplayMode,
          [
            "automatic": .automatic, "always": .always, "never": .never,
          ]),
        button("leftBarButtonItem", \.leftBarButtonItem),
        button("rightBarButtonItem", \.rightBarButtonItem),
        button("backBarButtonItem", \.backBarButtonItem),
        buttons("leftBarButtonItems", \.leftBarButtonItems),
        buttons("rightBarButtonItems", \.rightBarButtonItems),
        Title.view("*", "titleView") { $0.titleView = $1 },
      ]
  }

  private typealias Item = NibRules<UIBarItem>

  private static func itemRules() -> [NibRule] {
    Item.text("title", \.title) + Item.image("image", \.image)
      + Item.image("landscapeImagePhone", \.landscapeImagePhone)
      + Item.image("largeContentSizeImage", \.largeContentSizeImage) + [
        Item.flag("enabled", \.isEnabled), Item.integer("tag", \.tag),
        Item.insets("imageInsets", \.imageInsets),
        Item.insets("landscapeImagePhoneInsets", \.landscapeImagePhoneInsets),
        Item.child("textAttributes", "titleTextAttributes") { item, value throws(NibError) in
          item.setTitleTextAttributes(try value.textAttributes(), for: .normal)
        },
        Item.child("accessibility", nil) { item, value throws(NibError) in
          item.accessibilityLabel = value.element["label"]
          item.accessibilityHint = value.element["hint"]
          item.accessibilityIdentifier = value.element["identifier"]
        },
      ] + Item.ignored("springLoaded", "selectionFollowsFocus")
  }

  private typealias Button = NibRules<UIBarButtonItem>

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  private static func buttonItemRules() -> [NibRule] {
    [
      Button.attribute("systemItem") { item, value throws(NibError) in
        item.take(try value.choice(systemItems))
      },
      Button.choice(
        "style", \.style,
        [
          "plain": .plain, "done": .done, "bordered": .plain,
        ]),
      Button.number("width", \.width), Button.color("tintColor", \.tintColor),
      Button.view("*", "customView") { $0.customView = $1 },
    ]
  }

  private typealias Tab = NibRules<UITabBarItem>

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]

  private static func tabItemRules() -> [NibRule] {
    [
      Tab.attribute("systemItem") { item, value throws(NibError) in
        let system = UITabBarItem(tabBarSystemItem: try value.choice(systemTabs), tag: 0)
        item.title = system.title
        item.image = system.image
      },
      Tab.color("badgeColor", \.badgeColor),
      Tab.child("offsetWrapper", "titlePositionAdjustment") { item, value throws(NibError) in
        item.titlePositionAdjustment = UIOffset(
          horizontal: try value.number("horizontal", or: 0),
          vertical: try value.number("vertical", or: 0))
      },
    ] + Tab.text("badgeValue", \.badgeValue) + Tab.image("selectedImage", \.selectedImage)
  }
}

extension NibValue {
  func barButtonItems() throws(NibError) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for child in element.children {
      if let item = try graph.make(child) as? UIBarButtonItem { items.append(item) }
    }
    return items
  }
}

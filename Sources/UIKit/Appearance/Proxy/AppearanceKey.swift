/// A property, or the value of a method for one state, that proxies can set.
struct AppearanceKey {
  let name: String
  let get: @MainActor (AnyObject) -> Any?
  let set: @MainActor (AnyObject, Any?) -> Void

  /// The keys of a class and its superclasses, in alphabetical order: properties that have a key in
  /// Objective-C's tables, UIKit's own and `@objc` ones of apps, and methods.
  @MainActor
  static func all(of type: AnyClass) -> [AppearanceKey] {
    let properties = ObjectiveCTable.settableProperties(of: type).compactMap { name, property in
      excluded.contains(name) ? nil : AppearanceKey(name, property)
    }
    var own: [AppearanceKey] = []
    for method in AppearanceMethods.all where method.isOf(type) { own += method.keys }
    let names = Set(own.map(\.name))
    return properties.filter { !names.contains($0.name) } + own
  }

  init(
    name: String, get: @escaping @MainActor (AnyObject) -> Any?,
    set: @escaping @MainActor (AnyObject, Any?) -> Void
  ) {
    self.name = name
    self.get = get
    self.set = set
  }

  @MainActor
  private init?(_ name: String, _ property: ObjectiveCTable.Property) {
    guard let set = property.set else { return nil }
    self.name = name
    get = { property.get($0) }
    self.set = { object, value in
      _ = try? set(object, ObjectiveCArguments([value], selector: name))
    }
  }

  /// Keys that are never set: an object's place and its owners are its own affair.
  private static let excluded: Set<String> = [
    "frame", "bounds", "center", "delegate", "dataSource", "collectionViewLayout",
    "gestureRecognizers", "rootViewController", "customView", "target", "action",
    "contentOffset", "contentSize", "overrideUserInterfaceStyle", "textStorage",
  ]
}

/// The keys of methods that set a value for a state or for metrics of bars.
@MainActor
struct AppearanceMethods {
  let type: AnyClass
  let keys: [AppearanceKey]

  func isOf(_ other: AnyClass) -> Bool { ClassLineage.of(other).contains { $0 == type } }

  private static let states: [UIControl.State] = [
    .normal, .highlighted, .disabled, .selected, .focused, [.selected, .highlighted],
    [.selected, .disabled],
  ]
  private static let metrics: [UIBarMetrics] = [
    .default, .compact, .defaultPrompt, .compactPrompt,
  ]

  static let all: [AppearanceMethods] = [
    AppearanceMethods(
      UIView.self,
      keys: [
        // The getter also returns an inherited tint, hence the explicit one.
        key("tintColor", UIView.self, { $0.explicitTintColor }, { $0.tintColor = $1 }),
        key(
          "tintAdjustmentMode", UIView.self, { $0.ownTintAdjustment },
          { $0.tintAdjustmentMode = $1 }),
      ]),
    of(UIBarItem.self, "titleTextAttributes", states) {
      $0.titleTextAttributes(for: $1)
    } set: {
      $0.setTitleTextAttributes($2, for: $1)
    },
    of(UIBarButtonItem.self, "titlePositionAdjustment", metrics) {
      $0.titlePositionAdjustment(for: $1)
    } set: {
      $0.setTitlePositionAdjustment($2, for: $1)
    },
    AppearanceMethods(
      UIBarButtonItem.self,
      keys: states.flatMap { state in
        metrics.map { metrics in
          key(
            "backgroundImage \(state.rawValue) \(metrics.rawValue)", UIBarButtonItem.self,
            { $0.backgroundImage(for: state, barMetrics: metrics) },
            { $0.setBackgroundImage($1, for: state, barMetrics: metrics) })
        }
      }),
    of(UINavigationBar.self, "backgroundImage", metrics) {
      $0.backgroundImage(for: $1)
    } set: {
      $0.setBackgroundImage($2, for: $1)
    },
    of(UINavigationBar.self, "titleVerticalPositionAdjustment", metrics) {
      $0.titleVerticalPositionAdjustment(for: $1)
    } set: {
      $0.setTitleVerticalPositionAdjustment($2, for: $1)
    },
    of(UISegmentedControl.self, "titleTextAttributes", states) {
      $0.titleTextAttributes(for: $1)
    } set: {
      $0.setTitleTextAttributes($2, for: $1)
    },
    of(UIButton.self, "titleColor", states) {
      $0.titleColor(for: $1)
    } set: {
      $0.setTitleColor($2, for: $1)
    },
    of(UIButton.self, "backgroundImage", states) {
      $0.backgroundImage(for: $1)
    } set: {
      $0.setBackgroundImage($2, for: $1)
    },
    of(UISlider.self, "thumbImage", states) {
      $0.thumbImage(for: $1)
    } set: {
      $0.setThumbImage($2, for: $1)
    },
    of(UISlider.self, "minimumTrackImage", states) {
      $0.minimumTrackImage(for: $1)
    } set: {
      $0.setMinimumTrackImage($2, for: $1)
    },
    of(UISlider.self, "maximumTrackImage", states) {
      $0.maximumTrackImage(for: $1)
    } set: {
      $0.setMaximumTrackImage($2, for: $1)
    },
  ]

  private init(_ type: AnyClass, keys: [AppearanceKey]) {
    self.type = type
    self.keys = keys
  }

  /// The keys of a method that has a value for each of some states.
  private static func of<Root: AnyObject, State: RawRepresentable, Value>(
    _ type: Root.Type, _ name: String, _ states: [State],
    get: @escaping @MainActor (Root, State) -> Value,
    set: @escaping @MainActor (Root, State, Value) -> Void
  ) -> AppearanceMethods {
    AppearanceMethods(
      type,
      keys: states.map { state in
        key("\(name) \(state.rawValue)", type, { get($0, state) }, { set($0, state, $1) })
      })
  }

  private static func key<Root: AnyObject, Value>(
    _ name: String, _ type: Root.Type, _ get: @escaping @MainActor (Root) -> Value,
    _ set: @escaping @MainActor (Root, Value) -> Void
  ) -> AppearanceKey {
    AppearanceKey(
      name: name, get: { ($0 as? Root).map(get) },
      set: { object, value in
        guard let object = object as? Root else { return }
        if let value = value as? Value { set(object, value) }
      })
  }
}

/// Applies the values that were set on proxies to the objects that are in, or enter, a window.
@MainActor
struct AppearanceApplication {
  /// Whether the values being set come from a proxy.
  private(set) static var isRunning = false

  private struct Rule {
    let proxy: AppearanceProxy
    let settings: [AppearanceSetting]
    /// How many superclasses the proxy's class has.
    let depth: Int
    let order: Int
  }

  private let rules: [Rule]

  init(to window: UIWindow) {
    let proxies = AppearanceScope.scopes(of: window.owningTest).flatMap(\.proxies)
    rules = proxies.enumerated().compactMap { order, proxy in
      let settings = proxy.settings
      guard !settings.isEmpty else { return nil }
      return Rule(
        proxy: proxy, settings: settings, depth: ClassLineage.of(proxy.type).count, order: order)
    }
  }

  /// Applies values to a view, its descendants and the items that they show.
  func applyBelow(_ view: UIView) {
    guard !rules.isEmpty else { return }
    view.visitDescendants { view in
      apply(to: view)
      for item in view.appearanceIfAny?.items ?? [] { item.item.map(apply) }
      return true
    }
  }

  func apply(to object: AppearanceObject) {
    let lineage = ClassLineage.of(type(of: object))
    let fitting = rules.filter { rule in lineage.contains { $0 == rule.proxy.type } }
    guard !fitting.isEmpty, object.appearanceIfAny?.isProxy != true else { return }
    let containers = object.appearanceContainers
    let matches = fitting.compactMap { Match($0, containers, object.appearanceTraits) }
    var settings: [AppearanceSetting] = []
    for match in matches.sorted(by: Match.isBefore) {
      for setting in match.rule.settings {
        settings.removeAll { $0.key.name == setting.key.name }
        settings.append(setting)
      }
    }
    for setting in settings { apply(setting, to: object) }
  }

  private func apply(_ setting: AppearanceSetting, to object: AppearanceObject) {
    let state = object.ownAppearance
    let name = setting.key.name
    guard !state.ownKeys.contains(name) else { return }
    let present = setting.key.get(object)
    if let applied = state.applied[name] {
      guard AppearanceValue.areSame(present, applied) else { return }
    } else {
      guard setting.isIndividual || AppearanceValue.areSame(present, setting.initial) else {
        return
      }
    }
    if !AppearanceValue.areSame(present, setting.value) {
      Self.isRunning = true
      defer { Self.isRunning = false }
      setting.key.set(object, setting.value)
    }
    state.applied[name] = .some(setting.key.get(object))
  }

  // MARK: - Precedence

  @MainActor
  private struct Match {
    let rule: Rule
    /// The number of containers between the window and the outermost one that counts; above the
    /// number of containers if none counts.
    let distance: Int

    init?(
      _ rule: Rule, _ containers: [any UIAppearanceContainer], _ traits: UITraitCollection
    ) {
      guard traits.containsTraits(in: rule.proxy.traits) else { return nil }
      self.rule = rule
      var wanted = rule.proxy.containers[...]
      var distance = Int.max
      // Looks from the window down: the last container of the list is the outermost.
      for (index, container) in containers.reversed().enumerated() {
        guard let type = wanted.last else { break }
        guard ClassLineage.of(Swift.type(of: container)).contains(where: { $0 == type }) else {
          continue
        }
        if distance == .max { distance = index }
        wanted.removeLast()
      }
      guard wanted.isEmpty else { return nil }
      self.distance = distance
    }

    /// Whether the other match takes precedence.
    static func isBefore(_ one: Match, _ other: Match) -> Bool {
      if one.rule.depth != other.rule.depth { return one.rule.depth < other.rule.depth }
      if one.distance != other.distance { return one.distance > other.distance }
      let (proxy, otherProxy) = (one.rule.proxy, other.rule.proxy)
      if proxy.containers.count != otherProxy.containers.count {
        return proxy.containers.count < otherProxy.containers.count
      }
      if (proxy.traits == nil) != (otherProxy.traits == nil) { return proxy.traits == nil }
      return one.rule.order < other.rule.order
    }
  }
}

extension UIView {
  /// Called when the view enters a window, or its traits change in one.
  package func applyAppearance() {
    guard AppearanceScope.isInUse, let window else { return }
    AppearanceApplication(to: window).applyBelow(self)
  }

  /// Called when the view's own traits have changed.
  func applyOwnAppearance() {
    guard AppearanceScope.isInUse, let window else { return }
    AppearanceApplication(to: window).apply(to: self)
  }
}

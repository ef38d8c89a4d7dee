/// A view or a bar's item, whose appearance proxies can set.
@MainActor
protocol AppearanceObject: NSObject {
  var appearanceIfAny: AppearanceState? { get set }
  var appearanceTraits: UITraitCollection { get }
  /// The containers of the object, from the inside out.
  var appearanceContainers: [any UIAppearanceContainer] { get }
}

extension AppearanceObject {
  var ownAppearance: AppearanceState {
    if let state = appearanceIfAny { return state }
    let state = AppearanceState()
    appearanceIfAny = state
    return state
  }
}

/// An object's record of its appearance.
@MainActor
final class AppearanceState {
  /// The keys that were set on the object itself, of properties that report it.
  var ownKeys: Set<String> = []
  /// The values that came from proxies, by key.
  var applied: [String: Any?] = [:]
  /// Whether the object is a proxy, or the sample that proxies are compared with.
  var isProxy = false
  /// The items that a bar shows.
  var items: [WeakBarItem] = []
}

struct WeakBarItem {
  weak var item: UIBarItem?
}

extension UIView: AppearanceObject {
  var appearanceTraits: UITraitCollection { traitCollection }

  var appearanceContainers: [any UIAppearanceContainer] {
    var containers: [any UIAppearanceContainer] = []
    var responder = next
    while let current = responder {
      if let container = current as? any UIAppearanceContainer { containers.append(container) }
      responder = current.next
    }
    return containers
  }
}

extension UIBarItem: AppearanceObject {
  var appearanceTraits: UITraitCollection { bar?.traitCollection ?? .current }

  var appearanceContainers: [any UIAppearanceContainer] {
    bar.map { [$0] + $0.appearanceContainers } ?? []
  }

  /// Called when a bar takes the item or gives it away.
  func barDidChange(from old: UIView?) {
    guard bar !== old else { return }
    old?.appearanceIfAny?.items.removeAll { $0.item === self || $0.item == nil }
    guard let bar else { return }
    bar.ownAppearance.items.append(WeakBarItem(item: self))
    if AppearanceScope.isInUse, let window = bar.window {
      AppearanceApplication(to: window).apply(to: self)
    }
  }
}

/// A class and its superclasses, the nearest first.
enum ClassLineage {
  static func of(_ type: AnyClass) -> [AnyClass] {
    var classes: [AnyClass] = []
    var next: AnyClass? = type
    while let current = next {
      classes.append(current)
      next = _getSuperclass(current)
    }
    return classes
  }
}

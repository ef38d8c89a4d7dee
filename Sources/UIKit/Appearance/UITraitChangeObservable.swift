/// A token that ends a registration for trait changes.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

/// Environments that report which traits changed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

/// One registration for trait changes: the traits and the handler.
@MainActor
package final class TraitObserver: UITraitChangeRegistration {
  let traits: [UITrait]
  let handler: (any UITraitEnvironment, UITraitCollection) -> Void

  init(
    traits: [UITrait], handler: @escaping (any UITraitEnvironment, UITraitCollection) -> Void
  ) {
    self.traits = traits
    self.handler = handler
  }

  convenience init(traits: [UITrait], target: AnyObject, action: Selector) {
    weak let target = target
    self.init(traits: traits) { environment, previous in
      if let target { action.send(to: target, sender: environment, event: previous) }
    }
  }

  /// Runs, in order of registration, the handlers that named a trait whose value changed.
  static func notify(
    _ observers: [TraitObserver], of environment: any UITraitEnvironment,
    from old: UITraitCollection, to new: UITraitCollection
  ) {
    for observer in observers
    where observer.traits.contains(where: { new.values.differs(from: old.values, in: $0) }) {
      observer.handler(environment, old)
    }
  }
}

extension UITraitChangeObservable {
  /// Called with the environment and its traits before the change.
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

extension UITraitChangeObservable where Self: UIView {
  /// Calls `handler` whenever one of `traits` has changed for this view.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { environment, previous in
      if let view = environment as? Self { handler(view, previous) }
    }
    traitObservers.append(observer)
    return observer
  }
}

extension UITraitChangeObservable where Self: UIViewController {
  /// Calls `handler` whenever one of `traits` has changed for this controller.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits) { environment, previous in
      if let controller = environment as? Self { handler(controller, previous) }
    }
    traitObservers.append(observer)
    return observer
  }
}

extension UIView: UITraitChangeObservable {
  /// Sends `action` to this view whenever one of `traits` has changed. Its arguments, if it has
  /// any, are the view and the traits before the change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends `action` to `target`, which is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits, target: target as AnyObject, action: action)
    traitObservers.append(observer)
    return observer
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Sends `action` to this controller whenever one of `traits` has changed. Its arguments, if it
  /// has any, are the controller and the traits before the change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends `action` to `target`, which is not retained.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits, target: target as AnyObject, action: action)
    traitObservers.append(observer)
    return observer
  }

  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

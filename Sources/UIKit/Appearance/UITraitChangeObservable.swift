/// What a registration for trait changes is ended with.
public protocol UITraitChangeRegistration: AnyObject, Sendable {}

/// Environments that tell which traits changed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {}

/// One registration: the traits, and what to do.
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

  /// Runs the handlers, in order of registration, that named a trait whose value changed.
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
  public typealias TraitChangeHandler<TraitEnvironment> =
    @MainActor (
      _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
    ) -> Void
}

extension UITraitChangeObservable where Self: UIView {
  /// Calls `handler` whenever one of `traits` changed for this view.
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
  /// Calls `handler` whenever one of `traits` changed for this controller.
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
  /// Sends `action` to this view whenever one of `traits` changed, with the view and the traits
  /// from before where it takes arguments.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends `action` to `target`, which is not kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits, target: target as AnyObject, action: action)
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

extension UIViewController: UITraitChangeObservable {
  /// Sends `action` to this controller whenever one of `traits` changed, with the controller and
  /// the traits from before where it takes arguments.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Sends `action` to `target`, which is not kept.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    let observer = TraitObserver(traits: traits, target: target as AnyObject, action: action)
    traitObservers.append(observer)
    return observer
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitObservers.removeAll { $0 === registration }
  }
}

import Synchronization

/// Actions: what happens when a property changes.
///
/// A layer that nobody has seen yet has no value to animate from, and runs no action. Seen are
/// layers that were in a window when its time advanced. While an animation block of UIKit's runs,
/// those of views are asked, too.
package enum LayerActions {
  /// Blocks of UIKit's that run: while it is 0, layers that were not seen ask nobody.
  package static let blockCount = Atomic<Int>(0)
}

extension CALayer {
  /// Called before a property takes a new value.
  @inline(__always)
  final func willChange(_ key: String, to value: @autoclosure () -> LayerValue?) {
    guard hasBeenSeen || LayerActions.blockCount.load(ordering: .relaxed) > 0 else { return }
    runAction(for: key, value())
  }

  private func runAction(for key: String, _ new: LayerValue?) {
    guard hasBeenSeen || delegate != nil, !(animationState?.isPresentation ?? false),
      !CATransaction.disableActions()
    else { return }
    let old = layerValue(forKeyPath: key)
    if let old, let new, old.isEqual(to: new) { return }
    if old == nil, new == nil { return }
    let state = needState
    let outer = state.incomingValue
    state.incomingValue = new
    defer { state.incomingValue = outer }
    guard let action = action(forKey: key) else { return }
    if let animation = action as? CABasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil
    {
      animation.fromValue = shownValue(forKeyPath: key)?.object
    }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// The search of `action(forKey:)`: delegate, `actions`, `style`, the class.
  func searchAction(forKey event: String) -> (any CAAction)? {
    let style = animationState?.style?["actions"] as? [String: any CAAction]
    let found =
      delegate?.action(for: self, forKey: event) ?? animationState?.actions?[event]
      ?? style?[event] ?? type(of: self).defaultAction(forKey: event)
    return found is NSNull ? nil : found
  }

  /// The animation of a change that nobody has another action for.
  static func makeDefaultAction(forKey event: String) -> (any CAAction)? {
    guard let property = layerProperties[event], property.isAnimatable else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.duration = CATransaction.animationDuration()
    return animation
  }

  /// While an action is looked for: the value that the property will have.
  package var incomingValue: LayerValue? { animationState?.incomingValue }

  /// What the layer shows at the clock's time under a key path.
  package func shownValue(forKeyPath keyPath: String) -> LayerValue? {
    guard let entries = animationState?.entries, !entries.isEmpty else {
      return layerValue(forKeyPath: keyPath)
    }
    return presentedCopy(at: MediaClock.current.time).layerValue(forKeyPath: keyPath)
  }

  /// Actions by key, which `action(forKey:)` asks for after the delegate.
  public var actions: [String: any CAAction]? {
    get { animationState?.actions }
    set { needState.actions = newValue }
  }

  /// Values that are looked up where a key has none of its own. Only "actions" is used.
  public var style: [AnyHashable: Any]? {
    get { animationState?.style }
    set {
      needState.style = newValue
      let hasValues = newValue?.keys.contains { $0 as? String != "actions" } == true
      setLack(.property, "CALayer.style", if: hasValues)
    }
  }
}

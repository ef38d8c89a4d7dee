/// The display of layers while a property is animated that they are displayed for.
///
/// Core Animation calls an override of `display()` on the layer itself, which asks `presentation()`
/// for the values of the moment, and `draw(in:)` on the copy, which has them.
extension CALayer {
  /// What `display()` does unless a subclass overrides it.
  func displayOwnContents() {
    if animationState?.presentedDisplay == .asked {
      animationState?.presentedDisplay = .copy
      return
    }
    isDisplayNeeded = false
    if let delegate { delegate.display(self) } else { drawBackingStore() }
    dirtyRect = .null
  }

  /// Displays a copy in place of `display()`, or leaves it as it is where the layer has displayed
  /// itself.
  ///
  /// - Returns: Whether the layer is such a copy.
  func displayAsPresented() -> Bool {
    guard let state = animationState, state.isPresentation,
      let presented = state.model?.animationState?.presentedDisplay
    else { return false }
    switch presented {
    case .unknown, .asked: return false
    case .layer: return true
    case .copy:
      displayOwnContents()
      return true
    }
  }

  /// Lets the animated layers of a tree display themselves, before copies of them are drawn.
  func displayAnimatedLayers() {
    let now = MediaClock.current.time
    for layer in PresentationStage.animatedLayers(below: self)
    where type(of: layer) != type(of: layer).drawlessClass {
      guard let state = layer.animationState else { continue }
      state.presentedDisplay = .unknown
      guard layer.presentedCopy(at: now).needsDisplay() else { continue }
      state.presentedDisplay = .asked
      layer.display()
      if state.presentedDisplay == .asked { state.presentedDisplay = .layer }
    }
    displayTreeIfNeeded()
  }
}

extension CAAnimation {
  /// Whether layers of a class are displayed anew for a property that it animates.
  func needsDisplay(of type: CALayer.Type) -> Bool {
    switch self {
    case let group as CAAnimationGroup:
      return group.animations?.contains { $0.needsDisplay(of: type) } ?? false
    case let animation as CAPropertyAnimation:
      let key = animation.keyPath?.prefix { $0 != "." }
      return key.map { type.needsDisplay(forKey: String($0)) } ?? false
    default: return false
    }
  }
}

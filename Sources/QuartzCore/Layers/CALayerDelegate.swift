/// Supplies a layer's contents and lays out its sublayers.
///
/// Differs: Apple's methods are optional Objective-C methods. Here they are requirements with
/// default implementations that do what Core Animation does when the method is missing.
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets `layer.contents`. The default draws the layer: `draw(in:)` into a backing store.
  func display(_ layer: CALayer)

  /// Draws the layer in `ctx`, whose user space is the layer's own coordinate space.
  func draw(_ layer: CALayer, in ctx: CGContext)

  /// Called before `draw(_:in:)`: the place to set properties such as `contentsFormat`.
  func layerWillDraw(_ layer: CALayer)

  /// Called from the layer's `layoutSublayers()`.
  func layoutSublayers(of layer: CALayer)

  /// The action for a change of a property; nil to go on searching, `NSNull` for no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Draws the layer: `draw(in:)` into a backing store.
  public func display(_ layer: CALayer) { layer.drawBackingStore() }

  /// Draws nothing.
  public func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}

  /// Leaves the sublayers where they are.
  public func layoutSublayers(of layer: CALayer) {}

  /// Returns nil: the search for an action goes on.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that knows whether its `draw(_:in:)` draws anything.
///
/// Where it says no, and the layer's own class does not draw, no backing store is made.
package protocol LayerContentsProvider: CALayerDelegate {
  var drawsLayerContents: Bool { get }
  /// The path by which people know the layer's owner.
  @MainActor var placeInHierarchy: String { get }
}

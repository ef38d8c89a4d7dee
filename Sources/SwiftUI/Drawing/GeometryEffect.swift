/// A transform of a view that follows its size, and may have values between two of its own.
///
/// Layout and the frames that a geometry reader is told do not change.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The projection for a view of a size in points, about the view's top left corner.
  func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// The content under the projection of the effect for its size.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    GeometryEffectBody(content: content, effect: self)
  }
  /// The effect, ignored by layout. Differs: here layout ignores every geometry effect.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
}

/// A geometry effect that layout ignores, as it does all of them here.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  /// The effect that layout ignores.
  public var base: Base
  /// The projection of the effect for a size in points.
  @MainActor public func effectValue(size: CGSize) -> ProjectionTransform {
    base.effectValue(size: size)
  }
  /// The data of the effect, between whose values an animation moves.
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}

private struct GeometryEffectBody<Content: View, Effect: GeometryEffect>: View {
  let content: Content
  let effect: Effect
  var body: some View { content.modifier(SizedProjectionModifier(effect: effect)) }
}

/// A projection that is calculated of the size that the view was placed with.
struct SizedProjectionModifier<Effect: GeometryEffect>: ItemModifier {
  let effect: Effect

  final class Item: UnaryItem {
    var effect: Effect?
    private var environment = EnvironmentValues()
    private var outermost: LayoutItem?

    func take(_ environment: EnvironmentValues) { self.environment = environment }

    override func placeChildren() {
      super.placeChildren()
      guard let effect else { return }
      let value = effect.effectValue(size: frame.size)
      outermost = nil
      guard !value.isIdentity else { return }
      let modifier = EffectModifier(
        effect: .projection(value), name: "projectionEffect", value: "true")
      let item = modifier.makeItem(content, environment)
      item.setUp(environment)
      modifier.update(item, environment)
      outermost = item
      // The effect moves what is shown, so the view is placed once more inside of it.
      item.place(at: frame.origin, proposal)
      content.parentItem = self
    }
    override func addLayers(to list: inout LayerList) { (outermost ?? content).show(in: &list) }
    override func touchTarget(at point: CGPoint) -> TouchHit? {
      (outermost ?? content).touchTarget(at: point)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.take(environment)
    item.effect = effect
  }
  var shown: (String, String)? { ("geometryEffect", String(describing: Effect.self)) }
}

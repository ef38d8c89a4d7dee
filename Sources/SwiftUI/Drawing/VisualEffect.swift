/// Effects that may follow a view's geometry, and change no layout.
public protocol VisualEffect: Sendable, Animatable {
  var _steps: [_VisualEffectStep] { get }
}

/// One effect after the others.
public struct _VisualEffectStep: @unchecked Sendable {
  let apply: @MainActor (LayoutItem, EnvironmentValues) -> LayoutItem

  init<M: ItemModifier>(_ modifier: @autoclosure @escaping @MainActor () -> M) {
    apply = { content, environment in
      let modifier = modifier()
      let item = modifier.makeItem(content, environment)
      item.setUp(environment)
      modifier.update(item, environment)
      return item
    }
  }
}

/// The view without effects.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _steps: [_VisualEffectStep] { [] }
}

public struct _ModifiedVisualEffect: VisualEffect {
  public let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  private func adding<M: ItemModifier>(
    _ modifier: @autoclosure @escaping @MainActor () -> M
  ) -> _ModifiedVisualEffect {
    _ModifiedVisualEffect(_steps: _steps + [_VisualEffectStep(modifier())])
  }
  private func effect(
    _ effect: @autoclosure @escaping @MainActor () -> EffectModifier.Effect
  ) -> _ModifiedVisualEffect {
    adding(EffectModifier(effect: effect(), name: "visualEffect", value: "true"))
  }
  private func picture(
    _ effect: @autoclosure @escaping @MainActor () -> PictureEffectModifier.Effect
  ) -> _ModifiedVisualEffect {
    adding(PictureEffectModifier(effect: effect(), name: "visualEffect", value: "true"))
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(OffsetModifier(offset: offset))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    effect(.scale(scale, anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    effect(.scale(CGSize(width: scale, height: scale), anchor))
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { effect(.scale(CGSize(width: x, height: y), anchor)) }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    effect(.rotation(angle, anchor))
  }
  public func opacity(_ opacity: Double) -> some VisualEffect { effect(.opacity(opacity)) }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    picture(.blur(radius, isOpaque: opaque))
  }
  public func brightness(_ amount: Double) -> some VisualEffect { picture(.brightness(amount)) }
  public func contrast(_ amount: Double) -> some VisualEffect { picture(.contrast(amount)) }
  public func saturation(_ amount: Double) -> some VisualEffect { picture(.saturation(amount)) }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    picture(.saturation(1 - amount))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect { picture(.hueRotation(angle)) }
}

struct VisualEffectModifier<Effect: VisualEffect>: ItemModifier {
  let effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  final class Item: UnaryItem {
    var environment = EnvironmentValues()
    var steps: ((GeometryProxy) -> [_VisualEffectStep])?
    private var outermost: LayoutItem?

    override func placeChildren() {
      super.placeChildren()
      let proxy = GeometryProxy(item: self, insets: EdgeInsets(), frame: frame)
      let item = (steps?(proxy) ?? []).reduce(content as LayoutItem) {
        $1.apply($0, environment)
      }
      outermost = item
      // Effects move what is shown, so the view is placed once more inside of them.
      if item !== content { item.place(at: frame.origin, proposal) }
      content.parentItem = self
    }
    override func addLayers(to list: inout LayerList) {
      (outermost ?? content).show(in: &list)
    }
    override func touchTarget(at point: CGPoint) -> TouchHit? {
      (outermost ?? content).touchTarget(at: point)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.environment = environment
    let effect = effect
    item.steps = { effect(EmptyVisualEffect(), $0)._steps }
  }
  /// What the effect asks of the geometry around may be another at each layout.
  func update(_ item: Item, in node: _ViewNode) {
    update(item, node.environment)
    node.graph.addVolatile(item)
  }
  var shown: (String, String)? { ("visualEffect", "true") }
}

extension View {
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(VisualEffectModifier(effect: effect)) }
}

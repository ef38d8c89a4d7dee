/// Effects that may follow a view's geometry, and change no layout.
public protocol VisualEffect: Sendable, Animatable {
  /// The effects, from the innermost on.
  var _steps: [_VisualEffectStep] { get }
}

/// One effect after the others.
public struct _VisualEffectStep: @unchecked Sendable {
  enum Kind {
    case offset(CGSize)
    case effect(EffectModifier.Effect)
    case picture(PictureEffectModifier.Effect)
  }

  let kind: Kind

  @MainActor func apply(_ content: LayoutItem, _ environment: EnvironmentValues) -> LayoutItem {
    func wrap<M: ItemModifier>(_ modifier: M) -> LayoutItem {
      let item = modifier.makeItem(content, environment)
      item.setUp(environment)
      modifier.update(item, environment)
      return item
    }
    switch kind {
    case .offset(let offset): return wrap(OffsetModifier(offset: offset))
    case .effect(let effect):
      return wrap(EffectModifier(effect: effect, name: "visualEffect", value: "true"))
    case .picture(let effect):
      return wrap(PictureEffectModifier(effect: effect, name: "visualEffect", value: "true"))
    }
  }

  /// A part of the way to the same effect with other numbers.
  @MainActor func mixed(with other: _VisualEffectStep, _ amount: Double) -> _VisualEffectStep {
    func between<V: VectorArithmetic>(_ from: V, _ to: V) -> V {
      from + (to - from).scaled(by: amount)
    }
    switch (kind, other.kind) {
    case (.offset(let from), .offset(let to)):
      return _VisualEffectStep(kind: .offset(from.moved(to: between(from.vector, to.vector))))
    case (.effect(let from), .effect(let to)):
      let (from, to) = (EffectState(effect: from), EffectState(effect: to))
      return _VisualEffectStep(
        kind: .effect(to.moved(to: between(from.vector, to.vector)).effect))
    case (.picture(let from), .picture(let to)):
      let (from, to) = (PictureEffectState(effect: from), PictureEffectState(effect: to))
      return _VisualEffectStep(
        kind: .picture(to.moved(to: between(from.vector, to.vector)).effect))
    default: return other
    }
  }
}

/// The effect without steps, which leaves the view as it is.
public struct EmptyVisualEffect: VisualEffect {
  /// Makes the effect to which a closure adds others.
  public init() {}
  /// No steps, as the view stays as it is.
  public var _steps: [_VisualEffectStep] { [] }
}

/// Effects that are applied one after the other.
public struct _ModifiedVisualEffect: VisualEffect {
  /// The effects, from the innermost on.
  public let _steps: [_VisualEffectStep]
}

extension VisualEffect {
  private func adding(_ kind: _VisualEffectStep.Kind) -> _ModifiedVisualEffect {
    _ModifiedVisualEffect(_steps: _steps + [_VisualEffectStep(kind: kind)])
  }
  private func effect(_ effect: EffectModifier.Effect) -> _ModifiedVisualEffect {
    adding(.effect(effect))
  }
  private func picture(_ effect: PictureEffectModifier.Effect) -> _ModifiedVisualEffect {
    adding(.picture(effect))
  }

  /// Draws the view elsewhere, by points.
  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding(.offset(offset))
  }
  /// Draws the view elsewhere, by points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  /// Draws the view scaled about an anchor.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    effect(.scale(scale, anchor))
  }
  /// Draws the view scaled alike in both directions about an anchor.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    effect(.scale(CGSize(width: scale, height: scale), anchor))
  }
  /// Draws the view scaled across and down about an anchor.
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect { effect(.scale(CGSize(width: x, height: y), anchor)) }
  /// Draws the view turned clockwise about an anchor.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    effect(.rotation(angle, anchor))
  }
  /// Makes the view transparent: 0 for invisible, 1 for unchanged.
  public func opacity(_ opacity: Double) -> some VisualEffect { effect(.opacity(opacity)) }
  /// Blurs the view; the radius is in points.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    picture(.blur(radius, isOpaque: opaque))
  }
  /// Adds to all colours: 0 changes none, 1 makes all white, -1 all black.
  public func brightness(_ amount: Double) -> some VisualEffect { picture(.brightness(amount)) }
  /// Multiplies the distance of colours from the middle grey: 1 changes none, 0 makes all grey.
  public func contrast(_ amount: Double) -> some VisualEffect { picture(.contrast(amount)) }
  /// Multiplies how colourful colours are: 1 changes none, 0 leaves greys.
  public func saturation(_ amount: Double) -> some VisualEffect { picture(.saturation(amount)) }
  /// Takes colour away: 0 changes none, 1 leaves greys.
  public func grayscale(_ amount: Double) -> some VisualEffect {
    picture(.saturation(1 - amount))
  }
  /// Turns the hues of all colours by an angle, keeping their luminance.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { picture(.hueRotation(angle)) }
  /// Draws the view mapped by an affine transform. Its frame stays.
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    effect(.transform(transform))
  }
  /// Draws the view turned in space about an axis through its anchor. Its frame stays.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    effect(
      .rotation3D(
        Rotation3D(
          angle: angle, axis: axis, anchor: anchor, depth: anchorZ, perspective: perspective)))
  }
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
  /// Applies effects that a closure chooses by the view's geometry. Layout does not change.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View { modifier(VisualEffectModifier(effect: effect)) }
}

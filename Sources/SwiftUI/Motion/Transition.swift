/// The phase of a view between coming and going.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear

  /// Whether the view is neither coming nor going.
  public var isIdentity: Bool { self == .identity }
  /// -1 before, 0 while the view is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A way in which a view comes and goes.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view that the transition makes.
  associatedtype Body: View
  /// The view that comes and goes, to be put into the body.
  typealias Content = PlaceholderContentView<Self>
  /// What the view looks like in a phase: as it is in that of identity, and where it comes from and
  /// goes to in the others.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
  /// What the transition says of itself; by default, that it has motion.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Properties of a transition with motion.
  public static var properties: TransitionProperties { TransitionProperties() }
  /// The content as the transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
  /// Both transitions at the same time.
  public func combined<T: Transition>(with other: T) -> some Transition {
    AnyTransition(self).combined(with: AnyTransition(other)).transition
  }
  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> some Transition {
    AnyTransition(self).animation(animation).transition
  }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
  /// Whether the transition counts as motion. A value for apps to read.
  public var hasMotion: Bool
  /// Makes properties, of a transition with motion by default.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A view whose place in another's body is known, and not its type.
public struct PlaceholderContentView<Value>: View {
  let content: AnyView
  /// The content that was put in.
  public var body: some View { content }
}

/// Any way in which a view comes and goes.
public struct AnyTransition: @unchecked Sendable {
  indirect enum Kind {
    case identity
    case opacity
    case scale(CGFloat, UnitPoint)
    case offset(CGSize)
    /// A move by lengths of the view, before and after; whether it fades.
    case move(before: UnitPoint, after: UnitPoint, fades: Bool)
    case blurReplace(before: CGFloat, after: CGFloat)
    case asymmetric(insertion: Kind, removal: Kind)
    case combined(Kind, Kind)
    case animated(Kind, Animation?)
    case modified(@MainActor (AnyView, TransitionPhase) -> AnyView)
  }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  /// Takes a transition of any type.
  public init<T: Transition>(_ transition: T) {
    let box = UncheckedResult(value: transition)
    kind = .modified { AnyView(box.value.apply(content: $0, phase: $1)) }
  }

  /// The view comes and goes at once.
  public static let identity = AnyTransition(.identity)
  /// The view fades in and out.
  public static let opacity = AnyTransition(.opacity)
  /// The view comes in from the leading edge and leaves over the trailing one.
  public static let slide = AnyTransition(
    .move(before: UnitPoint(x: -1, y: 0), after: UnitPoint(x: 1, y: 0), fades: false))
  /// The view grows from its middle, and shrinks to it.
  public static let scale = AnyTransition(.scale(0, .center))
  /// The view comes and goes at a scale about an anchor.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }
  /// The view comes in from an edge, by its own length, and leaves over the same one.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(.move(before: edge.way, after: edge.way, fades: false))
  }
  /// The view comes in from an edge and leaves over the other, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let way = edge.way
    return AnyTransition(
      .move(before: way, after: UnitPoint(x: -way.x, y: -way.y), fades: true))
  }
  /// The view comes from an offset in points and goes there.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }
  /// The view comes from an offset in points and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  /// One transition as the view comes, another one as it goes.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    AnyTransition(.asymmetric(insertion: insertion.kind, removal: removal.kind))
  }
  /// The view has one modifier before and after, and another one while it is there. Modifiers of
  /// one type change smoothly where they are animatable.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let box = UncheckedResult(value: (active: active, identity: identity))
    return AnyTransition(
      .modified { AnyView($0.modifier($1.isIdentity ? box.value.identity : box.value.active)) })
  }
  /// Both transitions at the same time, this one on the inside.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(.combined(kind, other.kind))
  }
  /// The animation of coming and going, in place of that of the change.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(.animated(kind, animation))
  }

  var transition: ErasedTransition { ErasedTransition(any: self) }
}

extension Edge {
  /// The place of a view that is just over the edge, in its own lengths.
  fileprivate var way: UnitPoint {
    switch self {
    case .top: UnitPoint(x: 0, y: -1)
    case .bottom: UnitPoint(x: 0, y: 1)
    case .leading: UnitPoint(x: -1, y: 0)
    case .trailing: UnitPoint(x: 1, y: 0)
    }
  }
}

extension AnyTransition.Kind {
  /// Whether the view looks different at rest from one without a transition.
  var isSeenAtRest: Bool {
    switch self {
    case .modified: true
    case .asymmetric(let one, let other), .combined(let one, let other):
      one.isSeenAtRest || other.isSeenAtRest
    case .animated(let kind, _): kind.isSeenAtRest
    default: false
    }
  }

  /// The animation of its own; the outer nil where it has none.
  var ownAnimation: Animation?? {
    switch self {
    case .animated(_, let animation): .some(animation)
    case .asymmetric(let one, let other), .combined(let one, let other):
      one.ownAnimation ?? other.ownAnimation
    default: .none
    }
  }

  @MainActor func applied(to content: AnyView, _ phase: TransitionPhase) -> AnyView {
    let isThere = phase.isIdentity
    switch self {
    case .identity: return content
    case .opacity: return AnyView(content.opacity(isThere ? 1 : 0))
    case .scale(let scale, let anchor):
      return AnyView(content.scaleEffect(isThere ? 1 : scale, anchor: anchor))
    case .offset(let offset): return AnyView(content.offset(isThere ? .zero : offset))
    case .move(let before, let after, let fades):
      let way = isThere ? UnitPoint.zero : phase == .willAppear ? before : after
      let moved = content.modifier(OwnLengthOffset(way: way))
      return fades ? AnyView(moved.opacity(isThere ? 1 : 0)) : AnyView(moved)
    case .blurReplace(let before, let after):
      let scale = isThere ? 1 : phase == .willAppear ? before : after
      return AnyView(
        content.blur(radius: isThere ? 0 : 7).scaleEffect(scale).opacity(isThere ? 1 : 0))
    case .asymmetric(let insertion, let removal):
      // Both are always there, so that the view changes its phase and not its structure.
      let inserted = insertion.applied(to: content, phase == .willAppear ? phase : .identity)
      return removal.applied(to: inserted, phase == .didDisappear ? phase : .identity)
    case .combined(let one, let other):
      return other.applied(to: one.applied(to: content, phase), phase)
    case .animated(let kind, let animation):
      return AnyView(
        kind.applied(to: content, phase)
          .modifier(AnimationModifier(animation: animation, value: nil as Int?)))
    case .modified(let change): return change(content, phase)
    }
  }
}

/// An offset in lengths of the view itself.
struct OwnLengthOffset: ItemModifier {
  let way: UnitPoint

  final class Item: UnaryItem {
    fileprivate var way = Moving(CGSize.zero)
    override func placeChildren() {
      let way = way.shown(in: motionScope)
      let x = way.width * frame.width
      content.place(
        at: CGPoint(
          x: frame.minX + (isRightToLeft ? -x : x), y: frame.minY + way.height * frame.height),
        proposal)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.way.set(CGSize(width: way.x, height: way.y), in: item.motionScope)
  }
  var shown: (String, String)? { nil }
}

// MARK: Transitions as values of their own types

/// A transition whose type is forgotten.
public struct ErasedTransition: Transition {
  let any: AnyTransition
  /// The content as the transition shows it in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    any.kind.applied(to: AnyView(content), phase)
  }
}

/// The view fades.
public struct OpacityTransition: Transition {
  /// Makes the transition.
  nonisolated public init() {}
  /// The content, invisible before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Properties of a transition without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// The view comes and goes at once.
public struct IdentityTransition: Transition {
  /// Makes the transition.
  nonisolated public init() {}
  /// The content as it is in all phases.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

/// The view is scaled about an anchor.
public struct ScaleTransition: Transition {
  /// The scale before and after; 1 is the view's own size.
  public var scale: Double
  /// The point of the view that stays in place.
  public var anchor: UnitPoint
  /// Makes a transition from and to a scale.
  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    (self.scale, self.anchor) = (scale, anchor)
  }
  /// The content, scaled before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// The view moves by an offset.
public struct OffsetTransition: Transition {
  /// The distance before and after, in points.
  public var offset: CGSize
  /// Makes a transition from and to an offset in points.
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  /// The content, elsewhere before and after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// The view moves from an edge and back to it.
public struct MoveTransition: Transition {
  /// The edge that the view comes from and goes to.
  public var edge: Edge
  /// Makes a transition from and to an edge.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The content, beyond the edge before and after, by its own length.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.move(edge: edge).kind.applied(to: AnyView(content), phase)
  }
}

/// The view comes in from an edge and leaves over the other.
public struct PushTransition: Transition {
  /// The edge that the view comes from; it leaves over the opposite one.
  public var edge: Edge
  /// Makes a transition from an edge to the opposite one.
  nonisolated public init(edge: Edge) { self.edge = edge }
  /// The content, invisible beyond one edge before and beyond the other after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.push(from: edge).kind.applied(to: AnyView(content), phase)
  }
}

/// The view comes in from the leading edge and leaves over the trailing one.
public struct SlideTransition: Transition {
  /// Makes the transition.
  nonisolated public init() {}
  /// The content, beyond the leading edge before and beyond the trailing one after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.slide.kind.applied(to: AnyView(content), phase)
  }
}

/// One transition for a view that comes, another for one that goes.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  /// The transition of a view that comes.
  public var insertion: Insertion
  /// The transition of a view that goes.
  public var removal: Removal
  /// Makes a transition of one for coming and one for going.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  /// The content as the one transition shows it before, and the other one after.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.asymmetric(
      insertion: AnyTransition(insertion), removal: AnyTransition(removal)
    ).kind.applied(to: AnyView(content), phase)
  }
}

/// The view is blurred, of another size and clear before and after.
///
/// Differs: how small is not published; it is 0.8 both ways, or 0.8 before and 1.2 after.
public struct BlurReplaceTransition: Transition {
  /// The sizes before and after.
  public struct Configuration: Hashable, Sendable {
    let after: CGFloat
    /// The view grows as it comes, and shrinks as it goes: from 0.8 of its size, and to it.
    public static let downUp = Configuration(after: 0.8)
    /// The view grows as it comes and as it goes: from 0.8 of its size, and to 1.2.
    public static let upUp = Configuration(after: 1.2)
  }
  /// The sizes before and after.
  public var configuration: Configuration
  /// Makes the transition.
  nonisolated public init(configuration: Configuration) { self.configuration = configuration }
  /// The content, before and after blurred by a radius of 7 points, scaled and clear.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    AnyTransition.Kind.blurReplace(before: 0.8, after: configuration.after)
      .applied(to: AnyView(content), phase)
  }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  public static var opacity: OpacityTransition { .init() }
}
extension Transition where Self == IdentityTransition {
  /// The view comes and goes at once.
  public static var identity: IdentityTransition { .init() }
}
extension Transition where Self == ScaleTransition {
  /// The view grows from its middle, and shrinks to it.
  public static var scale: ScaleTransition { .init(0) }
  /// The view comes and goes at a scale about an anchor.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    .init(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  /// The view comes from an offset in points and goes there.
  public static func offset(_ offset: CGSize) -> OffsetTransition { .init(offset) }
  /// The view comes from an offset in points and goes there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    .init(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// The view comes in from an edge, by its own length, and leaves over the same one.
  public static func move(edge: Edge) -> MoveTransition { .init(edge: edge) }
}
extension Transition where Self == PushTransition {
  /// The view comes in from an edge and leaves over the opposite one, fading.
  public static func push(from edge: Edge) -> PushTransition { .init(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// The view comes in from the leading edge and leaves over the trailing one.
  public static var slide: SlideTransition { .init() }
}
extension Transition where Self == BlurReplaceTransition {
  /// The view is blurred and clear before and after, and small both times.
  public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  /// The view is blurred and clear before and after; small before, and small or large after.
  public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { .init(configuration: config) }
}

// MARK: On a view

/// The transition of an item.
struct TransitionKey: LayoutValueKey {
  static var defaultValue: AnyTransition? { nil }
}

struct TransitionModifier: ItemModifier {
  let transition: AnyTransition

  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    if view.modifier.transition.kind.isSeenAtRest { context.graph.hasRestingTransitions = true }
    return ItemModifierNode(view, context)
  }

  func makeItem(
    _ content: LayoutItem, _ environment: EnvironmentValues
  ) -> LayoutValueModifier<TransitionKey>.Item { .init(content) }
  func update(_ item: LayoutValueModifier<TransitionKey>.Item, _ environment: EnvironmentValues) {
    item.own = transition
  }
  var shown: (String, String)? { nil }
}

extension View {
  /// Sets how the view comes and goes where that is animated. A picture without a time shows it
  /// there or not.
  public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
  /// Sets how the view comes and goes.
  @_disfavoredOverload
  public func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}

/// The phase of a view on its way through a scroll view.
public enum ScrollTransitionPhase: Equatable, Hashable, Sendable {
  /// The view is at the top or leading edge, going out.
  case topLeading
  /// The view is as it is without a transition.
  case identity
  /// The view is at the bottom or trailing edge, coming in.
  case bottomTrailing

  /// Whether the view is as it is without a transition.
  public var isIdentity: Bool { self == .identity }
  /// -1 above or before the visible part, 0 in it, 1 below or behind it.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase to the next.
public struct ScrollTransitionConfiguration: Sendable {
  enum Kind: Sendable { case identity, animated, interactive(UnitCurve) }

  /// How much of a view is seen where it is in the identity phase.
  public struct Threshold: Sendable {
    /// The distance from the edge of what is visible, in parts of the view's length: 0 where it
    /// only touches the edge from outside, 1 where it is just inside.
    let part: Double
    /// The points by which the edge moves in.
    var inset: Double = 0
    /// The threshold at which any part of the view is seen.
    public static let hidden = Threshold(part: 0)
    /// The threshold at which all of the view is seen.
    public static let visible = Threshold(part: 1)
    /// The threshold in the middle of what is visible.
    public static let centered = Threshold(part: .infinity)

    /// The threshold at which a part of the view is seen, 0 … 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(part: amount) }
    /// A threshold between this one and another.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      if part.isInfinite || other.part.isInfinite { return amount < 0.5 ? self : other }
      return Threshold(
        part: part + (other.part - part) * amount, inset: inset + (other.inset - inset) * amount)
    }
    /// Moves the edge in by points.
    public func inset(by distance: Double) -> Threshold {
      Threshold(part: part, inset: inset + distance)
    }
  }

  let kind: Kind
  var limit: Threshold

  /// The view as it is, wherever it is.
  public static let identity = ScrollTransitionConfiguration(kind: .identity, limit: .hidden)
  /// The view goes from one phase to the other at once, with an animation.
  ///
  /// Differs: pictures show where the animation leads to.
  public static let animated = ScrollTransitionConfiguration(kind: .animated, limit: .visible(0.5))
  /// The view goes from one phase to the other at once, whatever the animation: pictures show where
  /// it leads to.
  public static func animated(_ animation: Animation) -> ScrollTransitionConfiguration {
    .animated
  }
  /// The view is between the phases as far as it is from the threshold.
  public static let interactive = ScrollTransitionConfiguration(
    kind: .interactive(.linear), limit: .visible)
  /// The view is between the phases as far as a curve says for its distance from the threshold.
  public static func interactive(timingCurve: UnitCurve) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), limit: .visible)
  }

  /// The configuration itself. Differs: pictures show where an animation leads to, so it has no
  /// effect.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }
  /// The configuration with another threshold for its identity phase.
  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    var result = self
    result.limit = threshold
    return result
  }

  /// How much of the transition is applied, 0 … 1.
  ///
  /// - Parameters:
  ///   - seen: How far the view's far end is inside of the edge, points; negative outside.
  ///   - length: The length of the view.
  ///   - room: The length of what is visible.
  func amount(seen: Double, length: Double, room: Double) -> Double {
    if case .identity = kind { return 0 }
    guard length > 0 else { return 0 }
    // From the edge to the threshold; where it is the middle, there are as many points as to it.
    let whole = limit.part.isFinite ? length * limit.part : (room + length) / 2
    let left = whole + limit.inset - seen
    switch kind {
    case .identity: return 0
    case .animated: return left > 0 ? 1 : 0
    case .interactive(let curve):
      let way = whole + limit.inset
      guard way > 0 else { return left > 0 ? 1 : 0 }
      return curve.value(at: min(max(left / way, 0), 1))
    }
  }
}

struct ScrollTransitionModifier<Effect: VisualEffect>: ItemModifier {
  let topLeading: ScrollTransitionConfiguration
  let bottomTrailing: ScrollTransitionConfiguration
  let axis: Axis?
  let transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  final class Item: UnaryItem {
    var environment = EnvironmentValues()
    var spec: ScrollTransitionModifier?
    private var outermost: LayoutItem?

    override func placeChildren() {
      super.placeChildren()
      let item = steps.reduce(content as LayoutItem) { $1.apply($0, environment) }
      outermost = item
      // Effects move what is shown, so the view is placed once more inside of them.
      if item !== content { item.place(at: frame.origin, proposal) }
      content.parentItem = self
    }

    private var steps: [_VisualEffectStep] {
      guard let spec, let (phase, amount) = phase, amount > 0 else { return [] }
      let target = spec.transition(EmptyVisualEffect(), phase)
      guard amount < 1 else { return target._steps }
      let rest = spec.transition(EmptyVisualEffect(), .identity)
      return zip(rest._steps, target._steps).map { $0.mixed(with: $1, amount) }
    }

    /// The nearer edge's phase, and how far the view is on its way there.
    private var phase: (ScrollTransitionPhase, Double)? {
      var above = parentItem
      while let item = above, !(item is ScrollItem) { above = item.parentItem }
      guard let spec, let scroll = above as? ScrollItem else { return nil }
      let axis = spec.axis ?? (scroll.axes.contains(.vertical) ? .vertical : .horizontal)
      let room = scroll.frame
      let (low, high, length, whole) =
        axis == .vertical
        ? (frame.maxY - room.minY, room.maxY - frame.minY, frame.height, room.height)
        : isRightToLeft
          ? (room.maxX - frame.minX, frame.maxX - room.minX, frame.width, room.width)
          : (frame.maxX - room.minX, room.maxX - frame.minX, frame.width, room.width)
      let first = spec.topLeading.amount(seen: low, length: length, room: whole)
      let last = spec.bottomTrailing.amount(seen: high, length: length, room: whole)
      return first > last ? (.topLeading, first) : (.bottomTrailing, last)
    }

    override func addLayers(to list: inout LayerList) { (outermost ?? content).show(in: &list) }
    override func touchTarget(at point: CGPoint) -> TouchHit? {
      (outermost ?? content).touchTarget(at: point)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.environment = environment
    item.spec = self
  }
  var shown: (String, String)? { ("scrollTransition", "true") }
}

extension View {
  /// Changes how the view looks as it comes into and goes out of what a scroll view around shows.
  ///
  /// - Parameter axis: Nil for the scroll view's own.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: configuration, bottomTrailing: configuration, axis: axis,
        transition: transition))
  }

  /// Changes the view as it goes through the edges of a scroll view.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis,
        transition: transition))
  }
}

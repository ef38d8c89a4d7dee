/// A point or rectangle of a view, which others convert to their own space.
public struct Anchor<Value> {
  /// The part of a view that an anchor stands for.
  public struct Source {
    let key: AnyHashable
    /// The value in the hosting view, from the view's frame there.
    let value: (CGRect) -> Value
    let moved: (Value, CGPoint) -> Value
  }

  let item: LayoutItem
  let source: Source

  /// The value in the space of a rectangle of the hosting view.
  @MainActor func value(from origin: CGPoint) -> Value {
    source.moved(source.value(item.frame), CGPoint(x: -origin.x, y: -origin.y))
  }
}

extension Anchor: Sendable where Value: Sendable {}
// The closures capture only numbers.
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both are the same part of one view.
  public static func == (left: Self, right: Self) -> Bool {
    left.item === right.item && left.source.key == right.source.key
  }
}

extension Anchor: Hashable where Value: Hashable {
  /// Mixes the view and its part into a hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(item))
    hasher.combine(source.key)
  }
}

extension Anchor.Source where Value == CGRect {
  private struct Key: Hashable { let origin, size: [CGFloat] }

  /// The rectangle of the view itself.
  public static var bounds: Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      key: "bounds", value: { $0 }, moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }
  /// A rectangle in the view's own space, in points.
  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source(
      key: AnyHashable(Key(origin: [r.minX, r.minY], size: [r.width, r.height])),
      value: { r.offsetBy(dx: $0.minX, dy: $0.minY) },
      moved: { $0.offsetBy(dx: $1.x, dy: $1.y) })
  }
}

extension Anchor.Source where Value == CGPoint {
  private static func make(
    _ key: AnyHashable, _ value: @escaping (CGRect) -> CGPoint
  ) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      key: key, value: value, moved: { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) })
  }
  /// A point in the view's own space, in points.
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    make(AnyHashable([p.x, p.y])) { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }
  /// A point of the view by fractions of its size.
  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    make(AnyHashable(p)) { p.point(in: $0) }
  }
  /// The corner of the top and the leading edge.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  /// The corner of the top and the trailing edge.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  /// The middle of the leading edge.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  /// The middle of the view.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  /// The middle of the trailing edge.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  /// The corner of the bottom and the leading edge.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  /// The corner of the bottom and the trailing edge.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
  /// An anchor's value in the space of the proxy's view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let (proxy, anchor) = (self, UncheckedResult(value: anchor))
    return MainActor.unchecked {
      proxy.read?.note(anchor.value.item)
      return UncheckedResult(value: anchor.value.value(from: proxy.frame.origin))
    }.value
  }
}

/// The frames of the views whose anchors a geometry reader's content asked for.
@MainActor final class AnchorReads {
  private var frames: [ObjectIdentifier: (item: LayoutItem, frame: CGRect)] = [:]

  func note(_ item: LayoutItem) { frames[ObjectIdentifier(item)] = (item, item.frame) }
  func reset() { frames = [:] }
  var isEmpty: Bool { frames.isEmpty }
  /// Whether one of them is elsewhere now.
  var areStale: Bool { frames.values.contains { $0.item.frame != $0.frame } }
}

// MARK: Preferences of anchors

struct AnchorPreferenceModifier<Value, Key: PreferenceKey>: ViewModifier {
  typealias Body = Never
  let source: Anchor<Value>.Source
  /// Changes the preference that the views below set; nil where they set none.
  let change: (inout Key.Value?, Anchor<Value>) -> Void

  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    AnchorPreferenceNode(view, context)
  }
}

final class AnchorPreferenceNode<Base: View, Value, Key: PreferenceKey>:
  ModifiedNode<Base, AnchorPreferenceModifier<Value, Key>>
{
  override func didMakeContent() { graph.noteTeller(of: Key.self) }
  override func changesPreference<K: PreferenceKey>(_ key: K.Type, _ value: inout K.Value?) {
    guard key == Key.self else { return }
    var own = value.flatMap { $0 as? Key.Value }
    for item in items {
      view.modifier.change(&own, Anchor(item: item, source: view.modifier.source))
    }
    value = own.flatMap { $0 as? K.Value }
  }
}

extension View {
  /// Tells the views around, under a key, what a closure makes of an anchor of this view.
  public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value) { all, anchor in
        all = transform(anchor)
      })
  }

  /// Changes what the views inside tell under a key, by an anchor of this view.
  public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(
      AnchorPreferenceModifier<A, K>(source: value) { all, anchor in
        var own = all ?? K.defaultValue
        transform(&own, anchor)
        all = own
      })
  }
}

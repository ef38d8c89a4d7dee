/// How far a view wants to be from its neighbours.
public struct ViewSpacing: Sendable {
  /// The distances that a view wants at one edge.
  struct EdgeSpacing: Sendable, Equatable {
    /// A distance that counts where no other category is shared; nil for the standard one.
    var fixed: CGFloat?
    /// Whether there is an edge that is no text's.
    var isPlain = true
    /// The space to views above or below that are not text; nil for a view that is not text.
    var toPlain: CGFloat?
    /// The space between two texts.
    var toText: CGFloat?

    mutating func formUnion(_ other: EdgeSpacing) {
      if let fixed = other.fixed { self.fixed = max(self.fixed ?? 0, fixed) }
      else if other.isPlain { fixed = nil }
      isPlain = isPlain || other.isPlain
      if let value = other.toPlain { toPlain = max(toPlain ?? 0, value) }
      if let value = other.toText { toText = max(toText ?? 0, value) }
    }
  }

  static let standard: CGFloat = 8
  static let plain = ViewSpacing()

  var top = EdgeSpacing()
  var leading = EdgeSpacing()
  var bottom = EdgeSpacing()
  var trailing = EdgeSpacing()

  /// Makes the distances of a view that is no text: the standard 8 points to its neighbours.
  public init() {}
  /// The distances of a view that wants none.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    let none = EdgeSpacing(fixed: 0)
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (none, none, none, none)
    return spacing
  }()

  func isEqual(to other: ViewSpacing) -> Bool {
    top == other.top && leading == other.leading && bottom == other.bottom
      && trailing == other.trailing
  }

  /// Takes over at some edges what another view wants where that is more.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// What both views want at some edges, the larger distance of each; elsewhere, what this one
  /// wants.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance that this view and the next want along an axis, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let (end, start) = axis == .horizontal ? (trailing, next.leading) : (bottom, next.top)
    if axis == .vertical {
      var found: CGFloat?
      if end.toText != nil, let value = start.toText { found = max(found ?? 0, value) }
      if let value = end.toPlain, start.isPlain, start.fixed == nil {
        found = max(found ?? 0, value)
      }
      if let value = start.toPlain, end.isPlain, end.fixed == nil {
        found = max(found ?? 0, value)
      }
      if let found { return found }
    }
    if end.fixed != nil || start.fixed != nil { return max(end.fixed ?? 0, start.fixed ?? 0) }
    return Self.standard
  }

  mutating func reset(_ edges: Edge.Set) {
    if edges.contains(.top) { top = EdgeSpacing() }
    if edges.contains(.leading) { leading = EdgeSpacing() }
    if edges.contains(.bottom) { bottom = EdgeSpacing() }
    if edges.contains(.trailing) { trailing = EdgeSpacing() }
  }
}

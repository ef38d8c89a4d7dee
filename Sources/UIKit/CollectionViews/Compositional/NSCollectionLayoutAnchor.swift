/// A point of a rectangle (a corner, the middle of an edge or of the whole) and an offset from it.
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges that meet at the anchor; empty for the middle.
  public let edges: NSDirectionalRectEdge
  /// The offset in points, or in parts of the anchored item's size.
  public let offset: CGPoint
  /// Whether `offset` is in parts of the anchored item's size.
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// An anchor at edges or a corner, without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// An anchor that is moved from edges or a corner, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// An anchor that is moved from edges or a corner, in parts of the anchored item's size.
  ///
  /// - Parameter fractionalOffset: The offset in widths and heights of the anchored item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// Whether ``offset`` is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Returns this object, as it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The anchor's place in a rectangle, without its offset.
  func point(of rect: CGRect) -> CGPoint {
    CGPoint(
      x: edges.contains(.leading)
        ? rect.minX : edges.contains(.trailing) ? rect.maxX : rect.midX,
      y: edges.contains(.top) ? rect.minY : edges.contains(.bottom) ? rect.maxY : rect.midY)
  }

  func shift(for size: CGSize) -> CGPoint {
    isFractionalOffset
      ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// Edges and corners that follow the layout direction.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

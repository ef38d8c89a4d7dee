/// An object that takes part in dynamics: it has a place that an animator may change.
///
/// The members belong to the main actor, but not the protocol: that would make members of
/// subclasses of `UICollectionViewLayoutAttributes` the main actor's, which their overrides of
/// `isEqual(_:)` and `copy(with:)` are not.
public protocol UIDynamicItem: NSObjectProtocol {
  /// The middle of the item in the reference view, which the animator changes.
  @MainActor var center: CGPoint { get set }
  /// The rectangle of the item in its own coordinates; its size decides mass and shape.
  @MainActor var bounds: CGRect { get }
  /// The rotation of the item, which the animator changes.
  @MainActor var transform: CGAffineTransform { get set }
  /// The shape that collides with others; by default the bounds.
  @MainActor var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline for `.path`: convex, with the item's centre as its origin. Differs: a path that is
  /// not convex is replaced by its convex hull; iOS refuses such a path.
  @MainActor var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds by default.
  @MainActor public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the bounds by default; it counts only with the type `.path`. iOS has no
  /// default.
  @MainActor public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(centredRectOf: bounds.size)
  }
}

extension UIBezierPath {
  /// A rectangle with the origin in its middle, as outlines for collisions have it.
  convenience init(centredRectOf size: CGSize) {
    self.init(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}

/// The shapes that items collide with.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse in the bounds.
  case ellipse = 1
  /// The item's ``UIDynamicItem/collisionBoundingPath``.
  case path = 2
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Items that move as one: a bond of the group moves all of them.
@preconcurrency @MainActor
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items of the group.
  public let items: [any UIDynamicItem]
  private var places: [CGPoint] = []

  /// A group without items.
  public override convenience init() { self.init(items: []) }

  /// Makes one item of several, around the middle of the rectangle that they fill now.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    let frame = self.frame
    center = CGPoint(x: frame.midX, y: frame.midY)
    places = items.map { CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y) }
  }

  private var frame: CGRect {
    var frame = CGRect.null
    for item in items {
      frame = frame.union(
        CGRect(
          x: item.center.x - item.bounds.width / 2, y: item.center.y - item.bounds.height / 2,
          width: item.bounds.width, height: item.bounds.height))
    }
    return frame.isNull ? .zero : frame
  }

  /// The group's middle; setting it moves all items.
  open var center = CGPoint.zero { didSet { moveItems() } }
  /// The group's rotation and scale; setting it turns the items around ``center``, and each by
  /// itself.
  open var transform = CGAffineTransform.identity { didSet { moveItems() } }
  /// The size of the rectangle that the items fill now, at the origin.
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  private func moveItems() {
    guard places.count == items.count else { return }
    for (item, place) in zip(items, places) {
      let moved = place.applying(transform)
      item.center = CGPoint(x: center.x + moved.x, y: center.y + moved.y)
      item.transform = transform
    }
  }
}

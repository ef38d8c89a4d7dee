/// The outline by which an item touches others.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds, turned with it.
  case rectangle = 0
  /// The ellipse in its bounds.
  case ellipse = 1
  /// `collisionBoundingPath`.
  case path = 2
}

/// What dynamics can move: views and a collection's attributes, and anything else with a place.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  /// Its rotation is that of the item; the rest of it is kept.
  var transform: CGAffineTransform { get set }
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// Convex, about the item's centre, counter-clockwise or clockwise. Of a path that is not convex
  /// the hull counts.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Items that move as one: their places follow this item's.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  public let items: [any UIDynamicItem]
  private var place: CGPoint
  private var turn = CGAffineTransform.identity

  public init(items: [any UIDynamicItem]) {
    self.items = items
    place = .zero
    super.init()
    place = CGPoint(x: frame.midX, y: frame.midY)
  }

  private var frame: CGRect {
    items.reduce(CGRect.null) { frame, item in
      let (centre, size) = (item.center, item.bounds.size)
      return frame.union(
        CGRect(
          x: centre.x - size.width / 2, y: centre.y - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  open var center: CGPoint {
    get { place }
    set {
      for item in items {
        item.center.x += newValue.x - place.x
        item.center.y += newValue.y - place.y
      }
      place = newValue
    }
  }

  open var bounds: CGRect { CGRect(origin: .zero, size: frame.isNull ? .zero : size) }
  private lazy var size = frame.size

  open var transform: CGAffineTransform {
    get { turn }
    set {
      let change = turn.inverted().concatenating(newValue)
      for item in items {
        let distance = CGPoint(x: item.center.x - place.x, y: item.center.y - place.y)
        let moved = distance.applying(change)
        item.center = CGPoint(x: place.x + moved.x, y: place.y + moved.y)
        item.transform = item.transform.concatenating(change)
      }
      turn = newValue
    }
  }
}

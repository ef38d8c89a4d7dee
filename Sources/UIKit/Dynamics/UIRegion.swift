/// A part of the plane about the origin: a circle, a rectangle, or what is left of two.
open class UIRegion: NSObject, NSCopying {
  private let isInside: (CGPoint) -> Bool

  private init(_ isInside: @escaping (CGPoint) -> Bool) {
    self.isInside = isInside
  }

  /// The whole plane.
  public class var infinite: UIRegion { UIRegion { _ in true } }

  public convenience init(radius: CGFloat) {
    self.init { $0.x * $0.x + $0.y * $0.y <= radius * radius }
  }

  /// - Parameter size: With the origin in the middle.
  public convenience init(size: CGSize) {
    self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
  }

  open func inverse() -> UIRegion {
    let own = isInside
    return UIRegion { !own($0) }
  }

  open func union(_ region: UIRegion) -> UIRegion {
    let (own, other) = (isInside, region.isInside)
    return UIRegion { own($0) || other($0) }
  }

  open func difference(_ region: UIRegion) -> UIRegion {
    let (own, other) = (isInside, region.isInside)
    return UIRegion { own($0) && !other($0) }
  }

  open func intersection(_ region: UIRegion) -> UIRegion {
    let (own, other) = (isInside, region.isInside)
    return UIRegion { own($0) && other($0) }
  }

  open func contains(_ point: CGPoint) -> Bool { isInside(point) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
}

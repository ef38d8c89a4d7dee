/// A part of the plane, infinite by default.
@preconcurrency @MainActor
open class UIRegion: NSObject {
  private indirect enum Form {
    case infinite
    case circle(radius: Double)
    case rectangle(CGSize)
    case inverse(Form)
    case union(Form, Form)
    case difference(Form, Form)
    case intersection(Form, Form)

    func contains(_ p: Vector) -> Bool {
      switch self {
      case .infinite: true
      case .circle(let radius): p.lengthSquared <= radius * radius
      case .rectangle(let size): abs(p.x) <= size.width / 2 && abs(p.y) <= size.height / 2
      case .inverse(let form): !form.contains(p)
      case .union(let a, let b): a.contains(p) || b.contains(p)
      case .difference(let a, let b): a.contains(p) && !b.contains(p)
      case .intersection(let a, let b): a.contains(p) && b.contains(p)
      }
    }
  }

  private let form: Form

  /// The whole plane.
  public override convenience init() { self.init(form: .infinite) }

  private init(form: Form) { self.form = form }

  /// The whole plane.
  open class var infinite: UIRegion { UIRegion(form: .infinite) }

  /// A circle around the origin; the radius is in points.
  public convenience init(radius: CGFloat) { self.init(form: .circle(radius: radius)) }
  /// A rectangle of a size in points around the origin.
  public convenience init(size: CGSize) { self.init(form: .rectangle(size)) }

  /// The plane without this region.
  open func inverse() -> UIRegion { UIRegion(form: .inverse(form)) }
  /// The points in either region.
  open func union(with region: UIRegion) -> UIRegion { UIRegion(form: .union(form, region.form)) }

  /// The points of this region that are not in the other one.
  open func difference(from region: UIRegion) -> UIRegion {
    UIRegion(form: .difference(form, region.form))
  }

  /// The points in both regions.
  open func intersection(with region: UIRegion) -> UIRegion {
    UIRegion(form: .intersection(form, region.form))
  }

  /// Whether a point is in the region; its edge belongs to it.
  open func contains(_ point: CGPoint) -> Bool { form.contains(Vector(point)) }
}

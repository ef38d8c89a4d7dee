/// Draws an item to a point, upright, by a spring.
///
/// Differs: Apple publishes no figures; here the spring swings 2 times a second undamped, and its
/// damping ratio goes from 0.2 at a `damping` of 0 to 1 at 1.
open class UISnapBehavior: UIDynamicBehavior {
  private let item: any UIDynamicItem

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  open var snapPoint: CGPoint { didSet { if snapPoint != oldValue { changed() } } }

  /// 0 … 1: how little the item swings about the point.
  open var damping: CGFloat = 0.5 { didSet { if damping != oldValue { changed() } } }

  override var ownItems: [any UIDynamicItem] { [item] }

  private static let omega = 2 * Double.pi * 2

  override func apply(to world: DynamicWorld) {
    let body = world.body(of: item)
    let ratio = 0.2 + 0.8 * Double(damping).clamped(to: 0...1)
    let omega = Self.omega
    let way = DynamicVector(snapPoint) - body.position
    body.acceleration += way * (omega * omega) - body.velocity * (2 * ratio * omega)
    guard body.inverseInertia > 0 else { return }
    body.torque +=
      (-body.angle * omega * omega - body.spin * 2 * ratio * omega) / body.inverseInertia
  }
}

/// The properties of items: how heavy, how elastic, how much air resists them.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var list: DynamicItems
  /// The velocities that were added before the items had an animator.
  private var pending: [ObjectIdentifier: (linear: Vector, angular: Double)] = [:]

  /// A behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Gives items physical properties; each one is taken once.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// The items that have the properties, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item, unless it is there already.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  /// Takes an item out, which then has the usual properties.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { changed() }
  }

  /// The elasticity from 0, no bounce, to 1, all of the speed.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// The friction between items that slide along each other; 0 for none.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// The density; 1 gives 100 × 100 points a mass of 1.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// The approximate share of its speed that an item loses each second.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  /// The approximate share of its angular speed that an item loses each second.
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// The charge for electric and magnetic fields.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether forces and collisions leave the items in place; other items still collide with them.
  open var isAnchored = false { didSet { changed() } }
  /// Whether forces and collisions turn the items.
  open var allowsRotation = true { didSet { changed() } }

  /// Adds a velocity in points per second to that of the item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    pending[ObjectIdentifier(item), default: (.zero, 0)].linear += Vector(velocity)
    changed()
  }

  /// The velocity of an item, in points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let waiting = pending[ObjectIdentifier(item)]?.linear ?? .zero
    return ((dynamicAnimator?.stage.body(of: item)?.velocity ?? .zero) + waiting).point
  }

  /// Adds an angular velocity in radians per second, clockwise.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    pending[ObjectIdentifier(item), default: (.zero, 0)].angular += velocity
    changed()
  }

  /// The angular velocity of an item, in radians per second, clockwise.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let waiting = pending[ObjectIdentifier(item)]?.angular ?? 0
    return (dynamicAnimator?.stage.body(of: item)?.angularVelocity ?? 0) + waiting
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func configure(_ stage: DynamicsStage) {
    for item in items {
      stage.change(item) { body in
        body.setDensity(density)
        body.elasticity = elasticity
        body.friction = friction
        body.resistance = resistance
        body.angularResistance = angularResistance
        body.charge = charge
        body.isAnchored = isAnchored
        body.allowsRotation = allowsRotation
      }
    }
  }

  override func push(_ stage: DynamicsStage, step: Double) {
    guard !pending.isEmpty else { return }
    for item in items {
      guard let added = pending.removeValue(forKey: ObjectIdentifier(item)) else { continue }
      stage.change(item) { body in
        body.velocity += added.linear
        body.angularVelocity += added.angular
      }
    }
  }
}

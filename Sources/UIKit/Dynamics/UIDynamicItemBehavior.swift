/// What items are like: how they bounce, slide, weigh and turn.
open class UIDynamicItemBehavior: UIDynamicBehavior {
  private var held: DynamicItems
  /// Speeds that were asked for before the item was known to an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: DynamicVector, spin: Double)] = []

  public init(items: [any UIDynamicItem]) {
    held = DynamicItems(items)
    super.init()
  }

  open var items: [any UIDynamicItem] { held.all }

  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    changed()
  }

  /// How much of its speed an item keeps when it runs against something, 0 … 1. Of two that meet
  /// the greater one counts.
  open var elasticity: CGFloat = 0 { didSet { changed() } }
  /// How much items resist sliding along one another. Of two that meet the geometric mean counts.
  open var friction: CGFloat = 0 { didSet { changed() } }
  /// Mass for 100 × 100 points.
  open var density: CGFloat = 1 { didSet { changed() } }
  /// How fast speed is lost: a part of it a second.
  open var resistance: CGFloat = 0 { didSet { changed() } }
  open var angularResistance: CGFloat = 0 { didSet { changed() } }
  /// What electric and magnetic fields act on.
  open var charge: CGFloat = 0 { didSet { changed() } }
  /// Whether items stay where they are.
  open var isAnchored = false { didSet { changed() } }
  open var allowsRotation = true { didSet { changed() } }

  /// Adds to an item's speed, points a second.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(item, DynamicVector(velocity), 0)
  }

  /// Points a second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    (owner?.world.knownBody(of: item)?.velocity ?? .zero).point
  }

  /// Adds to the speed at which an item turns, radians a second.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(item, .zero, Double(velocity))
  }

  /// Radians a second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    CGFloat(owner?.world.knownBody(of: item)?.spin ?? 0)
  }

  private func add(_ item: any UIDynamicItem, _ velocity: DynamicVector, _ spin: Double) {
    guard held.contains(item) else { return }
    waiting.append((item, velocity, spin))
    changed()
  }

  override var ownItems: [any UIDynamicItem] { held.all }

  override func prepare(_ world: DynamicWorld) {
    for item in held.all {
      let body = world.body(of: item)
      body.elasticity = Double(elasticity)
      body.friction = Double(friction)
      body.density = Double(density)
      body.resistance = Double(resistance)
      body.spinResistance = Double(angularResistance)
      body.charge = Double(charge)
      body.isAnchored = isAnchored
      body.canTurn = allowsRotation
    }
    for entry in waiting {
      let body = world.body(of: entry.item)
      body.velocity += entry.velocity
      body.spin += entry.spin
    }
    waiting = []
  }
}

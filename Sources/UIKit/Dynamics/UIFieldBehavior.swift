/// Acts on all items in a region of the reference.
///
/// Differs: Apple publishes no figures for how strong fields are: here a strength of 1 gives mass 1
/// 100 points a second², in fields with a distance at that of `minimumRadius`. Noise and turbulence
/// are absent.
open class UIFieldBehavior: UIDynamicBehavior {
  /// What a field does to an item.
  private enum Kind {
    case drag
    case vortex
    case radialGravity(CGPoint)
    case linearGravity
    case velocity
    case spring
    case electric
    case magnetic
    case custom(
      (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  private let kind: Kind
  private var held = DynamicItems([])

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// Slows items down.
  public class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// Turns items about the position.
  public class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// Draws items to a point.
  public class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity(position))
    field.position = position
    return field
  }
  /// Draws items in a direction.
  public class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }
  /// Gives items a speed, points a second.
  public class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// Draws items to the position the more, the farther they are.
  public class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// Pushes charged items away from the position.
  public class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// Pushes charged items to the side that they move.
  public class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }

  /// - Parameter block: Gets the field and an item's place, speed, mass, charge and the time, and
  ///   gives the force.
  public class func field(
    evaluationBlock block:
      @escaping (
        UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
      ) -> CGVector
  ) -> UIFieldBehavior { UIFieldBehavior(.custom(block)) }

  open var items: [any UIDynamicItem] { held.all }

  open func addItem(_ item: any UIDynamicItem) {
    held.add(item)
    changed()
  }

  open func removeItem(_ item: any UIDynamicItem) {
    held.remove(item)
    changed()
  }

  open var position = CGPoint.zero { didSet { changed() } }
  /// About the position.
  open var region = UIRegion.infinite { didSet { changed() } }
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// With which power of the distance the field becomes weaker.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// Nearer than this, points, the field is as strong as there.
  open var minimumRadius: CGFloat = 1e-6 { didSet { changed() } }
  open var direction = CGVector.zero { didSet { changed() } }

  override var ownItems: [any UIDynamicItem] { held.all }

  override func apply(to world: DynamicWorld) {
    for item in held.all {
      let body = world.body(of: item)
      let way = body.position - DynamicVector(position)
      guard !body.isAnchored, region.contains(way.point) else { continue }
      act(on: body, way)
    }
  }

  private func act(on body: DynamicBody, _ way: DynamicVector) {
    let distance = max(way.length, Double(minimumRadius))
    let weakened =
      falloff == 0
      ? 1 : DeterministicMath.pow(distance / max(Double(minimumRadius), 1), -Double(falloff))
    let strength = Double(strength) * weakened
    let force = strength * 100
    switch kind {
    case .drag: body.velocity *= 1 / (1 + max(strength, 0) * DynamicWorld.step)
    case .vortex: body.acceleration += way.direction.turned(by: 1) * force
    case .radialGravity: body.acceleration -= way.direction * force
    case .linearGravity: body.acceleration += DynamicVector(direction) * force
    case .velocity: body.velocity = DynamicVector(direction) * strength
    case .spring: body.force -= way * strength
    case .electric: body.force += way.direction * (force * body.charge)
    case .magnetic: body.force += body.velocity.turned(by: strength * body.charge)
    case .custom(let block):
      let result = block(
        self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y),
        CGFloat(body.mass), CGFloat(body.charge), owner?.elapsedTime ?? 0)
      body.force += DynamicVector(result) * 100
    }
  }
}

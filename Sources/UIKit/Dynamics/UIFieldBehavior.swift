/// A force that depends on the place.
///
/// Differs: fields of noise and turbulence, which are random on iOS, and the magnetic field are
/// absent.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind {
    case drag, vortex, velocity, spring, electric
    case radialGravity, linearGravity
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, Double) -> CGVector)
  }

  private var list = DynamicItems([])
  private let kind: Kind

  private init(_ kind: Kind) {
    self.kind = kind
    super.init()
  }

  /// A field that slows items down.
  open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
  /// A field that pushes items around its place.
  open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
  /// A field that draws items to a place.
  open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
    let field = UIFieldBehavior(.radialGravity)
    field.position = position
    return field
  }
  /// A field that accelerates items in a direction.
  open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.linearGravity)
    field.direction = direction
    return field
  }
  /// A field that gives items its direction as their velocity.
  open class func velocityField(direction: CGVector) -> UIFieldBehavior {
    let field = UIFieldBehavior(.velocity)
    field.direction = direction
    return field
  }
  /// A field that draws items to its place like a spring.
  open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
  /// A field that acts on items by their charge.
  open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
  /// A field whose force a closure calculates, for each item at each step.
  ///
  /// - Parameter block: Takes field, place, velocity, mass, charge and time since the last step;
  ///   returns the force.
  open class func field(
    evaluationBlock block: @escaping (
      UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
    ) -> CGVector
  ) -> UIFieldBehavior {
    UIFieldBehavior(.custom(block))
  }

  /// The items that the field acts on, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item, unless it is there already.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  /// Takes an item out, on which the field then has no effect.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { changed() }
  }

  /// The place of the field, in the reference view.
  open var position = CGPoint.zero { didSet { changed() } }
  /// The region that the field acts in, around its place.
  open var region = UIRegion.infinite { didSet { changed() } }
  /// The strength of the field.
  open var strength: CGFloat = 1 { didSet { changed() } }
  /// The power of the distance by which the strength falls.
  open var falloff: CGFloat = 0 { didSet { changed() } }
  /// The distance below which the strength no longer rises, in points.
  open var minimumRadius: CGFloat = 1 { didSet { changed() } }
  /// The direction of fields that have one.
  open var direction = CGVector.zero { didSet { changed() } }

  override var movedItems: [any UIDynamicItem] { items }

  override func push(_ stage: DynamicsStage, step: Double) {
    for item in items {
      stage.change(item) { body in
        let way = Vector(position) - body.position
        guard region.contains((-way).point) else { return }
        let distance = max(way.length, minimumRadius, 1e-6)
        let share = strength / CoreGraphics.pow(distance, falloff)
        apply(to: &body, way: way, share: share, step: step)
      }
    }
  }

  private func apply(to body: inout RigidBody, way: Vector, share: Double, step: Double) {
    switch kind {
    case .drag: body.force -= body.velocity * (share * body.mass)
    case .vortex: body.force += way.normalized.perpendicular * (-100 * share * body.mass)
    case .radialGravity: body.force += way.normalized * (100 * share * body.mass)
    case .linearGravity: body.force += Vector(direction) * (100 * share * body.mass)
    case .velocity: body.velocity = Vector(direction) * (100 * share)
    case .spring: body.force += way * (share * body.mass)
    case .electric: body.force -= way.normalized * (100 * share * body.charge)
    case .custom(let block):
      let force = block(
        self, body.position.point, CGVector(dx: body.velocity.x, dy: body.velocity.y), body.mass,
        body.charge, step)
      body.force += Vector(force) * 100
    }
  }
}

/// Accelerates items: by 1,000 points a second² downwards, unless another vector is set.
open class UIGravityBehavior: UIDynamicBehavior {
  private var held: DynamicItems
  private var vector = CGVector(dx: 0, dy: 1)

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

  /// In thousands of points a second².
  open var gravityDirection: CGVector {
    get { vector }
    set {
      vector = newValue
      changed()
    }
  }

  /// Radians from the x axis, clockwise.
  open var angle: CGFloat {
    get { CGFloat(DeterministicMath.atan2(Double(vector.dy), Double(vector.dx))) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  open var magnitude: CGFloat {
    get { (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot() }
    set {
      let old = magnitude
      vector =
        old > 0
        ? CGVector(dx: vector.dx / old * newValue, dy: vector.dy / old * newValue)
        : CGVector(dx: 0, dy: newValue)
      changed()
    }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    vector = CGVector(angle: angle, magnitude: magnitude)
    changed()
  }

  override var ownItems: [any UIDynamicItem] { held.all }

  override func apply(to world: DynamicWorld) {
    let acceleration = DynamicVector(vector) * DynamicWorld.gravity
    for item in held.all { world.body(of: item).acceleration += acceleration }
  }
}

extension CGVector {
  init(angle: CGFloat, magnitude: CGFloat) {
    let (sine, cosine) = DeterministicMath.sinCos(Double(angle))
    self.init(dx: magnitude * cosine, dy: magnitude * sine)
  }
}

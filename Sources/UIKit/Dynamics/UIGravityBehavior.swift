/// Pulls items in one direction. A magnitude of 1 accelerates them by 1000 points per second².
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  private var list: DynamicItems

  /// A behavior without items.
  public override convenience init() { self.init(items: []) }

  /// Pulls items down with a magnitude of 1; each one is taken once.
  public init(items: [any UIDynamicItem]) {
    list = DynamicItems(items)
    super.init()
  }

  /// The items that are pulled, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item, unless it is there already.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  /// Takes an item out, which keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { changed() }
  }

  /// The direction and magnitude; initially down with a magnitude of 1.
  open var gravityDirection = CGVector(dx: 0, dy: 1) { didSet { changed() } }

  /// The angle in radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { gravityDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The acceleration; 1 is 1000 points per second².
  open var magnitude: CGFloat {
    get { gravityDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and magnitude; the angle is in radians, clockwise from the x axis.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func push(_ stage: DynamicsStage, step: Double) {
    for item in items {
      stage.change(item) { $0.force += Vector(gravityDirection) * (1000 * $0.mass) }
    }
  }
}

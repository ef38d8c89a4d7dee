/// Pushes items, once or as long as it is active. A magnitude of 1 makes 100 × 100 points of
/// density 1 faster by 100 points per second: at once, or each second.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// Whether items are pushed once or as long as the push is active.
  public enum Mode: Int, Sendable {
    /// A force that goes on as long as the behavior is active.
    case continuous = 0
    /// A single kick, after which the behavior is inactive.
    case instantaneous = 1
  }

  private var list: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]
  /// Whether the push is a steady force or a single kick.
  public let mode: Mode

  /// A steady push without items.
  public override convenience init() { self.init(items: [], mode: .continuous) }

  /// A push without a magnitude yet; each item is taken once.
  public init(items: [any UIDynamicItem], mode: Mode) {
    list = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The items that are pushed, in the order in which they were added.
  open var items: [any UIDynamicItem] { list.items }

  /// Adds an item, unless it is there already.
  open func addItem(_ item: any UIDynamicItem) {
    if list.add(item) { changed() }
  }

  /// Takes an item out, which keeps its velocity.
  open func removeItem(_ item: any UIDynamicItem) {
    if list.remove(item) { changed() }
  }

  /// Whether it pushes. An instantaneous push becomes inactive once it has pushed.
  open var active = true { didSet { changed() } }

  /// The direction and the magnitude of the push.
  open var pushDirection = CGVector.zero { didSet { changed() } }

  /// The angle in radians, clockwise from the x axis.
  open var angle: CGFloat {
    get { pushDirection.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The length of `pushDirection`.
  open var magnitude: CGFloat {
    get { pushDirection.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction and magnitude; the angle is in radians, clockwise from the x axis.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(angle: angle, magnitude: magnitude)
  }

  /// The place where an item is pushed, relative to its centre: off the centre it turns.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the place where an item is pushed, relative to its centre, in points.
  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = offset
    changed()
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func push(_ stage: DynamicsStage, step: Double) {
    guard active else { return }
    let force = Vector(pushDirection) * 100
    for item in items {
      let offset = targetOffsetFromCenter(for: item)
      stage.change(item) { body in
        let arm = body.turn.applied(to: Vector(offset.horizontal, offset.vertical))
        if mode == .instantaneous {
          body.apply(impulse: force, at: arm)
        } else {
          body.force += force
          body.torque += arm.cross(force)
        }
      }
    }
    if mode == .instantaneous { active = false }
  }
}

/// Pushes items: all the time, or once. A magnitude of 1 accelerates 100 × 100 points of density 1
/// by 100 points a second², or gives them 100 points a second.
open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable {
    case continuous = 0
    case instantaneous = 1
  }

  private var held: DynamicItems
  private var offsets: [(item: any UIDynamicItem, offset: UIOffset)] = []
  private var vector = CGVector.zero
  private var isSpent = false

  public let mode: Mode

  public init(items: [any UIDynamicItem], mode: Mode) {
    held = DynamicItems(items)
    self.mode = mode
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

  /// Where an item is pushed, from its centre.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets.first { $0.item === item }?.offset ?? .zero
  }

  open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {
    offsets.removeAll { $0.item === item }
    offsets.append((item, offset))
    changed()
  }

  /// Setting it to true pushes once more. False after an instantaneous push.
  open var active: Bool {
    get { isActive && !isSpent }
    set {
      isActive = newValue
      isSpent = false
      changed()
    }
  }
  private var isActive = true

  open var pushDirection: CGVector {
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
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    vector = CGVector(angle: angle, magnitude: magnitude)
    changed()
  }

  override var ownItems: [any UIDynamicItem] { held.all }

  override func apply(to world: DynamicWorld) {
    guard active else { return }
    let force = DynamicVector(vector) * 100
    for item in held.all {
      let body = world.body(of: item)
      let offset = targetOffsetFromCenter(for: item)
      let arm = DynamicVector(Double(offset.horizontal), Double(offset.vertical))
      if mode == .continuous {
        body.force += force
        body.torque += arm.cross(force)
      } else {
        body.push(force, at: body.place(of: arm))
      }
      body.restSeconds = 0
    }
    if mode == .instantaneous { isSpent = true }
  }
}

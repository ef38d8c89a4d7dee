/// The range of an attachment's value, at whose ends it holds.
public struct UIFloatRange: Hashable, Sendable {
  /// The lower end, in points or in radians.
  public var minimum: CGFloat
  /// The upper end, in points or in radians.
  public var maximum: CGFloat

  /// The range from 0 to 0, which holds a value in its place.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// A range between two values. It is not checked that they are in order.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from 0 to 0, which holds a value in its place.
  public static let zero = UIFloatRange()
  /// The range of all values, which holds nothing in its place.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// Whether the range has no limits.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

/// Binds an item to a point or to another item.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// Whether an attachment leads to an item or to a point.
  public enum AttachmentType: Int, Sendable {
    /// Two items are bound to each other.
    case items = 0
    /// An item is bound to a point.
    case anchor = 1
  }

  /// The part of the items' places that stays fixed.
  private enum Bond {
    /// The distance is fixed.
    case distance
    /// The distance has a maximum.
    case limit
    /// The place is fixed; the item may turn.
    case pin
    /// Place and angle are fixed.
    case fixed
    /// The angle, and the place across an axis, are fixed.
    case sliding(Vector)
  }

  private let list: [any UIDynamicItem]
  private let offsets: [Vector]
  private var bond: Bond
  /// The place where the bond was made, in the other item or on the ground; nil before the first
  /// frame.
  private var secondPlace: Vector?
  private var firstPlace = Vector.zero
  private var startAngle = 0.0
  private var isMeasured = false
  /// Whether the items are bound to each other or one item to a point.
  public let attachedBehaviorType: AttachmentType

  /// Binds an item's centre to a point in the reference view, at the distance that it has now.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// Binds a place of an item to a point in the reference view, at the distance that it has now.
  /// The offset is from the item's centre, in points.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    list = [item]
    offsets = [Vector(offset.horizontal, offset.vertical)]
    bond = .distance
    anchorPoint = point
    attachedBehaviorType = .anchor
    super.init()
    length = Self.distance(Self.place(item, offsets[0]), Vector(point))
  }

  /// Binds the centres of two items at the distance that they have now.
  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  /// Binds places of two items at the distance that they have now. Offsets are from the items'
  /// centres, in points.
  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    list = [item1, item2]
    offsets = [
      Vector(offset1.horizontal, offset1.vertical), Vector(offset2.horizontal, offset2.vertical),
    ]
    bond = .distance
    anchorPoint = .zero
    attachedBehaviorType = .items
    super.init()
    length = Self.distance(Self.place(item1, offsets[0]), Self.place(item2, offsets[1]))
  }

  /// A bond of nothing.
  public override convenience init() {
    self.init([], offsets: [], anchor: .zero, bond: .distance)
  }

  private init(_ items: [any UIDynamicItem], offsets: [Vector], anchor: CGPoint, bond: Bond) {
    list = items
    self.offsets = offsets
    self.bond = bond
    anchorPoint = anchor
    attachedBehaviorType = items.count > 1 ? .items : .anchor
    super.init()
  }

  /// The item keeps its angle to the other and slides along an axis through the anchor.
  open class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    make([item1, item2], point, .sliding(Vector(axis).normalized))
  }

  /// The item keeps its angle and slides along an axis through the anchor.
  open class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior {
    make([item], point, .sliding(Vector(axis).normalized))
  }

  /// A rope: the distance of two places is at most the initial one.
  open class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let behavior = UIAttachmentBehavior(
      item: item1, offsetFromCenter: offset1, attachedTo: item2, offsetFromCenter: offset2)
    behavior.bond = .limit
    return behavior
  }

  /// The items keep their distance and their angle to each other.
  open class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    make([item1, item2], point, .fixed)
  }

  /// The items turn about a common point.
  open class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior {
    make([item1, item2], point, .pin)
  }

  private class func make(
    _ items: [any UIDynamicItem], _ anchor: CGPoint, _ bond: Bond
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(items, offsets: items.map { _ in .zero }, anchor: anchor, bond: bond)
  }

  /// The one or two items that are bound.
  open var items: [any UIDynamicItem] { list }

  /// The place that the item is bound to, in the reference view. It may be moved.
  open var anchorPoint: CGPoint { didSet { changed() } }
  /// The length of a bond of distance, in points.
  open var length: CGFloat = 0 { didSet { changed() } }
  /// The damping of a spring: 0 is no damping, 1 no oscillation.
  open var damping: CGFloat = 0 { didSet { changed() } }
  /// The oscillations per second; 0 is a stiff bond.
  open var frequency: CGFloat = 0 { didSet { changed() } }
  /// The resistance to the turning of a pin, as a share of the speed per second.
  open var frictionTorque: CGFloat = 0 { didSet { changed() } }
  /// How far a sliding item moves along its axis, in points, or a pinned one turns, in radians.
  open var attachmentRange: UIFloatRange = .infinite { didSet { changed() } }

  override var movedItems: [any UIDynamicItem] { list }

  override func rows(_ stage: DynamicsStage, _ bodies: [RigidBody]) -> [ConstraintRow] {
    attachmentRows(stage, bodies)
  }

  private static func place(_ item: any UIDynamicItem, _ offset: Vector) -> Vector {
    let turned = offset.point.applying(item.transform)
    return Vector(item.center) + Vector(turned)
  }

  private static func distance(_ a: Vector, _ b: Vector) -> Double { (a - b).length }
}

// MARK: - Equations

extension UIAttachmentBehavior {
  fileprivate func attachmentRows(
    _ stage: DynamicsStage, _ bodies: [RigidBody]
  ) -> [ConstraintRow] {
    guard let item = list.first, let first = stage.index(of: item) else { return [] }
    let second = list.count > 1 ? stage.index(of: list[1]) : nil
    if list.count > 1, second == nil { return [] }
    switch bond {
    case .distance, .limit: return distanceRows(first, second, bodies)
    case .pin, .fixed, .sliding: return anchorRows(first, second, bodies)
    }
  }

  private func distanceRows(
    _ first: Int, _ second: Int?, _ bodies: [RigidBody]
  ) -> [ConstraintRow] {
    let from = bodies[first].place(offsets[0])
    let to = second.map { bodies[$0].place(offsets[1]) } ?? Vector(anchorPoint)
    let way = to - from
    let distance = way.length
    var row = ConstraintRow(
      first: first, second: second, normal: distance > 1e-9 ? way.normalized : Vector(0, 1))
    row.firstArm = from - bodies[first].position
    row.secondArm = second.map { to - bodies[$0].position } ?? .zero
    row.error = distance - length
    if case .limit = bond {
      // A rope pulls and does not push.
      guard row.error > 0 else { return [] }
      row.maximumImpulse = 0
    }
    if frequency > 0 { row.spring = (Double(frequency), Double(max(damping, 0))) }
    return [row]
  }

  private func anchorRows(
    _ first: Int, _ second: Int?, _ bodies: [RigidBody]
  ) -> [ConstraintRow] {
    let anchor = Vector(anchorPoint)
    if !isMeasured {
      isMeasured = true
      firstPlace = bodies[first].turn.undone(of: anchor - bodies[first].position)
      secondPlace = second.map { bodies[$0].turn.undone(of: anchor - bodies[$0].position) }
      startAngle = (second.map { bodies[$0].angle } ?? 0) - bodies[first].angle
    }
    let from = bodies[first].place(firstPlace)
    let to = second.map { bodies[$0].place(secondPlace ?? .zero) } ?? anchor
    let angle = (second.map { bodies[$0].angle } ?? 0) - bodies[first].angle - startAngle
    func row(_ normal: Vector, _ error: Double) -> ConstraintRow {
      var row = ConstraintRow(first: first, second: second, normal: normal)
      row.firstArm = from - bodies[first].position
      row.secondArm = second.map { to - bodies[$0].position } ?? .zero
      row.error = error
      return row
    }
    var turn = row(.zero, angle)
    turn.isAngular = true
    let way = to - from
    switch bond {
    case .sliding(let axis):
      let across = axis.perpendicular
      return [row(across, across.dot(way)), turn] + range(row(axis, 0), value: -axis.dot(way))
    case .fixed:
      return [row(Vector(1, 0), way.x), row(Vector(0, 1), way.y), turn]
    default:
      var rows = [row(Vector(1, 0), way.x), row(Vector(0, 1), way.y)]
      rows += range(turn, value: -angle)
      if frictionTorque > 0 {
        var friction = turn
        friction.error = 0
        friction.minimumImpulse = -frictionTorque / 60
        friction.maximumImpulse = frictionTorque / 60
        rows.append(friction)
      }
      return rows
    }
  }

  /// Keeps a value, which falls as the row's speed rises, inside of the range.
  private func range(_ row: ConstraintRow, value: Double) -> [ConstraintRow] {
    var row = row
    if attachmentRange.isInfinite { return [] }
    if value < attachmentRange.minimum {
      row.error = attachmentRange.minimum - value
      row.maximumImpulse = 0
      return [row]
    }
    if value > attachmentRange.maximum {
      row.error = attachmentRange.maximum - value
      row.minimumImpulse = 0
      return [row]
    }
    return []
  }
}

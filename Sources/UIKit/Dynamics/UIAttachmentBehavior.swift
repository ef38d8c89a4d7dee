/// Ties an item to a point or to another item: by a rod, a spring, a rope, a slide, a pin or stiff.
///
/// Differs: the class methods make attachments of this class, whichever subclass is asked.
open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  private enum Kind {
    case distance
    case rope
    case pin
    case fixed
    case slide(DynamicVector)
  }

  private let first: any UIDynamicItem
  private let second: (any UIDynamicItem)?
  private var firstOffset: UIOffset
  private var secondOffset = UIOffset.zero
  private var kind = Kind.distance
  private var joint: DynamicJoint?

  public let attachedBehaviorType: AttachmentType

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    first = item
    second = nil
    firstOffset = offset
    anchorPoint = point
    attachedBehaviorType = .anchor
    super.init()
    length = startLength
  }

  public convenience init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    self.init(
      item: item1, offsetFromCenter: .zero, attachedTo: item2, offsetFromCenter: .zero)
  }

  public init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) {
    first = item1
    second = item2
    firstOffset = offset1
    secondOffset = offset2
    attachedBehaviorType = .items
    super.init()
    length = startLength
  }

  private init(
    _ kind: Kind, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, at point: CGPoint
  ) {
    first = item1
    second = item2
    firstOffset = Self.offset(of: point, from: item1)
    if let item2 { secondOffset = Self.offset(of: point, from: item2) }
    anchorPoint = point
    self.kind = kind
    attachedBehaviorType = item2 == nil ? .anchor : .items
    super.init()
  }

  private static func offset(of point: CGPoint, from item: any UIDynamicItem) -> UIOffset {
    UIOffset(horizontal: point.x - item.center.x, vertical: point.y - item.center.y)
  }

  /// Lets an item move along a line through a point, and not turn.
  public class func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { make(.slide(DynamicVector(axis).direction), item, nil, point) }

  /// Lets two items move along a line against one another, and not turn.
  public class func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { make(.slide(DynamicVector(axis).direction), item1, item2, point) }

  /// A rope between two places of items, as long as they are apart now.
  public class func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset,
    attachedTo item2: any UIDynamicItem, offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior {
    let made = make(.rope, item1, item2, .zero)
    made.firstOffset = offset1
    made.secondOffset = offset2
    made.length = made.startLength
    return made
  }

  /// Keeps two items as they are to one another.
  public class func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { make(.fixed, item1, item2, point) }

  /// Lets two items turn about a point of both.
  public class func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem,
    attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { make(.pin, item1, item2, point) }

  private class func make(
    _ kind: Kind, _ item1: any UIDynamicItem, _ item2: (any UIDynamicItem)?, _ point: CGPoint
  ) -> UIAttachmentBehavior {
    UIAttachmentBehavior(kind, item1, item2, at: point)
  }

  open var items: [any UIDynamicItem] { [first] + [second].compactMap(\.self) }

  /// Of an attachment to a point.
  open var anchorPoint = CGPoint.zero { didSet { if anchorPoint != oldValue { update() } } }
  /// Points, of a rod, a spring or a rope.
  open var length: CGFloat = 0 { didSet { if length != oldValue { update() } } }
  /// 1 ends a spring's swinging at once.
  open var damping: CGFloat = 0 { didSet { if damping != oldValue { update() } } }
  /// Oscillations a second; 0 is a rod.
  open var frequency: CGFloat = 0 { didSet { if frequency != oldValue { update() } } }
  /// What turning about a pin costs.
  open var frictionTorque: CGFloat = 0 { didSet { if frictionTorque != oldValue { update() } } }
  /// How far a slide lets go, points.
  open var attachmentRange = UIFloatRange.infinite {
    didSet { if attachmentRange != oldValue { update() } }
  }

  private func update() {
    joint = nil
    changed()
  }

  private var startLength: CGFloat {
    func place(_ item: any UIDynamicItem, _ offset: UIOffset) -> DynamicVector {
      DynamicVector(
        Double(item.center.x + offset.horizontal), Double(item.center.y + offset.vertical))
    }
    let other = second.map { place($0, secondOffset) } ?? DynamicVector(anchorPoint)
    return CGFloat((place(first, firstOffset) - other).length)
  }

  // MARK: For the animator

  override var ownItems: [any UIDynamicItem] { items }

  override func attach(to animator: UIDynamicAnimator?) {
    joint = nil
    super.attach(to: animator)
  }

  override func prepare(_ world: DynamicWorld) {
    let (body, other) = (world.body(of: first), second.map { world.body(of: $0) })
    if joint?.first !== body || joint?.second !== other { joint = makeJoint(body, other) }
    if let joint { world.joints.append(joint) }
  }

  private func makeJoint(_ body: DynamicBody, _ other: DynamicBody?) -> DynamicJoint {
    func vector(_ offset: UIOffset) -> DynamicVector {
      DynamicVector(Double(offset.horizontal), Double(offset.vertical))
    }
    let place = second == nil ? DynamicVector(anchorPoint) : vector(secondOffset)
    switch kind {
    case .distance, .rope:
      let joint = DistanceJoint(body, other)
      (joint.offset, joint.otherOffset) = (vector(firstOffset), place)
      joint.length = Double(max(length, 0))
      joint.frequency = Double(max(frequency, 0))
      joint.damping = Double(max(damping, 0))
      if case .rope = kind { joint.isRope = true }
      return joint
    case .pin, .fixed, .slide:
      let joint = PointJoint(body, other)
      (joint.offset, joint.otherOffset) = (vector(firstOffset), place)
      joint.frictionTorque = Double(max(frictionTorque, 0))
      if case .fixed = kind { joint.angle = body.angle - (other?.angle ?? 0) }
      if case .slide(let axis) = kind {
        joint.axis = axis
        joint.angle = body.angle - (other?.angle ?? 0)
        if !attachmentRange.isInfinite, attachmentRange.minimum <= attachmentRange.maximum {
          joint.range = Double(attachmentRange.minimum)...Double(attachmentRange.maximum)
        }
      }
      return joint
    }
  }
}

/// From a least to a greatest number.
public struct UIFloatRange: Hashable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  public init() {
    self.init(minimum: 0, maximum: 0)
  }

  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}

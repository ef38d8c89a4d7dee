import UIKit

extension PropertyTable {
  /// Two blocks in a room, half a second after the animator began; what a behaviour needs of others
  /// is there, too.
  private static func moving<Behavior: UIDynamicBehavior>(
    _ seconds: TimeInterval = 0.5, with others: ([UIView]) -> [UIDynamicBehavior] = { _ in [] },
    _ make: ([UIView]) -> Behavior
  ) -> Specimen<Behavior> {
    let first = Sample.block(CGRect(x: 10, y: 10, width: 20, height: 16), .red)
    let second = Sample.block(CGRect(x: 60, y: 14, width: 16, height: 16), .blue)
    let root = Sample.root(with: first, frame: first.frame)
    root.addSubview(second)
    let animator = UIDynamicAnimator(referenceView: root)
    let behavior = make([first, second])
    for other in others([first, second]) { animator.addBehavior(other) }
    animator.addBehavior(behavior)
    return Specimen(behavior, showing: root, keeping: [animator], seconds: seconds)
  }

  private static func floor(_ views: [UIView]) -> UICollisionBehavior {
    let floor = UICollisionBehavior(items: views)
    floor.translatesReferenceBoundsIntoBoundary = true
    return floor
  }

  private static func push(
    _ views: [UIView], _ direction: CGVector, at offset: UIOffset = .zero
  ) -> UIPushBehavior {
    let push = UIPushBehavior(items: views, mode: .instantaneous)
    push.pushDirection = direction
    if offset != .zero { push.setTargetOffsetFromCenter(offset, for: views[0]) }
    return push
  }

  static func dynamics() -> [PropertyProbe] {
    var any = PropertyFamily("UIDynamicBehavior") { moving { UIGravityBehavior(items: $0) } }
    any.list("action", .behaviour, "Called at every frame.")
    var animators = PropertyFamily<Void>("UIDynamicAnimator") { nothing() }
    animators.list("delegate", .behaviour, "Who is told of rest and of motion.")
    var items = PropertyFamily<Void>("UIDynamicItem") { nothing() }
    for name in ["center", "transform"] {
      items.list(name, .requirement, "Probed at UIView.")
    }
    var groups = PropertyFamily("UIDynamicItemGroup") {
      let first = Sample.block(CGRect(x: 10, y: 10, width: 20, height: 16), .red)
      let second = Sample.block(CGRect(x: 60, y: 14, width: 16, height: 16), .blue)
      let root = Sample.root(with: first, frame: first.frame)
      root.addSubview(second)
      return Specimen(UIDynamicItemGroup(items: [first, second]), showing: root)
    }
    groups.probe("center", \.center, CGPoint(x: 40, y: 60))
    groups.probe("transform", \.transform, CGAffineTransform(rotationAngle: 0.4))
    return any.probes + animators.probes + items.probes + groups.probes + forces()
      + collisions() + attachments() + itemBehaviors() + fields()
  }

  private static func forces() -> [PropertyProbe] {
    var gravity = PropertyFamily("UIGravityBehavior") {
      moving(0.2) { UIGravityBehavior(items: $0) }
    }
    gravity.probe("gravityDirection", \.gravityDirection, CGVector(dx: 1, dy: 0))
    gravity.probe("angle", \.angle, 0.3)
    gravity.probe("magnitude", \.magnitude, 0.4)
    var pushes = PropertyFamily("UIPushBehavior") {
      moving {
        let push = UIPushBehavior(items: $0, mode: .continuous)
        push.pushDirection = CGVector(dx: 0.05, dy: 0.05)
        return push
      }
    }
    pushes.probe("active", \.active, false)
    pushes.probe("pushDirection", \.pushDirection, CGVector(dx: 0, dy: 0.1))
    pushes.probe("angle", \.angle, 0)
    pushes.probe("magnitude", \.magnitude, 0.01)
    var snaps = PropertyFamily("UISnapBehavior") {
      moving(0.1) { UISnapBehavior(item: $0[0], snapTo: CGPoint(x: 70, y: 70)) }
    }
    snaps.probe("snapPoint", \.snapPoint, CGPoint(x: 20, y: 70))
    snaps.probe("damping", \.damping, 1)
    return gravity.probes + pushes.probes + snaps.probes
  }

  private static func collisions() -> [PropertyProbe] {
    var family = PropertyFamily("UICollisionBehavior") {
      moving(
        0.6, with: { [push([$0[0]], CGVector(dx: 0.06, dy: 0)), UIGravityBehavior(items: $0)] },
        floor)
    }
    family.probe("collisionMode", \.collisionMode, .items)
    family.probe(
      "translatesReferenceBoundsIntoBoundary", \.translatesReferenceBoundsIntoBoundary, false)
    family.probe(
      "collisionDelegate", \.collisionDelegate, nil,
      .listed(.behaviour, "Who is told of touches."))
    return family.probes
  }

  private static func attachments() -> [PropertyProbe] {
    func hanging(_ seconds: TimeInterval) -> Specimen<UIAttachmentBehavior> {
      moving(seconds, with: { [UIGravityBehavior(items: $0)] }) {
        UIAttachmentBehavior(item: $0[0], attachedToAnchor: CGPoint(x: 50, y: 10))
      }
    }
    var family = PropertyFamily("UIAttachmentBehavior") { hanging(0.15) }
    family.probe("anchorPoint", \.anchorPoint, CGPoint(x: 80, y: 40))
    family.probe("length", \.length, 10)
    family.probe("frequency", \.frequency, 1)
    family.probe("damping", \.damping, 1) {
      $0.frequency = 2
      $0.length = 10
    }
    family.probe(
      "frictionTorque", \.frictionTorque, 1e6,
      on: {
        let beside = UIOffset(horizontal: 9, vertical: 0)
        return moving(0.3, with: { [push([$0[0]], CGVector(dx: 0, dy: 0.1), at: beside)] }) {
          UIAttachmentBehavior.pinAttachment(
            with: $0[0], attachedTo: $0[1], attachmentAnchor: CGPoint(x: 40, y: 20))
        }
      })
    family.probe(
      "attachmentRange", \.attachmentRange, UIFloatRange(minimum: 0, maximum: 5),
      on: {
        moving(0.2, with: { [UIGravityBehavior(items: [$0[0]])] }) {
          UIAttachmentBehavior.slidingAttachment(
            with: $0[0], attachmentAnchor: CGPoint(x: 20, y: 18),
            axisOfTranslation: CGVector(dx: 0, dy: 1))
        }
      })
    var ranges = PropertyFamily<Void>("UIFloatRange") { nothing() }
    for name in ["minimum", "maximum"] {
      ranges.list(name, .requirement, "A number of UIAttachmentBehavior.attachmentRange's.")
    }
    return family.probes + ranges.probes
  }

  private static func itemBehaviors() -> [PropertyProbe] {
    func falling(_ seconds: TimeInterval) -> Specimen<UIDynamicItemBehavior> {
      moving(
        seconds,
        with: { views in
          [
            UIGravityBehavior(items: views), floor(views),
            push(
              [views[0]], CGVector(dx: 0.01, dy: 0.02), at: UIOffset(horizontal: 6, vertical: 0)),
          ]
        }
      ) { UIDynamicItemBehavior(items: $0) }
    }
    var family = PropertyFamily("UIDynamicItemBehavior") { falling(0.3) }
    family.probe("elasticity", \.elasticity, 0.8, on: { falling(0.6) })
    family.probe("friction", \.friction, 1, on: { falling(0.6) })
    family.probe("density", \.density, 5)
    family.probe("resistance", \.resistance, 4)
    family.probe("angularResistance", \.angularResistance, 9)
    family.probe("isAnchored", \.isAnchored, true)
    family.probe("allowsRotation", \.allowsRotation, false)
    family.probe(
      "charge", \.charge, 1,
      on: {
        moving(
          0.2,
          with: { views in
            let field = UIFieldBehavior.electricField()
            for view in views { field.addItem(view) }
            return [field]
          }
        ) { UIDynamicItemBehavior(items: $0) }
      })
    return family.probes
  }

  private static func fields() -> [PropertyProbe] {
    func field(_ made: UIFieldBehavior) -> Specimen<UIFieldBehavior> {
      moving(0.4) { views in
        made.position = CGPoint(x: 50, y: 80)
        for view in views { made.addItem(view) }
        return made
      }
    }
    func radial() -> Specimen<UIFieldBehavior> {
      field(.radialGravityField(position: CGPoint(x: 50, y: 80)))
    }
    var family = PropertyFamily("UIFieldBehavior") { radial() }
    family.probe("position", \.position, CGPoint(x: 10, y: 90))
    family.probe("region", \.region, UIRegion(radius: 3))
    family.probe("strength", \.strength, 3)
    family.probe("falloff", \.falloff, 1)
    family.probe("minimumRadius", \.minimumRadius, 200) { $0.falloff = 1 }
    family.probe(
      "direction", \.direction, CGVector(dx: 1, dy: 0),
      on: { field(.linearGravityField(direction: CGVector(dx: 0, dy: 1))) })
    return family.probes
  }
}

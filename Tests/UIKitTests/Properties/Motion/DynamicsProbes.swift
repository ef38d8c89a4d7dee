import UIKit

private let moved = "Decides where items are later; `UIKitTests/Dynamics` measures it."

private let rows: [(owner: String, properties: [String])] = [
  ("UIDynamicBehavior", ["action"]),
  ("UIDynamicAnimator", ["delegate"]),
  ("UIDynamicItem", ["center", "transform"]),
  ("UIDynamicItemGroup", ["center", "transform"]),
  ("UIGravityBehavior", ["gravityDirection", "angle", "magnitude"]),
  ("UIPushBehavior", ["active", "pushDirection", "angle", "magnitude"]),
  ("UISnapBehavior", ["snapPoint", "damping"]),
  (
    "UICollisionBehavior",
    ["collisionDelegate", "collisionMode", "translatesReferenceBoundsIntoBoundary"]
  ),
  (
    "UIAttachmentBehavior",
    ["anchorPoint", "attachmentRange", "damping", "frequency", "frictionTorque", "length"]
  ),
  ("UIFloatRange", ["minimum", "maximum"]),
  (
    "UIDynamicItemBehavior",
    [
      "allowsRotation", "angularResistance", "charge", "density", "elasticity", "friction",
      "isAnchored", "resistance",
    ]
  ),
  (
    "UIFieldBehavior",
    ["direction", "falloff", "minimumRadius", "position", "region", "strength"]
  ),
]

extension PropertyTable {
  static func dynamics() -> [PropertyProbe] {
    rows.flatMap { row in
      var family = PropertyFamily<Void>(row.owner) { nothing() }
      for property in row.properties { family.list(property, .motion, moved) }
      return family.probes
    }
  }
}

/// A tree in which, while it is drawn, copies with the animated values stand in for the animated
/// layers. All other layers stand for themselves: they are not copied, and need no `init(layer:)`.
final class PresentationStage {
  /// The layer to draw in place of the tree's root.
  let root: CALayer

  private struct StandIn {
    let model: CALayer
    let copy: CALayer
  }

  /// Superlayers before what is below them.
  private var standIns: [StandIn] = []
  private let now = MediaClock.current.time

  /// Puts the copies in. Call `strike()` before anything else is done with the tree.
  init(_ root: CALayer) {
    let animated = Self.animatedLayers(below: root)
    var stand = root
    for model in animated {
      let copy = model.presentedCopy(at: now)
      if model === root { stand = copy }
      standIns.append(StandIn(model: model, copy: copy))
    }
    self.root = stand
    for standIn in standIns { place(standIn) }
    for standIn in standIns.reversed() {
      standIn.copy.showTransition(
        of: standIn.model,
        at: AnimationMoment(
          time: standIn.model.time(atMediaTime: now), mediaTime: now, model: standIn.model))
    }
  }

  /// Gives every layer its own place back.
  func strike() {
    for standIn in standIns.reversed() {
      standIn.copy.children = []
      standIn.copy.maskLayer = nil
      for child in standIn.model.children { child.parent = standIn.model }
      standIn.model.maskLayer?.maskedLayer = standIn.model
      if standIn.model === standIns.first?.model, standIn.copy === root { continue }
      exchange(standIn.copy, for: standIn.model)
    }
  }

  static func animatedLayers(below root: CALayer) -> [CALayer] {
    var animated: [CALayer] = []
    var pending = [root]
    while let layer = pending.popLast() {
      if !(layer.animationState?.entries.isEmpty ?? true) { animated.append(layer) }
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children)
    }
    return animated
  }

  /// The copy takes over what is below its model, and its model's place.
  private func place(_ standIn: StandIn) {
    let (model, copy) = (standIn.model, standIn.copy)
    copy.children = model.children
    for child in copy.children { child.parent = copy }
    copy.maskLayer = model.maskLayer
    copy.maskLayer?.maskedLayer = copy
    if copy === root {
      // What is above the root stays as it is, and does not refer to the copy.
      copy.parent = model.parent
      copy.maskedLayer = model.maskedLayer
    } else {
      exchange(model, for: copy)
    }
  }

  private func exchange(_ old: CALayer, for new: CALayer) {
    if let parent = old.parent, let index = parent.children.firstIndex(where: { $0 === old }) {
      parent.children[index] = new
      new.parent = parent
    } else if let masked = old.maskedLayer {
      masked.maskLayer = new
      new.maskedLayer = masked
    }
  }
}

/// Makes the animations of an animator, which its timeline moves.
@MainActor
final class AnimatorRecorder: ViewAnimationRecorder {
  struct Change {
    let layer: CALayer
    let key: String
    let old: LayerValue
    let new: LayerValue
  }

  private(set) var changes: [Change] = []
  private let timeline: AnimatorTimeline
  private let delayFactor: Double

  init(timeline: AnimatorTimeline, delayFactor: Double) {
    self.timeline = timeline
    self.delayFactor = delayFactor
  }

  func action(
    for layer: CALayer, key: String, from old: LayerValue, to new: LayerValue
  ) -> (any CAAction)? {
    changes.append(Change(layer: layer, key: key, old: old, new: new))
    let animation = CABasicAnimation(keyPath: key)
    animation.setEnds(of: layer, key: key, from: old, to: new)
    animation.duration = timeline.duration
    animation.pacer = timeline
    animation.setValue(delayFactor, forKey: AnimatorTimeline.delayKey)
    return AddAnimation(animation)
  }
}

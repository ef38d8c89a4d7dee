/// Animations that run together, in the group's own time.
///
/// What is longer than the group is cut off; what has no duration takes the group's. Delegates
/// and `isRemovedOnCompletion` of the animations inside do not count.
open class CAAnimationGroup: CAAnimation {
  /// The animations that run together, each within the group's time.
  open var animations: [CAAnimation]?

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.makeCopy() }
  }

  override func apply(to layer: CALayer, at moment: AnimationMoment) {
    guard let instant = instant(at: moment) else { return }
    let duration = timing.duration == 0 ? moment.groupDuration : timing.duration
    var inner = moment
    inner.time = duration * (timingFunction?.value(at: instant.fraction) ?? instant.fraction)
    inner.groupDuration = duration
    inner.isInGroup = true
    for animation in animations ?? [] { animation.apply(to: layer, at: inner) }
  }
}

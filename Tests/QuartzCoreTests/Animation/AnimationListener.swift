import QuartzCore

/// Writes down what an animation tells its delegate, and when.
final class AnimationListener: CAAnimationDelegate {
  var log: [String] = []

  func animationDidStart(_ anim: CAAnimation) {
    log.append("start \(name(anim)) \(CACurrentMediaTime())")
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.append("stop \(name(anim)) \(CACurrentMediaTime()) \(flag)")
  }

  private func name(_ animation: CAAnimation) -> String {
    animation.value(forKey: "name") as? String ?? "?"
  }

  func animation(_ name: String, duration: Double = 1, beginTime: Double = 0) -> CAAnimation {
    let animation = basic("zPosition", from: 1, to: 3)
    animation.duration = duration
    animation.beginTime = beginTime
    animation.delegate = self
    animation.setValue(name, forKey: "name")
    return animation
  }
}

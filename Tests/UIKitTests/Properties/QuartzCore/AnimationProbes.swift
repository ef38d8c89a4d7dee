import UIKit

extension PropertyTable {
  /// A red layer that an animation gets, and its picture half a second later.
  private static func animated<Animation: CAAnimation>(
    _ animation: Animation, seconds: TimeInterval = 0.5
  ) -> Specimen<Animation> {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 40, width: 20, height: 14)
    layer.backgroundColor = Sample.red
    let specimen = shown(layer, seconds: seconds)
    return Specimen(animation, in: specimen.stage, use: { layer.add($0, forKey: "it") })
  }

  private static func move<Animation: CABasicAnimation>(_ animation: Animation) -> Animation {
    animation.keyPath = "position.x"
    animation.fromValue = 10
    animation.toValue = 90
    animation.duration = 1
    return animation
  }

  private static func ended() -> Specimen<CAAnimation> {
    let animation = move(CABasicAnimation())
    animation.duration = 0.2
    return animated(animation)
  }

  static func animations() -> [PropertyProbe] {
    var family = PropertyFamily<CAAnimation>("CAAnimation") {
      animated(move(CABasicAnimation()))
    }
    family.probe("beginTime", \.beginTime, CACurrentMediaTime() + 0.2)
    family.probe("duration", \.duration, 0.7)
    family.probe("speed", \.speed, 0.5)
    family.probe("timeOffset", \.timeOffset, 0.2)
    family.probe("repeatCount", \.repeatCount, 4, on: ended)
    family.probe("repeatDuration", \.repeatDuration, 3, on: ended)
    family.probe(
      "autoreverses", \.autoreverses, true, given: { $0.duration = 0.4 })
    family.probe(
      "fillMode", \.fillMode, .forwards, on: ended, given: { $0.isRemovedOnCompletion = false })
    family.probe(
      "isRemovedOnCompletion", \.isRemovedOnCompletion, false, on: ended,
      given: { $0.fillMode = .forwards })
    family.probe(
      "timingFunction", \.timingFunction, CAMediaTimingFunction(name: .easeIn))
    family.probe(
      "delegate", \.delegate, nil,
      .listed(.behaviour, "Who is told that the animation began and ended."))
    return family.probes
  }

  static func basicAnimations() -> [PropertyProbe] {
    var family = PropertyFamily<CABasicAnimation>("CABasicAnimation") {
      animated(move(CABasicAnimation()))
    }
    family.probe("fromValue", \.fromValue, 40)
    family.probe("toValue", \.toValue, 50)
    family.probe("byValue", \.byValue, 40, given: { $0.toValue = nil })
    return family.probes
  }

  static func propertyAnimations() -> [PropertyProbe] {
    var family = PropertyFamily<CAPropertyAnimation>("CAPropertyAnimation") {
      animated(move(CABasicAnimation()))
    }
    family.probe("keyPath", \.keyPath, "position.y")
    family.probe("isAdditive", \.isAdditive, true)
    family.probe(
      "isCumulative", \.isCumulative, true,
      given: { animation in
        animation.duration = 0.3
        animation.repeatCount = 3
      })
    family.probe(
      "valueFunction", \.valueFunction, CAValueFunction(name: .rotateZ),
      given: { animation in
        animation.keyPath = "transform"
        (animation as? CABasicAnimation)?.fromValue = 0.5
        (animation as? CABasicAnimation)?.toValue = 2.5
      })
    return family.probes
  }

  static func animationGroups() -> [PropertyProbe] {
    var family = PropertyFamily("CAAnimationGroup") {
      let group = CAAnimationGroup()
      group.duration = 1
      group.animations = [move(CABasicAnimation())]
      return animated(group)
    }
    family.probe("animations", \.animations, nil)
    return family.probes
  }

  static func keyframeAnimations() -> [PropertyProbe] {
    func make(_ values: Bool) -> Specimen<CAKeyframeAnimation> {
      let animation = CAKeyframeAnimation(keyPath: values ? "position.x" : "position")
      if values { animation.values = [10, 80, 40, 60] }
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 10, y: 10))
      path.addQuadCurve(to: CGPoint(x: 90, y: 70), control: CGPoint(x: 80, y: 10))
      if !values { animation.path = path }
      animation.duration = 1
      return animated(animation)
    }
    let cubic: @MainActor (inout CAKeyframeAnimation) -> Void = { $0.calculationMode = .cubic }
    var family = PropertyFamily("CAKeyframeAnimation") { make(true) }
    family.probe("values", \.values, [10, 20, 30, 40])
    family.probe("path", \.path, nil, on: { make(false) })
    family.probe("keyTimes", \.keyTimes, [0, 0.6, 0.9, 1])
    family.probe(
      "timingFunctions", \.timingFunctions,
      [CAMediaTimingFunction(name: .easeIn), .init(name: .easeIn), .init(name: .easeIn)])
    family.probe("calculationMode", \.calculationMode, .cubic)
    family.probe("tensionValues", \.tensionValues, [0.8, 0.8, 0.8, 0.8], given: cubic)
    family.probe("continuityValues", \.continuityValues, [0.8, 0.8, 0.8, 0.8], given: cubic)
    family.probe("biasValues", \.biasValues, [0.8, 0.8, 0.8, 0.8], given: cubic)
    family.probe("rotationMode", \.rotationMode, .rotateAuto, on: { make(false) })
    return family.probes
  }

  static func springAnimations() -> [PropertyProbe] {
    var family = PropertyFamily("CASpringAnimation") {
      animated(move(CASpringAnimation()), seconds: 0.2)
    }
    family.probe("mass", \.mass, 3)
    family.probe("stiffness", \.stiffness, 30)
    family.probe("damping", \.damping, 2)
    family.probe("initialVelocity", \.initialVelocity, 8)
    family.probe("allowsOverdamping", \.allowsOverdamping, true, given: { $0.damping = 80 })
    return family.probes
  }

  static func transitions() -> [PropertyProbe] {
    func make() -> Specimen<CATransition> {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 10, width: 60, height: 60)
      layer.backgroundColor = Sample.red
      let specimen = shown(layer, seconds: 0.4)
      let transition = CATransition()
      transition.duration = 1
      transition.type = .push
      return Specimen(
        transition, in: specimen.stage,
        use: { transition in
          layer.add(transition, forKey: "it")
          layer.backgroundColor = Sample.blue
        })
    }
    var family = PropertyFamily("CATransition") { make() }
    family.probe("type", \.type, .fade)
    family.probe("subtype", \.subtype, .fromTop)
    family.probe("startProgress", \.startProgress, 0.5)
    family.probe("endProgress", \.endProgress, 0.5)
    return family.probes
  }

  static func displayLinks() -> [PropertyProbe] {
    var family = PropertyFamily<Void>("CADisplayLink") { nothing() }
    family.list(
      "isPaused", .motion, "Decides when the link calls, on a clock that other tests may hold.")
    family.list(
      "preferredFramesPerSecond", .motion,
      "Decides how often the link calls, on a clock that other tests may hold.")
    for name in ["frameInterval", "preferredFrameRateRange"] {
      family.list(
        name, .motion, "Decides how often the link calls, on a clock that other tests may hold.")
    }
    var rates = PropertyFamily<Void>("CAFrameRateRange") { nothing() }
    for name in ["minimum", "maximum", "preferred"] {
      rates.list(name, .motion, "Decides how often a link calls.")
    }
    return family.probes + rates.probes
  }
}

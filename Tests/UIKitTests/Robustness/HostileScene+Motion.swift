import UIKit

extension HostileScene {
  static func animations() -> HostileScene {
    let view = box()
    let scene = HostileScene("layer animations", view)
    let made: [CAAnimation] = [
      CABasicAnimation(keyPath: "position.x"), CAKeyframeAnimation(keyPath: "opacity"),
      CASpringAnimation(keyPath: "bounds.size"), CATransition(), CAAnimationGroup(),
      CABasicAnimation(keyPath: "transform"), CABasicAnimation(keyPath: "transform.rotation.z"),
    ]
    scene.objects += made
    for (index, animation) in made.enumerated() {
      animation.duration = 1
      scene.call("add \(index)") { dice in
        animation.duration = dice.flag() ? 1 : dice.make()
        if let basic = animation as? CABasicAnimation {
          basic.isAdditive = dice.flag()
          basic.isCumulative = dice.flag()
          basic.fromValue = value(basic.keyPath, &dice)
          basic.toValue = value(basic.keyPath, &dice)
        }
        if let frames = animation as? CAKeyframeAnimation {
          frames.values = [NSNumber.hostile(&dice), NSNumber.hostile(&dice), 0.5]
          frames.calculationMode = dice.element([.linear, .cubic, .discrete, .paced])
        }
        if dice.flag() {
          animation.timingFunction = CAMediaTimingFunction(
            controlPoints: dice.make(), dice.make(), dice.make(), dice.make())
        }
        (animation as? CAAnimationGroup)?.animations = [CABasicAnimation(keyPath: "opacity")]
        view.layer.add(animation, forKey: "\(index)")
      }
    }
    scene.call("transaction") { dice in
      CATransaction.begin()
      CATransaction.setAnimationDuration(dice.make())
      view.layer.opacity = 0.3
      CATransaction.commit()
    }
    scene.call("spring") { dice in
      let spring = CASpringAnimation(perceptualDuration: dice.make(), bounce: dice.make())
      spring.keyPath = "position.y"
      spring.toValue = dice.make(CGFloat.self)
      view.layer.add(spring, forKey: nil)
      _ = spring.settlingDuration
    }
    return scene
  }

  private static func value(_ keyPath: String?, _ dice: inout HostileDice) -> Any {
    switch keyPath {
    case "bounds.size": NSValue(cgSize: dice.make())
    case "transform": NSValue(caTransform3D: dice.make())
    default: dice.make(CGFloat.self)
    }
  }

  static func animators() -> HostileScene {
    let view = box()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 20 }
    let scene = HostileScene("animators", view)
    scene.objects.append(animator)
    scene.held = [animator]
    scene.call("animate") { dice in
      UIView.animate(withDuration: dice.make(), delay: dice.make()) { view.alpha = 0.5 }
    }
    scene.call("spring") { dice in
      UIView.animate(
        withDuration: dice.make(), delay: 0, usingSpringWithDamping: dice.make(),
        initialSpringVelocity: dice.make()
      ) { view.center.y = 20 }
    }
    scene.call("bounce") { dice in
      UIView.animate(
        springDuration: dice.make(), bounce: dice.make(), initialSpringVelocity: dice.make(),
        delay: dice.make()
      ) { view.center.y = 20 }
    }
    scene.call("keyframes") { dice in
      var inner = dice
      UIView.animateKeyframes(withDuration: dice.make(), delay: 0) {
        UIView.addKeyframe(
          withRelativeStartTime: inner.make(), relativeDuration: inner.make()
        ) { view.frame.size.width = 20 }
      }
    }
    scene.call("transition") { dice in
      UIView.transition(with: view, duration: dice.make(), options: .transitionFlipFromLeft) {
        view.backgroundColor = .green
      }
    }
    scene.call("animator") { dice in
      animator.addAnimations({ view.alpha = 0.1 }, delayFactor: dice.make())
      animator.startAnimation(afterDelay: dice.flag() ? 0 : dice.make())
      animator.pauseAnimation()
      animator.fractionComplete = dice.make()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: dice.make())
    }
    scene.call("timing") { dice in
      let parameters: [any UITimingCurveProvider] = [
        UISpringTimingParameters(dampingRatio: dice.make(), initialVelocity: dice.make()),
        UISpringTimingParameters(
          mass: dice.make(), stiffness: dice.make(), damping: dice.make(),
          initialVelocity: dice.make()),
        UISpringTimingParameters(
          duration: dice.make(), bounce: dice.make(), initialVelocity: dice.make()),
        UICubicTimingParameters(controlPoint1: dice.make(), controlPoint2: dice.make()),
      ]
      let animator = UIViewPropertyAnimator(
        duration: dice.make(), timingParameters: dice.element(parameters))
      animator.addAnimations { view.center.x = 30 }
      animator.startAnimation()
    }
    scene.call("running") { dice in
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: dice.make(), delay: dice.make(), animations: { view.alpha = 0.2 })
    }
    return scene
  }
}

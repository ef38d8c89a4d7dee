import QuartzCore
import Testing

@Suite struct CALayerAnimationTests {
  @Test func `a layer keeps a copy of an animation under its key`() throws {
    let layer = CALayer()
    #expect(layer.animationKeys() == nil)
    let spring = CASpringAnimation(keyPath: "zPosition")
    spring.damping = 3
    spring.setValue("mine", forKey: "tag")
    layer.add(spring, forKey: "b")
    layer.add(basic("opacity"), forKey: "a")
    layer.add(basic("opacity"), forKey: nil)
    spring.damping = 4
    #expect(layer.animationKeys() == ["b", "a"])
    let kept = try #require(layer.animation(forKey: "b") as? CASpringAnimation)
    #expect(kept !== spring && kept.damping == 3)
    #expect(kept.value(forKey: "tag") as? String == "mine")
    #expect(kept.value(forKey: "keyPath") as? String == "zPosition")
    layer.removeAnimation(forKey: "b")
    #expect(layer.animationKeys() == ["a"])
    layer.removeAllAnimations()
    #expect(layer.animationKeys() == nil && layer.animation(forKey: "a") == nil)
  }

  @Test func `an animation of the same key replaces the one before`() {
    MediaClock.withOwn { clock in
      let (layer, listener) = (CALayer(), AnimationListener())
      layer.add(listener.animation("a"), forKey: "key")
      clock.advance(to: 0.5)
      layer.add(listener.animation("b"), forKey: "key")
      clock.advance(to: 2)
      #expect(
        listener.log == [
          "start a 0.0", "start b 0.5", "stop a 0.5 false", "stop b 1.5 true",
        ])
    }
  }

  @Test func `one that is kept at its end stays, and its delegate hears once`() {
    MediaClock.withOwn { clock in
      let (layer, listener) = (CALayer(), AnimationListener())
      let animation = listener.animation("kept")
      animation.isRemovedOnCompletion = false
      animation.fillMode = .forwards
      layer.add(animation, forKey: "kept")
      clock.advance(to: 7)
      #expect(layer.presentation()?.zPosition == 3)
      #expect(layer.animationKeys() == ["kept"])
      layer.removeAllAnimations()
      clock.turn()
      #expect(listener.log == ["start kept 0.0", "stop kept 1.0 true"])
    }
  }

  @Test func `a group runs its animations in its own time`() {
    let group = CAAnimationGroup()
    let short = basic("zPosition", from: 0, to: 8)
    let late = basic("opacity", from: 0, to: 1)
    late.beginTime = 1
    late.fillMode = .backwards
    let whole = basic("cornerRadius", from: 0, to: 4)
    whole.duration = 0
    let long = basic("borderWidth", from: 0, to: 8)
    long.duration = 8
    group.animations = [short, late, whole, long]
    group.duration = 2
    func values(at times: [Double]) -> [[Double]] {
      shown(by: CALayer(), with: [group], at: times) {
        [$0.zPosition, Double($0.opacity), $0.cornerRadius, $0.borderWidth]
      }
    }
    #expect(
      values(at: [0.5, 1.5, 2]) == [[4, 0, 1, 0.5], [0, 0.5, 3, 1.5], [0, 1, 0, 0]])
    group.speed = 2
    group.autoreverses = true
    #expect(values(at: [0.25, 1.75]) == [[4, 0, 1, 0.5], [4, 0, 1, 0.5]])
  }

  @Test func `what a group shows at its end stays where it fills`() {
    let group = CAAnimationGroup()
    let inner = basic("zPosition", from: 0, to: 8)
    inner.duration = 0
    group.animations = [inner]
    group.duration = 2
    group.fillMode = .forwards
    group.isRemovedOnCompletion = false
    #expect(shown(by: CALayer(), with: [group], at: [1, 2, 9], \.zPosition) == [4, 8, 8])
  }
}

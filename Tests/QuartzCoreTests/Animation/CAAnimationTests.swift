import QuartzCore
import Testing

@Suite struct CAAnimationTests {
  @Test func `an animation without a duration takes the transaction's`() {
    let layer = CALayer()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "plain")
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "inside")
    CATransaction.commit()
    #expect(layer.animation(forKey: "plain")?.duration == 0.25)
    #expect(layer.animation(forKey: "inside")?.duration == 3)
    #expect(
      layer.animation(forKey: "inside")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test func `delegates hear the beginning and the end at their times`() {
    MediaClock.withOwn { clock in
      let (layer, listener) = (CALayer(), AnimationListener())
      layer.add(listener.animation("a", duration: 0.3), forKey: "a")
      layer.add(listener.animation("b", beginTime: 0.5), forKey: "b")
      layer.add(listener.animation("c", duration: 9), forKey: "c")
      clock.advance(to: 1)
      layer.removeAnimation(forKey: "c")
      clock.advance(to: 5)
      #expect(
        listener.log == [
          "start a 0.0", "start c 0.0", "stop a 0.3 true", "start b 0.5", "stop c 1.0 false",
          "stop b 1.5 true",
        ])
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `a subclass of the app's own is copied as such`() {
    final class Special: CABasicAnimation {}
    let layer = CALayer()
    layer.add(Special(keyPath: "opacity"), forKey: "special")
    #expect(layer.animation(forKey: "special") is Special)
    #expect((layer.animation(forKey: "special") as? Special)?.keyPath == "opacity")
  }

  @Test func `properties of an animation have names`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.setValue(2.5, forKey: "duration")
    animation.setValue(true, forKey: "autoreverses")
    animation.setValue("no number", forKey: "speed")
    #expect(animation.duration == 2.5 && animation.autoreverses && animation.speed == 1)
    #expect(animation.value(forKey: "duration") as? Double == 2.5)
    #expect(animation.value(forKey: "something") == nil)
  }
}

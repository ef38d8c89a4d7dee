import QuartzCore
import Testing

private final class ActionLayer: CALayer {
  var asked: [String] = []

  override func action(forKey event: String) -> (any CAAction)? {
    asked.append(event)
    return super.action(forKey: event)
  }
}

private final class Decider: NSObject, CALayerDelegate {
  var answer: (any CAAction)?

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
}

private final class Note: CAAction {
  var events: [String] = []

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    events.append(event)
  }
}

@Suite struct CALayerActionsTests {
  @Test func `a layer that nobody saw animates nothing by itself`() {
    let layer = ActionLayer()
    layer.opacity = 0.5
    layer.bounds.size.width = 9
    #expect(layer.asked.isEmpty && layer.animationKeys() == nil)
  }

  @Test func `a layer that was seen animates its changes from what it shows`() throws {
    try MediaClock.withOwn { clock in
      let layer = ActionLayer()
      layer.markSeen()
      layer.opacity = 0.5
      let implicit = try #require(layer.animation(forKey: "opacity") as? CABasicAnimation)
      #expect(implicit.duration == 0.25 && implicit.fromValue as? Double == 1)
      #expect(implicit.timingFunction == CAMediaTimingFunction(name: .default))
      clock.advance(to: 0.125)
      let middle = try #require(layer.presentation()?.opacity)
      #expect(middle < 1 && middle > 0.5 && layer.opacity == 0.5)
      layer.opacity = 1
      #expect(layer.presentation()?.opacity == middle)
      clock.advance(to: 1)
      #expect(layer.presentation()?.opacity == 1 && layer.animationKeys() == nil)
    }
  }

  @Test func `the transaction sets duration and pace, or forbids`() {
    MediaClock.withOwn { clock in
      let layer = CALayer()
      layer.markSeen()
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
      layer.zPosition = 8
      CATransaction.setDisableActions(true)
      layer.cornerRadius = 4
      CATransaction.commit()
      clock.advance(to: 0.5)
      #expect(layer.animationKeys() == ["zPosition"])
      #expect(layer.presentation()?.zPosition == 2)
    }
  }

  @Test func `a value that does not change asks nobody`() {
    MediaClock.withOwn { _ in
      let layer = ActionLayer()
      layer.markSeen()
      layer.opacity = 1
      layer.position = .zero
      layer.isHidden = false
      layer.frame = .zero
      #expect(layer.asked.isEmpty)
      layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
      #expect(layer.asked == ["bounds", "position"])
    }
  }

  @Test func `delegate, actions, style and class are asked in this order`() {
    MediaClock.withOwn { _ in
      let layer = CALayer()
      let (delegate, byDelegate, own, styled) = (Decider(), Note(), Note(), Note())
      #expect(layer.action(forKey: "opacity") is CABasicAnimation)
      #expect(layer.action(forKey: "frame") == nil)
      layer.style = ["actions": ["opacity": styled]]
      #expect(layer.action(forKey: "opacity") as? Note === styled)
      layer.actions = ["opacity": own]
      #expect(layer.action(forKey: "opacity") as? Note === own)
      layer.delegate = delegate
      delegate.answer = byDelegate
      #expect(layer.action(forKey: "opacity") as? Note === byDelegate)
      delegate.answer = NSNull()
      #expect(layer.action(forKey: "opacity") == nil)
      delegate.answer = nil
      layer.markSeen()
      layer.opacity = 0
      #expect(own.events == ["opacity"] && layer.animationKeys() == nil)
      layer.actions = ["opacity": NSNull()]
      layer.opacity = 1
      #expect(layer.animationKeys() == nil)
    }
  }

  @Test func `every property that Apple animates is animated`() {
    MediaClock.withOwn { _ in
      let layer = CAShapeLayer()
      layer.markSeen()
      layer.anchorPoint = .zero
      layer.anchorPointZ = 1
      layer.backgroundColor = .red
      layer.borderColor = .red
      layer.borderWidth = 1
      layer.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
      layer.contentsRect = .zero
      layer.contentsCenter = .zero
      layer.cornerRadius = 1
      layer.isDoubleSided = false
      layer.isHidden = true
      layer.masksToBounds = true
      layer.opacity = 0
      layer.position.x = 1
      layer.shadowColor = .red
      layer.shadowOffset = .zero
      layer.shadowOpacity = 1
      layer.shadowRadius = 1
      layer.sublayerTransform = CATransform3DMakeScale(2, 2, 2)
      layer.transform = CATransform3DMakeScale(2, 2, 2)
      layer.zPosition = 1
      layer.fillColor = nil
      layer.strokeColor = .red
      layer.strokeStart = 0.5
      layer.strokeEnd = 0.5
      layer.lineWidth = 5
      layer.miterLimit = 5
      layer.lineDashPhase = 5
      #expect(layer.animationKeys()?.count == 28)
      layer.removeAllAnimations()
    }
  }
}

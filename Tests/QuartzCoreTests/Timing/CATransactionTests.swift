import QuartzCore
import Testing

@Suite struct CATransactionTests {
  @Test func `settings are inherited and end with the transaction`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
    #expect(CATransaction.animationTimingFunction() == nil)
  }

  @Test func `settings have names`() {
    CATransaction.begin()
    CATransaction.setValue(1.5, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setValue("no number", forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(1, forKey: "nothing of that name")
    #expect(CATransaction.animationDuration() == 1.5)
    #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 1.5)
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.commit()
  }

  @Test func `without animations the completion block runs at commit, innermost first`() {
    var order: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { order.append("inner") }
    #expect(order.isEmpty)
    CATransaction.commit()
    CATransaction.commit()
    #expect(order == ["inner", "outer"])
  }

  @Test func `a completion block waits for the animations of its transaction and those inside`() {
    MediaClock.withOwn { clock in
      var times: [String: Double] = [:]
      let layer = CALayer()
      func add(_ seconds: Double) {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = seconds
        layer.add(animation, forKey: nil)
      }
      add(9)
      CATransaction.begin()
      CATransaction.setCompletionBlock { times["outer"] = clock.time }
      add(1)
      CATransaction.begin()
      CATransaction.setCompletionBlock { times["inner"] = clock.time }
      add(2)
      CATransaction.commit()
      CATransaction.commit()
      #expect(times.isEmpty)
      clock.advance(to: 5)
      #expect(times == ["inner": 2, "outer": 2])
    }
  }

  @Test func `removed animations count as ended, and so do those of a layer that is gone`() {
    MediaClock.withOwn { clock in
      var ended: [String] = []
      let layer = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append("removed") }
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      CATransaction.commit()
      var short: CALayer? = CALayer()
      CATransaction.begin()
      CATransaction.setCompletionBlock { ended.append("gone") }
      short?.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
      CATransaction.commit()
      layer.removeAllAnimations()
      short = nil
      #expect(ended.isEmpty)
      clock.turn()
      #expect(ended == ["removed", "gone"])
    }
  }

  @Test func `a block outside of a transaction runs at the next turn`() {
    MediaClock.withOwn { clock in
      var count = 0
      CATransaction.setCompletionBlock { count += 1 }
      #expect(count == 0)
      clock.turn()
      clock.turn()
      #expect(count == 1)
    }
  }

  @Test func `a commit without a transaction does nothing`() {
    CATransaction.commit()
    #expect(CATransaction.completionBlock() == nil)
  }
}

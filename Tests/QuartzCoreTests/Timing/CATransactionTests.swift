import QuartzCore
import Testing

@Suite struct CATransactionTests {
  @Test func `settings are inherited and end with the transaction`() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    #expect(CATransaction.disableActions() && CATransaction.animationDuration() == 2)
    CATransaction.setDisableActions(false)
    CATransaction.commit()
    #expect(CATransaction.disableActions())
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `the completion block runs at commit, innermost first`() {
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

  @Test func `a commit without a transaction does nothing`() {
    CATransaction.commit()
    #expect(CATransaction.completionBlock() == nil)
  }
}

@testable import QuartzCore
@testable import UIKit

/// A suite whose boxes move as behaviours say.
@MainActor protocol DynamicScene {
  var stage: UIView { get }
}

extension DynamicScene {
  func view(_ x: CGFloat, _ y: CGFloat, side: CGFloat = 20) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: side, height: side))
    stage.addSubview(view)
    return view
  }

  /// Runs an animator for some seconds of a clock of its own.
  @discardableResult func run(
    _ seconds: Double, _ behaviors: [UIDynamicBehavior],
    then check: (UIDynamicAnimator) -> Void = { _ in }
  ) -> UIDynamicAnimator {
    MediaClock.withOwn { clock in
      let animator = UIDynamicAnimator(referenceView: stage)
      for behavior in behaviors { animator.addBehavior(behavior) }
      clock.advance(to: seconds)
      check(animator)
      return animator
    }
  }
}

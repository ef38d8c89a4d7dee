import UIKit

/// A view that an animator moves.
@MainActor final class AnimatorScene {
  let clock: MediaClock
  let view = UIView()
  var positions: [UIViewAnimatingPosition] = []

  init(_ clock: MediaClock) {
    self.clock = clock
  }

  /// Moves the view from 0 to 100 in a second.
  func animator(
    _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 1, curve: curve) { [view] in
      view.center.x = 100
    }
    animator.addCompletion { [unowned self] in positions.append($0) }
    return animator
  }

  var x: CGFloat { view.layer.presentation()?.position.x ?? -1 }
}

/// What tests of animators share.
@MainActor protocol StagesAnimators {}

extension StagesAnimators {
  /// Runs `body` with a clock of its own.
  func stage(_ body: (AnimatorScene) -> Void) {
    MediaClock.withOwn { body(AnimatorScene($0)) }
  }

  func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-9 }
}

import UIKit

extension PropertyTable {
  static func animators() -> [PropertyProbe] {
    func make(
      _ seconds: TimeInterval, use: @escaping @MainActor (UIViewPropertyAnimator) -> Void
    ) -> Specimen<UIViewPropertyAnimator> {
      let view = Sample.block(.zero, .red)
      let root = Sample.root(with: view, frame: CGRect(x: 0, y: 10, width: 20, height: 20))
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeIn) {
        view.frame.origin.x = 80
      }
      return Specimen(animator, showing: root, seconds: seconds, use: use)
    }
    var family = PropertyFamily("UIViewPropertyAnimator") {
      make(0.1) { _ in }
    }
    family.probe("fractionComplete", \.fractionComplete, 0.6)
    family.probe("isReversed", \.isReversed, true, on: { make(0.3) { $0.startAnimation() } })
    family.probe(
      "scrubsLinearly", \.scrubsLinearly, false,
      on: {
        make(0.1) { animator in
          animator.startAnimation()
          animator.pauseAnimation()
          animator.fractionComplete = 0.5
        }
      })
    family.probe(
      "pausesOnCompletion", \.pausesOnCompletion, true,
      .listed(.behaviour, "Decides whether the animator can go on after its end."))
    let touch = Verdict.listed(.behaviour, "Decides what touches do while it runs.")
    family.probe("isUserInteractionEnabled", \.isUserInteractionEnabled, false, touch)
    family.probe("isManualHitTestingEnabled", \.isManualHitTestingEnabled, true, touch)
    family.probe(
      "isInterruptible", \.isInterruptible, false,
      .listed(.behaviour, "Decides whether later calls may pause it."))
    var protocols = PropertyFamily<Void>("UIViewAnimating") { nothing() }
    for name in ["fractionComplete", "isReversed"] {
      protocols.list(name, .requirement, "Probed at UIViewPropertyAnimator.")
    }
    return family.probes + protocols.probes
  }

  // MARK: Gestures

  private static func recognizer<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer
  ) -> Specimen<Recognizer> {
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    return Specimen(recognizer, showing: Sample.root(with: view))
  }

  static func gestures() -> [PropertyProbe] {
    let rule = Verdict.listed(.behaviour, "Decides which touches are recognised.")
    var any = PropertyFamily("UIGestureRecognizer") { recognizer(UIGestureRecognizer()) }
    any.probe("delegate", \.delegate, nil, .listed(.behaviour, "Who is asked about touches."))
    any.probe(
      "name", \.name, "other", .listed(.identity, "A name for the app to find it by."))
    any.probe("isEnabled", \.isEnabled, false, rule)
    any.probe(
      "state", \.state, .failed, .listed(.behaviour, "How far recognition is; sends actions."))
    any.probe("cancelsTouchesInView", \.cancelsTouchesInView, false, rule)
    any.probe("delaysTouchesBegan", \.delaysTouchesBegan, true, rule)
    any.probe("delaysTouchesEnded", \.delaysTouchesEnded, false, rule)
    any.probe("requiresExclusiveTouchType", \.requiresExclusiveTouchType, false, rule)
    any.probe("allowedTouchTypes", \.allowedTouchTypes, [], rule)
    var tap = PropertyFamily("UITapGestureRecognizer") { recognizer(UITapGestureRecognizer()) }
    tap.probe("numberOfTapsRequired", \.numberOfTapsRequired, 2, rule)
    tap.probe("numberOfTouchesRequired", \.numberOfTouchesRequired, 2, rule)
    var press = PropertyFamily("UILongPressGestureRecognizer") {
      recognizer(UILongPressGestureRecognizer())
    }
    press.probe("minimumPressDuration", \.minimumPressDuration, 2, rule)
    press.probe("allowableMovement", \.allowableMovement, 2, rule)
    press.probe("numberOfTouchesRequired", \.numberOfTouchesRequired, 2, rule)
    press.probe("numberOfTapsRequired", \.numberOfTapsRequired, 2, rule)
    var pan = PropertyFamily("UIPanGestureRecognizer") { recognizer(UIPanGestureRecognizer()) }
    pan.probe("minimumNumberOfTouches", \.minimumNumberOfTouches, 2, rule)
    pan.probe("maximumNumberOfTouches", \.maximumNumberOfTouches, 2, rule)
    var edge = PropertyFamily("UIScreenEdgePanGestureRecognizer") {
      recognizer(UIScreenEdgePanGestureRecognizer())
    }
    edge.probe("edges", \.edges, .left, rule)
    var swipe = PropertyFamily("UISwipeGestureRecognizer") {
      recognizer(UISwipeGestureRecognizer())
    }
    swipe.probe("numberOfTouchesRequired", \.numberOfTouchesRequired, 2, rule)
    swipe.probe("direction", \.direction, .left, rule)
    let value = Verdict.listed(.behaviour, "What a handler reads of a gesture under way.")
    var pinch = PropertyFamily("UIPinchGestureRecognizer") {
      recognizer(UIPinchGestureRecognizer())
    }
    pinch.probe("scale", \.scale, 2, value)
    var rotation = PropertyFamily("UIRotationGestureRecognizer") {
      recognizer(UIRotationGestureRecognizer())
    }
    rotation.probe("rotation", \.rotation, 2, value)
    return any.probes + tap.probes + press.probes + pan.probes + edge.probes + swipe.probes
      + pinch.probes + rotation.probes
  }
}

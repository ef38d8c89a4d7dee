/// Delivers the touches of one window to the gesture recognisers and the views.
///
/// For each event, touches that begin find their view by hit testing and the recognisers from there
/// up; recognisers are told first, innermost view first; then the views, except of touches that a
/// recogniser has taken or holds back.
@MainActor
final class TouchDelivery {
  /// A touch as its view knows it.
  private struct Entry {
    let touch: UITouch
    /// Whether the view was told of the touch, which is neither over nor cancelled.
    var isInView = false
    /// Whether a recogniser has taken the touch, or the view refused it.
    var isWithheld = false
    /// The phases that wait for recognisers to fail.
    var delayedPhases: [UITouch.Phase] = []
  }

  /// The maximum time between two taps of a double tap in seconds, and their maximum distance in
  /// points. Apple publishes neither.
  static let tapIntervalSeconds = 0.35
  static let tapDistance: CGFloat = 45

  private var entries: [Entry] = []
  /// The recognisers with touches or a deadline, in the order in which they joined.
  private(set) var recognizers: [UIGestureRecognizer] = []
  private var lastTap: (place: CGPoint, seconds: TimeInterval, count: Int)?
  private(set) var nowSeconds: TimeInterval = 0

  // MARK: Events

  /// - Parameter changed: The event's touches whose phase this event is about.
  func deliver(_ changed: [UITouch], of event: UIEvent, in window: UIWindow) {
    for touch in changed {
      advance(toSeconds: touch.timestamp)
      if touch.phase == .began { begin(touch, event, in: window) }
    }
    tellRecognizers(changed, event)
    tellViews(changed, event)
    let over = changed.filter { $0.phase == .ended || $0.phase == .cancelled }
    for recognizer in recognizers {
      recognizer.touches.removeAll { touch in over.contains { $0 === touch } }
    }
    for touch in over where touch.phase == .ended {
      lastTap = (touch.place, touch.timestamp, touch.tapCount)
    }
    finish(event)
  }

  /// Lets deadlines pass up to a time, in their order.
  func advance(toSeconds seconds: TimeInterval) {
    while true {
      let due = recognizers.filter { ($0.deadlineSeconds ?? .infinity) <= seconds }
      guard let first = due.min(by: { $0.deadlineSeconds! < $1.deadlineSeconds! }),
        let deadline = first.deadlineSeconds
      else { break }
      nowSeconds = max(nowSeconds, deadline)
      first.deadlineSeconds = nil
      first.deadlineDidPass()
      finish(UIEvent(touches: entries.map(\.touch)))
    }
    nowSeconds = max(nowSeconds, seconds)
  }

  private func begin(_ touch: UITouch, _ event: UIEvent, in window: UIWindow) {
    touch.view = window.hitTest(touch.place, with: event)
    if let last = lastTap, touch.timestamp - last.seconds <= Self.tapIntervalSeconds,
      length(CGPoint(x: touch.place.x - last.place.x, y: touch.place.y - last.place.y))
        <= Self.tapDistance
    {
      touch.tapCount = last.count + 1
    }
    var entry = Entry(touch: touch)
    entry.isWithheld = isRefused(touch)
    entries.append(entry)
    var joined: [UIGestureRecognizer] = []
    var current = touch.view
    while let view = current {
      for recognizer in view.attachedRecognizers where accepts(touch, event, recognizer) {
        joined.append(recognizer)
        recognizer.delivery = self
        recognizer.touches.append(touch)
        recognizer.sequenceTouches.append(touch)
        if !recognizers.contains(where: { $0 === recognizer }) { recognizers.append(recognizer) }
      }
      current = view.superview
    }
    touch.gestureRecognizers = joined
  }

  private func accepts(
    _ touch: UITouch, _ event: UIEvent, _ recognizer: UIGestureRecognizer
  ) -> Bool {
    recognizer.isEnabled && recognizer.shouldReceive(event)
      && recognizer.allowedTouchTypes.contains { $0.intValue == touch.type.rawValue }
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) != false
  }

  /// Whether a view refuses the touch: a second touch of a view that takes one at a time, or any
  /// touch while another view claims all.
  private func isRefused(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return true }
    let others = entries.filter { !$0.isWithheld && $0.touch.view != nil }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.touch.view === view }) {
      return true
    }
    return others.contains {
      $0.touch.view !== view && (view.isExclusiveTouch || $0.touch.view!.isExclusiveTouch)
    }
  }

  // MARK: Recognisers

  private func tellRecognizers(_ changed: [UITouch], _ event: UIEvent) {
    for recognizer in recognizers {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = Set(
          changed.filter { touch in
            touch.phase == phase && recognizer.touches.contains { $0 === touch }
          })
        guard !touches.isEmpty, recognizer.isUndecided || recognizer.isRecognizing else { continue }
        switch phase {
        case .began: recognizer.touchesBegan(touches, with: event)
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        default: recognizer.touchesCancelled(touches, with: event)
        }
      }
    }
  }

  func others(sharingTouchesWith recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    recognizers.filter { other in
      other !== recognizer
        && other.sequenceTouches.contains { touch in
          recognizer.sequenceTouches.contains { $0 === touch }
        }
    }
  }

  /// Called when a recogniser failed or began: those that waited for it may go on.
  func releaseHeldStates() {
    for recognizer in recognizers { recognizer.releaseHeldStates() }
  }

  func forget(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
  }

  // MARK: Views

  private func tellViews(_ changed: [UITouch], _ event: UIEvent) {
    for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
      var ready: [UITouch] = []
      for index in entries.indices {
        let touch = entries[index].touch
        guard !entries[index].isWithheld, touch.phase == phase,
          changed.contains(where: { $0 === touch })
        else { continue }
        if isDelayed(entries[index], phase) {
          entries[index].delayedPhases.append(phase)
        } else {
          entries[index].isInView = phase == .began || phase == .moved
          ready.append(touch)
        }
      }
      send(ready, phase, event)
    }
  }

  private func isDelayed(_ entry: Entry, _ phase: UITouch.Phase) -> Bool {
    if !entry.delayedPhases.isEmpty { return true }
    let undecided = (entry.touch.gestureRecognizers ?? []).filter(\.isUndecided)
    if undecided.contains(where: \.delaysTouchesBegan) { return true }
    return phase == .ended && undecided.contains(where: \.delaysTouchesEnded)
  }

  private func send(_ touches: [UITouch], _ phase: UITouch.Phase, _ event: UIEvent) {
    var pending = touches
    while let view = pending.first?.view {
      let own = Set(pending.filter { $0.view === view })
      pending.removeAll { own.contains($0) }
      switch phase {
      case .began where isScrollViewRefusing(own, event, in: view): withhold(Array(own))
      case .began: view.touchesBegan(own, with: event)
      case .moved: view.touchesMoved(own, with: event)
      case .ended: view.touchesEnded(own, with: event)
      default: view.touchesCancelled(own, with: event)
      }
    }
  }

  /// Whether a scroll view around the touched view keeps the touches from it.
  private func isScrollViewRefusing(
    _ touches: Set<UITouch>, _ event: UIEvent, in view: UIView
  ) -> Bool {
    var current = view.superview
    while let ancestor = current {
      if let scroll = ancestor as? UIScrollView,
        !scroll.touchesShouldBegin(touches, with: event, in: view)
      {
        return true
      }
      current = ancestor.superview
    }
    return false
  }

  /// Whether a touch's view was told of it, and goes on being told.
  func isInView(_ touch: UITouch) -> Bool {
    entries.contains { $0.touch === touch && $0.isInView }
  }

  /// Called when a recogniser takes the touches: their views are told that they are cancelled.
  func cancelInViews(_ touches: [UITouch]) {
    let cancelled = touches.filter(isInView)
    withhold(touches)
    send(cancelled, .cancelled, UIEvent(touches: entries.map(\.touch)))
  }

  /// Keeps touches from their views from now on.
  private func withhold(_ touches: [UITouch]) {
    for index in entries.indices where touches.contains(where: { $0 === entries[index].touch }) {
      entries[index].isInView = false
      entries[index].isWithheld = true
      entries[index].delayedPhases = []
    }
  }

  // MARK: The end of an event

  private func finish(_ event: UIEvent) {
    sendDelayed(event)
    for recognizer in recognizers where recognizer.touches.isEmpty {
      let isWaiting =
        recognizer.isUndecided
        && (recognizer.deadlineSeconds != nil || !recognizer.heldStates.isEmpty)
      if isWaiting { continue }
      if recognizer.isUndecided { recognizer.fail() }
    }
    sendDelayed(event)
    for recognizer in recognizers where recognizer.touches.isEmpty && !recognizer.isUndecided {
      forget(recognizer)
      recognizer.returnToPossible()
    }
    entries.removeAll { entry in
      (entry.touch.phase == .ended || entry.touch.phase == .cancelled)
        && entry.delayedPhases.isEmpty
    }
  }

  private func sendDelayed(_ event: UIEvent) {
    for index in entries.indices where !entries[index].delayedPhases.isEmpty {
      while let phase = entries[index].delayedPhases.first {
        var entry = entries[index]
        entry.delayedPhases = []
        if isDelayed(entry, phase) { break }
        entries[index].delayedPhases.removeFirst()
        entries[index].isInView = phase == .began || phase == .moved
        send([entry.touch], phase, event)
      }
    }
  }
}

/// Animations of a layer. The members that apps override are in `CALayer.swift`.
extension CALayer {
  var needState: LayerAnimationState {
    if let animationState { return animationState }
    let state = LayerAnimationState()
    state.timing.duration = .infinity
    animationState = state
    return state
  }

  func addAnimation(_ original: CAAnimation, key: String?) {
    guard !(animationState?.isPresentation ?? false) else { return }
    let animation = original.makeCopy()
    let clock = MediaClock.current
    if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
    if animation.timingFunction == nil {
      animation.timingFunction = CATransaction.animationTimingFunction()
    }
    if animation.beginTime == 0 { animation.beginTime = time(atMediaTime: clock.time) }
    var key = key
    if let transition = animation as? CATransition {
      key = kCATransition
      transition.before = transition.before ?? pictureBeforeTransition()
    }
    if let key { removeAnimations { $0.key == key } }
    let entry = LayerAnimationState.Entry(
      key: key, animation: animation, group: CATransaction.currentGroup,
      number: clock.track(self))
    needState.entries.append(entry)
    clock.keepGoing()
  }

  /// What is seen now, without the layer's own opacity and mask.
  private func pictureBeforeTransition() -> CGImage? {
    let shown = makePresentation()
    shown.opacity = 1
    shown.maskLayer = nil
    return shown.picture()
  }

  /// - Note: The ones that were removed say that they did not finish at the clock's next turn.
  func removeAnimations(where isRemoved: (LayerAnimationState.Entry) -> Bool) {
    guard let animationState, !animationState.entries.isEmpty else { return }
    let removed = animationState.entries.filter(isRemoved)
    animationState.entries.removeAll(where: isRemoved)
    for entry in removed { LayerAnimationState.endLater(entry) }
  }

  /// Removes the very animations that somebody keeps copies of the keys of.
  package func removeAnimations(pacedBy pacer: any AnimationPacer) {
    removeAnimations { $0.animation.pacer === pacer }
  }

  // MARK: Time

  /// The layer's time at an instant of the clock.
  func time(atMediaTime time: Double) -> Double {
    guard let chain = timedChain else { return time }
    return chain.reversed().reduce(time) { $1.time(atParent: $0) }
  }

  private func mediaTime(at time: Double) -> Double {
    guard let chain = timedChain else { return time }
    return chain.reduce(time) { $1.parentTime(at: $0) }
  }

  /// The timings of this layer and those above, this one's first; nil where all are as they are
  /// made.
  private var timedChain: [MediaTiming]? {
    var chain: [MediaTiming] = []
    var node: CALayer? = self
    while let layer = node {
      if let timing = layer.animationState?.timing { chain.append(timing) }
      node = layer.host
    }
    return chain.isEmpty ? nil : chain
  }

  static func convertTime(_ time: Double, from source: CALayer?, to target: CALayer?) -> Double {
    guard source !== target else { return time }
    let media = source?.mediaTime(at: time) ?? time
    return target?.time(atMediaTime: media) ?? media
  }

  /// Has the animations begin so many seconds of the clock's later, or earlier where it is less
  /// than 0.
  func moveAnimations(by seconds: Double) {
    for entry in animationState?.entries ?? [] {
      let begin = mediaTime(at: entry.animation.beginTime)
      entry.animation.beginTime = time(atMediaTime: begin + seconds)
    }
  }

  /// Whether a layer is this one or above it.
  func isPart(of root: CALayer) -> Bool {
    var node: CALayer? = self
    while let layer = node {
      if layer === root { return true }
      node = layer.host
    }
    return false
  }

  /// Whether the tree is that of a visible window that no harness lays out.
  var isInVisibleWindow: Bool {
    var top = self
    while let host = top.host { top = host }
    return top.tellsOfLayout
  }

  // MARK: Events

  /// The clock's next instant at which an animation of this layer begins or ends.
  func nextAnimationEvent(from now: Double) -> Double? {
    guard let entries = animationState?.entries, !entries.isEmpty,
      timedChain?.allSatisfy({ $0.speed > 0 }) ?? true
    else { return nil }
    var next = Double.infinity
    for entry in entries where !entry.hasEnded && entry.animation.pacer == nil {
      let timing = entry.animation.timing
      for instant in [entry.hasStarted ? .infinity : timing.beginTime, timing.end] {
        let media = instant < .infinity ? mediaTime(at: instant) : .infinity
        if media > now { next = min(next, media) }
      }
    }
    return next < .infinity ? next : nil
  }

  /// Tells delegates what began and what ended by now, and removes what ended.
  ///
  /// - Returns: Whether there was any.
  func runAnimationEvents(at now: Double) -> Bool {
    guard let animationState else { return false }
    let time = time(atMediaTime: now)
    // An instant goes to the clock's time and back: rounding must not lose its event.
    let tolerance = 1e-9
    var didWork = false
    for entry in animationState.entries where !entry.hasEnded {
      let animation = entry.animation
      guard animation.pacer == nil else { continue }
      if !entry.hasStarted, time >= animation.timing.beginTime - tolerance {
        entry.hasStarted = true
        didWork = true
        animation.delegate?.animationDidStart(animation)
      }
      guard time >= animation.timing.end - tolerance else { continue }
      didWork = true
      if animation.isRemovedOnCompletion {
        animationState.entries.removeAll { $0 === entry }
        // The layer's own value is shown from now on.
        if animation.needsDisplay(of: type(of: self)) { setNeedsDisplay() }
      }
      entry.end(finished: true)
    }
    return didWork
  }
}

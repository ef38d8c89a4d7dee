/// Animates changes of views, and can be paused, moved, reversed and stopped on the way.
///
/// It runs on the virtual clock. As with `UIView.animate`, views have their end values at once and
/// the presentation of their layers shows the way there.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, NSCopying {
  /// The pace of the animator.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration in seconds. A spring given by its parts has a duration of its own.
  public let duration: TimeInterval
  /// The delay of the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the views that are animated take touches; true by default. Differs: no effect, as
  /// touches do not depend on animations.
  open var isUserInteractionEnabled = true
  /// Whether an app finds out itself what a touch during the animation hits; false by default.
  /// Differs: no effect; see ``isUserInteractionEnabled``.
  open var isManualHitTestingEnabled = false
  /// Whether a running animator can be paused and stopped.
  open var isInterruptible = true
  /// Whether a paused animator is moved linearly, not along its curve.
  open var scrubsLinearly = true
  /// Whether the animator stays active at its end, without calling completion handlers, so that it
  /// can be reversed.
  open var pausesOnCompletion = false

  /// Whether the animator is inactive, active or stopped.
  open private(set) var state = UIViewAnimatingState.inactive
  /// Whether an active animator runs, and is not paused.
  open private(set) var isRunning = false

  private let timeline: AnimatorTimeline
  private var pending: [(block: () -> Void, delayFactor: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var changes: [AnimatorRecorder.Change] = []
  /// Tells which of the awaited ends still counts.
  private var runCount = 0
  private var isTurned = false

  // MARK: Making animators

  /// An animator whose animations take no time.
  public override convenience init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// An animator with a pace. A spring of mass, stiffness and damping has its own duration.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    let pace = Self.pace(of: parameters, duration: duration)
    if case .spring(_, let settling) = pace {
      self.duration = settling
    } else {
      self.duration = duration
    }
    timeline = AnimatorTimeline(pace: pace, duration: self.duration)
    super.init()
  }

  /// An animator with the pace of one of the system's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// An animator with the pace of a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// An animator with the pace of a spring.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// A running animator. Of the options only the curve counts.
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: Int(options.rawValue >> 16 & 3)) ?? .easeInOut
    let animator = makeAnimator(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// An animator of the same class, pace and duration, without animations.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    MainActor.unchecked {
      Self.makeAnimator(
        duration: duration,
        timingParameters: timingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut))
    }
  }

  private static func pace(
    of parameters: any UITimingCurveProvider, duration: TimeInterval
  ) -> AnimatorTimeline.Pace {
    if let spring = parameters.springTimingParameters {
      switch spring.spring {
      case .ratio(let ratio):
        let motion = SpringMotion(
          duration: duration, dampingRatio: ratio, initialVelocity: spring.initialVelocity.dx)
        return .spring(motion, duration: duration)
      case .motion(let motion):
        return .spring(motion, duration: motion.settlingDuration)
      }
    }
    let cubic = parameters.cubicTimingParameters ?? UICubicTimingParameters()
    return .curve(cubic.timingFunction)
  }

  // MARK: What it does

  /// Adds animations that begin later than the others and end with them.
  ///
  /// - Parameter delayFactor: The part of the remaining time, 0…1, that passes before these begin.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    switch state {
    case .inactive: pending.append((animation, delayFactor))
    case .active:
      let fraction = timeline.fraction(at: now)
      record(animation, delayFactor: fraction + (1 - fraction) * delayFactor)
    case .stopped: break
    }
  }

  /// Adds animations, which take the time that is left.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds a handler, which is called with the final position of the views.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  // MARK: Running

  /// Runs the animator, from its beginning or from where it was paused.
  open func startAnimation() {
    activate()
    guard state == .active else { return }
    timeline.endScrubbing()
    run()
  }

  /// Runs the animator after a delay in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    activate()
    guard state == .active else { return }
    timeline.endScrubbing()
    run(after: max(delay, 0))
  }

  /// Makes an inactive animator active, paused at its beginning.
  open func pauseAnimation() {
    activate()
    guard state == .active, isInterruptible || !isRunning else { return }
    let time = now
    if scrubsLinearly {
      timeline.beginScrubbing(at: time)
    } else {
      timeline.stand(at: timeline.fraction(at: time))
    }
    isRunning = false
    runCount += 1
  }

  /// Resumes the animator.
  ///
  /// - Parameters:
  ///   - parameters: The pace of the remaining way; nil goes on along the animator's own.
  ///   - durationFactor: The time for it, as a part of `duration`; 0 for what was left of that.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    if let parameters {
      timeline.replacePace(Self.pace(of: parameters, duration: duration), at: now)
    } else {
      timeline.endScrubbing()
    }
    let fraction = timeline.fraction(at: now)
    let left = isTurned ? fraction : 1 - fraction
    let seconds = durationFactor > 0 ? duration * durationFactor : left * duration
    run(rate: left > 0 && seconds > 0 ? left / seconds : 1 / max(duration, 1e-9))
  }

  /// The elapsed part of the time, 0…1, in the direction that the animator runs.
  open var fractionComplete: CGFloat {
    get {
      let fraction = timeline.fraction(at: now)
      return isTurned ? 1 - fraction : fraction
    }
    set {
      if state == .inactive { pauseAnimation() }
      guard state == .active else { return }
      let value = newValue > 0 ? min(newValue, 1) : 0
      timeline.stand(at: isTurned ? 1 - value : value)
      if isRunning { run() }
    }
  }

  /// Whether the animator runs back to its beginning.
  open var isReversed: Bool {
    get { isTurned }
    set {
      guard newValue != isTurned else { return }
      isTurned = newValue
      if isRunning { run() }
    }
  }

  // MARK: The end

  /// Leaves views where they are shown.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive at once. Otherwise it
  ///   waits for `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active, isInterruptible || !isRunning else { return }
    place(at: .current)
    runCount += 1
    isRunning = false
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  /// Moves the views of a stopped animator to a position, and calls the completion handlers.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    place(at: finalPosition)
    finish(at: finalPosition)
  }

  private func finish(at finalPosition: UIViewAnimatingPosition) {
    state = .inactive
    let waiting = completions
    forget()
    for completion in waiting { completion(finalPosition) }
  }

  // MARK: Machinery

  private var now: Double { CACurrentMediaTime() }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let blocks = pending
    pending = []
    for (block, delayFactor) in blocks { record(block, delayFactor: delayFactor) }
  }

  private func record(_ block: () -> Void, delayFactor: Double) {
    let recorder = AnimatorRecorder(timeline: timeline, delayFactor: delayFactor)
    ViewAnimation.record(with: ViewAnimation.isEnabled ? recorder : nil, block)
    changes += recorder.changes
  }

  private func run(after delay: Double = 0, rate: Double? = nil) {
    let speed = rate ?? 1 / timeline.duration
    let time = now
    timeline.run(
      from: timeline.fraction(at: time), at: time + delay, rate: isTurned ? -speed : speed)
    isRunning = true
    runCount += 1
    let run = runCount
    guard let end = timeline.end(from: time) else { return }
    MediaClock.current.schedule(after: end - time) { self.didReachEnd(ofRun: run) }
  }

  private func didReachEnd(ofRun run: Int) {
    guard run == runCount, isRunning else { return }
    isRunning = false
    timeline.stand(at: isTurned ? 0 : 1)
    if pausesOnCompletion { return }
    if isTurned { place(at: .start) } else { removeAnimations() }
    finish(at: isTurned ? .start : .end)
  }

  /// Gives the layers the values of a position, without animations of this animator.
  private func place(at position: UIViewAnimatingPosition) {
    let values = changes.map { change -> LayerValue in
      switch position {
      case .end: change.new
      case .start: change.old
      case .current: change.layer.shownValue(forKeyPath: change.key) ?? change.new
      }
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    removeAnimations()
    // Of several changes of one property the first has the start value, the last the end value.
    let order = Array(zip(changes, values))
    for (change, value) in position == .end ? order : order.reversed() {
      change.layer.setLayerValue(value, forKeyPath: change.key)
    }
    CATransaction.commit()
  }

  private func removeAnimations() {
    for change in changes { change.layer.removeAnimations(pacedBy: timeline) }
  }

  private func forget() {
    changes = []
    completions = []
    timeline.reset()
    isTurned = false
  }
}

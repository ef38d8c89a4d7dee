import QuartzCore

/// Drives a transition by a user's input.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in place of the animator's `animateTransition(using:)`; sets the views up.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the rest of the transition, relative to its animation.
  var completionSpeed: CGFloat { get }
  /// The pace of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the user's control; otherwise it begins as an animation.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The speed of the animation itself.
  public var completionSpeed: CGFloat { 1 }
  /// A slow start and a slow end.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// By default the transition begins under the user's control.
  public var wantsInteractiveStart: Bool { true }
}

/// Holds the animation of a transition's animator at a part of its way, and lets it run to its end
/// or back.
///
/// The time of the container's layer stands still meanwhile, so that pictures of a motion show the
/// part of the last `update(_:)`. A transition that is cancelled leaves the views as they were
/// before.
open class UIPercentDrivenInteractiveTransition: NSObject,
  UIViewControllerInteractiveTransitioning
{
  /// The duration of the whole transition in seconds.
  open private(set) var duration: CGFloat = 0
  /// The part of the transition that is shown, from 0 to 1.
  open private(set) var percentComplete: CGFloat = 0
  /// The speed of the rest of the transition, relative to its animation.
  open var completionSpeed: CGFloat = 1
  /// The pace of the rest of the transition.
  open var completionCurve = UIView.AnimationCurve.easeInOut
  /// Whether the transition begins under the user's control.
  open var wantsInteractiveStart = true

  private var drive: TransitionDrive?
  private var context: (any UIViewControllerContextTransitioning)?

  public override init() {
    super.init()
  }

  /// Starts the animation and holds it at its beginning.
  open func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
    percentComplete = 0
    let drive = TransitionDrive(of: transitionContext.containerView.layer)
    self.drive = drive
    (transitionContext as? TransitionContext)?.startAnimation()
    duration = (transitionContext as? TransitionContext)?.duration ?? 0
  }

  /// Stops a running animation, to take it over.
  open func pause() {
    guard drive != nil else { return }
    drive?.stop()
    context?.pauseInteractiveTransition()
  }

  /// - Parameter percentComplete: The part of the way, from 0 to 1.
  open func update(_ percentComplete: CGFloat) {
    guard let drive else { return }
    self.percentComplete = min(max(percentComplete, 0), 1)
    drive.show(Double(self.percentComplete * duration))
    context?.updateInteractiveTransition(self.percentComplete)
  }

  /// Lets the animation run to its end.
  open func finish() { end(isCancelled: false) }

  /// Lets the animation run back to its beginning.
  open func cancel() { end(isCancelled: true) }

  private func end(isCancelled: Bool) {
    guard let drive, let context else { return }
    if isCancelled {
      context.cancelInteractiveTransition()
    } else {
      context.finishInteractiveTransition()
    }
    drive.run(
      from: Double(percentComplete * duration), to: isCancelled ? 0 : Double(duration),
      speed: Double(max(completionSpeed, 0.01)), curve: completionCurve.timingFunction
    ) { [weak self] in
      self?.drive = nil
      self?.context = nil
      if isCancelled { (context as? TransitionContext)?.takeBack() }
    }
  }
}

/// Moves the time of a layer by hand.
@MainActor
final class TransitionDrive {
  private let layer: CALayer
  private let start: TimeInterval
  private var link: CADisplayLink?

  init(of layer: CALayer) {
    self.layer = layer
    start = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = start
  }

  /// - Parameter seconds: The time since the beginning of the transition.
  func show(_ seconds: TimeInterval) { layer.timeOffset = start + seconds }

  func stop() {
    link?.invalidate()
    link = nil
  }

  /// Lets the layer's time run by itself, along a curve.
  func run(
    from first: TimeInterval, to last: TimeInterval, speed: Double,
    curve: CAMediaTimingFunction, completion: @escaping @MainActor () -> Void
  ) {
    stop()
    let begin = CACurrentMediaTime()
    let seconds = (last - first).magnitude / speed
    let link = CADisplayLink { _ in
      MainActor.unchecked {
        let share = seconds > 0 ? min((CACurrentMediaTime() - begin) / seconds, 1) : 1
        self.show(first + (last - first) * curve.value(at: share))
        guard share == 1 else { return }
        self.stop()
        self.release()
        completion()
      }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Lets the layer's time run with that of all others again, from its present value.
  private func release() {
    let shown = layer.timeOffset
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    let now = layer.convertTime(CACurrentMediaTime(), from: nil)
    // The shown time may be behind the clock's: the difference stays as an offset until the
    // animations that depend on it have ended.
    if shown > now { layer.timeOffset = shown - now }
  }
}

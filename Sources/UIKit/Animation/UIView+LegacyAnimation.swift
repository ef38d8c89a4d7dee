/// The settings between `beginAnimations` and `commitAnimations`.
@MainActor
private final class LegacyAnimation: ViewAnimationRecorder {
  static var open: [LegacyAnimation] = []

  let identifier: String?
  /// The address that the app's delegate gets back.
  let context: UInt
  let outer: (any ViewAnimationRecorder)?
  var duration = 0.2
  var delay = 0.0
  var curve = UIView.AnimationCurve.easeInOut
  var repeatCount: Float = 0
  var autoreverses = false
  var delegate: AnyObject?
  var willStart: Selector?
  var didStop: Selector?
  private(set) lazy var waiter = AnimationWaiter { [self] finished in stop(finished) }
  private var hasStarted = false

  init(_ identifier: String?, context: UInt) {
    self.identifier = identifier
    self.context = context
    outer = ViewAnimation.current
  }

  func action(
    for layer: CALayer, key: String, from old: LayerValue, to new: LayerValue
  ) -> (any CAAction)? {
    guard duration > 0 else { return nil }
    start()
    var settings = ViewAnimationBlock.Settings(
      duration: duration, delay: delay, options: [.overrideInheritedDuration],
      pace: .curve(curve.timingFunction))
    settings.repeatCount = repeatCount
    settings.autoreverses = autoreverses
    waiter.pendingCount += 1
    let waiter = waiter
    let block = ViewAnimationBlock(settings) { waiter.end(finished: $0) }
    let action = block.action(for: layer, key: key, from: old, to: new)
    // Only the animation keeps the block waiting.
    MediaClock.current.schedule(after: 0) { block.end() }
    return action
  }

  private func start() {
    guard !hasStarted else { return }
    hasStarted = true
    tell(willStart, [identifier, address])
  }

  private func stop(_ finished: Bool) {
    tell(didStop, [identifier, NSNumber(value: finished), address])
  }

  private var address: Any? {
    // SAFETY: The pointer is the app's own. It is handed back as it came, and nobody here reads
    // what it points to.
    unsafe UnsafeMutableRawPointer(bitPattern: context)
  }

  private func tell(_ selector: Selector?, _ arguments: [Any?]) {
    guard let selector, let delegate, selector.isImplemented(by: delegate) else { return }
    do {
      _ = try selector.perform(on: delegate, arguments)
    } catch {
      FileHandle.standardError.write(Data("UIKit: \(error)\n".utf8))
    }
  }
}

/// Animations from before blocks. Settings apply to the changes after them.
extension UIView {
  /// Animates changes of views until `commitAnimations()`.
  ///
  /// - Parameter context: A pointer that is handed to the delegate.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let animation = LegacyAnimation(animationID, context: UInt(bitPattern: context))
    LegacyAnimation.open.append(animation)
    ViewAnimation.begin(animation)
  }

  /// Ends the block that `beginAnimations` began; without such a block the call has no effect.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func commitAnimations() {
    guard let animation = LegacyAnimation.open.popLast() else { return }
    ViewAnimation.end(animation.outer)
    let waiter = animation.waiter
    MediaClock.current.schedule(after: 0) { waiter.end(finished: true) }
  }

  /// Sets the duration in seconds; 0.2 unless it is set.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationDuration(_ duration: TimeInterval) {
    LegacyAnimation.open.last?.duration = duration
  }

  /// Sets the delay in seconds.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationDelay(_ delay: TimeInterval) {
    LegacyAnimation.open.last?.delay = delay
  }

  /// Sets the pace; slow at both ends unless it is set.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    LegacyAnimation.open.last?.curve = curve
  }

  /// Sets how often the animation is played; 0, as at first, is once.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    LegacyAnimation.open.last?.repeatCount = repeatCount
  }

  /// Sets whether the animation is played backwards after each time forwards; false at first.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    LegacyAnimation.open.last?.autoreverses = repeatAutoreverses
  }

  /// Sets whether animations begin with what is shown. Differs: no effect, as animations that
  /// follow each other do so in any case.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}

  /// Sets the delegate, which is retained until the animations end.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationDelegate(_ delegate: Any?) {
    LegacyAnimation.open.last?.delegate = delegate.map { $0 as AnyObject }
  }

  /// Sets a method that takes the identifier and the context.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationWillStart(_ selector: Selector?) {
    LegacyAnimation.open.last?.willStart = selector
  }

  /// Sets a method that takes the identifier, whether all animations finished, and the context.
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationDidStop(_ selector: Selector?) {
    LegacyAnimation.open.last?.didStop = selector
  }

  /// Sets a transition. Not drawn: flips and curls, with which the new content appears at once
  /// (`FidelityFeature.transitionStyle`).
  @available(*, deprecated, message: "Use the block-based animation API.")
  public class func setAnimationTransition(
    _ transition: UIView.AnimationTransition, for view: UIView, cache: Bool
  ) {
    guard LegacyAnimation.open.last != nil, transition != .none else { return }
    view.noteLack(.transitionStyle, "UIView.AnimationTransition.\(transition)")
  }

  /// Animates views as the system does when something is deleted, and removes them.
  ///
  /// - Parameter parallelAnimations: Changes that are animated at the same time.
  public class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let alphas = views.map(\.alpha)
    animate(
      withDuration: 0.3, delay: 0, options: options,
      animations: {
        for view in views {
          view.alpha = 0
          view.transform = view.transform.scaledBy(x: 0.1, y: 0.1)
        }
        parallelAnimations?()
      },
      completion: { finished in
        for (view, alpha) in zip(views, alphas) {
          view.removeFromSuperview()
          view.alpha = alpha
          view.transform = view.transform.scaledBy(x: 10, y: 10)
        }
        completion?(finished)
      })
  }
}

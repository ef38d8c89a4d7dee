/// Calls a method, or a closure, at every frame of the virtual clock, 60 times per second.
open class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  private weak var clock: MediaClock?
  private var lastFrame = 0

  /// A link that calls nothing.
  public override convenience init() { self.init(callback: { _ in }) }

  /// Calls a method with the link. The target is held until the link is invalidated.
  public convenience init(target: Any, selector sel: Selector) {
    // SAFETY: The target and the link are handed to the main actor alone, whose the method is.
    @safe nonisolated(unsafe) let target = target as AnyObject
    self.init { link in
      @safe nonisolated(unsafe) let link = link
      let send: @Sendable () -> Void = {
        MainActor.unchecked { _ = sel.send(to: target, sender: link) }
      }
      // The method is the main actor's; a clock of another thread tells it there.
      if MediaClock.isMainActor { send() } else { DispatchQueue.main.async(execute: send) }
    }
  }

  /// Makes a link that calls a closure. Differs: Apple's initialiser takes a target and a selector
  /// only.
  ///
  /// - Parameter callback: Held until the link is invalidated, as Apple's link holds its target.
  public init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
  }

  /// Starts calling. The run loop and the mode make no difference: there is one clock.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    let clock = MediaClock.current
    self.clock = clock
    isRunning = true
    lastFrame = clock.frameIndex(at: clock.time)
    clock.add(self)
  }

  /// Stops calling. The run loop and the mode make no difference.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    clock?.remove(self)
    isRunning = false
  }

  /// Ends the calls for good.
  open func invalidate() {
    isInvalid = true
    isRunning = false
    clock?.remove(self)
  }
  private var isInvalid = false
  /// Whether it was added and not taken off: on a device calls would come.
  package private(set) var isRunning = false

  /// Whether the calls are left out for now; time goes on.
  open var isPaused = false {
    didSet {
      if !isPaused { clock?.keepGoing() }
    }
  }

  /// The time at which the frame being shown began; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time at which the next frame begins.
  open var targetTimestamp: CFTimeInterval { timestamp + Double(frameStep) * duration }
  /// The time between two frames of the display.
  open var duration: CFTimeInterval { 1 / Double(MediaClock.framesPerSecond) }
  /// The wanted calls per second; 0 is the display's own 60. The nearest whole part of 60 is used.
  open var preferredFramesPerSecond = 0

  /// The wanted range of calls per second; 0 leaves it to `preferredFramesPerSecond`.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// The number of the display's frames from one call to the next, where no rate is set; at least
  /// 1.
  @available(*, deprecated, message: "Use preferredFramesPerSecond.")
  open var frameInterval: Int {
    get { interval }
    set { interval = max(newValue, 1) }
  }
  private var interval = 1

  private var frameStep: Int {
    let range = preferredFrameRateRange
    let wanted = Double(range.preferred ?? range.maximum)
    let rate = wanted > 0 ? wanted : Double(preferredFramesPerSecond)
    guard rate > 0 else { return interval }
    let step = (Double(MediaClock.framesPerSecond) / rate).clamped(to: 1...1e9)
    // In range: a part of the display's frames.
    return Int(step.rounded())
  }

  func fire(atFrame frame: Int) {
    guard !isPaused, !isInvalid, frame - lastFrame >= frameStep else { return }
    lastFrame = frame
    timestamp = Double(frame) / Double(MediaClock.framesPerSecond)
    callback(self)
  }

  /// The clock went back.
  func rewind() {
    timestamp = 0
    lastFrame = clock.map { $0.frameIndex(at: $0.time) } ?? 0
  }
}

/// The calls per second that a display link asks for.
public struct CAFrameRateRange: Hashable, Sendable {
  /// The minimum of calls per second; it has no effect.
  public var minimum: Float
  /// The maximum of calls per second; 0 leaves the rate to the system.
  public var maximum: Float
  /// The preferred rate; nil for `maximum`.
  public var preferred: Float?

  /// Leaves the rate to the system.
  public static let `default` = CAFrameRateRange()

  /// Leaves the rate to the system.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Asks for a rate between two bounds, in calls per second. Only the maximum and the preferred
  /// rate have an effect.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}

/// Calls a closure at every frame of the virtual clock, 60 times a second.
///
/// Differs: Apple's initialiser takes a target and a selector, which need an Objective-C runtime.
/// This one takes a closure, which is handed the link.
open class CADisplayLink: NSObject {
  private let callback: (CADisplayLink) -> Void
  private weak var clock: MediaClock?
  private var lastFrame = 0

  /// - Parameter callback: Held until the link is invalidated, as Apple's link holds its target.
  public init(callback: @escaping (CADisplayLink) -> Void) {
    self.callback = callback
  }

  /// Starts calling. The run loop and the mode make no difference: there is one clock.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard !isInvalid else { return }
    let clock = MediaClock.current
    self.clock = clock
    lastFrame = clock.frameIndex(at: clock.time)
    clock.add(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) { clock?.remove(self) }

  /// Ends the calls for good.
  open func invalidate() {
    isInvalid = true
    clock?.remove(self)
  }
  private var isInvalid = false

  open var isPaused = false

  /// When the frame that is being shown began; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame begins.
  open var targetTimestamp: CFTimeInterval { timestamp + Double(frameStep) * duration }
  /// The time between two frames of the display.
  open var duration: CFTimeInterval { 1 / Double(MediaClock.framesPerSecond) }
  /// Calls a second that are wanted; 0 is the display's own 60. The nearest whole part of 60 is
  /// used.
  open var preferredFramesPerSecond = 0

  private var frameStep: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    let step = Double(MediaClock.framesPerSecond) / Double(preferredFramesPerSecond)
    // In range: a part of the display's frames.
    return max(1, Int(step.rounded()))
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

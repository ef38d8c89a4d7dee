/// What most layers do not have: animations, times of their own, values under keys of the app's.
final class LayerAnimationState {
  /// An animation that was added to a layer.
  final class Entry {
    let key: String?
    let animation: CAAnimation
    let group: TransactionGroup
    /// Numbers the animations of a clock.
    let number: Int
    var hasStarted = false
    var hasEnded = false

    init(key: String?, animation: CAAnimation, group: TransactionGroup, number: Int) {
      self.key = key
      self.animation = animation
      self.group = group
      self.number = number
      group.begin()
    }

    /// Tells everybody who waits for the end.
    func end(finished: Bool) {
      guard !hasEnded else { return }
      hasEnded = true
      animation.delegate?.animationDidStop(animation, finished: finished)
      group.end()
    }
  }

  /// The animations, in the order in which they were added.
  var entries: [Entry] = []
  /// The layer's own time; its duration is infinite.
  var timing = MediaTiming()
  /// What is stored under keys that no property has.
  var values: [String: Any] = [:]
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  var hints = LayerHints()
  /// While an action is looked for: the value that the property will have.
  var incomingValue: LayerValue?

  /// What displays the layer while an animated property asks for it.
  enum PresentedDisplay {
    /// Not known, as no such property is animated.
    case unknown
    /// The layer's `display()` runs, and has not called that of `CALayer`.
    case asked
    /// The layer itself, by an override of `display()`.
    case layer
    /// The copy with the animated values, by `draw(in:)`.
    case copy
  }

  var presentedDisplay = PresentedDisplay.unknown

  // Of the copies that `presentation()` makes.

  weak var model: CALayer?
  var isPresentation = false
  /// Copies of the layers above; each knows only what is above it.
  var ancestors: [CALayer] = []

  deinit {
    for entry in entries { Self.endLater(entry) }
  }

  /// Animations that did not come to their end say so at the clock's next turn.
  static func endLater(_ entry: Entry) {
    guard !entry.hasEnded else { return }
    MediaClock.current.schedule(after: 0) { entry.end(finished: false) }
  }
}

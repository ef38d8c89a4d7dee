/// Something that a layer shows for a time, beside its own values.
///
/// A layer keeps a copy of what is added to it: later changes of the original have no effect. A
/// copy of a subclass of the app's own is of that class and has the properties of this module's
/// classes, and what was stored with `setValue(_:forKey:)`.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  public override init() {
    super.init()
  }

  package var timing = MediaTiming()
  /// Replaces the clock, for animations that somebody else moves.
  package var pacer: (any AnimationPacer)?
  private var values: [String: Any] = [:]

  // MARK: Timing

  /// The begin time in the parent's time. For an animation that is added to a layer, 0 means now.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }

  /// The length of one run in seconds. 0 means the transaction's on a layer, and the group's in a
  /// group.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }

  /// How fast the animation's time runs, compared with the layer's or the group's; 1 by default.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }

  /// The seconds added to the animation's own time; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }

  /// The number of runs; 0, the default, counts as 1, and infinity never ends.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }

  /// The seconds for which runs are repeated, in place of `repeatCount` unless it is 0.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }

  /// Whether every run is followed by the same backwards, which takes as long again.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }

  /// What is seen before the beginning and after the end; `removed` by default.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The pace of each run; nil: even.
  open var timingFunction: CAMediaTimingFunction?

  /// The wanted frames per second. Recorded motions have the strip's own.
  open var preferredFrameRateRange = CAFrameRateRange.default

  // MARK: The end

  /// The delegate, held as long as the animation is. The delegates of animations in a group are not
  /// called.
  open var delegate: (any CAAnimationDelegate)?

  /// Whether the layer forgets the animation at its end.
  open var isRemovedOnCompletion = true

  // MARK: Values by name

  /// The value of a key under which none was stored; nil unless a subclass overrides it.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// What was stored under any key, or a property of this class or `CAPropertyAnimation`.
  open func value(forKey key: String) -> Any? { values[key] ?? propertyValue(forKey: key) }

  /// Keeps any value under a key. The keys of properties set those.
  open func setValue(_ value: Any?, forKey key: String) {
    if !setProperty(value, forKey: key) { values[key] = value }
  }

  // MARK: Copies

  /// Returns a copy of the same class with the same properties.
  open func copy(with zone: NSZone? = nil) -> Any { makeCopy() }

  func makeCopy() -> CAAnimation {
    let copy = makeNew()
    copy.copyProperties(from: self)
    return copy
  }

  /// Takes over every property.
  func copyProperties(from other: CAAnimation) {
    timing = other.timing
    pacer = other.pacer
    values = other.values
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  // MARK: Running

  /// Adds a copy to the layer under the key.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// Changes what a layer shows to what it shows at an instant.
  ///
  /// - Parameter layer: Has the layer's own values, changed by the animations that were added
  ///   before.
  func apply(to layer: CALayer, at moment: AnimationMoment) {}

  /// The animation's instant at a moment; nil where it shows no value.
  func instant(at moment: AnimationMoment) -> MediaTiming.Instant? {
    var timing = timing
    if timing.duration == 0 { timing.duration = moment.groupDuration }
    return timing.instant(atParent: moment.time, includesEnd: moment.isInGroup)
  }

  // MARK: Properties by name

  private func propertyValue(forKey key: String) -> Any? {
    switch key {
    case "beginTime": NSNumber(value: beginTime)
    case "duration": NSNumber(value: duration)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    case "repeatCount": NSNumber(value: repeatCount)
    case "repeatDuration": NSNumber(value: repeatDuration)
    case "autoreverses": NSNumber(value: autoreverses)
    case "removedOnCompletion": NSNumber(value: isRemovedOnCompletion)
    case "fillMode": fillMode
    case "timingFunction": timingFunction
    case "delegate": delegate
    case "keyPath": (self as? CAPropertyAnimation)?.keyPath
    default: Self.defaultValue(forKey: key)
    }
  }

  /// Sets a property of the animation by its key.
  ///
  /// - Returns: Whether the key is a property's. A value of a wrong type leaves the property as it
  ///   was.
  private func setProperty(_ value: Any?, forKey key: String) -> Bool {
    let number = LayerValue(value)?.number
    switch key {
    case "beginTime": if let number { beginTime = number }
    case "duration": if let number { duration = number }
    case "speed": if let number { speed = Float(number) }
    case "timeOffset": if let number { timeOffset = number }
    case "repeatCount": if let number { repeatCount = Float(number) }
    case "repeatDuration": if let number { repeatDuration = number }
    case "autoreverses": if let number { autoreverses = number != 0 }
    case "removedOnCompletion": if let number { isRemovedOnCompletion = number != 0 }
    case "fillMode": if let mode = value as? CAMediaTimingFillMode { fillMode = mode }
    case "timingFunction":
      if let function = value as? CAMediaTimingFunction { timingFunction = function }
    case "delegate": delegate = value as? any CAAnimationDelegate
    default: return false
    }
    return true
  }
}

/// The instant at which an animation is asked what it shows.
struct AnimationMoment {
  /// Time of what the animation belongs to: its layer or its group.
  var time: Double
  /// The time of the virtual clock, in seconds.
  let mediaTime: Double
  /// The layer whose values are animated, as it is without animations.
  let model: CALayer
  /// The duration of animations in a group that have none of their own.
  var groupDuration = 0.0
  var isInGroup = false
}

/// Says how far an animation is, in place of the clock.
package protocol AnimationPacer: AnyObject {
  /// The progress of the animation after its pace, 0 to 1; nil where it shows no value.
  func progress(of animation: CAAnimation, atMediaTime time: Double) -> Double?
}

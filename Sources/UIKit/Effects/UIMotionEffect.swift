/// Changes a view as the device is tilted. Differs: the device lies still, as on a table, so the
/// view never changes.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() {
    super.init()
  }

  /// The values that the effect gives to key paths of a view.
  ///
  /// - Parameter viewerOffset: The tilt of the device, each axis −1…1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    nil
  }
}

/// Moves a number of a view between two values.
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of tilting that an effect follows.
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis = 0
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the view's value.
  public let keyPath: String
  /// The axis of tilting that the value follows.
  public let type: EffectType
  /// The value at the minimum tilt.
  open var minimumRelativeValue: Any?
  /// The value at the maximum tilt.
  open var maximumRelativeValue: Any?

  /// An effect on no value, along the horizontal axis.
  public override convenience init() { self.init(keyPath: "", type: .tiltAlongHorizontalAxis) }

  /// An effect on the value at a key path. It has no values until both ends are set.
  public init(keyPath: String, type: EffectType) {
    self.keyPath = keyPath
    self.type = type
    super.init()
  }

  /// Only numbers are interpolated.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    guard let low = (minimumRelativeValue as? NSNumber)?.doubleValue,
      let high = (maximumRelativeValue as? NSNumber)?.doubleValue
    else { return nil }
    let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    let part = (tilt.clamped(to: -1...1) + 1) / 2
    return [keyPath: NSNumber(value: low + (high - low) * Double(part))]
  }
}

/// Motion effects that are applied together.
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects; nil for none. Where two change the same value, the later one counts.
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    var values: [String: Any] = [:]
    for effect in motionEffects ?? [] {
      let own = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
      values.merge(own) { $1 }
    }
    return values
  }
}

extension UIView {
  /// The effects of the view, in the order in which they were added. Kept alone, as the device lies
  /// still.
  public var motionEffects: [UIMotionEffect] {
    get { attachedMotionEffects }
    set { attachedMotionEffects = newValue }
  }

  /// Adds an effect. Kept alone, as the device lies still.
  public func addMotionEffect(_ effect: UIMotionEffect) { attachedMotionEffects.append(effect) }

  /// Removes an effect that was added.
  public func removeMotionEffect(_ effect: UIMotionEffect) {
    attachedMotionEffects.removeAll { $0 === effect }
  }
}

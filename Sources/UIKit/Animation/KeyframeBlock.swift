/// One call of `UIView.animateKeyframes…`: gathers the changes of the keyframes, and animates each
/// property through its values.
@MainActor
final class KeyframeBlock: ViewAnimationRecorder {
  private struct Change {
    let layer: CALayer
    let key: String
    let from: LayerValue
    var frames: [(start: Double, end: Double, value: LayerValue)]
  }

  /// The changes in the order in which their properties first changed.
  private var changes: [Change] = []
  /// The keyframe whose block runs; outside of one, the whole.
  private var span = (start: 0.0, end: 1.0)

  func addKeyframe(start: Double, duration: Double, _ animations: () -> Void) {
    let outer = span
    let start = min(max(start, 0), 1)
    span = (start, min(max(start + duration, start), 1))
    animations()
    span = outer
  }

  func action(
    for layer: CALayer, key: String, from old: LayerValue, to new: LayerValue
  ) -> (any CAAction)? {
    let frame = (start: span.start, end: span.end, value: new)
    if let index = changes.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      changes[index].frames.append(frame)
    } else {
      changes.append(Change(layer: layer, key: key, from: old, frames: [frame]))
    }
    return nil
  }

  /// Adds the animations of all changes.
  ///
  /// The pace of the whole is that of the curve bits in the options, which apps pass from
  /// `UIView.AnimationOptions`: ease in, ease out unless given. Between keyframes it is linear.
  func animate(in block: ViewAnimationBlock, mode: CAAnimationCalculationMode) {
    for change in changes {
      let animation = CAKeyframeAnimation(keyPath: change.key)
      var (values, times) = ([change.from], [0.0])
      for frame in change.frames.sorted(by: { $0.start < $1.start }) {
        let reached = times[times.count - 1]
        if frame.start > reached {
          values.append(values[values.count - 1])
          times.append(frame.start)
        }
        values.append(frame.value)
        times.append(max(mode == .discrete ? frame.start : frame.end, reached))
      }
      if times[times.count - 1] < 1 {
        values.append(values[values.count - 1])
        times.append(1)
      }
      animation.values = values.map(\.object)
      animation.keyTimes = times.map { NSNumber(value: $0) }
      animation.calculationMode = mode
      if case .curve(let function) = block.settings.pace { animation.timingFunction = function }
      block.start(animation, on: change.layer)
      AddAnimation(animation).run(forKey: change.key, object: change.layer, arguments: nil)
    }
  }
}

extension UIView.KeyframeAnimationOptions {
  var calculationMode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }

  /// The options that the two types share, including the curve.
  var animationOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & (0xF << 16 | 0x23F))
  }
}

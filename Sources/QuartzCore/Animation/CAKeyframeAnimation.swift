/// How values between keyframes come about.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Values move in straight lines from keyframe to keyframe.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value is kept until the next. A single value is not shown, as Apple's pictures of one
  /// have it.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Values move at even speed: key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Values move along a smooth curve through the keyframes.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// The curve of `cubic` at even speed.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// Whether a layer that moves along a path turns with it.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the mode.
  public let rawValue: String

  /// Creates the mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's x axis points where it moves.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's x axis points where it comes from.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values of the keyframes; `path` comes before them.
  open var values: [Any]?
  /// The path of a position; used instead of `values`. Every line and curve leads from one keyframe
  /// to the next. Between subpaths the position jumps.
  open var path: CGPath?
  /// The times at which the values are reached, 0…1 and not decreasing. Discrete animations take
  /// one more, for the end of the last value. With nil or another count, the values are spaced
  /// evenly; of a path that has more legs than there are times for, such as one that is closed,
  /// the first ones are walked.
  open var keyTimes: [NSNumber]?
  /// The pace between two keyframes each, on top of `timingFunction` for the whole.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the keyframes are calculated.
  open var calculationMode: CAAnimationCalculationMode = .linear
  /// The tension of cubic curves at each value; 0 where it is not given. Positive values make
  /// curves tighter.
  open var tensionValues: [NSNumber]?
  /// The continuity of cubic curves at each value; 0 where it is not given.
  open var continuityValues: [NSNumber]?
  /// The bias of cubic curves at each value; 0 where it is not given.
  open var biasValues: [NSNumber]?
  /// How the layer turns along a path. The turn comes before the layer's own transform.
  open var rotationMode: CAAnimationRotationMode?

  override func copyProperties(from other: CAAnimation) {
    super.copyProperties(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path?.copy()
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  override func value(at progress: Double, base: LayerValue?) -> LayerValue? {
    if let walk { return place(on: walk, at: progress).map { .point($0.point) } }
    let frames = (values ?? []).compactMap { LayerValue($0) }
    guard frames.count > 1 else { return calculationMode == .discrete ? nil : frames.first }
    if calculationMode == .discrete {
      return frames[discreteIndex(of: frames.count, at: progress)]
    }
    let curve = KeyframeCurve(
      frames, isCubic: calculationMode.isCubic, tension: numbers(tensionValues),
      continuity: numbers(continuityValues), bias: numbers(biasValues))
    if calculationMode.isPaced {
      let (segment, fraction) = curve.place(atEvenSpeed: progress)
      return curve.value(inSegment: segment, at: fraction)
    }
    let (segment, fraction) = segment(of: frames.count - 1, at: progress)
    return curve.value(inSegment: segment, at: fraction)
  }

  override func finish(on layer: CALayer, at progress: Double) {
    guard let rotationMode, let walk, let place = place(on: walk, at: progress) else { return }
    var angle = DeterministicMath.atan2(place.direction.dy, place.direction.dx)
    if rotationMode == .rotateAutoReverse { angle += .pi }
    let turn = CATransform3DMakeRotation(angle, 0, 0, 1)
    layer.setLayerValue(
      .transform(CATransform3DConcat(turn, layer.transform)), forKeyPath: "transform")
  }

  // MARK: Along a path

  private var walk: PathWalk? {
    guard let path else { return nil }
    let walk = PathWalk(path)
    return walk.legCount > 0 ? walk : nil
  }

  private func place(on walk: PathWalk, at progress: Double) -> (
    point: CGPoint, direction: CGVector
  )? {
    let count = walk.legCount
    switch calculationMode {
    case .discrete:
      // Of times, the last one is the end of the last place.
      let placeCount = keyTimes == nil ? count + 1 : timedLegCount(of: count)
      let index = discreteIndex(of: placeCount, at: progress)
      return walk.place(
        onLeg: min(index, count - 1), at: index < count ? 0 : 1, isEven: false)
    case .paced, .cubicPaced:
      var rest = progress * (0..<count).reduce(0) { $0 + walk.length(ofLeg: $1) }
      for leg in 0..<count {
        let length = walk.length(ofLeg: leg)
        if rest <= length || leg == count - 1 {
          let fraction = length > 0 ? min(max(rest / length, 0), 1) : 1
          return walk.place(onLeg: leg, at: fraction, isEven: true)
        }
        rest -= length
      }
      return nil
    default:
      let (leg, fraction) = segment(of: timedLegCount(of: count), at: progress)
      // A pace that overshoots goes on along the leg's curve.
      return walk.place(onLeg: leg, at: fraction, isEven: false)
    }
  }

  /// The legs that `keyTimes` tell the time of; all of them, evenly, without times.
  private func timedLegCount(of count: Int) -> Int {
    let timeCount = keyTimes?.count ?? 0
    return timeCount > 1 ? min(count, timeCount - 1) : count
  }

  // MARK: Key times

  /// The way between two keyframes at a part of the time, and how much of it is done: the way to
  /// the first keyframe that is still to come. Apple's pictures of an animation with times before 0
  /// behind its first one begin with the last of those.
  private func segment(of count: Int, at progress: Double) -> (index: Int, fraction: Double) {
    let given = numbers(keyTimes)
    let times = given.count == count + 1 ? given : (0...count).map { Double($0) / Double(count) }
    guard progress < times[count] else { return (count - 1, progress > 1 ? progress : 1) }
    let index = (times.firstIndex { $0 > progress } ?? count) - 1
    guard index >= 0 else { return (0, progress < 0 ? progress : 0) }
    let length = times[index + 1] - times[index]
    let fraction = length > 0 ? (progress - times[index]) / length : 1
    let functions = timingFunctions ?? []
    return (index, index < functions.count ? functions[index].value(at: fraction) : fraction)
  }

  private func discreteIndex(of count: Int, at progress: Double) -> Int {
    let given = numbers(keyTimes)
    let isGiven = given.count == count + 1 || given.count == count
    let times = isGiven ? given : (0..<count).map { Double($0) / Double(count) }
    return (0..<count).last { times[$0] <= progress } ?? 0
  }

  private func numbers(_ values: [NSNumber]?) -> [Double] { (values ?? []).map(\.doubleValue) }
}

/// The way through a row of values: straight between two each, or a Kochanek–Bartels spline.
///
/// - Source: Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias
///   control", SIGGRAPH 1984. Apple names the three controls and not the curve.
struct KeyframeCurve {
  private let frames: [LayerValue]
  private let isCubic: Bool
  private let tension: [Double]
  private let continuity: [Double]
  private let bias: [Double]

  /// - Parameter frames: The keyframes' values, at least two.
  init(
    _ frames: [LayerValue], isCubic: Bool, tension: [Double], continuity: [Double], bias: [Double]
  ) {
    self.frames = frames
    self.isCubic = isCubic
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  func value(inSegment index: Int, at fraction: Double) -> LayerValue {
    let (from, to) = (frames[index], frames[index + 1])
    guard isCubic, fraction != 0, fraction != 1, let leaving = tangent(at: index, isLeaving: true),
      let arriving = tangent(at: index + 1, isLeaving: false)
    else { return from.mixed(with: to, fraction) }
    // Hermite's basis.
    let t = fraction
    let (t2, t3) = (t * t, t * t * t)
    let ends = from.zipped(to) { (2 * t3 - 3 * t2 + 1) * $0 + (3 * t2 - 2 * t3) * $1 }
    let slopes = leaving.zipped(arriving) { (t3 - 2 * t2 + t) * $0 + (t3 - t2) * $1 }
    guard let ends, let slopes, let sum = ends.zipped(slopes, +) else {
      return from.mixed(with: to, fraction)
    }
    return sum
  }

  /// The segment and the part of it at a part of the whole length.
  func place(atEvenSpeed progress: Double) -> (segment: Int, fraction: Double) {
    let stepCount = isCubic ? 32 : 1
    var lengths: [Double] = []
    for segment in 0..<(frames.count - 1) {
      var before = frames[segment]
      for step in 1...stepCount {
        let next = value(inSegment: segment, at: Double(step) / Double(stepCount))
        lengths.append(before.distance(to: next))
        before = next
      }
    }
    let total = lengths.reduce(0, +)
    // Values without a distance are passed in equal times.
    if total == 0 { lengths = lengths.map { _ in 1 } }
    var rest = progress * (total == 0 ? Double(lengths.count) : total)
    for (index, length) in lengths.enumerated() {
      if rest <= length || index == lengths.count - 1 {
        let part = length > 0 ? min(max(rest / length, 0), 1) : 1
        return (index / stepCount, (Double(index % stepCount) + part) / Double(stepCount))
      }
      rest -= length
    }
    return (0, 0)
  }

  /// The tangent at a value; at an end of the row, the difference to the neighbour. Nil for values
  /// that are not made of numbers.
  private func tangent(at index: Int, isLeaving: Bool) -> LayerValue? {
    let before = index > 0 ? frames[index].zipped(frames[index - 1], -) : nil
    let after = index + 1 < frames.count ? frames[index + 1].zipped(frames[index], -) : nil
    guard let before else { return after }
    guard let after else { return before }
    func control(_ values: [Double]) -> Double { index < values.count ? values[index] : 0 }
    let (t, b) = (control(tension), control(bias))
    let c = isLeaving ? control(continuity) : -control(continuity)
    return before.zipped(after) {
      (1 - t) * (1 + b) * (1 + c) / 2 * $0 + (1 - t) * (1 - b) * (1 - c) / 2 * $1
    }
  }
}

import QuartzCore

/// What a layer shows at instants, with animations that are added at 0.
///
/// - Parameter read: Reads the presentation.
func shown<Value>(
  by layer: CALayer, with animations: [CAAnimation], at times: [Double],
  _ read: (CALayer) -> Value
) -> [Value] {
  MediaClock.withOwn { clock in
    for animation in animations { layer.add(animation, forKey: nil) }
    let values = times.map { time in
      clock.advance(to: time)
      return read(layer.presentation() ?? layer)
    }
    layer.removeAllAnimations()
    return values
  }
}

/// An animation of one second.
func basic(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  animation.fromValue = from
  animation.toValue = to
  animation.byValue = by
  animation.duration = 1
  return animation
}

func near(_ a: [CGFloat], _ b: [CGFloat], tolerance: CGFloat = 1e-9) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
}

func near(_ a: CATransform3D, _ b: CATransform3D, tolerance: Double = 1e-12) -> Bool {
  func rows(_ t: CATransform3D) -> [SIMD4<Double>] { [t.row1, t.row2, t.row3, t.row4] }
  return zip(rows(a), rows(b)).allSatisfy { (x, y) in
    (0..<4).allSatisfy { abs(x[$0] - y[$0]) <= tolerance }
  }
}

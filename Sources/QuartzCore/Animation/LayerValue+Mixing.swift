/// The arithmetic of animations.
extension LayerValue {
  /// The value a part of the way from this one to another.
  ///
  /// - Parameter t: 0 gives this value and 1 the other, exactly; curves that overshoot go beyond.
  ///
  /// Matrices are taken apart and mixed part by part (`TransformParts`). Colours of one space are
  /// mixed component by component without regard to alpha, others as sRGB: what Apple does is not
  /// published. Images dissolve. Paths need the same elements, lists the same length; where two
  /// values cannot be mixed, the first is seen until halfway and then the other.
  func mixed(with other: LayerValue, _ t: Double) -> LayerValue {
    if t == 0 { return self }
    if t == 1 { return other }
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    switch (self, other) {
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, t))
    case (.color(let a), .color(let b)): return .color(a.mixed(with: b, t))
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, t) })
    case (.image(let a), .image(let b)):
      return .image(a.dissolved(into: b, t) ?? (t < 0.5 ? a : b))
    case (.flag, .flag): return t < 0.5 ? self : other
    default: return zipped(other, mix) ?? (t < 0.5 ? self : other)
    }
  }

  /// The sum, for additive animations; a matrix is applied first and then this value's. Nil where
  /// there is none.
  package func adding(_ other: LayerValue) -> LayerValue? {
    switch (self, other) {
    case (.transform(let base), .transform(let change)):
      .transform(CATransform3DConcat(change, base))
    case (.flag, .flag): nil
    default: zipped(other, +)
    }
  }

  /// The value that gives this one when added to `other`; nil where there is none.
  package func subtracting(_ other: LayerValue) -> LayerValue? {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      .transform(CATransform3DConcat(a, CATransform3DInvert(b)))
    case (.flag, .flag): nil
    default: zipped(other, -)
    }
  }

  /// The value times a whole number of repeats; nil where it cannot be multiplied.
  func multiplied(by count: Double) -> LayerValue? {
    if case .transform(let matrix) = self {
      var power = CATransform3DIdentity
      for _ in 0..<Int(count.clamped(to: 0...1000)) { power = CATransform3DConcat(power, matrix) }
      return .transform(power)
    }
    return zipped(self) { value, _ in value * count }
  }

  /// The value that changes nothing when added: 0 or, for a transform, the identity. Additive
  /// animations start from it or end at it where a value is missing.
  package var zero: LayerValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return zipped(self) { _, _ in 0 }
  }

  /// How far apart two values are, for paced keyframes; 0 where there is no distance.
  func distance(to other: LayerValue) -> Double {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      var sum = 0.0
      for (x, y) in [(a.row1, b.row1), (a.row2, b.row2), (a.row3, b.row3), (a.row4, b.row4)] {
        sum += ((x - y) * (x - y)).sum()
      }
      return sum.squareRoot()
    case (.color(let a), .color(let b)):
      let (p, q) = (a.rgba, b.rgba)
      let change = SIMD4(
        p.red - q.red, p.green - q.green, p.blue - q.blue, p.alpha - q.alpha)
      return (change * change).sum().squareRoot()
    default:
      var sum = 0.0
      _ = zipped(other) { a, b in
        sum += (a - b) * (a - b)
        return a
      }
      return sum.squareRoot()
    }
  }

  package func isEqual(to other: LayerValue) -> Bool {
    switch (self, other) {
    case (.flag(let a), .flag(let b)): a == b
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.path(let a), .path(let b)): a == b
    case (.image(let a), .image(let b)): a === b
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a == b
    case (.numbers(let a), .numbers(let b)): a == b
    default: false
    }
  }

  /// Combines the numbers that two values of one kind are made of; nil for other values.
  func zipped(_ other: LayerValue, _ combine: (Double, Double) -> Double) -> LayerValue? {
    func point(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: combine(a.x, b.x), y: combine(a.y, b.y))
    }
    func size(_ a: CGSize, _ b: CGSize) -> CGSize {
      CGSize(width: combine(a.width, b.width), height: combine(a.height, b.height))
    }
    switch (self, other) {
    case (.point(let a), .point(let b)): return .point(point(a, b))
    case (.size(let a), .size(let b)): return .size(size(a, b))
    case (.rect(let a), .rect(let b)):
      return .rect(CGRect(origin: point(a.origin, b.origin), size: size(a.size, b.size)))
    case (.path(let a), .path(let b)):
      guard a.verbs == b.verbs else { return nil }
      return .path(CGPath(verbs: a.verbs, points: zip(a.points, b.points).map(point)))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map(combine))
    default:
      guard let a = number, let b = other.number else { return nil }
      return .number(combine(a, b))
    }
  }
}

extension CGColor {
  /// Components mixed without regard to alpha, each kept in 0…1.
  fileprivate func mixed(with other: CGColor, _ t: Double) -> CGColor {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { min(max(a + (b - a) * t, 0), 1) }
    if let colorSpace, colorSpace == other.colorSpace, let a = components,
      let b = other.components, a.count == b.count
    {
      return CGColor(space: colorSpace, values: zip(a, b).map { mix($0, $1) })
    }
    let (a, b) = (rgba, other.rgba)
    return CGColor(
      srgbRed: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
      alpha: mix(a.alpha, b.alpha))
  }
}

extension CGImage {
  /// Two images of one size, the first fading out while the second fades in.
  fileprivate func dissolved(into other: CGImage, _ t: Double) -> CGImage? {
    guard t > 0, t < 1, width == other.width, height == other.height,
      let bitmap = Bitmap(width: width, height: height)
    else { return nil }
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    context.setAlpha(1 - t)
    context.drawUpright(self, in: area)
    context.setBlendMode(.plusLighter)
    context.setAlpha(t)
    context.drawUpright(other, in: area)
    return CGImage(bitmap: bitmap)
  }
}

/// A 4 × 4 matrix that maps row vectors: `[x' y' z' w'] = [x y z 1] · m`.
///
/// `m11` is row 1, column 1; the translation is in `m41`, `m42`, `m43`, and perspective in `m34`.
/// As on Apple's platforms, `CATransform3D()` is all zeros: start from `CATransform3DIdentity`.
public struct CATransform3D: Sendable {
  /// What x becomes of x: its scale where nothing is turned.
  public var m11: CGFloat
  /// What y becomes of x.
  public var m12: CGFloat
  /// What z becomes of x.
  public var m13: CGFloat
  /// What the divisor becomes of x.
  public var m14: CGFloat
  /// What x becomes of y.
  public var m21: CGFloat
  /// What y becomes of y: its scale where nothing is turned.
  public var m22: CGFloat
  /// What z becomes of y.
  public var m23: CGFloat
  /// What the divisor becomes of y.
  public var m24: CGFloat
  /// What x becomes of z.
  public var m31: CGFloat
  /// What y becomes of z.
  public var m32: CGFloat
  /// What z becomes of z: its scale where nothing is turned.
  public var m33: CGFloat
  /// The perspective: what the divisor becomes of z, such as -1 / 500 for an eye 500 points away.
  public var m34: CGFloat
  /// The translation along x, in points.
  public var m41: CGFloat
  /// The translation along y, in points.
  public var m42: CGFloat
  /// The translation along z, in points.
  public var m43: CGFloat
  /// The divisor of a point at the origin, which is 1 as a rule.
  public var m44: CGFloat

  /// Makes a matrix of zeros.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  /// Creates a matrix of its numbers, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }

  /// The matrix whose rows are given.
  package init(
    rows r1: SIMD4<Double>, _ r2: SIMD4<Double>, _ r3: SIMD4<Double>, _ r4: SIMD4<Double>
  ) {
    self.init(
      m11: r1[0], m12: r1[1], m13: r1[2], m14: r1[3],
      m21: r2[0], m22: r2[1], m23: r2[2], m24: r2[3],
      m31: r3[0], m32: r3[1], m33: r3[2], m34: r3[3],
      m41: r4[0], m42: r4[1], m43: r4[2], m44: r4[3])
  }

  package var row1: SIMD4<Double> { [m11, m12, m13, m14] }
  package var row2: SIMD4<Double> { [m21, m22, m23, m24] }
  package var row3: SIMD4<Double> { [m31, m32, m33, m34] }
  package var row4: SIMD4<Double> { [m41, m42, m43, m44] }
}

/// The matrix that leaves every point where it is.
public let CATransform3DIdentity = CATransform3D(
  rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1])

/// Whether all numbers are those of the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Whether all numbers of two matrices are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.row1 == b.row1 && a.row2 == b.row2 && a.row3 == b.row3 && a.row4 == b.row4
}

/// The matrix that moves points by three distances.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [tx, ty, tz, 1])
}

/// The matrix that scales points about the origin by three factors.
public func CATransform3DMakeScale(
  _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0], [0, sy, 0, 0], [0, 0, sz, 0], [0, 0, 0, 1])
}

/// A rotation by `angle` radians about the vector (x, y, z), which need not have length 1.
///
/// About (0, 0, 1) a positive angle turns the x axis towards the y axis: clockwise on screen.
/// A zero or non-finite vector gives the identity.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let cosine = DeterministicMath.cos(angle)
  let sine = DeterministicMath.sin(angle)
  let rest = 1 - cosine
  return CATransform3D(
    rows: [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
    [0, 0, 0, 1])
}

/// The map that translates first and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// The map that scales first and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// The map that rotates first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The map that applies `a` first and then `b`: the matrix product `a · b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (b1, b2, b3, b4) = (b.row1, b.row2, b.row3, b.row4)
  func product(_ row: SIMD4<Double>) -> SIMD4<Double> {
    var sum = row[0] * b1
    sum += row[1] * b2
    sum += row[2] * b3
    return sum + row[3] * b4
  }
  return CATransform3D(
    rows: product(a.row1), product(a.row2), product(a.row3), product(a.row4))
}

/// The inverse, or `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var left = [t.row1, t.row2, t.row3, t.row4]
  let identity = CATransform3DIdentity
  var right = [identity.row1, identity.row2, identity.row3, identity.row4]
  // Gauss-Jordan elimination; the largest pivot of each column keeps rounding small.
  for column in 0..<4 {
    var pivot = column
    for row in column..<4 where abs(left[row][column]) > abs(left[pivot][column]) { pivot = row }
    let value = left[pivot][column]
    guard value != 0, value.isFinite else { return t }
    left.swapAt(pivot, column)
    right.swapAt(pivot, column)
    left[column] /= value
    right[column] /= value
    for row in 0..<4 where row != column {
      let factor = left[row][column]
      guard factor != 0 else { continue }
      left[row] -= factor * left[column]
      right[row] -= factor * right[column]
    }
  }
  return CATransform3D(rows: right[0], right[1], right[2], right[3])
}

/// The matrix that maps the plane as an affine map does, and keeps z.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    rows: [m.a, m.b, 0, 0], [m.c, m.d, 0, 0], [0, 0, 1, 0], [m.tx, m.ty, 0, 1])
}

/// Whether an affine transform represents `t` exactly.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  let affine = CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
  return CATransform3DEqualToTransform(t, affine)
}

/// The affine part of `t`; what an affine transform cannot hold is left out.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

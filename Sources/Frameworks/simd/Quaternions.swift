import CoreGraphics

/// A quaternion of single precision, which stands for a turn in space.
public struct simd_quatf: Equatable, Sendable {
  /// The imaginary parts, then the real one.
  public var vector: SIMD4<Float>

  /// Makes the quaternion whose parts are 0.
  public init() { vector = .zero }

  /// Makes a quaternion of its parts, of which the last is the real one.
  public init(vector: SIMD4<Float>) { self.vector = vector }

  /// Makes a quaternion of its parts.
  public init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4(ix, iy, iz, r) }

  /// Makes a quaternion of its parts.
  public init(real: Float, imag: SIMD3<Float>) { vector = SIMD4(imag, real) }

  /// Makes a turn by an angle in radians about an axis of length 1.
  public init(angle: Float, axis: SIMD3<Float>) {
    let (sin, cos) = DeterministicMath.sinCos(Double(angle) / 2)
    self.init(real: Float(cos), imag: axis * Float(sin))
  }

  /// Makes the shortest turn from one direction to another, both of length 1.
  public init(from: SIMD3<Float>, to: SIMD3<Float>) {
    let half = from + to
    if length_squared(half) > 1e-12 {
      let middle = normalize(half)
      self.init(real: dot(from, middle), imag: cross(from, middle))
    } else {
      // Half a turn, about any axis that is upright on the direction.
      let other: SIMD3<Float> = from.x.magnitude < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
    }
  }

  /// Makes the turn that a matrix without scale stands for.
  public init(_ matrix: simd_float3x3) {
    let (a, b, c) = matrix.columns
    let candidates = [
      SIMD4(1 + a.x - b.y - c.z, b.x + a.y, c.x + a.z, b.z - c.y),
      SIMD4(b.x + a.y, 1 - a.x + b.y - c.z, c.y + b.z, c.x - a.z),
      SIMD4(c.x + a.z, c.y + b.z, 1 - a.x - b.y + c.z, a.y - b.x),
      SIMD4(b.z - c.y, c.x - a.z, a.y - b.x, 1 + a.x + b.y + c.z),
    ]
    let diagonal = SIMD4(
      candidates[0][0], candidates[1][1], candidates[2][2], candidates[3][3])
    let largest = (0..<4).max { diagonal[$0] < diagonal[$1] } ?? 3
    vector = normalize(candidates[largest])
  }

  /// Makes the turn that a matrix without scale stands for.
  public init(_ matrix: simd_float4x4) {
    let (a, b, c, _) = matrix.columns
    self.init(
      simd_float3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
  }

  /// The real part.
  public var real: Float {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary parts.
  public var imag: SIMD3<Float> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }

  /// The angle of the turn in radians.
  public var angle: Float {
    Float(2 * DeterministicMath.atan2(Double(simd.length(imag)), Double(real)))
  }

  /// The axis of the turn.
  public var axis: SIMD3<Float> { normalize(imag) }

  /// The length of the vector of all parts.
  public var length: Float { simd.length(vector) }

  /// The quaternion with its imaginary parts turned.
  public var conjugate: Self { Self(real: real, imag: -imag) }

  /// The quaternion that undoes this one.
  public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

  /// The quaternion of length 1 for the same turn.
  public var normalized: Self { Self(vector: normalize(vector)) }

  /// Turns a vector.
  public func act(_ vector: SIMD3<Float>) -> SIMD3<Float> {
    let t = cross(imag, vector) * 2
    return vector + t * real + cross(imag, t)
  }

  /// Joins two turns: that of `q` comes first.
  public static func * (p: Self, q: Self) -> Self {
    Self(
      real: p.real * q.real - dot(p.imag, q.imag),
      imag: q.imag * p.real + p.imag * q.real + cross(p.imag, q.imag))
  }

  /// Multiplies all parts.
  public static func * (p: Self, a: Float) -> Self { Self(vector: p.vector * a) }

  /// Adds part by part.
  public static func + (p: Self, q: Self) -> Self { Self(vector: p.vector + q.vector) }

  /// Turns every sign.
  public static prefix func - (p: Self) -> Self { Self(vector: -p.vector) }

  /// Joins two turns.
  public static func *= (p: inout Self, q: Self) { p = p * q }
}

extension simd_float3x3 {
  /// Makes the matrix of a turn.
  public init(_ quaternion: simd_quatf) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)),
      quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension simd_float4x4 {
  /// Makes the matrix of a turn.
  public init(_ quaternion: simd_quatf) {
    let turn = simd_float3x3(quaternion)
    self.init(
      SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), SIMD4(0, 0, 0, 1))
  }
}

/// What lies at `t` of the way between two turns, by the shorter one.
public func simd_slerp(_ q0: simd_quatf, _ q1: simd_quatf, _ t: Float) -> simd_quatf {
  let cosine = dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1 : q1
  let angle = DeterministicMath.acos(Double(min(cosine.magnitude, 1)))
  if angle < 1e-6 { return (q0 * (1 - t) + end * t).normalized }
  let sine = DeterministicMath.sin(angle)
  let first = Float(DeterministicMath.sin(Double(1 - t) * angle) / sine)
  let second = Float(DeterministicMath.sin(Double(t) * angle) / sine)
  return q0 * first + end * second
}

/// The vector of length 1 in the same direction.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// A vector after a turn.
public func simd_act(_ q: simd_quatf, _ v: SIMD3<Float>) -> SIMD3<Float> { q.act(v) }
/// Joins two turns: that of `q` comes first.
public func simd_mul(_ p: simd_quatf, _ q: simd_quatf) -> simd_quatf { p * q }

/// A quaternion of double precision, which stands for a turn in space.
public struct simd_quatd: Equatable, Sendable {
  /// The imaginary parts, then the real one.
  public var vector: SIMD4<Double>

  /// Makes the quaternion whose parts are 0.
  public init() { vector = .zero }

  /// Makes a quaternion of its parts, of which the last is the real one.
  public init(vector: SIMD4<Double>) { self.vector = vector }

  /// Makes a quaternion of its parts.
  public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4(ix, iy, iz, r) }

  /// Makes a quaternion of its parts.
  public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4(imag, real) }

  /// Makes a turn by an angle in radians about an axis of length 1.
  public init(angle: Double, axis: SIMD3<Double>) {
    let (sin, cos) = DeterministicMath.sinCos(angle / 2)
    self.init(real: cos, imag: axis * sin)
  }

  /// Makes the shortest turn from one direction to another, both of length 1.
  public init(from: SIMD3<Double>, to: SIMD3<Double>) {
    let half = from + to
    if length_squared(half) > 1e-12 {
      let middle = normalize(half)
      self.init(real: dot(from, middle), imag: cross(from, middle))
    } else {
      // Half a turn, about any axis that is upright on the direction.
      let other: SIMD3<Double> = from.x.magnitude < 0.5 ? SIMD3(1, 0, 0) : SIMD3(0, 1, 0)
      self.init(real: 0, imag: normalize(cross(from, other)))
    }
  }

  /// Makes the turn that a matrix without scale stands for.
  public init(_ matrix: simd_double3x3) {
    let (a, b, c) = matrix.columns
    let candidates = [
      SIMD4(1 + a.x - b.y - c.z, b.x + a.y, c.x + a.z, b.z - c.y),
      SIMD4(b.x + a.y, 1 - a.x + b.y - c.z, c.y + b.z, c.x - a.z),
      SIMD4(c.x + a.z, c.y + b.z, 1 - a.x - b.y + c.z, a.y - b.x),
      SIMD4(b.z - c.y, c.x - a.z, a.y - b.x, 1 + a.x + b.y + c.z),
    ]
    let diagonal = SIMD4(
      candidates[0][0], candidates[1][1], candidates[2][2], candidates[3][3])
    let largest = (0..<4).max { diagonal[$0] < diagonal[$1] } ?? 3
    vector = normalize(candidates[largest])
  }

  /// Makes the turn that a matrix without scale stands for.
  public init(_ matrix: simd_double4x4) {
    let (a, b, c, _) = matrix.columns
    self.init(
      simd_double3x3(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z)))
  }

  /// The real part.
  public var real: Double {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The imaginary parts.
  public var imag: SIMD3<Double> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, real) }
  }

  /// The angle of the turn in radians.
  public var angle: Double { 2 * DeterministicMath.atan2(simd.length(imag), real) }

  /// The axis of the turn.
  public var axis: SIMD3<Double> { normalize(imag) }

  /// The length of the vector of all parts.
  public var length: Double { simd.length(vector) }

  /// The quaternion with its imaginary parts turned.
  public var conjugate: Self { Self(real: real, imag: -imag) }

  /// The quaternion that undoes this one.
  public var inverse: Self { Self(vector: conjugate.vector / length_squared(vector)) }

  /// The quaternion of length 1 for the same turn.
  public var normalized: Self { Self(vector: normalize(vector)) }

  /// Turns a vector.
  public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
    let t = cross(imag, vector) * 2
    return vector + t * real + cross(imag, t)
  }

  /// Joins two turns: that of `q` comes first.
  public static func * (p: Self, q: Self) -> Self {
    Self(
      real: p.real * q.real - dot(p.imag, q.imag),
      imag: q.imag * p.real + p.imag * q.real + cross(p.imag, q.imag))
  }

  /// Multiplies all parts.
  public static func * (p: Self, a: Double) -> Self { Self(vector: p.vector * a) }

  /// Adds part by part.
  public static func + (p: Self, q: Self) -> Self { Self(vector: p.vector + q.vector) }

  /// Turns every sign.
  public static prefix func - (p: Self) -> Self { Self(vector: -p.vector) }

  /// Joins two turns.
  public static func *= (p: inout Self, q: Self) { p = p * q }
}

extension simd_double3x3 {
  /// Makes the matrix of a turn.
  public init(_ quaternion: simd_quatd) {
    self.init(
      quaternion.act(SIMD3(1, 0, 0)), quaternion.act(SIMD3(0, 1, 0)),
      quaternion.act(SIMD3(0, 0, 1)))
  }
}

extension simd_double4x4 {
  /// Makes the matrix of a turn.
  public init(_ quaternion: simd_quatd) {
    let turn = simd_double3x3(quaternion)
    self.init(
      SIMD4(turn[0], 0), SIMD4(turn[1], 0), SIMD4(turn[2], 0), SIMD4(0, 0, 0, 1))
  }
}

/// What lies at `t` of the way between two turns, by the shorter one.
public func simd_slerp(_ q0: simd_quatd, _ q1: simd_quatd, _ t: Double) -> simd_quatd {
  let cosine = dot(q0.vector, q1.vector)
  let end = cosine < 0 ? -q1 : q1
  let angle = DeterministicMath.acos(min(cosine.magnitude, 1))
  if angle < 1e-6 { return (q0 * (1 - t) + end * t).normalized }
  let sine = DeterministicMath.sin(angle)
  let first = DeterministicMath.sin(1 - t * angle) / sine
  let second = DeterministicMath.sin(t * angle) / sine
  return q0 * first + end * second
}

/// The vector of length 1 in the same direction.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// A vector after a turn.
public func simd_act(_ q: simd_quatd, _ v: SIMD3<Double>) -> SIMD3<Double> { q.act(v) }
/// Joins two turns: that of `q` comes first.
public func simd_mul(_ p: simd_quatd, _ q: simd_quatd) -> simd_quatd { p * q }

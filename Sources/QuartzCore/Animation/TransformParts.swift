/// A matrix taken apart into moves that can be mixed one by one: scale, then skew, then turn,
/// then shift, then perspective.
///
/// Apple does not say how Core Animation mixes matrices. That it mixes parts is seen from layers
/// that keep their size while they turn. The method is Thomas's "Decomposing a matrix into simple
/// transformations" (Graphics Gems II) with turns as quaternions, which CSS transforms specify as
/// well. A mirrored matrix gets a negative scale along the axis that points backwards most; two
/// that are mirrored get it along the same axis, so that neither folds while it turns.
struct TransformParts {
  var scale = SIMD3<Double>(1, 1, 1)
  /// xy, xz, yz: how much of the first axis is added to the second.
  var skew = SIMD3<Double>(0, 0, 0)
  /// Three orthogonal rows of length 1, right-handed.
  var rows: [SIMD3<Double>] = [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
  var shift = SIMD3<Double>(0, 0, 0)
  /// The last column.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  /// Takes a matrix apart; nil for one that flattens space or has a number that is not finite.
  init?(_ matrix: CATransform3D) {
    guard matrix.isFinite, matrix.m44 != 0 else { return nil }
    func row(_ values: SIMD4<Double>) -> SIMD3<Double> {
      SIMD3(values[0], values[1], values[2])
    }
    let linear = [row(matrix.row1), row(matrix.row2), row(matrix.row3)]
    shift = row(matrix.row4)
    perspective = [matrix.m14, matrix.m24, matrix.m34, matrix.m44]
    // Gram and Schmidt: each row without what it shares with those before it.
    scale.x = Self.length(linear[0])
    guard scale.x > 0 else { return nil }
    rows[0] = linear[0] / scale.x
    skew.x = Self.dot(rows[0], linear[1])
    let second = linear[1] - skew.x * rows[0]
    scale.y = Self.length(second)
    guard scale.y > 1e-12 * scale.x else { return nil }
    rows[1] = second / scale.y
    skew.x /= scale.y
    skew.y = Self.dot(rows[0], linear[2])
    skew.z = Self.dot(rows[1], linear[2])
    let third = linear[2] - skew.y * rows[0] - skew.z * rows[1]
    scale.z = Self.length(third)
    guard scale.z > 0, scale.x.isFinite, scale.y.isFinite, scale.z.isFinite else { return nil }
    rows[2] = third / scale.z
    skew.y /= scale.z
    skew.z /= scale.z
    if Self.dot(rows[0], Self.cross(rows[1], rows[2])) < 0 { mirror(matrix) }
  }

  private mutating func mirror(_ matrix: CATransform3D) {
    let diagonal = [matrix.m11, matrix.m22, matrix.m33]
    turnOver((0..<3).min { diagonal[$0] < diagonal[$1] } ?? 0)
  }

  /// Gives an axis the other direction and its scale the other sign: the matrix stays the same.
  private mutating func turnOver(_ axis: Int) {
    scale[axis] = -scale[axis]
    rows[axis] = -rows[axis]
    // A skew that involves the axis alone among the two changes its sign with it.
    switch axis {
    case 0: skew = [-skew.x, -skew.y, skew.z]
    case 1: skew = [-skew.x, skew.y, -skew.z]
    default: skew = [skew.x, -skew.y, -skew.z]
    }
  }

  private var mirroredAxis: Int? { (0..<3).first { scale[$0] < 0 } }

  /// The same matrix, mirrored along the axis of another that is mirrored as well.
  private func mirrored(as other: TransformParts) -> TransformParts {
    guard let own = mirroredAxis, let axis = other.mirroredAxis, own != axis else { return self }
    var parts = self
    parts.turnOver(own)
    parts.turnOver(axis)
    return parts
  }

  var matrix: CATransform3D {
    let first = scale.x * rows[0]
    let second = scale.y * (rows[1] + skew.x * rows[0])
    let third = scale.z * (rows[2] + skew.y * rows[0] + skew.z * rows[1])
    return CATransform3D(
      rows: [first.x, first.y, first.z, perspective[0]],
      [second.x, second.y, second.z, perspective[1]],
      [third.x, third.y, third.z, perspective[2]],
      [shift.x, shift.y, shift.z, perspective[3]])
  }

  func mixed(with other: TransformParts, _ t: Double) -> TransformParts {
    var parts = mirrored(as: other)
    if parts.rows != other.rows {
      parts.rows = Quaternion(parts.rows).mixed(with: Quaternion(other.rows), t).rows
    }
    parts.scale += t * (other.scale - parts.scale)
    parts.skew += t * (other.skew - parts.skew)
    parts.shift += t * (other.shift - parts.shift)
    parts.perspective += t * (other.perspective - parts.perspective)
    return parts
  }

  // MARK: Turns about the axes

  /// Angles about x, then y, then z, radians.
  var angles: SIMD3<Double> {
    get {
      let y = DeterministicMath.asin(min(max(-rows[0].z, -1), 1))
      if abs(rows[0].z) > 1 - 1e-12 {
        // The x and z axes coincide: all of the turn is taken to be about x.
        let x = DeterministicMath.atan2(-rows[2].y, rows[1].y)
        return [x, y, 0]
      }
      return [
        DeterministicMath.atan2(rows[1].z, rows[2].z), y,
        DeterministicMath.atan2(rows[0].y, rows[0].x),
      ]
    }
    set {
      let (sx, cx) = DeterministicMath.sinCos(newValue.x)
      let (sy, cy) = DeterministicMath.sinCos(newValue.y)
      let (sz, cz) = DeterministicMath.sinCos(newValue.z)
      rows = [
        [cy * cz, cy * sz, -sy],
        [sx * sy * cz - cx * sz, sx * sy * sz + cx * cz, sx * cy],
        [cx * sy * cz + sx * sz, cx * sy * sz - sx * cz, cx * cy],
      ]
    }
  }

  private static func dot(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double { (a * b).sum() }

  private static func length(_ a: SIMD3<Double>) -> Double { dot(a, a).squareRoot() }

  private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
    [a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x]
  }
}

/// A turn; w is the real part.
private struct Quaternion {
  var v: SIMD4<Double>

  /// - Source: Shepperd's method, 1978: the largest component is found first.
  init(_ r: [SIMD3<Double>]) {
    let squares = [
      1 + r[0].x - r[1].y - r[2].z, 1 - r[0].x + r[1].y - r[2].z,
      1 - r[0].x - r[1].y + r[2].z, 1 + r[0].x + r[1].y + r[2].z,
    ]
    let greatest = (0..<4).max { squares[$0] < squares[$1] } ?? 3
    let root = max(squares[greatest], 0).squareRoot()
    let (xy, xz, yz) = (r[0].y + r[1].x, r[0].z + r[2].x, r[1].z + r[2].y)
    let (wx, wy, wz) = (r[1].z - r[2].y, r[2].x - r[0].z, r[0].y - r[1].x)
    let sums: [SIMD4<Double>] = [
      [root * root, xy, xz, wx], [xy, root * root, yz, wy], [xz, yz, root * root, wz],
      [wx, wy, wz, root * root],
    ]
    v = sums[greatest] / (2 * root)
  }

  init(_ v: SIMD4<Double>) { self.v = v }

  /// The rotation between two, along the shorter arc; of two equally long ones, the one in which
  /// positive angles grow.
  func mixed(with other: Quaternion, _ t: Double) -> Quaternion {
    var cosine = (v * other.v).sum()
    var end = other.v
    if cosine < 0 {
      cosine = -cosine
      end = -end
    }
    guard cosine < 1 - 1e-14 else { return self }
    let angle = DeterministicMath.acos(cosine)
    let sine = DeterministicMath.sin(angle)
    let sum =
      DeterministicMath.sin((1 - t) * angle) / sine * v + DeterministicMath.sin(t * angle) / sine
      * end
    return Quaternion(sum / (sum * sum).sum().squareRoot())
  }

  var rows: [SIMD3<Double>] {
    let (x, y, z, w) = (v[0], v[1], v[2], v[3])
    return [
      [1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)],
      [2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)],
      [2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)],
    ]
  }
}

extension CATransform3D {
  /// Mixed part by part; element by element where one of the two flattens space, as a scale of 0
  /// does.
  func mixed(with other: CATransform3D, _ t: Double) -> CATransform3D {
    if let a = TransformParts(self), let b = TransformParts(other) {
      return a.mixed(with: b, t).matrix
    }
    return CATransform3D(
      rows: row1 + t * (other.row1 - row1), row2 + t * (other.row2 - row2),
      row3 + t * (other.row3 - row3), row4 + t * (other.row4 - row4))
  }
}

/// How a matrix maps the plane z = 0 onto itself, seen along the z axis.
extension CATransform3D {
  /// The place where a point of the plane lands, after the division by w.
  ///
  /// A point at infinity (w = 0) lands where it would without the division.
  package func project(_ point: CGPoint) -> CGPoint {
    let x = point.x * m11 + point.y * m21 + m41
    let y = point.x * m12 + point.y * m22 + m42
    let w = point.x * m14 + point.y * m24 + m44
    return w == 1 || w == 0 ? CGPoint(x: x, y: y) : CGPoint(x: x / w, y: y / w)
  }

  /// The map of the plane alone, as a matrix that leaves z as it is.
  ///
  /// A layer is flattened into its superlayer's plane, so z takes no further part.
  package var planeMatrix: CATransform3D {
    CATransform3D(
      rows: [m11, m12, 0, m14], [m21, m22, 0, m24], [0, 0, 1, 0], [m41, m42, 0, m44])
  }

  /// Whether the plane maps without perspective.
  package var isPlaneAffine: Bool { m14 == 0 && m24 == 0 && m44 != 0 }

  /// The affine map that agrees with this one, value and slope, at `point`.
  ///
  /// Without perspective it is the same map everywhere.
  package func planeAffineTransform(near point: CGPoint) -> CGAffineTransform {
    if isPlaneAffine {
      if m44 == 1 { return CATransform3DGetAffineTransform(self) }
      return CGAffineTransform(
        a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
    }
    let w = point.x * m14 + point.y * m24 + m44
    guard w != 0 else { return CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
    let image = project(point)
    // d(x / w) = (dx − x' dw) / w
    let a = (m11 - image.x * m14) / w
    let b = (m12 - image.y * m14) / w
    let c = (m21 - image.x * m24) / w
    let d = (m22 - image.y * m24) / w
    return CGAffineTransform(
      a: a, b: b, c: c, d: d,
      tx: image.x - a * point.x - c * point.y, ty: image.y - b * point.x - d * point.y)
  }

  /// Whether every element is a number that arithmetic can use.
  package var isFinite: Bool {
    func holds(_ row: SIMD4<Double>) -> Bool {
      row[0].isFinite && row[1].isFinite && row[2].isFinite && row[3].isFinite
    }
    return holds(row1) && holds(row2) && holds(row3) && holds(row4)
  }
}

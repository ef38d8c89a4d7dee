/// How a layer's plane is seen in another's, along the z axis.
enum PlaneMap {
  case affine(CGAffineTransform)
  /// A map with perspective: distances shrink towards the back.
  case projective(ProjectiveTransform)

  /// Nil where the plane is seen from its edge, is scaled to no area, lies behind the viewer, or a
  /// number is not finite.
  init?(_ matrix: CATransform3D) {
    if matrix.isPlaneAffine {
      guard matrix.m44 > 0 else { return nil }
      self.init(matrix.planeAffineTransform(near: .zero))
      return
    }
    let map = matrix.planeProjection
    guard map.isFinite, map.inverted() != nil else { return nil }
    self = .projective(map)
  }

  init?(_ map: CGAffineTransform) {
    guard map.isInvertible else { return nil }
    self = .affine(map)
  }

  /// The smallest rectangle around what is seen of a rectangle.
  func boundingBox(of rect: CGRect) -> CGRect {
    if rect.isNull { return rect }
    switch self {
    case .affine(let map): return rect.applying(map)
    case .projective(let map): return map.boundingBox(of: rect)
    }
  }

  /// The point that is seen at `point`; nil where that would lie behind the viewer.
  func unproject(_ point: CGPoint) -> CGPoint? {
    switch self {
    case .affine(let map): return point.applying(map.inverted())
    case .projective(let map):
      guard let back = map.inverted(), back.depth(at: point) > 0 else { return nil }
      return back.project(point)
    }
  }

  /// Whether the plane is seen from behind near a point of it.
  func isMirrored(at point: CGPoint) -> Bool {
    switch self {
    case .affine(let map): map.a * map.d - map.b * map.c < 0
    case .projective(let map): map.isMirrored(at: point)
    }
  }
}

extension CATransform3D {
  /// How the plane z = 0 is mapped, seen along the z axis.
  package var planeProjection: ProjectiveTransform {
    ProjectiveTransform(x: [m11, m21, m41], y: [m12, m22, m42], w: [m14, m24, m44])
  }
}

extension CGAffineTransform {
  /// Whether every element is finite and no direction is lost.
  var isInvertible: Bool {
    let determinant = a * d - b * c
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }
}

public import QuartzCore

/// A turn in space, seen in perspective.
struct Rotation3D {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  /// How far the axis is in front of the view.
  let depth: CGFloat
  let perspective: CGFloat

  func transform(_ size: CGSize) -> CATransform3D {
    var result = CATransform3DIdentity
    let length = max(size.width, size.height)
    if length > 0 { result.m34 = -perspective / length }
    result = CATransform3DTranslate(result, 0, 0, depth)
    result = CATransform3DRotate(result, angle.radians, axis.x, axis.y, axis.z)
    return CATransform3DTranslate(result, 0, 0, -depth)
  }
}

/// A map of the plane that may converge.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
        a * rhs.m13 + b * rhs.m23 + c * rhs.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  var layerTransform: CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m12, result.m14) = (m11, m12, m13)
    (result.m21, result.m22, result.m24) = (m21, m22, m23)
    (result.m41, result.m42, result.m44) = (m31, m32, m33)
    return result
  }
}

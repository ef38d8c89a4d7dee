public import QuartzCore

/// A turn in space, seen in perspective.
package struct Rotation3D {
  let angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  /// How far the axis is in front of the view.
  let depth: CGFloat
  let perspective: CGFloat

  package init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, depth: CGFloat,
    perspective: CGFloat
  ) {
    self.angle = angle
    self.axis = axis
    self.anchor = anchor
    self.depth = depth
    self.perspective = perspective
  }

  /// The turn of a view of a size about the anchor, which is the origin. As on iOS, the view stays
  /// as far behind as the axis was in front, and is mirrored where text runs from right to left.
  func transform(_ size: CGSize, isRightToLeft: Bool) -> CATransform3D {
    var result = CATransform3DIdentity
    let length = max(size.width, size.height)
    if length > 0 { result.m34 = -perspective / length }
    if isRightToLeft { result = CATransform3DScale(result, -1, 1, 1) }
    result = CATransform3DRotate(result, angle.radians, axis.x, axis.y, axis.z)
    result = CATransform3DTranslate(result, 0, 0, -depth)
    return isRightToLeft ? CATransform3DScale(result, -1, 1, 1) : result
  }

  /// The place of the anchor in a view of a width of 1.
  func anchor(isRightToLeft: Bool) -> CGPoint {
    CGPoint(x: isRightToLeft ? 1 - anchor.x : anchor.x, y: anchor.y)
  }

  /// The projection about the view's own origin.
  package func projection(_ size: CGSize, isRightToLeft: Bool) -> ProjectionTransform {
    let place = anchor(isRightToLeft: isRightToLeft)
    let (x, y) = (place.x * size.width, place.y * size.height)
    let turned = CATransform3DConcat(
      CATransform3DMakeTranslation(-x, -y, 0), transform(size, isRightToLeft: isRightToLeft))
    return ProjectionTransform(CATransform3DConcat(turned, CATransform3DMakeTranslation(x, y, 0)))
  }
}

/// A map of the plane that may converge.
public struct ProjectionTransform: Equatable, Sendable {
  /// The first row of the matrix, with which x is multiplied; `m13` makes the map converge across.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The second row of the matrix, with which y is multiplied; `m23` makes the map converge down.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The third row of the matrix: the translation in points, and the divisor at the origin.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Makes the map that leaves every point where it is.
  public init() {}
  /// Makes a map without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// Makes the map of the plane in space: what concerns z is left out.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the map leaves every point where it is.
  public var isIdentity: Bool { self == ProjectionTransform() }
  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// This map, followed by another.
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

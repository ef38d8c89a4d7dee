/// What an affine map does, in the order in which it does it: scale, shear, rotate, translate.
public struct CGAffineTransformComponents: Hashable, Sendable {
  /// The factors along both axes; negative where an axis is flipped.
  public var scale: CGSize
  /// The distance in x for every unit of y, after scaling; 0 where rectangles stay rectangles.
  public var horizontalShear: CGFloat
  /// The rotation in radians, in [−π, π].
  public var rotation: CGFloat
  /// The translation, which comes last.
  public var translation: CGVector

  /// Makes components that are all 0, a scale of 0 included.
  public init() {
    self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero)
  }

  /// Makes components of a map; the rotation is in radians.
  public init(
    scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The map that scales, shears, rotates and translates, in this order.
  public init(_ components: CGAffineTransformComponents) {
    let (s, c) = DeterministicMath.sinCos(components.rotation.native)
    let (sine, cosine) = (CGFloat(s), CGFloat(c))
    let (width, height) = (components.scale.width, components.scale.height)
    let shear = components.horizontalShear
    self.init(
      a: width * cosine,
      b: width * sine,
      c: height * (shear * cosine - sine),
      d: height * (shear * sine + cosine),
      tx: components.translation.dx,
      ty: components.translation.dy)
  }

  /// Components that make this map again.
  ///
  /// A map that mirrors can be told in two ways. Apple does not document its choice; here the
  /// axis is flipped that keeps the rotation within a quarter turn.
  public func decomposed() -> CGAffineTransformComponents {
    let determinant = a * d - b * c
    var width = (a * a + b * b).squareRoot()
    guard width > 0 else {
      // The x axis has no length, so the direction comes from the y axis.
      let height = (c * c + d * d).squareRoot()
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), horizontalShear: 0,
        rotation: CGFloat(DeterministicMath.atan2(-c.native, d.native)),
        translation: CGVector(dx: tx, dy: ty))
    }
    if determinant < 0, a < 0 { width = -width }
    let (cosine, sine) = (a / width, b / width)
    let height = determinant / width
    let shear = height == 0 ? 0 : (c * cosine + d * sine) / height
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear,
      rotation: CGFloat(DeterministicMath.atan2(sine.native, cosine.native)),
      translation: CGVector(dx: tx, dy: ty))
  }
}

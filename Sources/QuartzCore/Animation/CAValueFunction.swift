/// The moves that a value function makes matrices of.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the move.
  public let rawValue: String

  /// Creates the name of a move.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A turn about the x axis by one number, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// A turn about the y axis by one number, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// A turn about the z axis by one number, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scaling by three numbers, one for each axis.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// Scaling along the x axis by one number.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// Scaling along the y axis by one number.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// Scaling along the z axis by one number.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// A translation by three numbers, one for each axis.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// A translation along the x axis by one number, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// A translation along the y axis by one number, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// A translation along the z axis by one number, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}

/// Makes a matrix of the numbers of an animation of "transform": a full turn is then a turn, not
/// the way between two equal matrices.
open class CAValueFunction: NSObject {
  /// The name that the function was made with.
  public let name: CAValueFunctionName

  /// Makes a function without a name, which makes no matrix.
  public override init() {
    name = CAValueFunctionName(rawValue: "")
    super.init()
  }

  /// Makes the function of a name; nil for a name that is not one of the constants.
  public init?(name: CAValueFunctionName) {
    let known: [CAValueFunctionName] = [
      .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX,
      .translateY, .translateZ,
    ]
    guard known.contains(name) else { return nil }
    self.name = name
  }

  /// The matrix of a value; nil where it does not have the numbers that the function takes.
  func matrix(for value: LayerValue) -> CATransform3D? {
    if name == .scale || name == .translate {
      guard let v = value.numbers, v.count == 3 else { return nil }
      return name == .scale
        ? CATransform3DMakeScale(v[0], v[1], v[2]) : CATransform3DMakeTranslation(v[0], v[1], v[2])
    }
    guard let number = value.number ?? value.numbers?.first else { return nil }
    return switch name {
    case .rotateX: CATransform3DMakeRotation(number, 1, 0, 0)
    case .rotateY: CATransform3DMakeRotation(number, 0, 1, 0)
    case .rotateZ: CATransform3DMakeRotation(number, 0, 0, 1)
    case .scaleX: CATransform3DMakeScale(number, 1, 1)
    case .scaleY: CATransform3DMakeScale(1, number, 1)
    case .scaleZ: CATransform3DMakeScale(1, 1, number)
    case .translateX: CATransform3DMakeTranslation(number, 0, 0)
    case .translateY: CATransform3DMakeTranslation(0, number, 0)
    case .translateZ: CATransform3DMakeTranslation(0, 0, number)
    default: nil
    }
  }
}

/// The place and the size of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the gravity.
  public let rawValue: String

  /// Creates the gravity of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Contents keep their size, in the middle of the bounds.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Contents are at the maximum y: the lower edge on a screen, as Apple documents for y that grows
  /// downwards.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Contents are at the minimum y: the upper edge on a screen.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Contents keep their size, at the middle of the left edge.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Contents keep their size, at the middle of the right edge.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// Contents keep their size, in the corner of minimum x and maximum y.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// Contents keep their size, in the corner of maximum x and maximum y.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// Contents keep their size, in the corner of minimum x and y.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// Contents keep their size, in the corner of maximum x and minimum y.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Contents are stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Contents are as large as fits in the bounds with their proportions kept, centred.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Contents are as small as covers the bounds with their proportions kept, centred.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How contents are sampled when they are drawn larger or smaller than they are.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the filter.
  public let rawValue: String

  /// Creates the filter of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The nearest pixel of the contents is taken.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// The nearest pixels of the contents are blended.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Contents that are drawn smaller are taken from the image halved as often as that leaves it
  /// large enough, others as with `linear`. Differs: one of the halvings is chosen, where Apple
  /// blends two.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// The shape of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the curve.
  public let rawValue: String

  /// Creates the curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Corners are quarters of circles.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// Corners are continuous curves, which begin farther along the edges.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// The corners that `cornerRadius` rounds. With y downwards, `MinY` corners are the upper ones.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt

  /// Creates the set from the bits of its corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of minimum x and y: upper left on a screen.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner of maximum x and minimum y: upper right on a screen.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner of minimum x and maximum y: lower left on a screen.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner of maximum x and y: lower right on a screen.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  package static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
}

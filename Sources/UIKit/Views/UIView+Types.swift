extension UIView {
  /// How a view's contents are placed when its bounds differ from theirs.
  public enum ContentMode: Int, Sendable {
    /// Contents are stretched to the bounds.
    case scaleToFill = 0
    /// Contents are as large as fits the bounds with their proportions kept.
    case scaleAspectFit = 1
    /// Contents are as small as covers the bounds with their proportions kept.
    case scaleAspectFill = 2
    /// The view is drawn anew when its size changes.
    case redraw = 3
    /// Contents keep their size and lie in the middle.
    case center = 4
    /// Contents keep their size and lie in the middle of the top edge.
    case top = 5
    /// Contents keep their size and lie in the middle of the bottom edge.
    case bottom = 6
    /// Contents keep their size and lie in the middle of the left edge.
    case left = 7
    /// Contents keep their size and lie in the middle of the right edge.
    case right = 8
    /// Contents keep their size and lie in the top left corner.
    case topLeft = 9
    /// Contents keep their size and lie in the top right corner.
    case topRight = 10
    /// Contents keep their size and lie in the bottom left corner.
    case bottomLeft = 11
    /// Contents keep their size and lie in the bottom right corner.
    case bottomRight = 12
  }

  /// The parts of a view's geometry that change with the size of its superview.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The parts as bits.
    public let rawValue: UInt

    /// Creates the set from the bits of its parts.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the superview's left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the superview's right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the superview's top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the superview's bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Whether the tint colours of a view and its descendants are dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    /// The mode of the superview.
    case automatic = 0
    /// Tint colours are themselves.
    case normal = 1
    /// Tint colours are gray, as under an alert.
    case dimmed = 2
  }

  /// An animation that the system defines.
  public enum SystemAnimation: UInt, Sendable {
    /// Views shrink and fade, and are removed at the end.
    case delete = 0
  }

  /// How a view's contents are replaced by others.
  public enum AnimationTransition: Int, Sendable {
    /// Views are replaced at once.
    case none = 0
    /// The view turns about its vertical axis, from the left. Not drawn.
    case flipFromLeft = 1
    /// The view turns about its vertical axis, from the right. Not drawn.
    case flipFromRight = 2
    /// The view curls up as a sheet of paper. Not drawn.
    case curlUp = 3
    /// The view uncurls as a sheet of paper. Not drawn.
    case curlDown = 4
  }

  /// The value of an intrinsic dimension that a view does not have.
  public static let noIntrinsicMetric: CGFloat = -1
}

extension UIView.ContentMode {
  /// The layer property with the same effect.
  ///
  /// Core Animation names the vertical places as in a space whose y grows upwards, so that on
  /// iOS, where it grows downwards, `.top` is at the bottom: UIKit's names are the visible ones.
  package var contentsGravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: .resize
    case .scaleAspectFit: .resizeAspect
    case .scaleAspectFill: .resizeAspectFill
    case .center: .center
    case .top: .bottom
    case .bottom: .top
    case .left: .left
    case .right: .right
    case .topLeft: .bottomLeft
    case .topRight: .bottomRight
    case .bottomLeft: .topLeft
    case .bottomRight: .topRight
    }
  }
}

/// The size that a view is offered; nil asks for its ideal length, 0 and infinity for the ends.
public struct ProposedViewSize: Equatable, Sendable {
  /// The width that is offered, in points; nil for the view's own choice.
  public var width: CGFloat?
  /// The height that is offered, in points; nil for the view's own choice.
  public var height: CGFloat?

  /// Makes a proposal of lengths in points; nil leaves a length to the view.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  /// Makes a proposal of both lengths of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposal of no room, for which a view answers its minimum size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// The proposal without lengths, for which a view answers its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// The proposal of endless room, for which a view answers its maximum size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// The proposed size, with a length of another size, 10 points by default, where none is
  /// proposed.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }

  subscript(axis: Axis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  init(_ axis: Axis, major: CGFloat?, minor: CGFloat?) {
    self =
      axis == .horizontal
      ? ProposedViewSize(width: major, height: minor)
      : ProposedViewSize(width: minor, height: major)
  }
}

extension CGSize {
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  init(_ axis: Axis, major: CGFloat, minor: CGFloat) {
    self =
      axis == .horizontal
      ? CGSize(width: major, height: minor) : CGSize(width: minor, height: major)
  }
}

/// The two directions of layout.
public enum Axis: Int8, CaseIterable, CustomStringConvertible, Sendable {
  case horizontal, vertical

  /// The name of the axis, as the case is written.
  public var description: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Any of the two axes.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The axis across.
    public static let horizontal = Set(rawValue: 1)
    /// The axis down.
    public static let vertical = Set(rawValue: 2)
  }

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// The four sides of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Any of the four edges.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set, one for each edge.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// Makes the set of one edge.
    public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The edge at which a line of text begins.
    public static let leading = Set(rawValue: 2)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 4)
    /// The edge at which a line of text ends.
    public static let trailing = Set(rawValue: 8)
    /// All four edges.
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    /// The leading and the trailing edge.
    public static let horizontal: Set = [.leading, .trailing]
    /// The top and the bottom edge.
    public static let vertical: Set = [.top, .bottom]
  }
}

/// The leading or the trailing edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  case leading, trailing

  /// Any of the two edges across.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The edge at which a line of text begins.
    public static let leading = Set(rawValue: 1)
    /// The edge at which a line of text ends.
    public static let trailing = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.leading, .trailing]
  }
}

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Sendable {
  case top, bottom

  /// Any of the two edges down.
  public struct Set: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The top edge.
    public static let top = Set(rawValue: 1)
    /// The bottom edge.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}

/// The insets at the four sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
  /// The inset at the top, in points.
  public var top: CGFloat
  /// The inset at the leading edge, in points.
  public var leading: CGFloat
  /// The inset at the bottom, in points.
  public var bottom: CGFloat
  /// The inset at the trailing edge, in points.
  public var trailing: CGFloat
  /// Makes insets of lengths in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
  /// Makes insets of 0 points.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// The insets with 0 for those that are no length.
  var finite: EdgeInsets {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(
      top: length(top), leading: length(leading), bottom: length(bottom),
      trailing: length(trailing))
  }

  var horizontal: CGFloat { leading + trailing }
  var vertical: CGFloat { top + bottom }
}

/// A point as a fraction of a view's size, from its leading and top edges.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width, from the leading edge.
  public var x: CGFloat
  /// The fraction of the height, from the top.
  public var y: CGFloat
  /// Makes a point of fractions; below 0 and above 1 it lies outside of the view.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
  /// Makes the point at the leading end of the top edge.
  public init() { self.init(x: 0, y: 0) }
  /// The leading end of the top edge, as `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle of the view.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the top and the leading edge.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner of the top and the trailing edge.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner of the bottom and the leading edge.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner of the bottom and the trailing edge.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
  }
}

/// An angle, in radians or degrees; a positive one turns clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }
  /// Makes the angle of 0.
  public init() { radians = 0 }
  /// Makes an angle of radians; a whole turn is 2π.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle of degrees; a whole turn is 360.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// An angle of radians; a whole turn is 2π.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// An angle of degrees; a whole turn is 360.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// The angle of 0.
  public static let zero = Angle()
  /// Whether an angle has fewer radians than another; whole turns count.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  /// The angle in the other direction.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  /// The sum of two angles, which may be above a whole turn.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  /// The difference of two angles.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  /// Adds an angle.
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  /// Takes an angle away.
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
  /// A multiple of an angle.
  public static func * (left: Double, right: Angle) -> Angle { right * left }
  /// A part of an angle.
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
  /// A multiple of an angle.
  public static func *= (left: inout Angle, right: Double) { left = left * right }
  /// A part of an angle.
  public static func /= (left: inout Angle, right: Double) { left = left / right }
  /// A multiple of an angle.
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }
}

/// The direction in which a language is written.
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }

/// A rectangle that fills the view's frame.
public struct Rectangle: InsettableShape, _InsetPath {
  /// Makes a rectangle that fills its frame.
  public init() {}
  /// The rectangle as a path.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape made smaller by a distance at all sides, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  /// The inner rectangle as a path.
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path { Path(inner) }
}

/// A circle in the middle of the frame, as large as fits.
public struct Circle: InsettableShape, _InsetPath {
  /// Makes a circle that touches the shorter sides of its frame.
  public init() {}
  /// The largest circle in the middle of a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(rect)) }
  /// A square of the shorter length that is offered; 10 points where none is.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if proposal == .unspecified { return CGSize(width: 10, height: 10) }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }
  /// The circle with a radius that is smaller by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  /// The largest circle in the middle of the inner rectangle.
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    path(in: inner)
  }
  nonisolated private static func square(_ rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

/// An ellipse that touches the frame's sides.
public struct Ellipse: InsettableShape, _InsetPath {
  /// Makes an ellipse that touches its frame's sides.
  public init() {}
  /// The ellipse that touches a rectangle's sides.
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The ellipse made smaller by a distance at all sides, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  /// The ellipse that touches the inner rectangle's sides.
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    path(in: inner)
  }
}

/// A rectangle with half circles at its ends; both styles of corners are drawn so, as on iOS.
public struct Capsule: InsettableShape, _InsetPath {
  /// The style of the ends, which changes no picture.
  public var style: RoundedCornerStyle
  /// Makes a capsule along the longer sides of its frame.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// A rectangle whose corners' radius is half of its shorter side.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  /// The capsule made smaller by a distance at all sides, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  /// The capsule in the inner rectangle.
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    path(in: inner)
  }
}

/// A rectangle whose corners have one size.
public struct RoundedRectangle: InsettableShape, _InsetPath {
  /// The width and the height of a corner, in points.
  public var cornerSize: CGSize
  /// Whether corners are quarters of circles or continuous curves.
  public var style: RoundedCornerStyle
  /// Makes a rectangle whose corners have a width and a height, in points. Where they differ,
  /// corners are parts of ellipses in both styles.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  /// Makes a rectangle whose corners have a radius, in points; one above half the shorter side
  /// counts as that.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// The rounded rectangle as a path.
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  /// The shape made smaller by a distance at all sides, in points; its corners are smaller by as
  /// much.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  /// The inner rectangle with corners that are smaller by the inset, and sharp where it is larger.
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    let corner = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return Path(roundedRect: inner, cornerSize: corner, style: style)
  }
  /// The width and the height of a corner.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  /// The radius of the top corner on the leading side.
  public var topLeading: CGFloat
  /// The radius of the bottom corner on the leading side.
  public var bottomLeading: CGFloat
  /// The radius of the bottom corner on the trailing side.
  public var bottomTrailing: CGFloat
  /// The radius of the top corner on the trailing side.
  public var topTrailing: CGFloat
  /// Makes radii in points; corners are sharp unless they are given one.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
  /// The four radii, between whose values an animation moves.
  public var animatableData:
    AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
  {
    get {
      AnimatablePair(
        AnimatablePair(topLeading, bottomLeading), AnimatablePair(bottomTrailing, topTrailing))
    }
    set {
      (topLeading, bottomLeading) = (newValue.first.first, newValue.first.second)
      (bottomTrailing, topTrailing) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// A rectangle whose corners each have their own radius.
public struct UnevenRoundedRectangle: InsettableShape, _InsetPath {
  /// The radii of the corners, in points; those above half the shorter side count as that.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the corners. Differs: corners are quarters of circles in both styles.
  public var style: RoundedCornerStyle
  /// Makes a rectangle of radii for each corner.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  /// Makes a rectangle of radii for each corner, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  /// The rectangle with its corners as a path.
  public nonisolated func path(in rect: CGRect) -> Path { Self.path(rect, cornerRadii, 0) }
  /// The shape made smaller by a distance at all sides, in points; its corners are smaller by as
  /// much.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  /// The inner rectangle with corners that are smaller by the inset, and sharp where it is larger.
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    Self.path(inner, cornerRadii, amount)
  }
  /// The four radii, between whose values an animation moves.
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// Corners are circular: a continuous one of each radius is not published.
  nonisolated private static func path(
    _ rect: CGRect, _ radii: RectangleCornerRadii, _ inset: CGFloat
  ) -> Path {
    let limit = min(rect.width, rect.height) / 2
    func fitting(_ radius: CGFloat) -> CGFloat { min(max(radius - inset, 0), limit) }
    var path = Path()
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    path.move(to: CGPoint(x: left + fitting(radii.topLeading), y: top))
    let corners: [(CGPoint, CGPoint, CGFloat)] = [
      (CGPoint(x: right, y: top), CGPoint(x: right, y: bottom), radii.topTrailing),
      (CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom), radii.bottomTrailing),
      (CGPoint(x: left, y: bottom), CGPoint(x: left, y: top), radii.bottomLeading),
      (CGPoint(x: left, y: top), CGPoint(x: right, y: top), radii.topLeading),
    ]
    for (corner, next, radius) in corners {
      path.addArc(tangent1End: corner, tangent2End: next, radius: fitting(radius))
    }
    path.closeSubpath()
    return path
  }
}

/// The shape that `containerShape` gave; a rectangle elsewhere. Clips and strokes are rectangles.
public struct ContainerRelativeShape: InsettableShape {
  /// Makes the shape, which depends on the container alone.
  public init() {}
  /// The rectangle itself: a view alone finds its container.
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// A rectangle made smaller by a distance at all sides, in points. Differs: Apple's is made of
  /// the container's shape.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Rectangle().inset(by: amount)
  }
}

/// A shape that knows its path where it is made smaller from its edges.
nonisolated public protocol _InsetPath: Shape {
  /// - Parameter inner: The rectangle without the insets of `amount`.
  nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path
}

/// A shape made smaller from its edges.
public struct _InsetShape<Base: _InsetPath>: InsettableShape {
  /// The shape that is made smaller.
  public var shape: Base
  /// The distance at all sides, in points.
  public var amount: CGFloat
  /// The path of the smaller shape; an empty one where the insets leave no rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape._path(in: inner, insetBy: amount)
  }
  /// Returns the size that the shape inside takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// What becomes of the shape inside from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// The shape made smaller by more points.
  public nonisolated func inset(by more: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: amount + more)
  }
  /// The data of the shape and of the distance.
  public var animatableData: _DerivedData<Base, CGFloat> {
    get { AnimatablePair(shape.animatableData, amount) }
    set {
      shape.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private var shape: any Shape
  /// Makes a shape without its type of another.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  /// The path of the shape inside.
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// What becomes of the shape inside from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  /// Returns the size that the shape inside takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// The data of the shape inside; it moves only to a shape of the same type.
  public var animatableData: _AnyShapeData {
    get { _AnyShapeData(shape: AnyVector(shape.animatableData)) }
    set { shape = shape.moved(to: newValue.shape) }
  }
}

/// The animatable data of any shape. Between shapes of two types there are no values.
public struct _AnyShapeData: VectorArithmetic {
  var shape: AnyVector
  /// The data of no shape.
  public static var zero: Self { Self(shape: .zero) }
  /// The sum of the data of two shapes of one type.
  public static func + (left: Self, right: Self) -> Self { Self(shape: left.shape + right.shape) }
  /// The difference of the data of two shapes of one type.
  public static func - (left: Self, right: Self) -> Self { Self(shape: left.shape - right.shape) }
  /// Multiplies the data by a number.
  public mutating func scale(by rhs: Double) { shape.scale(by: rhs) }
  /// The sum of the squares of the data's numbers.
  public var magnitudeSquared: Double { shape.magnitudeSquared }
}

extension Shape where Self == Rectangle {
  /// A rectangle that fills its frame.
  public static var rect: Rectangle { Rectangle() }
}
/// A circle that touches the shorter sides of its frame.
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule {
  /// A capsule along the longer sides of its frame.
  public static var capsule: Capsule { Capsule() }
  /// A capsule along the longer sides of its frame; the style changes no picture.
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
/// An ellipse that touches its frame's sides.
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == RoundedRectangle {
  /// A rectangle whose corners have a radius, in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

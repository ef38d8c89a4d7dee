/// A rectangle that fills the view's frame.
public struct Rectangle: InsettableShape, _InsetPath {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  /// The shape made smaller by a distance at all sides, in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path { Path(inner) }
}

/// A circle in the middle of the frame, as large as fits.
public struct Circle: InsettableShape, _InsetPath {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(rect)) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if proposal == .unspecified { return CGSize(width: 10, height: 10) }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
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
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    path(in: inner)
  }
}

/// A rectangle with half circles at its ends; both styles of corners are drawn so, as on iOS.
public struct Capsule: InsettableShape, _InsetPath {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    path(in: inner)
  }
}

/// A rectangle whose corners have one size.
public struct RoundedRectangle: InsettableShape, _InsetPath {
  /// The width and the height of a corner, in points.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    let corner = CGSize(
      width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0))
    return Path(roundedRect: inner, cornerSize: corner, style: style)
  }
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

/// The radii of a rectangle's four corners, in points.
public struct RectangleCornerRadii: Equatable, Animatable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
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
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
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
  public nonisolated func path(in rect: CGRect) -> Path { Self.path(rect, cornerRadii, 0) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(shape: self, amount: amount)
  }
  public nonisolated func _path(in inner: CGRect, insetBy amount: CGFloat) -> Path {
    Self.path(inner, cornerRadii, amount)
  }
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
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
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
  public var shape: Base
  /// The distance at all sides, in points.
  public var amount: CGFloat
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : shape._path(in: inner, insetBy: amount)
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func inset(by more: CGFloat) -> _InsetShape {
    _InsetShape(shape: shape, amount: amount + more)
  }
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
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  public var animatableData: _AnyShapeData {
    get { _AnyShapeData(shape: AnyVector(shape.animatableData)) }
    set { shape = shape.moved(to: newValue.shape) }
  }
}

/// The animatable data of any shape. Between shapes of two types there are no values.
public struct _AnyShapeData: VectorArithmetic {
  var shape: AnyVector
  public static var zero: Self { Self(shape: .zero) }
  public static func + (left: Self, right: Self) -> Self { Self(shape: left.shape + right.shape) }
  public static func - (left: Self, right: Self) -> Self { Self(shape: left.shape - right.shape) }
  public mutating func scale(by rhs: Double) { shape.scale(by: rhs) }
  public var magnitudeSquared: Double { shape.magnitudeSquared }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == Ellipse { public static var ellipse: Ellipse { Ellipse() } }
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

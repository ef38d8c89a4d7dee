public struct Rectangle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(amount: amount) { Path($0) }
  }
}

public struct Circle: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(rect)) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if proposal == .unspecified { return CGSize(width: 10, height: 10) }
    let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
    return CGSize(width: side, height: side)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(amount: amount, size: { Circle().sizeThatFits($0) }) {
      Path(ellipseIn: Self.square($0))
    }
  }
  nonisolated private static func square(_ rect: CGRect) -> CGRect {
    let side = min(rect.width, rect.height)
    return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
  }
}

public struct Ellipse: InsettableShape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(amount: amount) { Path(ellipseIn: $0) }
  }
}

/// Its ends are half circles in both styles, as on iOS.
public struct Capsule: InsettableShape {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  public nonisolated func path(in rect: CGRect) -> Path { Self.path(rect) }
  nonisolated private static func path(_ rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
  }
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    _InsetShape(amount: amount) { Self.path($0) }
  }
}

public struct RoundedRectangle: InsettableShape {
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
    let (size, style) = (cornerSize, style)
    return _InsetShape(amount: amount) { [amount] rect in
      let inner = CGSize(
        width: max(size.width - amount, 0), height: max(size.height - amount, 0))
      return Path(roundedRect: rect, cornerSize: inner, style: style)
    }
  }
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(cornerSize.width, cornerSize.height) }
    set { cornerSize = CGSize(width: newValue.first, height: newValue.second) }
  }
}

public struct RectangleCornerRadii: Equatable, Sendable {
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
}

public struct UnevenRoundedRectangle: InsettableShape {
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
    let radii = cornerRadii
    return _InsetShape(amount: amount) { Self.path($0, radii, amount) }
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

/// A shape made smaller from its edges.
public struct _InsetShape: InsettableShape {
  let amount: CGFloat
  var size: @Sendable (ProposedViewSize) -> CGSize = { $0.replacingUnspecifiedDimensions() }
  let make: @Sendable (CGRect) -> Path
  public nonisolated func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    return inner.isNull ? Path() : make(inner)
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
  public nonisolated func inset(by more: CGFloat) -> _InsetShape {
    _InsetShape(amount: amount + more, size: size, make: make)
  }
}

/// Any shape.
public struct AnyShape: Shape {
  private let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
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

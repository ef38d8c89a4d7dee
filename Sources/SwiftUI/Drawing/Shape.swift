/// An outline in a rectangle; as a view, it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, as it is from left to right; y points downwards.
  nonisolated func path(in rect: CGRect) -> Path
  /// The size in points that the shape takes of a proposal; all of it unless it says otherwise.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the path is mirrored where layout is from right to left; it is, unless the shape says
  /// otherwise.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  /// All that is offered, in points; 10 in a direction for which no length is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  /// The shape filled with the foreground style.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// The part of the outline between two fractions of its length, 0…1.
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: from, endFraction: to)
  }
  /// The shape turned about an anchor in its frame, clockwise on the screen.
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  /// The shape moved by points.
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  /// The shape moved by points.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  /// The shape scaled across and down about an anchor in its frame.
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  /// The shape scaled alike in both directions about an anchor in its frame.
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  /// The shape mapped by a transform about the origin of its frame's space.
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// The shape drawn in a size of its own, in points.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }
  /// The shape drawn in a size of its own, in points.
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// The shape that a stroke along this one's outline covers.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  /// The shape that a stroke of a width in points along this one's outline covers.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Shape {
  /// The shape filled with a style.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  /// The shape filled with the foreground style.
  nonisolated public func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  /// The shape's outline stroked with a style; half of the line lies outside of the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(
      shape: _StrokedShape(shape: self, style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }
  /// The shape's outline stroked with a line of a width in points; half of it lies outside of the
  /// shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape that can be made smaller from its edges.
nonisolated public protocol InsettableShape: Shape {
  /// What the smaller shape is.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller by a distance at all sides, in points.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Strokes the outline inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }
  /// Strokes the outline with a line of a width in points that lies inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape that another makes of its path.
nonisolated protocol DerivedShape: Shape {
  associatedtype Base: Shape
  var shape: Base { get }
}

extension DerivedShape {
  /// Returns the size that the shape inside takes.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  /// What becomes of the shape inside from right to left.
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// The data of a shape and of what is done to it.
public typealias _DerivedData<Base: Shape, Own: VectorArithmetic> =
  AnimatablePair<Base.AnimatableData, Own>

/// A part of a shape's outline, by its length.
public struct _TrimmedShape<Base: Shape>: DerivedShape {
  /// The shape whose outline it is a part of.
  public var shape: Base
  /// The part of the outline's length at which it begins, 0…1.
  public var startFraction: CGFloat
  /// The part of the outline's length at which it ends, 0…1.
  public var endFraction: CGFloat
  /// The part of the outline in a rectangle; fractions outside of 0 to 1 count as the nearest of
  /// both.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
  /// The data of the shape, and both fractions.
  public var animatableData: _DerivedData<Base, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
    }
  }
}

/// The area that a stroke along a shape covers.
public struct _StrokedShape<Base: Shape>: DerivedShape {
  /// The shape along whose outline the stroke goes.
  public var shape: Base
  /// The width, the ends, the corners and the dashes of the stroke.
  public var style: StrokeStyle
  /// The outline of the stroke along the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }
  /// The data of the shape and of the stroke's lengths.
  public var animatableData: _DerivedData<Base, StrokeStyle.AnimatableData> {
    get { AnimatablePair(shape.animatableData, style.animatableData) }
    set {
      shape.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
}

/// A shape that is turned about an anchor.
public struct RotatedShape<Content: Shape>: DerivedShape {
  /// The shape that is turned.
  public var shape: Content
  /// The angle, clockwise on the screen.
  public var angle: Angle
  /// The point of the frame about which the shape is turned.
  public var anchor: UnitPoint
  /// The turned path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians)
        .translatedBy(x: -point.x, y: -point.y))
  }
  /// The data of the shape, of the angle and of the anchor.
  public var animatableData: _DerivedData<Content, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      angle.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape that is moved.
public struct OffsetShape<Content: Shape>: DerivedShape {
  /// The shape that is moved.
  public var shape: Content
  /// The distance across and down, in points.
  public var offset: CGSize
  /// The moved path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  /// The data of the shape and of the distance.
  public var animatableData: _DerivedData<Content, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

/// A shape that is scaled about an anchor.
public struct ScaledShape<Content: Shape>: DerivedShape {
  /// The shape that is scaled.
  public var shape: Content
  /// The factors across and down.
  public var scale: CGSize
  /// The point of the frame that stays where it is.
  public var anchor: UnitPoint
  /// The scaled path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y)
        .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -point.x, y: -point.y))
  }
  /// The data of the shape, of the factors and of the anchor.
  public var animatableData:
    _DerivedData<Content, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(
        shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      shape.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}

/// A shape whose path is mapped by an affine transform.
public struct TransformedShape<Content: Shape>: DerivedShape {
  /// The shape whose path is mapped.
  public var shape: Content
  /// The map, in the space in which the shape's rectangle is given.
  public var transform: CGAffineTransform
  /// The mapped path of the shape in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
  /// The data of the shape: the transform has no values in between.
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape that is drawn in a size of its own.
public struct _SizedShape<Content: Shape>: DerivedShape {
  /// The shape that is drawn in a size of its own.
  public var shape: Content
  /// The size in points, whatever the frame's is.
  public var size: CGSize
  /// The path of the shape in a rectangle of the size, at the origin of the given one.
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  /// The size, whatever is offered.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  /// The data of the shape and of the size.
  public var animatableData: _DerivedData<Content, CGSize.AnimatableData> {
    get { AnimatablePair(shape.animatableData, size.animatableData) }
    set {
      shape.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}

/// A shape that is filled with a style.
public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View, LeafView {
  /// It has no body: it is drawn as it is.
  public typealias Body = Never
  /// The shape that is filled.
  public var shape: Content
  /// The style that the shape is filled with.
  public var style: Style
  /// The rule by which the shape is filled, and whether its edges are smooth.
  public var fillStyle: FillStyle

  nonisolated init(shape: Content, style: Style, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  /// Makes the node that draws the shape in its frame.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    LeafNode(view, context)
  }
  func makeItem() -> ShapeItem { ShapeItem() }
  func update(_ item: ShapeItem, _ environment: EnvironmentValues) {
    item.shape.set(ShapeValue(shape: shape), in: item.motionScope)
    item.container = shape is ContainerRelativeShape ? environment.containerShape : nil
    item.fillStyle = fillStyle
    item.paint.set(style._paint(in: environment, level: 0), in: item.motionScope)
  }
  var shownName: String {
    String(describing: Content.self).prefix { $0 != "<" }.description
  }

  /// Fills the same shape behind this view.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(content, style: style) } }
  /// Strokes the same shape over this view.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { overlay { shape.stroke(content, style: style, antialiased: antialiased) } }
  /// Strokes the same shape over this view, with a line of a width in points. Differs:
  /// `antialiased` has no effect, as edges are always smooth.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View { overlay { shape.stroke(content, lineWidth: lineWidth) } }
}

/// A rectangle of a style.
struct StyleView<Style: ShapeStyle>: View {
  let style: Style
  var body: some View { Rectangle().fill(style) }
}

final class ShapeItem: LayoutItem {
  var shape = Moving(ShapeValue(shape: Rectangle()))
  /// The container whose shape is shown in place of the item's own.
  var container: ContainerShapeBox?
  var fillStyle = FillStyle()
  var paint = Moving(_Paint.color(.black))
  private var shapeLayer: CAShapeLayer?
  private var canvas: CanvasLayer?
  private var glass: (layer: BackdropLayer, mask: CAShapeLayer)?

  override var isVolatile: Bool { container != nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    shape.target.shape.sizeThatFits(proposal)
  }

  /// What is not filled, and what is filled with a clear colour, lets touches through.
  override func touchTarget(at point: CGPoint) -> TouchHit? {
    if paint.target.cgColor?.alpha == 0 { return nil }
    let shape = container?.shape(in: frame) ?? shape.target.shape
    let path = shape.path(in: frame, isRightToLeft: isRightToLeft)
    return path.contains(point, eoFill: fillStyle.isEOFilled) ? .content : nil
  }

  override func addLayers(to list: inout LayerList) {
    guard frame.width.isFinite, frame.height.isFinite else { return }
    let frame = list.onPixels(shownFrame(in: list))
    let shape = container?.shape(in: self.frame) ?? shape.shown(in: motionScope).shape
    let paint = paint.shown(in: motionScope)
    let path = shape.path(
      in: CGRect(origin: .zero, size: frame.size), isRightToLeft: isRightToLeft
    ).cgPath
    if path.isEmpty { return }
    if let color = paint.cgColor, fillStyle.isAntialiased {
      let layer = shapeLayer ?? CAShapeLayer()
      shapeLayer = layer
      if layer.path != path { layer.path = path }
      layer.fillColor = color
      layer.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
      list.add(layer, at: frame)
      return
    }
    if case .material(let material) = paint {
      return show(material, path, at: frame, in: &list)
    }
    let layer = canvas ?? CanvasLayer()
    canvas = layer
    let box = path.boundingBoxOfPath
    let covered = CGRect(
      x: (box.minX - 1).rounded(.down), y: (box.minY - 1).rounded(.down),
      width: (box.width + 3).rounded(.up), height: (box.height + 3).rounded(.up))
    let bounds = CGRect(origin: .zero, size: frame.size)
    let style = fillStyle
    layer.drawing = { context in
      context.translateBy(x: -covered.minX, y: -covered.minY)
      context.setShouldAntialias(style.isAntialiased)
      context.addPath(path)
      context.clip(using: style.isEOFilled ? .evenOdd : .winding)
      paint.fill(covered, bounds: bounds, in: context)
    }
    layer.contentsScale = list.scale
    list.add(layer, at: covered.offsetBy(dx: frame.minX, dy: frame.minY), isChanged: true)
  }

  private func show(
    _ material: _MaterialPaint, _ path: CGPath, at frame: CGRect, in list: inout LayerList
  ) {
    let (layer, mask) = glass ?? (BackdropLayer(), CAShapeLayer())
    glass = (layer, mask)
    material.setUp(layer)
    list.add(layer, at: frame)
    if path == Path(layer.bounds).cgPath {
      layer.mask = nil
      return
    }
    mask.frame = layer.bounds
    if mask.path != path { mask.path = path }
    mask.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
    if layer.mask !== mask { layer.mask = mask }
  }
}

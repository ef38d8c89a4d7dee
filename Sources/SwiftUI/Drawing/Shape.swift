/// An outline in a rectangle; as a view, it is filled with the foreground style.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  /// Whether the path is mirrored where layout is from right to left; it is, unless the shape says
  /// otherwise.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

extension Shape {
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: FillStyle())
  }

  /// The part of the outline between two fractions of its length, 0…1.
  nonisolated public func trim(from: CGFloat = 0, to: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, startFraction: from, endFraction: to)
  }
  nonisolated public func rotation(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  nonisolated public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  nonisolated public func scale(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  nonisolated public func scale(
    _ scale: CGFloat, anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  nonisolated public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  /// The shape drawn in a size of its own, in points.
  nonisolated public func size(_ size: CGSize) -> some Shape {
    _SizedShape(shape: self, size: size)
  }
  nonisolated public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// The shape that a stroke along this one's outline covers.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    _StrokedShape(shape: self, style: style)
  }
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension Shape {
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }
  nonisolated public func fill(
    style: FillStyle = FillStyle()
  ) -> _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    _ShapeView(
      shape: _StrokedShape(shape: self, style: style), style: content,
      fillStyle: FillStyle(antialiased: antialiased))
  }
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _ShapeView<_StrokedShape<Self>, S> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A shape that can be made smaller from its edges.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Strokes the outline inside of the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> some View {
    inset(by: style.lineWidth / 2).stroke(content, style: style, antialiased: antialiased)
  }
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
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior {
    shape.layoutDirectionBehavior
  }
}

/// The data of a shape and of what is done to it.
public typealias _DerivedData<Base: Shape, Own: VectorArithmetic> =
  AnimatablePair<Base.AnimatableData, Own>

/// A part of a shape's outline, by its length.
public struct _TrimmedShape<Base: Shape>: DerivedShape {
  public var shape: Base
  /// The part of the outline's length at which it begins, 0…1.
  public var startFraction: CGFloat
  /// The part of the outline's length at which it ends, 0…1.
  public var endFraction: CGFloat
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }
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
  public var shape: Base
  public var style: StrokeStyle
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).strokedPath(style)
  }
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
  public var shape: Content
  public var angle: Angle
  public var anchor: UnitPoint
  public nonisolated func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y).rotated(by: angle.radians)
        .translatedBy(x: -point.x, y: -point.y))
  }
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
  public var shape: Content
  public var offset: CGSize
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
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
  public var shape: Content
  public var scale: CGSize
  public var anchor: UnitPoint
  public nonisolated func path(in rect: CGRect) -> Path {
    let point = anchor.point(in: rect)
    return shape.path(in: rect).applying(
      CGAffineTransform(translationX: point.x, y: point.y)
        .scaledBy(x: scale.width, y: scale.height).translatedBy(x: -point.x, y: -point.y))
  }
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
  public var shape: Content
  public var transform: CGAffineTransform
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: rect).applying(transform)
  }
  public var animatableData: Content.AnimatableData {
    get { shape.animatableData }
    set { shape.animatableData = newValue }
  }
}

/// A shape that is drawn in a size of its own.
public struct _SizedShape<Content: Shape>: DerivedShape {
  public var shape: Content
  public var size: CGSize
  public nonisolated func path(in rect: CGRect) -> Path {
    shape.path(in: CGRect(origin: rect.origin, size: size))
  }
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
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
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  nonisolated init(shape: Content, style: Style, fillStyle: FillStyle) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

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

  /// Fills the same shape over this view.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> some View { background { shape.fill(content, style: style) } }
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> some View { overlay { shape.stroke(content, style: style, antialiased: antialiased) } }
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

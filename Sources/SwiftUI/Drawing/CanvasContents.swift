internal import QuartzCore

extension GraphicsContext {
  /// A text that knows its environment. It is measured and drawn on the main actor.
  public struct ResolvedText: @unchecked Sendable {
    let item: TextItem
    /// What all of the text is filled with; nil for its own colours.
    public var shading: Shading?

    /// The size in points that the text takes of one that it is offered.
    public func measure(in size: CGSize) -> CGSize {
      MainActor.unchecked { item.size(ProposedViewSize(size)) }
    }
    /// The distance in points from the top to the first line's baseline, in a text of a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { baseline(FirstBaseline.self, size) }
    /// The distance in points from the top to the last line's baseline, in a text of a size.
    public func lastBaseline(in size: CGSize) -> CGFloat { baseline(LastBaseline.self, size) }

    private func baseline(_ id: any AlignmentID.Type, _ size: CGSize) -> CGFloat {
      let key = AlignmentKey(id: id, axis: .vertical)
      return MainActor.unchecked { item.dimensions(ProposedViewSize(size))[key] }
    }
  }

  /// A picture with its size and its fill in the environment of the canvas.
  public struct ResolvedImage {
    let image: UIImage?
    /// The size of the picture, in points.
    public let size: CGSize
    /// The distance in points from the top to the baseline; the picture's height where it has none.
    public let baseline: CGFloat
    /// What a template is filled with; nil for a picture in its own colours.
    public var shading: Shading?
  }

  /// A view that a canvas was given.
  public struct ResolvedSymbol: @unchecked Sendable {
    let item: LayoutItem
    let scale: CGFloat
    /// The size of the symbol's view, in points.
    public let size: CGSize
  }

  /// The text in the environment of the canvas, to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText {
    let environment = environment
    return MainActor.unchecked {
      let item = TextItem()
      item.setUp(environment)
      text.update(item, environment)
      return UncheckedResult(value: ResolvedText(item: item))
    }.value
  }

  /// The picture in the environment of the canvas. A symbol is drawn in one colour.
  public func resolve(_ image: Image) -> ResolvedImage {
    let environment = environment
    return MainActor.unchecked {
      let item = ImageItem()
      image.update(item, environment)
      let size = item.image?.size ?? .zero
      let baseline = item.image?.baselineOffsetFromBottom.map { size.height - $0 }
      let paint = item.paint
      return UncheckedResult(
        value: ResolvedImage(
          image: item.pictureInOneColor, size: size, baseline: baseline ?? size.height,
          shading: paint.map { paint in Shading { (paint, $1) } }))
    }.value
  }

  /// The view that was given with an identifier; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    guard let item = symbols(AnyHashable(id)) else { return nil }
    let box = UncheckedResult(value: item)
    let size = MainActor.unchecked { box.value.size(.unspecified) }
    return ResolvedSymbol(item: item, scale: environment.displayScale, size: size)
  }

  private func place(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      origin: CGPoint(x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height),
      size: size)
  }

  /// Draws into a layer where what is drawn is recoloured as a whole.
  private func fill(
    _ rect: CGRect, with shading: Shading?, _ body: (CGContext) -> Void
  ) {
    drawing { context in
      guard shading != nil || opacity < 1 || blendMode != .normal else { return body(context) }
      // What is drawn inside the group does not take on the opacity and blend mode outside.
      context.setAlpha(opacity)
      guard let shading else {
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        body(context)
        return context.endTransparencyLayer()
      }
      let (paint, bounds) = shading.paint(environment, rect)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      body(context)
      context.setBlendMode(.sourceIn)
      paint.fill(rect.insetBy(dx: -4, dy: -4), bounds: bounds, in: context)
      context.endTransparencyLayer()
    }
  }

  // MARK: Texts

  /// Draws a text in a rectangle, where it breaks into lines and is cut as in a view of that size.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    fill(rect, with: text.shading) { context in
      let target = UncheckedResult(value: context)
      MainActor.unchecked { text.item.draw(in: rect, target.value) }
    }
  }
  /// Draws a text that breaks only where its characters say so; its anchor is at the point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
    draw(text, in: place(text.measure(in: unlimited), at: point, anchor))
  }
  /// Draws a text in a rectangle, where it breaks into lines and is cut as in a view of that size.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  /// Draws a text that breaks only where its characters say so; its anchor is at the point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  // MARK: Pictures

  /// Draws a picture that fills a rectangle. Of the style only the antialiasing counts.
  public func draw(
    _ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()
  ) {
    guard let picture = image.image else { return }
    fill(rect, with: image.shading) { context in
      context.setShouldAntialias(style.isAntialiased)
      UIGraphicsPushContext(context)
      picture.withRenderingMode(.alwaysOriginal).draw(in: rect)
      UIGraphicsPopContext()
    }
  }
  /// Draws a picture in its own size; its anchor is at the point.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: place(image.size, at: point, anchor))
  }
  /// Draws a picture that fills a rectangle. Of the style only the antialiasing counts.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  /// Draws a picture in its own size; its anchor is at the point.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// Draws a view that the canvas was given, scaled to fill a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    fill(rect, with: nil) { context in
      context.translateBy(x: rect.minX, y: rect.minY)
      context.scaleBy(
        x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
      let target = UncheckedResult(value: context)
      MainActor.unchecked {
        let box = CALayer()
        var list = LayerList(origin: .zero, scale: symbol.scale)
        symbol.item.place(at: .zero, .unspecified)
        symbol.item.show(in: &list)
        box.frame = CGRect(origin: .zero, size: symbol.size)
        box.sublayers = list.layers
        LayerRenderer.render(box, in: target.value)
      }
    }
  }
  /// Draws a view that the canvas was given in its ideal size; its anchor is at the point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: place(symbol.size, at: point, anchor))
  }
}

/// A canvas with views to draw.
final class CanvasNode<Symbols: View>: _Node<Canvas<Symbols>> {
  private let item = CanvasItem()
  private let watch = ItemWatch()
  private var base: _Node<Symbols>?

  override init(_ view: Canvas<Symbols>, _ context: _NodeContext) {
    super.init(view, context)
    base = view.symbols.map { Symbols._makeNode($0, self.context()) }
    item.symbols = { [weak self] id in self?.symbol(id) }
    watch.onChange = { [unowned self] in drawAgain() }
    refresh()
  }

  private func symbol(_ id: AnyHashable) -> LayoutItem? {
    let found = base?.items.first { $0.value(TagKey.self) ?? $0.elementTag == id }
    found?.parentItem = watch
    return found
  }

  private func drawAgain() {
    item.isChanged = true
    item.mark([])
  }

  override func didUpdate(from old: Canvas<Symbols>, viewChanged: Bool) {
    if let base, let symbols = view.symbols { base.update(symbols, environment) }
    refresh()
  }
  override func refresh() {
    item.setUp(environment)
    graph.tracking(self) { view.update(item, environment) }
    item.invalidate()
  }
  override func makeItems() -> [LayoutItem] { [item] }
  override func absorbsItemChange() -> Bool {
    drawAgain()
    return true
  }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
  override var shownNodes: [_ViewNode] { [] }
  override var shownName: String? { "Canvas" }
}

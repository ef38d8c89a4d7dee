/// A modifier that shows one more view with each item of its content.
protocol SecondaryProvider: ViewModifier where Body == Never {
  associatedtype Secondary: View
  associatedtype Item: UnaryItem
  func secondary(for base: _ViewNode) -> Secondary
  func makeItem(_ content: LayoutItem, _ secondary: LayoutItem) -> Item
  func update(_ item: Item)
  /// Whether the secondary view comes before the content in trees of views.
  var isSecondaryFirst: Bool { get }
}

extension SecondaryProvider {
  var isSecondaryFirst: Bool { false }
  static func _makeModifiedNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ context: _NodeContext
  ) -> _Node<ModifiedContent<Base, Self>> {
    SecondaryNode(view, context)
  }
}

/// A view in front of or behind another, in its size.
struct SecondaryModifier<Secondary: View>: SecondaryProvider {
  enum Role { case overlay, background, mask }

  let role: Role
  let alignment: Alignment
  let secondary: Secondary
  /// Edges whose safe area the secondary view reaches into.
  var ignoredEdges: Edge.Set = []

  func secondary(for base: _ViewNode) -> Secondary { secondary }
  func makeItem(_ content: LayoutItem, _ secondary: LayoutItem) -> SecondaryItem {
    let item = SecondaryItem(content)
    item.secondary = secondary
    return item
  }
  func update(_ item: SecondaryItem) {
    item.isBehind = role == .background
    item.isMask = role == .mask
    item.alignment = alignment
    item.ignoredEdges = ignoredEdges
  }
  var isSecondaryFirst: Bool { role == .background }
}

/// Each item of the content has a secondary view of its own.
final class SecondaryNode<Base: View, M: SecondaryProvider>: ModifiedNode<Base, M> {
  private struct Pair {
    let item: M.Item
    let root: SecondaryRoot<M.Secondary>
  }
  private var pairs: [ObjectIdentifier: Pair] = [:]
  private var order: [ObjectIdentifier] = []

  override func makeItems() -> [LayoutItem] {
    guard let base else { return [] }
    var kept: [ObjectIdentifier: Pair] = [:]
    let known = order
    order = []
    for content in base.items {
      let id = ObjectIdentifier(content)
      if let pair = pairs.removeValue(forKey: id) {
        kept[id] = pair
      } else {
        let root = SecondaryRoot(modifier.secondary(for: base), context())
        let item = modifier.makeItem(content, root.item)
        root.item.parentItem = item
        kept[id] = Pair(item: item, root: root)
      }
      order.append(id)
    }
    let gone = known.compactMap { pairs[$0] }
    for pair in gone { pair.root.remove() }
    pairs = kept
    setUp()
    return order.compactMap { kept[$0]?.item }
  }

  private func setUp() {
    for id in order {
      guard let pair = pairs[id] else { continue }
      pair.item.setUp(environment)
      pair.item.motionScope = environment.motionScope
      pair.root.item.setUp(environment)
      modifier.update(pair.item)
    }
  }

  override func didUpdateContent(from old: M, modifierChanged: Bool) {
    guard let base else { return }
    for id in order { pairs[id]?.root.update(modifier.secondary(for: base), environment) }
    setUp()
  }

  override var childNodes: [_ViewNode] {
    let own = order.compactMap { pairs[$0]?.root as _ViewNode? }
    let content = super.childNodes
    return modifier.isSecondaryFirst ? own + content : content + own
  }
}

/// A node whose views an item shows that is no view's: a header, or what is behind a view.
@MainActor protocol ItemRoot: _ViewNode {}

/// The node around a secondary view, whose items lie over each other.
final class SecondaryRoot<Content: View>: _Node<Content>, ItemRoot {
  private var base: _Node<Content>?
  private(set) var item: ContainerItem<ZStackLayout>

  override init(_ view: Content, _ context: _NodeContext) {
    item = ContainerItem(ZStackLayout(), owner: nil) { [] }
    super.init(view, context)
    base = Content._makeNode(view, self.context())
    item = ContainerItem(ZStackLayout(), owner: self) { [unowned self] in base?.items ?? [] }
  }

  override func didUpdate(from old: Content, viewChanged: Bool) {
    base?.update(view, environment)
    item.setUp(environment)
  }
  override func absorbsItemChange() -> Bool {
    item.childrenChanged()
    return true
  }
  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
}

final class SecondaryItem: UnaryItem {
  var secondary: LayoutItem?
  var isBehind = false { didSet { if isBehind != oldValue { changeOrder() } } }
  var isMask = false { didSet { if isMask != oldValue { changeOrder() } } }
  var alignment = Alignment.center { didSet { if alignment != oldValue { mark([.place]) } } }
  var ignoredEdges: Edge.Set = [] {
    didSet { if ignoredEdges != oldValue { mark([.place]) } }
  }
  private var knownGroups: (content: ShownGroup, mask: ShownGroup)?
  private lazy var group = CALayer()
  private lazy var maskLayer = CALayer()

  private func changeOrder() {
    marks.insert(.show)
    mark([])
  }

  override func placeChildren() {
    placeChild(content, at: .zero, proposal)
    guard let secondary else { return }
    let own = ViewDimensions(frame.size, item: content, proposal: proposal)
    let offer = ProposedViewSize(frame.size)
    let place = alignment.origin(of: secondary.dimensions(offer), in: own)
    if !ignoredEdges.isEmpty, let grown = SafeArea.current?.grown(frame, ignoredEdges),
      grown != frame
    {
      secondary.place(at: grown.origin, ProposedViewSize(grown.size))
    } else {
      placeChild(secondary, at: place, offer)
    }
  }

  override var childItems: [LayoutItem] { [content] + (secondary.map { [$0] } ?? []) }

  override func touchTarget(at point: CGPoint) -> TouchHit? {
    guard isBehind || isMask else { return super.touchTarget(at: point) }
    let own = content.touchTarget(at: point)
    return isMask ? own : own ?? secondary?.touchTarget(at: point)
  }

  override func addLayers(to list: inout LayerList) {
    guard let secondary, isMask else { return showInOrder(shownItems, in: &list) }
    let known = knownGroups ?? (ShownGroup(), ShownGroup())
    knownGroups = known
    list.addGroup(group, frame, shown: shownFrame(in: list), of: content, known.content)
    let mask = known.mask.layers(of: secondary, in: list.group(at: frame))
    maskLayer.frame = CGRect(origin: .zero, size: group.bounds.size)
    maskLayer.show(mask)
    if group.mask !== maskLayer { group.mask = maskLayer }
  }

  override var shownItems: [LayoutItem] {
    guard let secondary else { return [content] }
    return isBehind ? [secondary, content] : [content, secondary]
  }
}

extension View {
  /// Puts a view over this one, offered its size; it takes no part in the layout around.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(role: .overlay, alignment: alignment, secondary: content()))
  }
  /// Puts a view over this one, offered its size, as it was written before iOS 15.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(role: .overlay, alignment: alignment, secondary: overlay))
  }
  /// Fills a rectangle over the view with a style; it reaches into the safe area at edges that it
  /// touches.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        role: .overlay, alignment: .center, secondary: StyleView(style: style),
        ignoredEdges: edges))
  }
  /// Fills a shape over the view with a style; the shape has the view's frame.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        role: .overlay, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }
  /// Puts a view behind this one, offered its size; it takes no part in the layout around.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(role: .background, alignment: alignment, secondary: content()))
  }
  /// Puts a view behind this one, offered its size, as it was written before iOS 15.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(role: .background, alignment: alignment, secondary: background))
  }
  /// Fills a rectangle behind the view with a style; it reaches into the safe area at edges that it
  /// touches.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      SecondaryModifier(
        role: .background, alignment: .center, secondary: StyleView(style: style),
        ignoredEdges: edges))
  }
  /// Fills a rectangle behind the view with the environment's background style, without one with
  /// the system's background colour; it reaches into the safe area at edges that it touches.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  /// Fills a shape behind the view with a style; the shape has the view's frame.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      SecondaryModifier(
        role: .background, alignment: .center, secondary: shape.fill(style, style: fillStyle)))
  }
  /// Shows of the view what is opaque in another one, which is offered its size.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(SecondaryModifier(role: .mask, alignment: alignment, secondary: mask()))
  }
  /// Shows of the view what is opaque in another one, as it was written before iOS 15.
  public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryModifier(role: .mask, alignment: .center, secondary: mask))
  }
  /// Strokes the edges of the view's frame with a style, on the inside; the width is in points.
  public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}

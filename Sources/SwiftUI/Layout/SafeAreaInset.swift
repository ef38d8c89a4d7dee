/// Makes the safe area of a view smaller: by a bar at an edge, or by lengths.
struct SafeAreaInsetItemSpec: Equatable {
  var edge = Edge.bottom
  var alignment = Alignment.center
  /// The space between the view and the bar; nil for what both want.
  var spacing: CGFloat?
  var padding: EdgeInsets?
}

final class SafeAreaInsetItem: UnaryItem {
  var spec = SafeAreaInsetItemSpec() { didSet { if spec != oldValue { invalidate() } } }
  private let area = SafeAreaSource()
  var bar: LayoutItem?

  private var isVertical: Bool { spec.edge == .top || spec.edge == .bottom }

  private func barSize(_ proposal: ProposedViewSize) -> CGSize {
    guard let bar else { return .zero }
    // A bar gets the length across, and takes what it needs of the other.
    return bar.size(
      isVertical
        ? ProposedViewSize(width: proposal.width, height: nil)
        : ProposedViewSize(width: nil, height: proposal.height))
  }

  private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
    if let padding = spec.padding { return padding }
    guard let bar else { return EdgeInsets() }
    let axis: Axis = isVertical ? .vertical : .horizontal
    let gap: CGFloat =
      spec.spacing
      ?? (spec.edge == .top || spec.edge == .leading
        ? bar.spacing.distance(to: content.spacing, along: axis)
        : content.spacing.distance(to: bar.spacing, along: axis))
    let length = barSize(proposal)[axis] + gap
    return EdgeInsets(Edge.Set(spec.edge), length)
  }

  private func offer(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0.less(insets.horizontal), 0) },
      height: proposal.height.map { max($0.less(insets.vertical), 0) })
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(proposal)
    let own = content.size(offer(proposal, insets))
    return CGSize(width: own.width + insets.horizontal, height: own.height + insets.vertical)
  }

  override func contentPlace(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let insets = insets(proposal)
    return (CGPoint(x: insets.leading, y: insets.top), offer(proposal, insets))
  }

  override func placeChildren() {
    let outer = SafeArea.current
    let place = contentPlace(frame.size, proposal)
    let own = content.size(place.proposal)
    let left = isRightToLeft ? frame.width - place.origin.x - own.width : place.origin.x
    let inner = CGRect(
      x: frame.minX + left, y: frame.minY + place.origin.y, width: own.width,
      height: own.height)
    let bounds = outer?.grown(frame, .all) ?? frame
    SafeArea.current = area.area(
      bounds,
      EdgeInsets(
        top: inner.minY - bounds.minY, leading: inner.minX - bounds.minX,
        bottom: bounds.maxY - inner.maxY, trailing: bounds.maxX - inner.maxX))
    placeChild(content, at: place.origin, place.proposal)
    SafeArea.current = outer
    placeBar()
  }

  private func placeBar() {
    guard let bar else { return }
    let offer =
      isVertical
      ? ProposedViewSize(width: frame.width, height: nil)
      : ProposedViewSize(width: nil, height: frame.height)
    var origin = spec.alignment.origin(
      of: bar.dimensions(offer), in: ViewDimensions(frame.size))
    let own = bar.size(offer)
    switch spec.edge {
    case .top: origin.y = 0
    case .bottom: origin.y = frame.height - own.height
    case .leading: origin.x = 0
    case .trailing: origin.x = frame.width - own.width
    }
    placeChild(bar, at: origin, offer)
  }

  override var childItems: [LayoutItem] { [content] + (bar.map { [$0] } ?? []) }

  override func addLayers(to list: inout LayerList) { showInOrder(shownItems, in: &list) }
}

struct SafeAreaInsetModifier<Bar: View>: SecondaryProvider {
  let spec: SafeAreaInsetItemSpec
  let bar: Bar
  func secondary(for base: _ViewNode) -> Bar { bar }
  func makeItem(_ content: LayoutItem, _ secondary: LayoutItem) -> SafeAreaInsetItem {
    let item = SafeAreaInsetItem(content)
    item.bar = secondary
    return item
  }
  func update(_ item: SafeAreaInsetItem) { item.spec = spec }
}

struct SafeAreaPaddingModifier: ItemModifier {
  let insets: EdgeInsets
  func makeItem(
    _ content: LayoutItem, _ environment: EnvironmentValues
  ) -> SafeAreaInsetItem { SafeAreaInsetItem(content) }
  func update(_ item: SafeAreaInsetItem, _ environment: EnvironmentValues) {
    item.spec.padding = insets
  }
  var shown: (String, String)? {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    return ("safeAreaPadding", all.map(number).joined(separator: " "))
  }
}

extension View {
  /// Shows a bar at the top or bottom edge, and makes the view's safe area end there. The spacing
  /// is the points between both; nil leaves it to them.
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        spec: SafeAreaInsetItemSpec(
          edge: edge == .top ? .top : .bottom,
          alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing),
        bar: content()))
  }
  /// Shows a bar at the leading or trailing edge, and makes the view's safe area end there. The
  /// spacing is the points between both; nil leaves it to them.
  public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        spec: SafeAreaInsetItemSpec(
          edge: edge == .leading ? .leading : .trailing,
          alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
        bar: content()))
  }

  /// Makes the view's safe area smaller, by points for each edge.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }
  /// Makes the view's safe area smaller at some edges, by points; nil for 16.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View { safeAreaPadding(EdgeInsets(edges, length ?? 16)) }
  /// Makes the view's safe area smaller at all edges, by the same points.
  public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(EdgeInsets(.all, length))
  }
}

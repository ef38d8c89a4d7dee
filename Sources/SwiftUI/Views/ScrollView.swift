internal import QuartzCore

/// A view that shows a part of a content which may be larger than itself. Differs: it does not
/// bounce, and its indicators are not drawn.
nonisolated public struct ScrollView<Content: View>: View {
  /// The views that scroll; several are in a column.
  public var content: Content
  /// The axes along which the content scrolls; along the others it is offered the view's length.
  public var axes: Axis.Set
  /// Whether indicators show. Kept, not drawn: they are seen only while a finger scrolls.
  public var showsIndicators: Bool
  /// Makes a scroll view that scrolls along some axes, down by default.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  /// Makes a scroll view that scrolls along some axes, down by default.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }
  /// The content in its margins, moved by how far it is scrolled.
  @MainActor public var body: some View {
    // A target is that of this scroll view, and of none inside.
    VStack {
      content.environment(\.scrollTarget, nil).environment(\.scrollTargetKind, .free)
        .environment(\.scrollAlignment, nil).environment(\.clipsScrollContent, true)
    }
    .modifier(ScrollMarginsModifier())
    .modifier(ScrollModifier(axes: axes))
  }
}

struct ScrollModifier: ItemModifier {
  let axes: Axis.Set

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> ScrollItem {
    ScrollItem(content)
  }
  func update(_ item: ScrollItem, _ environment: EnvironmentValues) {
    item.axes = axes
    item.target = environment.scrollTarget
    item.targetKind = environment.scrollTargetKind
    item.alignment = environment.scrollAlignment ?? .topLeading
    item.isEnabled = environment.isScrollEnabled
    item.clipsContent = environment.clipsScrollContent
    item.isCompact = environment.horizontalSizeClass == .compact
  }
  var shown: (String, String)? { nil }
}

final class ScrollItem: UnaryItem, GestureTarget {
  var axes = Axis.Set.vertical
  /// What is shown where nobody scrolled since; nil for the start.
  var target: ScrollTarget? {
    didSet { if target != oldValue { followsTarget = true } }
  }
  private var followsTarget = true
  /// What a proxy asks for, until the next layout.
  var requested: ScrollTarget? {
    didSet { if requested != nil { mark([.place]) } }
  }
  /// The offset from the content's leading and top edges.
  private(set) var offset = CGPoint.zero
  private let group = CALayer()
  private let known = ShownGroup()
  private var offered: CGSize?
  private var visible = CGRect.zero
  private lazy var pan = ScrollPanNode(self)
  var recognition: _GestureRecognition { pan }
  var rank: GestureRank { .pan }
  var mask: GestureMask { isEnabled ? .all : .subviews }
  var targetKind = _ScrollTargetKind.free
  /// The place of content that is smaller than the scroll view.
  var alignment = UnitPoint.topLeading
  var isEnabled = true
  var clipsContent = true
  /// Whether the width is compact.
  var isCompact = false

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let container = proposal.replacingUnspecifiedDimensions()
    if offered != container {
      offered = container
      if content.forgetRelativeFrames() { content.markRelativeFrames() }
    }
    return ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
  }

  override var offeredContainerSize: CGSize? { offered }
  override func isCoordinateSpace(_ name: AnyHashable) -> Bool {
    guard let space = name.base as? ScrollSpaceName else { return false }
    return space.axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = content.size(offer(proposal))
    return CGSize(
      width: axes.contains(.horizontal) ? proposal.width ?? own.width : own.width,
      height: axes.contains(.vertical) ? proposal.height ?? own.height : own.height)
  }

  override func contentPlace(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) {
    let own = content.size(offer(proposal))
    let room = CGSize(width: size.width - own.width, height: size.height - own.height)
    func place(_ axis: Axis.Set, _ room: CGFloat, _ offset: CGFloat, _ part: CGFloat) -> CGFloat {
      axes.contains(axis) ? max(room, 0) * part - offset : room / 2
    }
    return (
      CGPoint(
        x: place(.horizontal, room.width, offset.x, alignment.x),
        y: place(.vertical, room.height, offset.y, alignment.y)),
      offer(proposal)
    )
  }

  override func placeChildren() {
    // Content goes on below bars, up to the edges of the device.
    var edges: Edge.Set = []
    if axes.contains(.vertical) { edges.formUnion(.vertical) }
    if axes.contains(.horizontal) { edges.formUnion(.horizontal) }
    visible = SafeArea.current?.grown(frame, edges) ?? frame
    limitOffset()
    super.placeChildren()
    let known = offset
    if let request = requested {
      requested = nil
      if reach(request) { followsTarget = false }
    } else if followsTarget, let target, reach(target) {
      followsTarget = false
    }
    if offset != known { super.placeChildren() }
  }

  /// Shows the content from another offset on, as far as there is content.
  func scroll(to place: CGPoint) {
    followsTarget = false
    offset = place
    limitOffset()
    mark([.place], tells: false)
  }

  private func limitOffset() {
    let own = content.size(offer(proposal))
    offset.x = min(max(offset.x, 0), max(own.width - frame.width, 0))
    offset.y = min(max(offset.y, 0), max(own.height - frame.height, 0))
  }

  /// Scrolls by the placed frames; false where the target is not there.
  private func reach(_ target: ScrollTarget) -> Bool {
    let whole = content.frame.size
    switch target.place {
    case .start: offset = .zero
    case .anchor(let anchor):
      offset = CGPoint(
        x: (whole.width - frame.width) * anchor.x, y: (whole.height - frame.height) * anchor.y)
    case .point(let point): offset = point
    case .id(let id):
      guard let item = contentNode?.item(identified: id) else { return false }
      show(item, target.anchor)
    }
    limitOffset()
    return true
  }

  /// The node of the container inside of what is around it, such as margins.
  private var contentNode: _ViewNode? {
    var item: LayoutItem? = content
    while let current = item, current.node == nil { item = current.innerItem }
    return item?.node
  }

  /// A view without an anchor is moved as little as makes it visible.
  private func show(_ item: LayoutItem, _ anchor: UnitPoint?) {
    let left =
      isRightToLeft
      ? content.frame.maxX - item.frame.maxX : item.frame.minX - content.frame.minX
    let top = item.frame.minY - content.frame.minY
    func moved(
      _ offset: CGFloat, _ start: CGFloat, _ length: CGFloat, _ room: CGFloat, _ part: CGFloat?
    ) -> CGFloat {
      if let part { return start + length * part - room * part }
      return min(max(offset, start + length - room), start)
    }
    offset = CGPoint(
      x: moved(offset.x, left, item.frame.width, frame.width, anchor?.x),
      y: moved(offset.y, top, item.frame.height, frame.height, anchor?.y))
  }

  override var spacing: ViewSpacing { .plain }

  override func touchTarget(at point: CGPoint) -> TouchHit? {
    guard visible.contains(point) else { return nil }
    return (content.touchTarget(at: point) ?? .content).adding(self)
  }

  override func addLayers(to list: inout LayerList) {
    group.masksToBounds = clipsContent
    let shown = visible == frame ? shownFrame(in: list) : nil
    list.addGroup(group, visible, shown: shown, of: content, known)
  }
}

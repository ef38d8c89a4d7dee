/// A length that is a part of that of the container around: a scroll view, or what hosts all.
struct RelativeFrameModifier: ItemModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat

  final class Item: UnaryItem {
    var spec: RelativeFrameModifier?

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      guard let spec, let container = containerSize else { return proposal }
      var result = proposal
      if spec.axes.contains(.horizontal) {
        result.width = max(spec.length(container.width, .horizontal), 0)
      }
      if spec.axes.contains(.vertical) {
        result.height = max(spec.length(container.height, .vertical), 0)
      }
      return result
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      guard let spec, containerSize != nil else { return content.size(proposal) }
      let offer = offer(proposal)
      if spec.axes == [.horizontal, .vertical] { return offer.replacingUnspecifiedDimensions() }
      let own = content.size(offer)
      return spec.axes.contains(.horizontal)
        ? CGSize(width: offer.width ?? own.width, height: own.height)
        : CGSize(width: own.width, height: offer.height ?? own.height)
    }

    override func contentPlace(
      _ size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
      let own = offer(proposal)
      let alignment = spec?.alignment ?? .center
      return (alignment.origin(of: content.dimensions(own), in: ViewDimensions(size)), own)
    }

    override var spacing: ViewSpacing { .plain }
    override var dependsOnContainer: Bool { true }

    private var containerSize: CGSize? {
      var item = parentItem
      while let current = item {
        if let size = current.offeredContainerSize { return size }
        item = current.parentItem
      }
      return SafeArea.current?.rect.size
    }
  }

  /// Whether there was ever such a view: without, nobody looks for them.
  @MainActor static var isUsed = false

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item {
    Self.isUsed = true
    return Item(content)
  }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.spec = self }
  var shown: (String, String)? { ("containerRelativeFrame", "true") }
}

extension LayoutItem {
  /// Forgets the sizes that follow the container's, here and below.
  ///
  /// - Returns: Whether there are any.
  @discardableResult
  func forgetRelativeFrames() -> Bool {
    guard RelativeFrameModifier.isUsed else { return false }
    var depends = dependsOnContainer
    for child in childItems where child.forgetRelativeFrames() { depends = true }
    if depends { forgetSizes() }
    return depends
  }

  /// Marks what follows the container's size, to be placed anew.
  func markRelativeFrames() {
    for child in childItems { child.markRelativeFrames() }
    if dependsOnContainer { mark([.place], tells: false) }
  }

  /// Forgets what follows the size of what hosts the item, here, below and above.
  func invalidateRelativeFrames() {
    guard forgetRelativeFrames() else { return }
    markRelativeFrames()
    invalidate()
  }
}

extension View {
  /// Gives the view the size of the container around along some axes: of the nearest scroll view,
  /// or the safe area of the hosting view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in length })
  }

  /// Gives the view as much as `span` of `count` equal parts of the container around, with the gaps
  /// between them; `spacing` is the points of a gap.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      RelativeFrameModifier(axes: axes, alignment: alignment) { length, _ in
        let count = CGFloat(max(count, 1))
        let span = CGFloat(max(span, 1))
        let part = (length - spacing * (count - 1)) / count
        return part * span + spacing * (span - 1)
      })
  }

  /// Gives the view a length in points made of the container's along each of some axes; a negative
  /// one counts as 0. The container is the nearest scroll view, or the safe area of the hosting
  /// view.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}

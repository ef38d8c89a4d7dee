struct PaddingModifier: ItemModifier {
  let insets: EdgeInsets

  final class Item: UnaryItem {
    var insets = EdgeInsets()

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: proposal.width.map { max($0.less(insets.horizontal), 0) },
        height: proposal.height.map { max($0.less(insets.vertical), 0) })
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      let own = content.size(offer(proposal))
      return CGSize(
        width: max(own.width + insets.horizontal, 0), height: max(own.height + insets.vertical, 0))
    }

    override func contentPlace(
      _ size: CGSize, _ proposal: ProposedViewSize
    ) -> (origin: CGPoint, proposal: ProposedViewSize) {
      (CGPoint(x: insets.leading, y: insets.top), offer(proposal))
    }

    override var spacing: ViewSpacing {
      var spacing = content.spacing
      if insets.top != 0 { spacing.reset(.top) }
      if insets.leading != 0 { spacing.reset(.leading) }
      if insets.bottom != 0 { spacing.reset(.bottom) }
      if insets.trailing != 0 { spacing.reset(.trailing) }
      return spacing
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.insets = insets.finite }
  var shown: (String, String)? {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    let isEven = all.allSatisfy { $0 == insets.top }
    return ("padding", isEven ? number(insets.top) : all.map(number).joined(separator: " "))
  }
}

/// What offers its content another size than it was offered, and takes the one that that chooses.
class OfferingItem: UnaryItem {
  func offer(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  override final func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    content.size(offer(proposal))
  }
  override final func contentPlace(
    _ size: CGSize, _ proposal: ProposedViewSize
  ) -> (origin: CGPoint, proposal: ProposedViewSize) { (.zero, offer(proposal)) }
}

struct FixedSizeModifier: ItemModifier {
  let horizontal: Bool
  let vertical: Bool

  final class Item: OfferingItem {
    var axes = (horizontal: true, vertical: true)

    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: axes.horizontal ? nil : proposal.width,
        height: axes.vertical ? nil : proposal.height)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.axes = (horizontal, vertical)
  }
  var shown: (String, String)? {
    ("fixedSize", horizontal ? vertical ? "true" : "horizontal" : vertical ? "vertical" : "false")
  }
}

/// Whether content with a fixed ratio fits into a frame or fills it.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

struct AspectRatioModifier: ItemModifier {
  let ratio: CGFloat?
  let mode: ContentMode

  final class Item: OfferingItem {
    var spec = AspectRatioModifier(ratio: nil, mode: .fit)

    override func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      if proposal == .unspecified, spec.ratio == nil { return proposal }
      let base: CGSize
      if let ratio = spec.ratio {
        base = CGSize(width: ratio, height: 1)
      } else {
        base = content.size(.unspecified)
      }
      guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else {
        return proposal
      }
      if proposal == .unspecified {
        let ideal = content.size(.unspecified)
        return scaled(base, ideal.width / base.width, ideal.height / base.height)
      }
      // A side that nobody offers does not limit the other.
      let x = proposal.width.map { $0 / base.width }
      let y = proposal.height.map { $0 / base.height }
      return scaled(base, x ?? y ?? 1, y ?? x ?? 1)
    }

    private func scaled(_ base: CGSize, _ x: CGFloat, _ y: CGFloat) -> ProposedViewSize {
      let scale = spec.mode == .fit ? min(x, y) : max(x, y)
      return ProposedViewSize(width: base.width * scale, height: base.height * scale)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.spec = self }
  var shown: (String, String)? {
    ("aspectRatio", (ratio.map { number($0) + " " } ?? "") + (mode == .fit ? "fit" : "fill"))
  }
}

struct OffsetModifier: ItemModifier {
  let offset: CGSize

  final class Item: UnaryItem {
    var offset = Moving(CGSize.zero)
    override func placeChildren() {
      let offset = offset.shown(in: motionScope)
      placeChild(content, at: CGPoint(x: offset.width, y: offset.height), proposal)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) {
    item.offset.set(offset, in: item.motionScope)
  }
  var shown: (String, String)? {
    ("offset", "(\(number(offset.width)), \(number(offset.height)))")
  }
}

struct PositionModifier: ItemModifier {
  let position: CGPoint

  final class Item: UnaryItem {
    var position = CGPoint.zero
    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
      if let width = proposal.width, let height = proposal.height {
        return CGSize(width: width, height: height)
      }
      return proposal.replacingUnspecifiedDimensions(by: content.size(proposal))
    }
    override func placeChildren() {
      let own = ProposedViewSize(frame.size)
      let size = content.size(own)
      placeChild(
        content,
        at: CGPoint(x: position.x - size.width / 2, y: position.y - size.height / 2), own)
    }
    override func explicitGuide(
      _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? { nil }
    override var spacing: ViewSpacing { .plain }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.position = position }
  var shown: (String, String)? { ("position", "(\(number(position.x)), \(number(position.y)))") }
}

struct GuideModifier: ItemModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat

  final class Item: UnaryItem {
    var spec: GuideModifier?
    override func mayHaveGuide(_ key: AlignmentKey) -> Bool {
      spec?.key == key || super.mayHaveGuide(key)
    }
    override func explicitGuide(
      _ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize
    ) -> CGFloat? {
      guard let spec, spec.key == key else {
        return super.explicitGuide(key, size: size, proposal: proposal)
      }
      return spec.value(ViewDimensions(size, item: content, proposal: proposal))
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.spec = self }
  var shown: (String, String)? { nil }
}

extension View {
  /// Adds points around the view, a length for each edge; negative ones let it reach out of its
  /// frame.
  public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
  /// Adds points at some edges of the view; nil for 16, which Apple's system chooses by where the
  /// view is.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }
  /// Adds the same points at all edges of the view.
  public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// Gives the view its ideal size, whatever room it is offered.
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  /// Gives the view its ideal length along some axes, whatever room it is offered.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps a ratio of width to height of what the view is offered; nil for that of its ideal size.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }
  /// Keeps the ratio of a size's width to its height; a height of 0 stands for the view's own
  /// ratio.
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    modifier(
      AspectRatioModifier(
        ratio: aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
        mode: contentMode))
  }
  /// Makes the view as large as fits into what it is offered, with the ratio of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  /// Makes the view as small as fills what it is offered, with the ratio of its ideal size; the
  /// rest reaches out of the room, and is not clipped.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Draws the view elsewhere, by points; a positive width moves it to the trailing side. Its frame
  /// stays where it is for the layout.
  public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }
  /// Draws the view elsewhere, by points; a positive x moves it to the trailing side.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetModifier(offset: CGSize(width: x, height: y)))
  }
  /// Puts the view's centre at a point of the room that it is offered.
  public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }
  /// Puts the view's centre at a point of the room that it is offered, from its leading and top
  /// edges.
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(position: CGPoint(x: x, y: y)))
  }

  /// Sets the place of a guide across, in points from the view's leading edge, made of its
  /// dimensions.
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: g.key, value: computeValue)) }
  /// Sets the place of a guide down, in points from the view's top edge, made of its dimensions.
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View { modifier(GuideModifier(key: g.key, value: computeValue)) }
}

internal import QuartzCore

/// A view whose content is larger than itself, shown from its start.
public struct ScrollView<Content: View>: View {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  public var body: some View {
    VStack { content }.modifier(ScrollModifier(axes: axes))
  }
}

struct ScrollModifier: ItemModifier {
  let axes: Axis.Set

  final class Item: UnaryItem {
    var axes = Axis.Set.vertical
    private let group = CALayer()

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
      ProposedViewSize(
        width: axes.contains(.horizontal) ? nil : proposal.width,
        height: axes.contains(.vertical) ? nil : proposal.height)
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
      return (
        CGPoint(
          x: axes.contains(.horizontal) ? 0 : (size.width - own.width) / 2,
          y: axes.contains(.vertical) ? 0 : (size.height - own.height) / 2), offer(proposal)
      )
    }

    override var spacing: ViewSpacing { .plain }

    override func touchTarget(at point: CGPoint) -> TouchHit? {
      frame.contains(point) ? content.touchTarget(at: point) ?? .content : nil
    }

    /// Differs: content is cut at the safe area, below which it goes on on a device.
    override func show(in list: inout LayerList) {
      group.masksToBounds = true
      list.addGroup(group, frame) { content.show(in: &$0) }
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.axes = axes }
  var shown: (String, String)? { nil }
}

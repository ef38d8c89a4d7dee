/// What bars and corners of a device cover of a hosting view, while it is laid out.
struct SafeArea {
  let bounds: CGRect
  let insets: EdgeInsets
  /// The number of the area: another for each, and above 0.
  let serial: Int

  @MainActor static var current: SafeArea?

  var rect: CGRect {
    CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.horizontal, 0),
      height: max(bounds.height - insets.vertical, 0))
  }

  /// A rectangle that reaches to the bounds where it touches the safe area's edges.
  func grown(_ frame: CGRect, _ edges: Edge.Set) -> CGRect {
    let safe = rect
    var (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    let slack: CGFloat = 0.01
    if edges.contains(.leading), left <= safe.minX + slack { left = min(left, bounds.minX) }
    if edges.contains(.top), top <= safe.minY + slack { top = min(top, bounds.minY) }
    if edges.contains(.trailing), right >= safe.maxX - slack { right = max(right, bounds.maxX) }
    if edges.contains(.bottom), bottom >= safe.maxY - slack { bottom = max(bottom, bounds.maxY) }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Makes areas, and knows the last one again.
@MainActor final class SafeAreaSource {
  private static var count = 0
  private var last: SafeArea?

  func area(_ bounds: CGRect, _ insets: EdgeInsets) -> SafeArea {
    if let last, last.bounds == bounds, last.insets == insets { return last }
    Self.count += 1
    let area = SafeArea(bounds: bounds, insets: insets, serial: Self.count)
    last = area
    return area
  }
}

/// What the safe area keeps clear of: parts of the container, and the keyboard.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars, corners and other insets of the container leave.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// What a keyboard leaves. Differs: no keyboard comes up here, so the region takes no room.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All regions.
  public static let all = SafeAreaRegions(rawValue: .max)
}

struct IgnoresSafeAreaModifier: ItemModifier {
  let edges: Edge.Set

  final class Item: UnaryItem {
    var edges = Edge.Set.all
    override func placeChildren() {
      guard let area = SafeArea.current else { return super.placeChildren() }
      let grown = area.grown(frame, edges)
      guard grown != frame else { return super.placeChildren() }
      let offer = ProposedViewSize(grown.size)
      let own = content.size(offer)
      content.place(
        at: CGPoint(
          x: grown.midX - own.width / 2, y: grown.midY - own.height / 2), offer)
    }
  }

  func makeItem(_ content: LayoutItem, _ environment: EnvironmentValues) -> Item { Item(content) }
  func update(_ item: Item, _ environment: EnvironmentValues) { item.edges = edges }
  var shown: (String, String)? { ("ignoresSafeArea", "true") }
}

extension View {
  /// Extends the view into the safe area at the edges that it touches. Without the container's
  /// region there is no effect, since no keyboard comes up here.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(
      IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }
  /// Extends the view into the safe area, as it was written before iOS 14.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: edges))
  }
}

/// Any layout; a view keeps its state while its layout becomes another.
public struct AnyLayout: Layout, @unchecked Sendable {
  /// The cache of the wrapped layout.
  public struct Cache {
    var value: Any
    var kind: ObjectIdentifier
  }

  let box: AnyLayoutBox

  /// Wraps a layout; another `AnyLayout` is not wrapped twice.
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? LayoutBox(layout)
  }

  var orientation: Axis? { box.orientation }

  /// Makes the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }
  /// Brings the cache up to date; it is made anew where the wrapped layout is of another type now.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if cache.kind == box.kind {
      box.updateCache(&cache, subviews)
    } else {
      cache = box.makeCache(subviews)
    }
  }
  /// The distances that the wrapped layout wants around it.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }
  /// The size that the wrapped layout takes, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { box.size(proposal, subviews, &cache) }
  /// Has the wrapped layout place the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { box.place(bounds, proposal, subviews, &cache) }
  /// The place that the wrapped layout gives a guide across; nil where it gives none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.alignment(of: guide, bounds, proposal, subviews, &cache) }
  /// The place that the wrapped layout gives a guide down; nil where it gives none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.alignment(of: guide, bounds, proposal, subviews, &cache) }
}

/// A layout without its type.
protocol AnyLayoutBox: AnyObject {
  var kind: ObjectIdentifier { get }
  var orientation: Axis? { get }
  var followsOuterAxis: Bool { get }
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache)
  func alignment(
    of guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGFloat?
  func alignment(
    of guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> CGFloat?
}

final class LayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  var kind: ObjectIdentifier { ObjectIdentifier(L.self) }
  var orientation: Axis? { L.layoutProperties.stackOrientation }
  var followsOuterAxis: Bool { L.self is any OutwardAxisLayout.Type }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: layout.makeCache(subviews: subviews), kind: kind)
  }

  private func withCache<Result>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews,
    _ body: (inout L.Cache) -> Result
  ) -> Result {
    var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    defer { cache.value = own }
    return body(&own)
  }

  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }
  func size(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func place(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func alignment(
    of guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
  func alignment(
    of guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

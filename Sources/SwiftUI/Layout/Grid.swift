/// Views in rows whose columns have common widths.
public struct GridLayout: GuidelessLayout, Layout, Sendable {
  /// The alignment of views in their cells, where neither the row, the column nor the view says
  /// another.
  public var alignment: Alignment
  /// The points between columns; nil for what the views want.
  public var horizontalSpacing: CGFloat?
  /// The points between rows; nil for what the views want.
  public var verticalSpacing: CGFloat?

  /// Makes a grid's layout. Without distances, the views in it decide how far they are apart.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// What a grid keeps between measuring and placing.
  public struct Cache {
    var engine: GridEngine
  }

  /// Finds the rows, the columns and the distances between them.
  public func makeCache(subviews: Subviews) -> Cache {
    Cache(engine: GridEngine(self, subviews))
  }

  /// The size of all columns and rows with the distances between them, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { cache.engine.lines(proposal, subviews).size }

  /// Places each view in its cell: by its own anchor, or by the guides of its column and row.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let engine = cache.engine
    // Lines are found for what was offered, as they were measured.
    let lines = engine.lines(proposal, subviews)
    for row in engine.rows.indices {
      let placement = engine.placement(of: row, lines, subviews)
      for (cell, place) in zip(engine.rows[row].cells, placement) {
        subviews[cell.index].place(
          at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
          proposal: place.proposal)
      }
    }
  }
}

/// Which row a view is a cell of, and what it wants of the grid.
final class GridRowMark {
  var alignment: VerticalAlignment?
}

/// By this key a grid asks its items for their rows. No preference is needed for what a container
/// asks of its items.
enum GridRowKey: LayoutValueKey { static var defaultValue: GridRowMark? { nil } }
enum GridColumnsKey: LayoutValueKey { static var defaultValue: Int { 1 } }
enum GridAnchorKey: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}
enum GridUnsizedAxesKey: LayoutValueKey { static var defaultValue: Axis.Set { [] } }

/// A container of rows whose columns are as wide as their widest cell.
nonisolated public struct Grid<Content: View>: View {
  /// A grid is drawn by its node and has no body.
  public typealias Body = Never
  let layout: GridLayout
  let content: Content

  /// Makes a grid; views outside of a `GridRow` go across all columns.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Makes the node that lays the cells out; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    ContainerNode(view, context, layout: { $0.layout }, content: { $0.content })
  }
}

/// A row of a grid; elsewhere, its views are those of a group.
nonisolated public struct GridRow<Content: View>: View {
  /// A row is drawn by its node and has no body.
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; an alignment of nil stands for the vertical one of the grid.
  public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Makes the node that marks the views as cells of one row; apps do not call it.
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _Node<Self> {
    GridRowNode(view, context)
  }
}

final class GridRowNode<Content: View>: _Node<GridRow<Content>> {
  private var base: _Node<Content>?
  private let mark = GridRowMark()
  private var cells: [ObjectIdentifier: GridCellItem] = [:]

  override init(_ view: GridRow<Content>, _ context: _NodeContext) {
    super.init(view, context)
    mark.alignment = view.alignment
    base = Content._makeNode(view.content, self.context())
  }

  override func makeItems() -> [LayoutItem] {
    var kept: [ObjectIdentifier: GridCellItem] = [:]
    let items = (base?.items ?? []).map { content in
      let cell = cells[ObjectIdentifier(content)] ?? GridCellItem(content, mark)
      kept[ObjectIdentifier(content)] = cell
      cell.setUp(environment)
      return cell
    }
    cells = kept
    return items
  }

  override func didUpdate(from old: GridRow<Content>, viewChanged: Bool) {
    mark.alignment = view.alignment
    base?.update(view.content, environment)
    for item in items {
      item.setUp(environment)
      if old.alignment != view.alignment { item.invalidate() }
    }
  }

  override var childNodes: [_ViewNode] { base.map { [$0] } ?? [] }
  override var shownName: String? { "GridRow" }
}

/// A cell knows its row, whatever modifiers are put around it.
final class GridCellItem: UnaryItem {
  private let mark: GridRowMark

  init(_ content: LayoutItem, _ mark: GridRowMark) {
    self.mark = mark
    super.init(content)
  }

  override func value<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == GridRowKey.self, let value = mark as? K.Value { return value }
    return super.value(key)
  }
}

extension View {
  /// Sets how many columns a cell takes; a number below 1 counts as 1.
  public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: max(count, 1))
  }
  /// Sets the point of the cell, and of the view in it, that are put together.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }
  /// Sets the alignment of the grid's column that the view is in.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }
  /// Makes a cell take, along these axes, only what the others need.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}

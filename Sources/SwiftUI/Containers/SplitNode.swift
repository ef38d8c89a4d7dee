/// Columns beside each other, in UIKit's split view controller.
struct SplitBody<Sidebar: View, Content: View, Detail: View>: View {
  typealias Body = Never
  let sidebar: Sidebar
  /// The middle column; nil where there are two columns.
  let content: Content?
  let detail: Detail
  let visibility: NavigationSplitViewVisibility
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node<Self> {
    SplitNode(view, context)
  }
}

/// A column's stack, whatever is in it.
@MainActor protocol ColumnNode: _ViewNode {
  var column: UINavigationController { get }
  /// What its first page says of the bars.
  var rootChrome: PageChrome { get }
  /// Shows what a link of the column leads to in the column after it; nil for the last one.
  var nextColumn: ((AnyView) -> Void)? { get set }
  /// Shows a view in place of the first page.
  func replaceRoot(_ view: AnyView)
}

/// What makes the stacks of columns.
@MainActor protocol SplitParent: _ViewNode {}

final class SplitNode<Sidebar: View, Content: View, Detail: View>:
  _Node<SplitBody<Sidebar, Content, Detail>>, SplitParent
{
  private let controller: UISplitViewController
  private let item: ContainerViewItem
  private var sidebar: _Node<NavigationBody<Sidebar>>?
  private var content: _Node<NavigationBody<Content>>?
  private var detail: _Node<NavigationBody<Detail>>?
  private var behavior: UISplitViewController.SplitBehavior?
  private var visibility: NavigationSplitViewVisibility?

  /// A node asks for the view at once, which an initialiser must not.
  @inline(never) private static func make(
    _ style: UISplitViewController.Style
  ) -> UISplitViewController { UISplitViewController(style: style) }

  override init(_ view: SplitBody<Sidebar, Content, Detail>, _ context: _NodeContext) {
    controller = Self.make(view.content == nil ? .doubleColumn : .tripleColumn)
    item = ContainerViewItem(controller.view)
    super.init(view, context)
    item.attach = { [unowned self] in Self.attach(controller, to: $0) }
    if !environment.isInItemHost, let host = graph.hostView { Self.attach(controller, to: host) }
    item.setUp(environment)
    item.apply(environment)
    let inner = self.context(columnEnvironment)
    sidebar = NavigationBody._makeNode(NavigationBody(path: nil, root: view.sidebar), inner)
    content = view.content.map {
      NavigationBody._makeNode(NavigationBody(path: nil, root: $0), inner)
    }
    detail = NavigationBody._makeNode(NavigationBody(path: nil, root: view.detail), inner)
    for (node, column) in columns { controller.setViewController(node.column, for: column) }
    for ((node, _), (next, _)) in zip(columns, columns.dropFirst()) {
      node.nextColumn = { [weak next] in next?.replaceRoot($0) }
    }
    graph.observe(serial) { [weak self] in
      self?.showColumns()
      return nil
    }
    showColumns()
  }

  private var columnEnvironment: EnvironmentValues {
    var result = environment
    result.isInItemHost = true
    result.isSplitColumn = true
    result.stackAxis = nil
    return result
  }

  private var columns: [(node: any ColumnNode, column: UISplitViewController.Column)] {
    let all: [(_ViewNode?, UISplitViewController.Column)] = [
      (sidebar, .primary), (content, .supplementary), (detail, .secondary),
    ]
    return all.compactMap { node, column in (node as? any ColumnNode).map { ($0, column) } }
  }

  private func showColumns() {
    if behavior != environment.splitBehavior {
      behavior = environment.splitBehavior
      controller.preferredSplitBehavior = environment.splitBehavior
    }
    if visibility != view.visibility {
      visibility = view.visibility
      controller.preferredDisplayMode = displayMode
    }
    for (node, column) in columns {
      let width = node.rootChrome.columnWidth
      let automatic = UISplitViewController.automaticDimension
      let (ideal, low, high) = (
        width?.ideal ?? automatic, width?.minimum ?? automatic, width?.maximum ?? automatic
      )
      switch column {
      case .primary:
        if controller.preferredPrimaryColumnWidth != ideal {
          controller.preferredPrimaryColumnWidth = ideal
        }
        if controller.minimumPrimaryColumnWidth != low {
          controller.minimumPrimaryColumnWidth = low
        }
        if controller.maximumPrimaryColumnWidth != high {
          controller.maximumPrimaryColumnWidth = high
        }
      case .supplementary:
        if controller.preferredSupplementaryColumnWidth != ideal {
          controller.preferredSupplementaryColumnWidth = ideal
        }
        if controller.minimumSupplementaryColumnWidth != low {
          controller.minimumSupplementaryColumnWidth = low
        }
        if controller.maximumSupplementaryColumnWidth != high {
          controller.maximumSupplementaryColumnWidth = high
        }
      case .secondary, .compact: break
      }
    }
  }

  private var displayMode: UISplitViewController.DisplayMode {
    let isOver = environment.splitBehavior == .overlay
    let one = isOver ? UISplitViewController.DisplayMode.oneOverSecondary : .oneBesideSecondary
    switch view.visibility.kind {
    case .automatic: return .automatic
    case .all: return view.content == nil ? one : isOver ? .twoOverSecondary : .twoBesideSecondary
    case .doubleColumn: return one
    case .detailOnly: return .secondaryOnly
    }
  }

  override func didUpdate(
    from old: SplitBody<Sidebar, Content, Detail>, viewChanged: Bool
  ) {
    item.setUp(environment)
    item.apply(environment)
    let inner = columnEnvironment
    sidebar?.update(NavigationBody(path: nil, root: view.sidebar), inner)
    if let content, let new = view.content {
      content.update(NavigationBody(path: nil, root: new), inner)
    }
    detail?.update(NavigationBody(path: nil, root: view.detail), inner)
    showColumns()
  }
  override func absorbsItemChange() -> Bool { true }
  override func makeItems() -> [LayoutItem] { [item] }
  override var childNodes: [_ViewNode] {
    let all: [_ViewNode?] = [sidebar, content, detail]
    return all.compactMap(\.self)
  }
  override var describedNodes: [_ViewNode] { [] }
  override var shownName: String? { "NavigationSplitView" }
  override func willBeRemoved() {
    graph.observe(serial, nil)
    Self.detach(controller)
  }
}

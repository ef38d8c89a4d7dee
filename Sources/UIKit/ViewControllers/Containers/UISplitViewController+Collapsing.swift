/// What a split view controller with columns shows in a compact width: the pages of its columns up
/// to the top one, pushed one over the other in the navigation of the first.
@MainActor
struct CollapsedColumns {
  /// A column behind the first, and the pages that it had.
  struct Moved {
    let column: UISplitViewController.Column
    let navigation: UINavigationController
    let pages: [UIViewController]
  }

  /// The navigation that shows all pages.
  let stack: UINavigationController
  let first: UISplitViewController.Column
  let moved: [Moved]

  /// Moves the pages of the columns behind the first into its navigation.
  init?(_ columns: [(column: UISplitViewController.Column, navigation: UINavigationController)]) {
    guard let (first, stack) = columns.first else { return nil }
    self.first = first
    self.stack = stack
    moved = columns.dropFirst().map {
      Moved(column: $0, navigation: $1, pages: $1.viewControllers)
    }
    guard !moved.isEmpty else { return }
    for column in moved { column.navigation.setViewControllers([], animated: false) }
    stack.setViewControllers(stack.viewControllers + moved.flatMap(\.pages), animated: false)
  }

  /// The column of the page on top: somebody may have gone back.
  var top: UISplitViewController.Column {
    moved.last { start(of: $0) != nil }?.column ?? first
  }

  /// Where the pages of a column begin in the stack; nil where somebody has gone back from them.
  private func start(of column: Moved) -> Int? {
    stack.viewControllers.firstIndex { page in column.pages.contains { $0 === page } }
  }

  /// Gives each column its pages back, with those that were pushed over them.
  func separate() {
    guard !moved.isEmpty else { return }
    var pages = stack.viewControllers
    var restored: [(UINavigationController, [UIViewController])] = []
    for column in moved.reversed() {
      guard let start = start(of: column) else {
        restored.append((column.navigation, column.pages))
        continue
      }
      restored.append((column.navigation, Array(pages[start...])))
      pages.removeSubrange(start...)
    }
    stack.setViewControllers(pages, animated: false)
    for (navigation, pages) in restored {
      navigation.setViewControllers(pages, animated: false)
    }
  }
}

extension UISplitViewController {
  /// Makes one stack of the columns in a compact width, and columns of the stack in a regular one.
  /// A compact column of its own is shown as it is.
  func updateCollapse() {
    if !isCollapsed || style == .unspecified || given[.compact] != nil {
      separateColumns()
      if !isCollapsed { collapsedTop = nil }
    } else if collapsed == nil {
      collapseColumns()
    }
  }

  /// Takes the stack of a compact width apart, and keeps in mind which column was on top.
  func separateColumns() {
    guard let collapsed else { return }
    collapsedTop = collapsed.top
    self.collapsed = nil
    collapsed.separate()
  }

  /// The columns that have pages, from the first to the last.
  private var filled: [Column] {
    [.primary, .supplementary, .secondary].filter { navigations[$0] != nil }
  }

  private func collapseColumns() {
    let filled = filled
    guard let proposed = filled.last else { return }
    let asked =
      collapsedTop
      ?? delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let top = filled.firstIndex(of: asked) ?? filled.count - 1
    collapsedTop = filled[top]
    collapsed = CollapsedColumns(
      filled[...top].compactMap { column in navigations[column].map { (column, $0) } })
  }

  /// Pushes the pages of a column, and of those before it, in a compact width.
  func showCollapsed(_ column: Column) {
    guard navigations[column] != nil else { return }
    separateColumns()
    collapsedTop = column
    viewIfLoaded?.setNeedsLayout()
  }

  /// Goes back to the column before a column in a compact width.
  func hideCollapsed(_ column: Column) {
    let filled = filled
    guard let index = filled.firstIndex(of: column), index > 0 else { return }
    showCollapsed(filled[index - 1])
  }
}

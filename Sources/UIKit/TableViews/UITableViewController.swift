/// A controller whose view is a table, and which is its data source and delegate.
///
/// Its methods act as a table does without a delegate: Swift lets subclasses override only members
/// that are declared here.
open class UITableViewController: UIViewController, UITableViewDelegate, UITableViewDataSource {
  private let style: UITableView.Style
  private var hasAppeared = false

  /// Creates a controller that makes a table of a style when its view is asked for.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller from a storyboard, whose table brings its own style.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    coder.readNib(into: self, at: UITableViewController.self)
  }

  /// The controller's view. A table that is set gets the controller as its data source and
  /// delegate, unless it has others.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set {
      if newValue.dataSource == nil { newValue.dataSource = self }
      if newValue.delegate == nil { newValue.delegate = self }
      view = newValue
    }
  }

  open override func loadView() {
    if let view = loadNibView() {
      guard let table = view as? UITableView else {
        return UIKitException.raise(
          "-[UITableViewController loadView] loaded the \(type(of: self))'s view but didn't get a "
            + "UITableView.")
      }
      if table.dataSource == nil { table.dataSource = self }
      if table.delegate == nil { table.delegate = self }
      return
    }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Whether the selection is cleared when the view appears again.
  open var clearsSelectionOnViewWillAppear = true

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let table = tableView else { return }
    if !hasAppeared {
      hasAppeared = true
      table.reloadData()
    } else if clearsSelectionOnViewWillAppear {
      for path in table.indexPathsForSelectedRows ?? [] {
        table.deselectRow(at: path, animated: animated)
      }
    }
  }

  // MARK: Data source

  /// The number of rows of a section. That is 0, or what a storyboard's static content has;
  /// subclasses override it.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableView.staticContent?[section]?.rows.count ?? 0
  }

  /// An empty cell. Subclasses with rows override it.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let row = tableView.staticContent?[indexPath] { return row.cell }
    UIKitException.raise("\(type(of: self)) has rows and must override tableView(_:cellForRowAt:)")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The number of sections that the table has. That is 1, or the number that a storyboard's static
  /// content has.
  open func numberOfSections(in tableView: UITableView) -> Int {
    tableView.staticContent?.sections.count ?? 1
  }
  /// The text above a section, shown where no header view is given. That is nil, or the text of a
  /// storyboard's static content.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { tableView.staticContent?[section]?.header }
  /// The text below a section, shown where no footer view is given. That is nil, or the text of a
  /// storyboard's static content.
  open func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { tableView.staticContent?[section]?.footer }
  /// Whether a row has a control for deleting or inserting while the table is edited. The default
  /// is true.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Whether a row shows the sign for moving it while the table is edited. Differs: rows are not
  /// dragged here. The default is false.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    false
  }
  /// The letters of the index at the table's trailing edge. The default is nil, for no index.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The section that a letter of the index scrolls to. The default is the letter's place among the
  /// letters.
  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
  /// Called when a row's control for deleting or inserting was tapped; the data source then changes
  /// its data and the table's rows. The default does nothing.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Moves a row in the data. Differs: never called, as rows are not dragged here. The default does
  /// nothing.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: Delegate

  /// The height of a row in points; a negative number has the row measured. That is a static row's
  /// own height, else the table's `rowHeight`.
  open func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.staticContent?[indexPath]?.height ?? tableView.rowHeight }
  /// The height of a section's header in points; a negative number, and in the grouped styles 0,
  /// has it measured. The default is the table's `sectionHeaderHeight`.
  open func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// The height of a section's footer in points; a negative number, and in the grouped styles 0,
  /// has it measured. The default is the table's `sectionFooterHeight`.
  open func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// The height in points that a row counts with until it becomes visible. The default is the
  /// table's `estimatedRowHeight`.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// The height in points that a header counts with until it becomes visible. The default is the
  /// table's `estimatedSectionHeaderHeight`.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  /// The height in points that a footer counts with until it becomes visible. The default is the
  /// table's `estimatedSectionFooterHeight`.
  open func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }
  /// How many steps of the cell's `indentationWidth` a row's content is indented by. The default is
  /// 0.
  open func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  /// The view above a section. That is nil, or the view of a storyboard's static content.
  open func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { tableView.staticContent?[section]?.headerView }
  /// The view below a section. That is nil, or the view of a storyboard's static content.
  open func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { tableView.staticContent?[section]?.footerView }
  /// Called before a row's cell comes into sight; what it sets of the cell is drawn. The default
  /// does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called after a row's cell has gone out of sight or its row was removed. The default does
  /// nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called before a section's header comes into sight. The default does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called before a section's footer comes into sight. The default does nothing.
  open func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Called after a section's header has gone out of sight. The default does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called after a section's footer has gone out of sight. The default does nothing.
  open func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Whether a finger on a row highlights it; a row that is not highlighted is not selected by a
  /// tap either. The default is true.
  open func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after a finger came down on a row and highlighted it. The default does nothing.
  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after the finger left a highlighted row. The default does nothing.
  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row that a tap selects in place of the tapped one; nil selects none. The default is the
  /// tapped row.
  open func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// The row that is deselected in place of the given one; nil deselects none. Only touches ask,
  /// not code. The default is the given row.
  open func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Called after a tap selected a row, but not after `selectRow(at:animated:scrollPosition:)`. The
  /// default does nothing.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called after a tap deselected a row, but not after `deselectRow(at:animated:)`. The default
  /// does nothing.
  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called after a row's detail button was tapped. The default does nothing.
  open func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// The control that a row shows while the table is edited. The default is the one for deleting.
  open func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Whether a row's content moves aside for the control while the table is edited. The default is
  /// true.
  open func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// The text on the button that confirms a deletion. Differs: never called, as deletions are not
  /// confirmed here. The default is nil.
  open func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Called before a swipe edits a row. Differs: never called, as rows are not swiped here. The
  /// default does nothing.
  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after a swipe edited a row. Differs: never called, as rows are not swiped here. The
  /// default does nothing.
  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The place that a dragged row goes to. Differs: never called, as rows are not dragged here. The
  /// default is the proposed place.
  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// The actions that a swipe shows at a row's leading edge. Differs: never called, as rows are not
  /// swiped here. The default is nil.
  open func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The actions that a swipe shows at a row's trailing edge. Differs: never called, as rows are
  /// not swiped here. The default is nil.
  open func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The actions that a swipe shows, by the older interface. Differs: never called, as rows are not
  /// swiped here. The default is nil.
  @available(iOS, introduced: 8.0, deprecated: 13.0)
  open func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// Whether a tap on a row, outside of editing, performs its primary action. The default is true.
  open func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after a tap selected a row, outside of editing. The default does nothing.
  open func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Whether two moving fingers select rows. Differs: never called, as only single touches act
  /// here. The default is false.
  open func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when two fingers begin to select rows. Differs: never called. The default does nothing.
  open func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when two fingers have ended to select rows. Differs: never called. The default does
  /// nothing.
  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Whether a row can have the focus. Differs: never called, as rows never have the focus. The
  /// default is true.
  open func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether a row is selected once it has the focus. Differs: never called, as rows never have the
  /// focus. The default is the table's `selectionFollowsFocus`.
  open func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }

  // MARK: Scrolling

  /// Called after the content offset changed, by a touch or by code. The default does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Called after the zoom scale changed. The default does nothing.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Called when a finger begins to move the content. The default does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Called when the finger lets go. `velocity` is in points per millisecond; `targetContentOffset`
  /// is where the content will rest, and may be changed. The default does nothing.
  // SAFETY: The pointer is only passed on to who implements the method.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Called after the finger let go; `decelerate` says whether the content glides on. The default
  /// does nothing.
  open func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Called when the content, let go in motion, begins to glide. The default does nothing.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Called once the gliding content rests, which is at once here. The default does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Called after code scrolled with animation. Differs: called at once, as the content moves
  /// without motion. The default does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The subview that is scaled by zooming; nil does not zoom. The default is nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Called when a pinch begins to zoom. The default does nothing.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Called after a pinch zoomed; `scale` is the new one. The default does nothing.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Called after the content inset or the safe area changed what keeps the content from the edges.
  /// The default does nothing.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Context menus, which do not open

  /// The menu that a long press on a row opens. Differs: never called, as menus do not open. The
  /// default is nil.
  open func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }

  /// What is lifted while a row's menu opens. Differs: never called, as menus do not open. The
  /// default is nil.
  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Where a row's menu goes when it closes. Differs: never called, as menus do not open. The
  /// default is nil.
  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }

  /// Called when the preview of a row's menu was tapped. Differs: never called, as menus do not
  /// open. The default does nothing.
  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
}

/// Decides on heights, headers, selection and editing of a table, and is told of them.
///
/// Requirements that are optional in Apple's protocol have defaults that act as a table does
/// without them. Differs: a method that only a subclass of the conforming class declares is not
/// called; menus and drags are absent.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // MARK: Heights
  /// The row's height in points. The default is the table's `rowHeight`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section's header in points; a negative number, and in the grouped styles 0,
  /// has it measured.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer in points; a negative number, and in the grouped styles 0,
  /// has it measured.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The height in points that a row counts with until it becomes visible.
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat
  /// The height in points that a header counts with until it becomes visible.
  func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// The height in points that a footer counts with until it becomes visible.
  func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat
  /// How many steps of the cell's `indentationWidth` a row's content is indented by.
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int

  /// The view above a section.
  // MARK: Headers and footers
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?

  /// Called before a row's cell comes into sight; what it sets of the cell is drawn.
  // MARK: Display
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a row's cell has gone out of sight or its row was removed.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  /// Called before a section's header comes into sight.
  func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
  /// Called before a section's footer comes into sight.
  func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
  /// Called after a section's header has gone out of sight.
  func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
  /// Called after a section's footer has gone out of sight.
  func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)

  /// Whether a finger on a row highlights it; a row that is not highlighted is not selected by a
  /// tap either.
  // MARK: Selection
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called after a finger came down on a row and highlighted it.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// Called after the finger left a highlighted row.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row to select in place of the one about to be selected; nil to select none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The row that is deselected in place of the given one; nil deselects none. Only touches ask,
  /// not code.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after a tap selected a row, but not after `selectRow(at:animated:scrollPosition:)`.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Called after a tap deselected a row, but not after `deselectRow(at:animated:)`.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Called after a row's detail button was tapped.
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  /// The control that a row shows while the table is edited.
  // MARK: Editing
  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Whether a row's content moves aside for the control while the table is edited.
  func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool
  /// Differs: never called, as deletions are not confirmed here.
  func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Differs: never called, as rows are not swiped here.
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Differs: never called, as rows are not swiped here.
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?)
  /// Differs: never called, as rows are not dragged here.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Actions
  /// Differs: never called, as rows are not swiped here.
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Differs: never called, as rows are not swiped here.
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Differs: never called, as rows are not swiped here.
  @available(iOS, introduced: 8.0, deprecated: 13.0)
  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]?
  /// Whether a tap on a row, outside of editing, performs its primary action.
  func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool
  /// Called when a row was tapped, outside of editing.
  func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
  /// Differs: never called, as it takes two moving fingers.
  func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Called when two fingers begin to select rows. Differs: never called.
  func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)
  /// Called when two fingers have ended to select rows. Differs: never called.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView)
  /// Differs: never called, as rows never have the focus.
  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool
  /// Whether a row is selected once it has the focus. Differs: never called, as rows never have the
  /// focus.
  func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool
}

extension UITableViewDelegate {
  /// The height of a row in points; a negative number has the row measured. The default is the
  /// table's `rowHeight`.
  public func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }
  /// The height of a section's header in points; a negative number, and in the grouped styles 0,
  /// has it measured. The default is the table's `sectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }
  /// The height of a section's footer in points; a negative number, and in the grouped styles 0,
  /// has it measured. The default is the table's `sectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView, heightForFooterInSection section: Int
  ) -> CGFloat { tableView.sectionFooterHeight }
  /// The height in points that a row counts with until it becomes visible. The default is the
  /// table's `estimatedRowHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.estimatedRowHeight }
  /// The height in points that a header counts with until it becomes visible. The default is the
  /// table's `estimatedSectionHeaderHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionHeaderHeight }
  /// The height in points that a footer counts with until it becomes visible. The default is the
  /// table's `estimatedSectionFooterHeight`.
  public func tableView(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { tableView.estimatedSectionFooterHeight }
  /// How many steps of the cell's `indentationWidth` a row's content is indented by. The default is
  /// 0.
  public func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { 0 }
  /// The view above a section. The default is nil, which leaves the place to the data source's
  /// title.
  public func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
  /// The view below a section. The default is nil, which leaves the place to the data source's
  /// title.
  public func tableView(
    _ tableView: UITableView, viewForFooterInSection section: Int
  ) -> UIView? { nil }
  /// Called before a row's cell comes into sight; what it sets of the cell is drawn. The default
  /// does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Called after a row's cell has gone out of sight or its row was removed. The default does
  /// nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Called before a section's header comes into sight. The default does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called before a section's footer comes into sight. The default does nothing.
  public func tableView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {}
  /// Called after a section's header has gone out of sight. The default does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {}
  /// Called after a section's footer has gone out of sight. The default does nothing.
  public func tableView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {}
  /// Whether a finger on a row highlights it; a row that is not highlighted is not selected by a
  /// tap either. The default is true.
  public func tableView(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after a finger came down on a row and highlighted it. The default does nothing.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Called after the finger left a highlighted row. The default does nothing.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// The row that a tap selects in place of the tapped one; nil selects none. The default is the
  /// tapped row.
  public func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// The row that is deselected in place of the given one; nil deselects none. Only touches ask,
  /// not code. The default is the given row.
  public func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Called after a tap selected a row, but not after `selectRow(at:animated:scrollPosition:)`. The
  /// default does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Called after a tap deselected a row, but not after `deselectRow(at:animated:)`. The default
  /// does nothing.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Called after a row's detail button was tapped. The default does nothing.
  public func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}
  /// The control that a row shows while the table is edited. The default is the one for deleting.
  public func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Whether a row's content moves aside for the control while the table is edited. The default is
  /// true.
  public func tableView(
    _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// The text on the button that confirms a deletion. Differs: never called, as deletions are not
  /// confirmed here. The default is nil.
  public func tableView(
    _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Called before a swipe edits a row. Differs: never called, as rows are not swiped here. The
  /// default does nothing.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Called after a swipe edited a row. Differs: never called, as rows are not swiped here. The
  /// default does nothing.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  /// The place that a dragged row goes to. Differs: never called, as rows are not dragged here. The
  /// default is the proposed place.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// The actions that a swipe shows at a row's leading edge. Differs: never called, as rows are not
  /// swiped here. The default is nil.
  public func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The actions that a swipe shows at a row's trailing edge. Differs: never called, as rows are
  /// not swiped here. The default is nil.
  public func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// The actions that a swipe shows, by the older interface. Differs: never called, as rows are not
  /// swiped here. The default is nil.
  @available(iOS, introduced: 8.0, deprecated: 13.0)
  public func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? { nil }
  /// Whether a tap on a row, outside of editing, performs its primary action. The default is true.
  public func tableView(
    _ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Called after a tap selected a row, outside of editing. The default does nothing.
  public func tableView(
    _ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath
  ) {}
  /// Whether two moving fingers select rows. Differs: never called, as only single touches act
  /// here. The default is false.
  public func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Called when two fingers begin to select rows. Differs: never called. The default does nothing.
  public func tableView(
    _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Called when two fingers have ended to select rows. Differs: never called. The default does
  /// nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {}
  /// Whether a row can have the focus. Differs: never called, as rows never have the focus. The
  /// default is true.
  public func tableView(
    _ tableView: UITableView, canFocusRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Whether a row is selected once it has the focus. Differs: never called, as rows never have the
  /// focus. The default is the table's `selectionFollowsFocus`.
  public func tableView(
    _ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool { tableView.selectionFollowsFocus }
}

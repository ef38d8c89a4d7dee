/// Told of events in a search bar.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether the field may begin editing; true by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has begun editing, after the search controller.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the field may end editing; true by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the field has ended editing.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when a user has changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether text that is typed, pasted, cut or deleted may replace a range in UTF-16 units; true
  /// by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the return key was typed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the icon of bookmarks was touched.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button to end the search was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the icon of results was touched.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user has chosen another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// The default: the field may begin editing.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Called when the field has begun editing, after the search controller. The default is empty.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// The default: the field may end editing.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Called when the field has ended editing. The default is empty.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Called when a user has changed the text. The default is empty.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// The default: the text may be changed.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Called when the return key was typed. The default is empty.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Called when the icon of bookmarks was touched. The default is empty.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Called when the button to end the search was touched. The default is empty.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Called when the icon of results was touched. The default is empty.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Called when the user has chosen another scope. The default is empty.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}

/// The field of a search bar, which tells the bar of events in it.
final class UISearchBarTextField: UISearchTextField {
  weak var bar: UISearchBar?

  override func becomeFirstResponder() -> Bool {
    guard let bar, !isFirstResponder else { return super.becomeFirstResponder() }
    guard bar.isEnabled, bar.delegate?.searchBarShouldBeginEditing(bar) != false else {
      return false
    }
    guard super.becomeFirstResponder() else { return false }
    bar.didBeginEditing()
    return true
  }

  override func resignFirstResponder() -> Bool {
    guard let bar, isFirstResponder else { return super.resignFirstResponder() }
    guard bar.delegate?.searchBarShouldEndEditing(bar) != false else { return false }
    guard super.resignFirstResponder() else { return false }
    bar.delegate?.searchBarTextDidEndEditing(bar)
    return true
  }

  override func insertText(_ text: String) {
    guard let bar else { return super.insertText(text) }
    if text == "\n" {
      bar.delegate?.searchBarSearchButtonClicked(bar)
      return
    }
    let whole = NSRange(location: 0, length: editedLength)
    if mayChange(clearsOnInsertion ? whole : typedRange, by: text) { super.insertText(text) }
  }

  override func deleteBackward() {
    if mayDelete(deletedRange) { super.deleteBackward() }
  }

  override func delete(_ sender: Any?) {
    if mayDelete(deletedRange) { super.delete(sender) }
  }

  override func cut(_ sender: Any?) {
    if mayDelete(editedSelection.length > 0 ? editedSelection : nil) { super.cut(sender) }
  }

  private func mayDelete(_ range: NSRange?) -> Bool {
    range.map { mayChange($0, by: "") } ?? true
  }

  private func mayChange(_ range: NSRange, by text: String) -> Bool {
    guard let bar else { return true }
    return bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: text) != false
  }

  override package var standardAccessibility: StandardAccessibility {
    var standard = super.standardAccessibility
    standard.traits.insert(.searchField)
    return standard
  }
}

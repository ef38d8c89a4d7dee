/// The names that optional requirements of UIKit's protocols begin with.
enum DelegateMethods {
  /// Whether a method of this name may be one of UIKit's optional requirements: no closure in a
  /// property has such a name.
  static func contains(_ base: String) -> Bool {
    beginnings.contains { beginning in
      guard base.hasPrefix(beginning) else { return false }
      let rest = base.dropFirst(beginning.count)
      return rest.isEmpty || rest.first?.isUppercase == true || beginning.hasSuffix("St")
    }
  }

  private static let beginnings = [
    "scrollView", "textField", "textView", "searchBar", "tableView", "collectionView",
    "gestureRecognizer", "pickerView", "tabBar", "navigationController", "navigationBar",
    "pageViewController", "presentationController", "popoverPresentationController",
    "splitViewController", "animationDidSt", "animationEnded", "numberOfSections",
    "sectionIndexTitles", "indexTitles", "updateSearchResults", "layoutSublayers",
    "viewForZooming", "imagePickerController", "documentPicker", "searchController",
    "willPresentSearchController", "didPresentSearchController", "willDismissSearchController",
    "didDismissSearchController", "layoutManager", "textStorage", "adaptivePresentationStyle",
    "contextMenuInteraction", "dropInteraction", "dragInteraction", "calendarView",
  ]
}

import UIKit

/// Writes down what a search tells.
@MainActor
final class SearchListener: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  var log: [String] = []
  var allows = true
  var allowsChanges = true
  var changes: [String] = []

  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    changes.append("\(range.location)+\(range.length) \(text)")
    return allowsChanges
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    log.append("text \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    log.append("scope \(scope)")
  }
  func willPresentSearchController(_ searchController: UISearchController) { log.append("will") }
  func didPresentSearchController(_ searchController: UISearchController) { log.append("did") }
  func didDismissSearchController(_ searchController: UISearchController) { log.append("gone") }
  func updateSearchResults(for searchController: UISearchController) {
    log.append("update \(searchController.searchBar.text ?? "")")
  }
}

/// A suite that shows search bars.
@MainActor protocol ShowsSearch {
  var window: UIWindow { get }
}

extension ShowsSearch {
  typealias Listener = SearchListener

  func show(_ controller: UIViewController) {
    window.screenSafeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
  }

  func bar(_ change: (UISearchBar) -> Void = { _ in }) -> UISearchBar {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
    change(bar)
    window.addSubview(bar)
    bar.layoutIfNeeded()
    return bar
  }

  func search(
    _ results: UIViewController? = nil, over view: UIView? = nil
  ) -> (UISearchController, UINavigationController, Listener) {
    let search = UISearchController(searchResultsController: results)
    let listener = Listener()
    search.delegate = listener
    search.searchResultsUpdater = listener
    let content = UIViewController()
    content.title = "Page"
    if let view { content.view = view }
    content.navigationItem.searchController = search
    let navigation = UINavigationController(rootViewController: content)
    show(navigation)
    return (search, navigation, listener)
  }
}

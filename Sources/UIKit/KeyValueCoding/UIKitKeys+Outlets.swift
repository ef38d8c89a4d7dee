/// The keys of outlets that UIKit's own classes have, beside the properties that views ask for.
extension UIKitKeys {
  static func outletKeys() -> [ObjectiveCTable] {
    [
      keys(
        of: UITableView.self,
        ["dataSource": \.dataSource, "prefetchDataSource": \.prefetchDataSource]),
      keys(
        of: UICollectionView.self,
        ["dataSource": \.dataSource, "prefetchDataSource": \.prefetchDataSource]),
      keys(of: UITableViewController.self, ["tableView": \.tableView]),
      keys(of: UICollectionViewController.self, ["collectionView": \.collectionView]),
      keys(of: UINavigationController.self, ["delegate": \.delegate]),
      keys(of: UITabBarController.self, ["delegate": \.delegate]),
      keys(
        of: UIPageViewController.self, ["dataSource": \.dataSource, "delegate": \.delegate]),
      keys(of: UINavigationBar.self, ["delegate": \.delegate]),
      keys(of: UITabBar.self, ["delegate": \.delegate]),
      keys(of: UIGestureRecognizer.self, ["delegate": \.delegate]),
      keys(of: UINavigationItem.self, ["backBarButtonItem": \.backBarButtonItem]),
      keys(
        of: UITableViewCell.self,
        [
          "editingAccessoryView": \.editingAccessoryView,
          "multipleSelectionBackgroundView": \.multipleSelectionBackgroundView,
        ]),
    ]
  }
}

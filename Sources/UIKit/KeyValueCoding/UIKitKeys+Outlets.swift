/// The keys of outlets of UIKit's own classes, besides the properties that views are asked for.
extension UIKitKeys {
  static func outletKeys() -> [ObjectiveCTable] {
    [
      keys(
        of: UITableView.self,
        ["dataSource": \.dataSource, "prefetchDataSource": \.prefetchDataSource]),
      keys(
        of: UICollectionView.self,
        ["dataSource": \.dataSource, "prefetchDataSource": \.prefetchDataSource]),
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
    ] + viewKeysByHand()
  }

  /// Keys that are set without a key path: that calls the getter before the setter, and the getter
  /// of a controller's view loads the nib whose outlet it is.
  private static func viewKeysByHand() -> [ObjectiveCTable] {
    [
      ObjectiveCTable(
        UIViewController.self,
        [
          .property(
            "view", get: { ($0 as? UIViewController)?.view },
            set: { ($0 as? UIViewController)?.view = try $1.value(0) })
        ]),
      ObjectiveCTable(
        UITableViewController.self,
        [
          .property(
            "tableView", get: { ($0 as? UITableViewController)?.tableView },
            set: { ($0 as? UITableViewController)?.view = try $1.value(0) })
        ]),
      ObjectiveCTable(
        UICollectionViewController.self,
        [
          .property(
            "collectionView", get: { ($0 as? UICollectionViewController)?.collectionView },
            set: { ($0 as? UICollectionViewController)?.collectionView = try $1.value(0) })
        ]),
    ]
  }
}

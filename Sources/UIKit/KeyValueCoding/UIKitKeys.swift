/// The keys that key-value coding finds in UIKit's own classes: public properties that apps ask
/// for, and parts that apps are known to reach that way.
@MainActor
enum UIKitKeys {
  static func tables() -> [ObjectiveCTable] {
    viewKeys() + otherKeys() + outletKeys() + appearanceKeys() + knownParts()
      + privateKeys()
  }

  static func keys<Root: AnyObject>(
    of type: Root.Type, _ paths: KeyValuePairs<String, PartialKeyPath<Root>>
  ) -> ObjectiveCTable {
    ObjectiveCTable(type, paths.map { .key($0.key, of: $0.value) })
  }

  /// The keys that are not names of public properties.
  private static func knownParts() -> [ObjectiveCTable] {
    [
      ObjectiveCTable(
        UIApplication.self,
        [.classMethod("sharedApplication") { _, _ in UIApplication.shared }]),
      keys(of: UIBarItem.self, ["view": \.shownView]),
      keys(of: UIPickerView.self, ["textColor": \.textColor]),
      keys(of: UIDatePicker.self, ["textColor": \.textColor]),
      keys(of: UITextField.self, ["placeholderLabel": \.placeholderLabel]),
      keys(
        of: UISearchBar.self,
        ["searchField": \.searchTextField, "cancelButton": \.parts.cancel, "text": \.text]),
      ObjectiveCTable(
        UITabBarController.self,
        [
          .property(
            "tabBar", get: { ($0 as? UITabBarController)?.tabBar },
            set: { ($0 as? UITabBarController)?.replaceTabBar(by: try $1.value(0)) })
        ]),
      ObjectiveCTable(
        UIDevice.self,
        [
          .action("setOrientation:") { _, _ in
            // Apps ask for a turned device; windows lie as a test's configuration says.
            FidelityLedger.note(.property, "UIDevice.orientation")
          }
        ]),
    ]
  }
}

extension UIBarItem {
  /// The view that the bar shows for the item.
  var shownView: UIView? {
    if let item = self as? UIBarButtonItem, let view = item.customView { return view }
    if let tabBar = bar as? UITabBar { return tabBar.view(of: self) }
    guard let bar else { return nil }
    var pending: [UIView] = [bar]
    while let view = pending.popLast() {
      if let button = view as? _UIButtonBarButton, button.item === self { return button }
      pending += view.subviews
    }
    return nil
  }
}

#if os(Linux)
  /// Runs when the program is loaded; the tables are made when a key is first looked for.
  @used @section(".init_array")
  private let registration: @convention(c) () -> Void = {
    ObjectiveCTable.register { UIKitKeys.tables() }
  }
#endif

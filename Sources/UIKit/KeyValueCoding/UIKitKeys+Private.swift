/// Keys that are not public, and that apps are known to read and set: on iOS they find something.
/// Here they find a value that fits, or nothing; the picture notes which was asked for.
extension UIKitKeys {
  static func privateKeys() -> [ObjectiveCTable] {
    [
      ObjectiveCTable(
        UIScreen.self,
        [
          .property(
            "_displayCornerRadius",
            get: { screen in
              FidelityLedger.note(.property, "UIScreen._displayCornerRadius")
              return (screen as? UIScreen).map { displayCornerRadius($0.bounds.size) }
            })
        ]),
      noted(
        UIAlertController.self, "attributedTitle", "attributedMessage", "contentViewController"),
      noted(
        UIAlertAction.self, "titleTextColor", "image", "imageTintColor", "titleTextAlignment",
        "checked"),
      noted(UIDatePicker.self, "highlightsToday"),
      noted(UIPageControl.self, "pageImage", "currentPageImage"),
      noted(UINavigationBar.self, "hidesShadow"),
      noted(UITabBar.self, "hidesShadow"),
      noted(UIToolbar.self, "hidesShadow"),
      noted(UISearchBar.self, "cancelButtonText"),
      noted(UITextField.self, "clearButton"),
    ]
  }

  /// Keys that are set without effect and have no value.
  private static func noted<Root: AnyObject>(
    _ type: Root.Type, _ keys: String...
  ) -> ObjectiveCTable {
    ObjectiveCTable(
      type,
      keys.map { key in
        let name = "\(type).\(key)"
        return .property(
          key,
          get: { _ in
            FidelityLedger.note(.property, name)
            return nil
          }, set: { _, _ in FidelityLedger.note(.property, name) })
      })
  }

  /// The radius in points of a display's corners, as developers measured it on devices.
  private static func displayCornerRadius(_ size: CGSize) -> CGFloat {
    let sides = [min(size.width, size.height), max(size.width, size.height)]
    switch (Int(sides[0]), Int(sides[1])) {
    case (375, 812), (414, 896): return 39
    case (360, 780): return 44
    case (390, 844): return 47.33
    case (428, 926): return 53.33
    case (393, 852), (430, 932): return 55
    case (402, 874), (420, 912), (440, 956): return 62
    case (744..., _): return 18
    default: return 0
    }
  }
}

/// The keys that appearance proxies are set by, besides those that views are asked for.
extension UIKitKeys {
  static func appearanceKeys() -> [ObjectiveCTable] { bars() + lists() + texts() }

  private static func bars() -> [ObjectiveCTable] {
    [
      keys(
        of: UINavigationBar.self,
        [
          "titleTextAttributes": \.titleTextAttributes,
          "largeTitleTextAttributes": \.largeTitleTextAttributes,
          "backIndicatorImage": \.backIndicatorImage,
          "backIndicatorTransitionMaskImage": \.backIndicatorTransitionMaskImage,
        ]),
      keys(
        of: UITabBar.self,
        [
          "barStyle": \.barStyle, "itemPositioning": \.itemPositioning, "itemWidth": \.itemWidth,
          "itemSpacing": \.itemSpacing, "backgroundImage": \.backgroundImage,
          "selectionIndicatorImage": \.selectionIndicatorImage,
        ]),
    ]
  }

  private static func lists() -> [ObjectiveCTable] {
    [
      keys(
        of: UIScrollView.self,
        [
          "decelerationRate": \.decelerationRate, "keyboardDismissMode": \.keyboardDismissMode,
          "delaysContentTouches": \.delaysContentTouches,
          "canCancelContentTouches": \.canCancelContentTouches,
          "indicatorStyle": \.indicatorStyle,
        ]),
      keys(
        of: UITableView.self,
        [
          "estimatedSectionHeaderHeight": \.estimatedSectionHeaderHeight,
          "estimatedSectionFooterHeight": \.estimatedSectionFooterHeight,
          "separatorInsetReference": \.separatorInsetReference,
          "cellLayoutMarginsFollowReadableWidth": \.cellLayoutMarginsFollowReadableWidth,
          "insetsContentViewsToSafeArea": \.insetsContentViewsToSafeArea,
          "sectionIndexColor": \.sectionIndexColor,
          "sectionIndexBackgroundColor": \.sectionIndexBackgroundColor,
          "sectionIndexTrackingBackgroundColor": \.sectionIndexTrackingBackgroundColor,
        ]),
      keys(
        of: UITableViewCell.self,
        [
          "backgroundConfiguration": \.backgroundConfiguration,
          "multipleSelectionBackgroundView": \.multipleSelectionBackgroundView,
          "editingAccessoryType": \.editingAccessoryType,
        ]),
      keys(of: UIRefreshControl.self, ["attributedTitle": \.attributedTitle]),
    ]
  }

  private static func texts() -> [ObjectiveCTable] {
    [
      keys(
        of: UITextField.self,
        [
          "keyboardAppearance": \.keyboardAppearance,
          "defaultTextAttributes": \.defaultTextAttributes,
          "autocorrectionType": \.autocorrectionType,
          "autocapitalizationType": \.autocapitalizationType,
          "spellCheckingType": \.spellCheckingType,
        ]),
      keys(
        of: UITextView.self,
        [
          "keyboardAppearance": \.keyboardAppearance, "linkTextAttributes": \.linkTextAttributes,
          "autocorrectionType": \.autocorrectionType,
          "autocapitalizationType": \.autocapitalizationType,
          "spellCheckingType": \.spellCheckingType,
        ]),
      keys(
        of: UISegmentedControl.self,
        ["apportionsSegmentWidthsByContent": \.apportionsSegmentWidthsByContent]),
    ]
  }
}

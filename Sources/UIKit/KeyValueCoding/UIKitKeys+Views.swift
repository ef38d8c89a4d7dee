/// The keys of views, by the names that their properties have in Objective-C.
extension UIKitKeys {
  static func viewKeys() -> [ObjectiveCTable] {
    viewKeys1() + viewKeys2() + viewKeys3() + viewKeys4() + viewKeys5()
  }

  private static func viewKeys1() -> [ObjectiveCTable] {
    [
      keys(
        of: UIView.self,
        [
          "layer": \.layer, "frame": \.frame, "bounds": \.bounds, "center": \.center,
          "transform": \.transform, "anchorPoint": \.anchorPoint,
          "autoresizingMask": \.autoresizingMask, "autoresizesSubviews": \.autoresizesSubviews,
          "contentScaleFactor": \.contentScaleFactor, "superview": \.superview,
          "subviews": \.subviews, "window": \.window, "tag": \.tag,
          "layoutMargins": \.layoutMargins, "directionalLayoutMargins": \.directionalLayoutMargins,
          "preservesSuperviewLayoutMargins": \.preservesSuperviewLayoutMargins,
          "insetsLayoutMarginsFromSafeArea": \.insetsLayoutMarginsFromSafeArea,
          "safeAreaInsets": \.safeAreaInsets,
          "translatesAutoresizingMaskIntoConstraints": \.translatesAutoresizingMaskIntoConstraints,
          "backgroundColor": \.backgroundColor, "alpha": \.alpha, "opaque": \.isOpaque,
          "clearsContextBeforeDrawing": \.clearsContextBeforeDrawing, "hidden": \.isHidden,
          "clipsToBounds": \.clipsToBounds, "contentMode": \.contentMode, "mask": \.mask,
          "tintColor": \.tintColor, "tintAdjustmentMode": \.tintAdjustmentMode,
          "semanticContentAttribute": \.semanticContentAttribute,
          "userInteractionEnabled": \.isUserInteractionEnabled,
          "multipleTouchEnabled": \.isMultipleTouchEnabled, "exclusiveTouch": \.isExclusiveTouch,
          "intrinsicContentSize": \.intrinsicContentSize, "constraints": \.constraints,
          "gestureRecognizers": \.gestureRecognizers, "traitCollection": \.traitCollection,
          "overrideUserInterfaceStyle": \.overrideUserInterfaceStyle,
        ]),
      keys(
        of: UILabel.self,
        [
          "text": \.text, "attributedText": \.attributedText, "font": \.font,
          "textColor": \.textColor, "textAlignment": \.textAlignment,
          "lineBreakMode": \.lineBreakMode, "numberOfLines": \.numberOfLines,
          "shadowColor": \.shadowColor, "shadowOffset": \.shadowOffset,
          "highlighted": \.isHighlighted, "highlightedTextColor": \.highlightedTextColor,
          "enabled": \.isEnabled, "adjustsFontSizeToFitWidth": \.adjustsFontSizeToFitWidth,
          "minimumScaleFactor": \.minimumScaleFactor,
          "minimumFontSize": \.minimumFontSizeKey, "baselineAdjustment": \.baselineAdjustment,
          "preferredMaxLayoutWidth": \.preferredMaxLayoutWidth,
          "adjustsFontForContentSizeCategory": \.adjustsFontForContentSizeCategory,
        ]),
      keys(
        of: UIImageView.self,
        [
          "image": \.image, "highlightedImage": \.highlightedImage, "highlighted": \.isHighlighted,
          "animationImages": \.animationImages, "animationDuration": \.animationDuration,
          "animationRepeatCount": \.animationRepeatCount, "animating": \.isAnimating,
        ]),
      keys(
        of: UIControl.self,
        [
          "enabled": \.isEnabled, "selected": \.isSelected, "highlighted": \.isHighlighted,
          "state": \.state, "contentVerticalAlignment": \.contentVerticalAlignment,
          "contentHorizontalAlignment": \.contentHorizontalAlignment, "tracking": \.isTracking,
          "touchInside": \.isTouchInside,
        ]),
    ]
  }

  private static func viewKeys2() -> [ObjectiveCTable] {
    [
      keys(
        of: UIButton.self,
        [
          "buttonType": \.buttonType, "currentTitle": \.currentTitle,
          "currentAttributedTitle": \.currentAttributedTitle,
          "currentTitleColor": \.currentTitleColor, "currentImage": \.currentImage,
          "currentBackgroundImage": \.currentBackgroundImage, "titleLabel": \.titleLabel,
          "imageView": \.imageView, "contentEdgeInsets": \.contentEdgeInsets,
          "titleEdgeInsets": \.titleEdgeInsets, "imageEdgeInsets": \.imageEdgeInsets,
          "adjustsImageWhenHighlighted": \.adjustsImageWhenHighlighted,
          "adjustsImageWhenDisabled": \.adjustsImageWhenDisabled,
          "showsTouchWhenHighlighted": \.showsTouchWhenHighlighted,
        ]),
      keys(
        of: UITextField.self,
        [
          "delegate": \.delegate, "text": \.text, "attributedText": \.attributedText,
          "placeholder": \.placeholder, "attributedPlaceholder": \.attributedPlaceholder,
          "font": \.font, "textColor": \.textColor, "textAlignment": \.textAlignment,
          "borderStyle": \.borderStyle, "secureTextEntry": \.isSecureTextEntry,
          "clearButtonMode": \.clearButtonMode, "leftView": \.leftView,
          "leftViewMode": \.leftViewMode, "rightView": \.rightView,
          "rightViewMode": \.rightViewMode, "background": \.background,
          "disabledBackground": \.disabledBackground, "keyboardType": \.keyboardType,
          "returnKeyType": \.returnKeyType, "editing": \.isEditing,
        ]),
      keys(
        of: UITextView.self,
        [
          "text": \.text, "attributedText": \.attributedText, "font": \.font,
          "textColor": \.textColor, "textAlignment": \.textAlignment, "editable": \.isEditable,
          "selectable": \.isSelectable, "selectedRange": \.selectedRange,
          "textContainerInset": \.textContainerInset, "keyboardType": \.keyboardType,
          "returnKeyType": \.returnKeyType,
        ]),
      keys(
        of: UISwitch.self,
        [
          "on": \.isOn, "onTintColor": \.onTintColor, "thumbTintColor": \.thumbTintColor,
        ]),
      keys(
        of: UISlider.self,
        [
          "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
          "continuous": \.isContinuous, "minimumTrackTintColor": \.minimumTrackTintColor,
          "maximumTrackTintColor": \.maximumTrackTintColor, "thumbTintColor": \.thumbTintColor,
        ]),
    ]
  }

  private static func viewKeys3() -> [ObjectiveCTable] {
    [
      keys(
        of: UIStepper.self,
        [
          "value": \.value, "minimumValue": \.minimumValue, "maximumValue": \.maximumValue,
          "stepValue": \.stepValue, "wraps": \.wraps, "autorepeat": \.autorepeat,
          "continuous": \.isContinuous,
        ]),
      keys(
        of: UIProgressView.self,
        [
          "progress": \.progress, "progressViewStyle": \.progressViewStyle,
          "progressTintColor": \.progressTintColor, "trackTintColor": \.trackTintColor,
          "progressImage": \.progressImage, "trackImage": \.trackImage,
        ]),
      keys(
        of: UISegmentedControl.self,
        [
          "selectedSegmentIndex": \.selectedSegmentIndex, "numberOfSegments": \.numberOfSegments,
          "momentary": \.isMomentary, "selectedSegmentTintColor": \.selectedSegmentTintColor,
        ]),
      keys(
        of: UIPageControl.self,
        [
          "numberOfPages": \.numberOfPages, "currentPage": \.currentPage,
          "hidesForSinglePage": \.hidesForSinglePage,
          "pageIndicatorTintColor": \.pageIndicatorTintColor,
          "currentPageIndicatorTintColor": \.currentPageIndicatorTintColor,
        ]),
      keys(
        of: UIActivityIndicatorView.self,
        [
          "style": \.style, "color": \.color, "hidesWhenStopped": \.hidesWhenStopped,
          "animating": \.isAnimating,
        ]),
      keys(
        of: UIStackView.self,
        [
          "arrangedSubviews": \.arrangedSubviews, "axis": \.axis, "distribution": \.distribution,
          "alignment": \.alignment, "spacing": \.spacing,
          "baselineRelativeArrangement": \.isBaselineRelativeArrangement,
          "layoutMarginsRelativeArrangement": \.isLayoutMarginsRelativeArrangement,
        ]),
      keys(
        of: UIVisualEffectView.self,
        [
          "effect": \.effect, "contentView": \.contentView,
        ]),
    ]
  }

  private static func viewKeys4() -> [ObjectiveCTable] {
    [
      keys(
        of: UIScrollView.self,
        [
          "delegate": \.delegate, "contentSize": \.contentSize, "contentOffset": \.contentOffset,
          "contentInset": \.contentInset, "adjustedContentInset": \.adjustedContentInset,
          "contentInsetAdjustmentBehavior": \.contentInsetAdjustmentBehavior,
          "scrollEnabled": \.isScrollEnabled, "pagingEnabled": \.isPagingEnabled,
          "directionalLockEnabled": \.isDirectionalLockEnabled, "bounces": \.bounces,
          "alwaysBounceVertical": \.alwaysBounceVertical,
          "alwaysBounceHorizontal": \.alwaysBounceHorizontal, "scrollsToTop": \.scrollsToTop,
          "tracking": \.isTracking, "dragging": \.isDragging, "decelerating": \.isDecelerating,
          "showsVerticalScrollIndicator": \.showsVerticalScrollIndicator,
          "showsHorizontalScrollIndicator": \.showsHorizontalScrollIndicator,
          "zoomScale": \.zoomScale, "minimumZoomScale": \.minimumZoomScale,
          "maximumZoomScale": \.maximumZoomScale, "panGestureRecognizer": \.panGestureRecognizer,
        ]),
      keys(
        of: UITableView.self,
        [
          "style": \.style, "rowHeight": \.rowHeight, "sectionHeaderHeight": \.sectionHeaderHeight,
          "sectionFooterHeight": \.sectionFooterHeight, "estimatedRowHeight": \.estimatedRowHeight,
          "sectionHeaderTopPadding": \.sectionHeaderTopPadding, "separatorStyle": \.separatorStyle,
          "separatorColor": \.separatorColor, "separatorInset": \.separatorInset,
          "backgroundView": \.backgroundView, "tableHeaderView": \.tableHeaderView,
          "tableFooterView": \.tableFooterView,
        ]),
      keys(
        of: UITableViewCell.self,
        [
          "reuseIdentifier": \.reuseIdentifier, "contentView": \.contentView,
          "textLabel": \.textLabel, "detailTextLabel": \.detailTextLabel, "imageView": \.imageView,
          "selectionStyle": \.selectionStyle, "selected": \.isSelected,
          "highlighted": \.isHighlighted, "backgroundView": \.backgroundView,
          "selectedBackgroundView": \.selectedBackgroundView, "accessoryType": \.accessoryType,
          "accessoryView": \.accessoryView, "indentationLevel": \.indentationLevel,
          "indentationWidth": \.indentationWidth, "separatorInset": \.separatorInset,
        ]),
      keys(
        of: UITableViewHeaderFooterView.self,
        [
          "reuseIdentifier": \.reuseIdentifier, "contentView": \.contentView,
          "textLabel": \.textLabel, "backgroundView": \.backgroundView,
        ]),
      keys(
        of: UICollectionView.self,
        [
          "collectionViewLayout": \.collectionViewLayout, "backgroundView": \.backgroundView,
          "allowsSelection": \.allowsSelection,
          "allowsMultipleSelection": \.allowsMultipleSelection,
        ]),
    ]
  }

  private static func viewKeys5() -> [ObjectiveCTable] {
    [
      keys(
        of: UICollectionReusableView.self,
        [
          "reuseIdentifier": \.reuseIdentifier
        ]),
      keys(
        of: UICollectionViewCell.self,
        [
          "contentView": \.contentView, "selected": \.isSelected, "highlighted": \.isHighlighted,
          "backgroundView": \.backgroundView, "selectedBackgroundView": \.selectedBackgroundView,
        ]),
      keys(
        of: UICollectionViewFlowLayout.self,
        [
          "scrollDirection": \.scrollDirection, "minimumLineSpacing": \.minimumLineSpacing,
          "minimumInteritemSpacing": \.minimumInteritemSpacing, "itemSize": \.itemSize,
          "headerReferenceSize": \.headerReferenceSize,
          "footerReferenceSize": \.footerReferenceSize, "sectionInset": \.sectionInset,
        ]),
      keys(
        of: UIWindow.self,
        [
          "rootViewController": \.rootViewController, "windowLevel": \.windowLevel,
        ]),
    ]
  }
}

extension UILabel {
  /// The property of iOS before 6, which has left the headers and still answers to its key.
  fileprivate var minimumFontSizeKey: CGFloat {
    get { minimumScaleFactor * (font?.pointSize ?? 0) }
    set { if let font, font.pointSize > 0 { minimumScaleFactor = newValue / font.pointSize } }
  }
}

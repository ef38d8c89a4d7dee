/// Views and controls.
extension OverrideTable {
  static let listedViews: [OverrideReason: [String: String]] =
    [
      .called: [
        "NSTextAttachmentViewProvider": """
          attachmentBounds(for:location:textContainer:proposedLineFragment:position:) loadView()
          """,
        "UIActivityIndicatorView": "startAnimating() stopAnimating()",
        "UIBarAppearance": """
          configureWithDefaultBackground() configureWithOpaqueBackground()
          configureWithTransparentBackground() copy(with:)
          """,
        "UIBarButtonItem": """
          backButtonBackgroundImage(for:barMetrics:)
          backButtonBackgroundVerticalPositionAdjustment(for:)
          backButtonTitlePositionAdjustment(for:) backgroundImage(for:barMetrics:)
          backgroundImage(for:style:barMetrics:) backgroundVerticalPositionAdjustment(for:)
          creatingFixedGroup() creatingMovableGroup(customizationIdentifier:)
          creatingOptionalGroup(customizationIdentifier:isInDefaultCustomization:)
          setBackButtonBackgroundImage(_:for:barMetrics:)
          setBackButtonBackgroundVerticalPositionAdjustment(_:for:)
          setBackButtonTitlePositionAdjustment(_:for:) setBackgroundImage(_:for:barMetrics:)
          setBackgroundImage(_:for:style:barMetrics:)
          setBackgroundVerticalPositionAdjustment(_:for:) setTitlePositionAdjustment(_:for:)
          titlePositionAdjustment(for:)
          """,
        "UIBarButtonItemAppearance": "configureWithDefault(for:) copy(with:)",
        "UIBarItem": "setTitleTextAttributes(_:for:) titleTextAttributes(for:)",
        "UIButton": """
          attributedTitle(for:) backgroundImage(for:) image(for:)
          preferredSymbolConfigurationForImage(in:) setAttributedTitle(_:for:)
          setBackgroundImage(_:for:) setImage(_:for:) setNeedsUpdateConfiguration()
          setPreferredSymbolConfiguration(_:forImageIn:) setTitle(_:for:) setTitleColor(_:for:)
          setTitleShadowColor(_:for:) title(for:) titleColor(for:) titleShadowColor(for:)
          updateConfiguration()
          """,
        "UICalendarView": "reloadDecorations(forDateComponents:animated:)",
        "UIControl": """
          actions(forTarget:forControlEvent:) addAction(_:for:) addTarget(_:action:for:)
          contextMenuInteraction(_:configurationForMenuAtLocation:)
          contextMenuInteraction(_:previewForDismissingMenuWithConfiguration:)
          contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
          contextMenuInteraction(_:willDisplayMenuFor:animator:)
          contextMenuInteraction(_:willEndFor:animator:) enumerateEventHandlers(_:)
          menuAttachmentPoint(for:) performPrimaryAction() removeAction(_:for:)
          removeAction(identifiedBy:for:) removeTarget(_:action:for:) sendAction(_:)
          sendActions(for:)
          """,
        "UIDatePicker": "setDate(_:animated:)",
        "UIFieldBehavior": """
          addItem(_:) dragField() electricField() field(evaluationBlock:)
          linearGravityField(direction:) radialGravityField(position:) springField()
          velocityField(direction:) vortexField()
          """,
        "UIImageView": "startAnimating() stopAnimating()",
        "UILargeContentViewerInteraction": "didMove(to:) willMove(to:)",
        "UINavigationBar": """
          backgroundImage(for:) popItem(animated:) pushItem(_:animated:)
          setBackgroundImage(_:for:) setItems(_:animated:)
          setTitleVerticalPositionAdjustment(_:for:) titleVerticalPositionAdjustment(for:)
          """,
        "UINavigationBarAppearance": "setBackIndicatorImage(_:transitionMaskImage:)",
        "UIPageControl": """
          currentPageIndicatorImage(forPage:) indicatorImage(forPage:)
          setCurrentPageIndicatorImage(_:forPage:) setIndicatorImage(_:forPage:)
          size(forNumberOfPages:) updateCurrentPageDisplay()
          """,
        "UIPageControlTimerProgress": """
          duration(forPage:) pauseTimer() resumeTimer() setDuration(_:forPage:)
          """,
        "UIPickerView": """
          numberOfRows(inComponent:) reloadAllComponents() reloadComponent(_:)
          rowSize(forComponent:) selectRow(_:inComponent:animated:) selectedRow(inComponent:)
          view(forRow:forComponent:)
          """,
        "UIPopoverBackgroundView": "arrowBase() arrowHeight() contentViewInsets()",
        "UIProgressView": "setProgress(_:animated:)",
        "UIRefreshControl": "beginRefreshing() endRefreshing()",
        "UIScrollView": """
          flashScrollIndicators() scrollRectToVisible(_:animated:) setContentOffset(_:animated:)
          setZoomScale(_:animated:) touchesShouldBegin(_:with:in:) touchesShouldCancel(in:)
          zoom(to:animated:)
          """,
        "UISearchBar": """
          backgroundImage(for:barMetrics:) image(for:state:) positionAdjustment(for:)
          scopeBarButtonTitleTextAttributes(for:) searchFieldBackgroundImage(for:)
          setImage(_:for:state:) setPositionAdjustment(_:for:)
          setScopeBarButtonTitleTextAttributes(_:for:) setSearchFieldBackgroundImage(_:for:)
          setShowsCancelButton(_:animated:) setShowsScope(_:animated:)
          """,
        "UISearchTextField": "insertToken(_:at:) removeToken(at:)",
        "UISegmentedControl": """
          actionForSegment(at:) contentOffsetForSegment(at:) imageForSegment(at:)
          insertSegment(action:at:animated:) insertSegment(with:at:animated:)
          insertSegment(withTitle:at:animated:) isEnabledForSegment(at:) removeAllSegments()
          removeSegment(at:animated:) segmentIndex(identifiedBy:) setAction(_:forSegmentAt:)
          setContentOffset(_:forSegmentAt:) setEnabled(_:forSegmentAt:)
          setImage(_:forSegmentAt:) setTitle(_:forSegmentAt:) setTitleTextAttributes(_:for:)
          setWidth(_:forSegmentAt:) titleForSegment(at:) titleTextAttributes(for:)
          widthForSegment(at:)
          """,
        "UISlider": """
          maximumTrackImage(for:) maximumValueImageRect(forBounds:) minimumTrackImage(for:)
          minimumValueImageRect(forBounds:) setMaximumTrackImage(_:for:)
          setMinimumTrackImage(_:for:) setThumbImage(_:for:) setValue(_:animated:)
          thumbImage(for:)
          """,
        "UIStackView": """
          addArrangedSubview(_:) customSpacing(after:) insertArrangedSubview(_:at:)
          removeArrangedSubview(_:) setCustomSpacing(_:after:)
          """,
        "UIStepper": """
          backgroundImage(for:) decrementImage(for:)
          dividerImage(forLeftSegmentState:rightSegmentState:) incrementImage(for:)
          setBackgroundImage(_:for:) setDecrementImage(_:for:)
          setDividerImage(_:forLeftSegmentState:rightSegmentState:) setIncrementImage(_:for:)
          """,
        "UISwitch": "setOn(_:animated:)",
        "UITabBar": "beginCustomizingItems(_:) setItems(_:animated:)",
        "UITabBarItem": "badgeTextAttributes(for:) setBadgeTextAttributes(_:for:)",
        "UITabBarItemAppearance": "configureWithDefault(for:) copy(with:)",
        "UITextField": """
          baseWritingDirection(for:in:) borderRect(forBounds:) caretRect(for:)
          characterRange(at:) characterRange(byExtending:in:) closestPosition(to:)
          closestPosition(to:within:) compare(_:to:) deleteBackward() drawPlaceholder(in:)
          drawText(in:) firstRect(for:) insertText(_:) offset(from:to:)
          position(from:in:offset:) position(from:offset:) position(within:farthestIn:)
          replace(_:withText:) selectionRects(for:) setBaseWritingDirection(_:for:)
          setMarkedText(_:selectedRange:) shouldChangeText(in:replacementText:) text(in:)
          textRange(from:to:) unmarkText()
          """,
        "UITextView": """
          baseWritingDirection(for:in:) caretRect(for:) characterRange(at:)
          characterRange(byExtending:in:) closestPosition(to:) closestPosition(to:within:)
          compare(_:to:) deleteBackward() firstRect(for:) insertText(_:) offset(from:to:)
          position(from:in:offset:) position(from:offset:) position(within:farthestIn:)
          replace(_:withText:) scrollRangeToVisible(_:) selectionRects(for:)
          setBaseWritingDirection(_:for:) setMarkedText(_:selectedRange:)
          shouldChangeText(in:replacementText:) text(in:) textRange(from:to:)
          textStyling(at:in:) unmarkText()
          """,
        "UIView": """
          contentCompressionResistancePriority(for:) contentHuggingPriority(for:)
          setContentCompressionResistancePriority(_:for:) setContentHuggingPriority(_:for:)
          addGestureRecognizer(_:) alignmentRect(forFrame:) awakeFromNib()
          bringSubviewToFront(_:) didUpdateFocus(in:with:) display(_:) frame(forAlignmentRect:)
          gestureRecognizerShouldBegin(_:) insertSubview(_:aboveSubview:) insertSubview(_:at:)
          insertSubview(_:belowSubview:) invalidateIntrinsicContentSize() layoutIfNeeded()
          needsUpdateConstraints() prepareForInterfaceBuilder() removeFromSuperview()
          removeGestureRecognizer(_:) sendSubviewToBack(_:) setNeedsDisplay()
          setNeedsDisplay(_:) setNeedsLayout() setNeedsUpdateConstraints()
          shouldUpdateFocus(in:) sizeToFit() systemLayoutSizeFitting(_:)
          systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)
          updateConstraintsIfNeeded() updateProperties() viewWithTag(_:)
          """,
        "UIViewPropertyAnimator": """
          addAnimations(_:) addAnimations(_:delayFactor:) addCompletion(_:)
          continueAnimation(withTimingParameters:durationFactor:) copy(with:)
          finishAnimation(at:) pauseAnimation()
          runningPropertyAnimator(withDuration:delay:options:animations:completion:)
          startAnimation() startAnimation(afterDelay:) stopAnimation(_:)
          """,
      ],
      .kept: [
        "NSTextAttachmentViewProvider": "tracksTextAttachmentViewBounds view",
        "UIActivityIndicatorView": "color hidesWhenStopped isAnimating style",
        "UIBarAppearance": """
          backgroundColor backgroundEffect backgroundImage backgroundImageContentMode
          shadowColor shadowImage supportsSecureCoding
          """,
        "UIBarButtonItem": """
          action buttonGroup changesSelectionAsPrimaryAction customView isHidden isSelected
          isSymbolAnimationEnabled menu menuRepresentation possibleTitles primaryAction style
          target tintColor width
          """,
        "UIBarButtonItemAppearance": "disabled focused highlighted normal supportsSecureCoding",
        "UIBarButtonItemGroup": "alwaysAvailable barButtonItems isHidden menuRepresentation",
        "UIBarButtonItemStateAppearance": """
          backgroundImage backgroundImagePositionAdjustment titlePositionAdjustment
          titleTextAttributes
          """,
        "UIBarItem": """
          accessibilityHint accessibilityIdentifier accessibilityLabel accessibilityTraits
          accessibilityValue image imageInsets isEnabled landscapeImagePhone
          landscapeImagePhoneInsets largeContentSizeImage largeContentSizeImageInsets tag title
          """,
        "UIButton": """
          adjustsImageWhenDisabled adjustsImageWhenHighlighted automaticallyUpdatesConfiguration
          behavioralStyle buttonType changesSelectionAsPrimaryAction configuration
          configurationUpdateHandler contentEdgeInsets currentAttributedTitle
          currentBackgroundImage currentImage currentPreferredSymbolConfiguration currentTitle
          currentTitleColor currentTitleShadowColor imageEdgeInsets imageView
          isPointerInteractionEnabled isSpringLoaded pointerStyleProvider
          preferredBehavioralStyle reversesTitleShadowWhenHighlighted role
          showsTouchWhenHighlighted subtitleLabel titleEdgeInsets titleLabel
          """,
        "UICalendarView": """
          availableDateRange calendar delegate fontDesign locale selectionBehavior timeZone
          visibleDateComponents wantsDateDecorations
          """,
        "UIContentUnavailableView": "isScrollEnabled",
        "UIControl": """
          allControlEvents allTargets contentHorizontalAlignment contentVerticalAlignment
          contextMenuInteraction effectiveContentHorizontalAlignment isSymbolAnimationEnabled
          isTouchInside isTracking state toolTip toolTipInteraction
          """,
        "UIDatePicker": """
          calendar countDownDuration date datePickerMode datePickerStyle locale maximumDate
          minimumDate minuteInterval preferredDatePickerStyle roundsToMinuteInterval timeZone
          """,
        "UIFieldBehavior": "direction falloff items minimumRadius position region strength",
        "UIImageView": """
          adjustsImageSizeForAccessibilityContentSizeCategory animationDuration animationImages
          animationRepeatCount highlightedAnimationImages highlightedImage image isAnimating
          isHighlighted preferredSymbolConfiguration
          """,
        "UILabel": """
          adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth
          allowsDefaultTighteningForTruncation attributedText baselineAdjustment font
          highlightedTextColor isEnabled isHighlighted lineBreakMode lineBreakStrategy
          minimumScaleFactor numberOfLines preferredMaxLayoutWidth preferredVibrancy shadowColor
          shadowOffset showsExpansionTextWhenTruncated text textAlignment textColor
          """,
        "UILargeContentViewerInteraction": "gestureRecognizerForExclusionRelationship view",
        "UINavigationBar": """
          backIndicatorImage backIndicatorTransitionMaskImage backItem barPosition barStyle
          barTintColor compactAppearance compactScrollEdgeAppearance delegate isTranslucent
          items largeTitleTextAttributes prefersLargeTitles scrollEdgeAppearance shadowImage
          standardAppearance titleTextAttributes topItem
          """,
        "UINavigationBarAppearance": """
          backButtonAppearance backIndicatorImage backIndicatorTransitionMaskImage
          buttonAppearance doneButtonAppearance largeTitleTextAttributes titlePositionAdjustment
          titleTextAttributes
          """,
        "UIPageControl": """
          backgroundStyle currentPage currentPageIndicatorTintColor direction hidesForSinglePage
          interactionState numberOfPages pageIndicatorTintColor
          preferredCurrentPageIndicatorImage preferredIndicatorImage progress
          """,
        "UIPageControlProgress": "currentProgress delegate isProgressVisible",
        "UIPageControlTimerProgress": "preferredDuration resetsToInitialPageAfterEnd",
        "UIPickerView": "dataSource delegate numberOfComponents",
        "UIPopoverBackgroundView": "arrowDirection arrowOffset",
        "UIProgressView": """
          observedProgress progress progressImage progressTintColor progressViewStyle trackImage
          trackTintColor
          """,
        "UIRefreshControl": "attributedTitle isRefreshing",
        "UIScrollView": """
          adjustedContentInset alwaysBounceHorizontal alwaysBounceVertical
          automaticallyAdjustsScrollIndicatorInsets bounces bouncesZoom canCancelContentTouches
          contentInset contentInsetAdjustmentBehavior contentOffset contentSize decelerationRate
          delaysContentTouches delegate horizontalScrollIndicatorInsets indicatorStyle
          isDirectionalLockEnabled isDragging isPagingEnabled isScrollEnabled isTracking
          isZooming maximumZoomScale minimumZoomScale pinchGestureRecognizer
          scrollIndicatorInsets showsHorizontalScrollIndicator showsVerticalScrollIndicator
          verticalScrollIndicatorInsets zoomScale
          """,
        "UISearchBar": """
          backgroundImage barPosition barStyle barTintColor delegate isEnabled
          isSearchResultsButtonSelected isTranslucent placeholder prompt scopeBarBackgroundImage
          scopeButtonTitles searchBarStyle searchFieldBackgroundPositionAdjustment
          searchTextField searchTextPositionAdjustment selectedScopeButtonIndex
          showsBookmarkButton showsCancelButton showsScopeBar showsSearchResultsButton text
          """,
        "UISearchTextField": """
          allowsCopyingTokens allowsDeletingTokens tokenBackgroundColor tokens
          """,
        "UISegmentedControl": """
          apportionsSegmentWidthsByContent isMomentary numberOfSegments selectedSegmentIndex
          selectedSegmentTintColor
          """,
        "UISlider": """
          behavioralStyle currentMaximumTrackImage currentMinimumTrackImage currentThumbImage
          isContinuous maximumTrackTintColor maximumValue maximumValueImage
          minimumTrackTintColor minimumValue minimumValueImage preferredBehavioralStyle
          thumbTintColor value
          """,
        "UIStackView": """
          alignment arrangedSubviews axis distribution isBaselineRelativeArrangement
          isLayoutMarginsRelativeArrangement spacing
          """,
        "UIStatusBarManager": "isStatusBarHidden statusBarFrame statusBarStyle",
        "UIStepper": "maximumValue minimumValue stepValue value wraps",
        "UISwitch": "isOn offImage onImage onTintColor preferredStyle thumbTintColor title",
        "UITabBar": """
          backgroundImage barPosition barStyle barTintColor delegate isCustomizing isTranslucent
          itemPositioning itemSpacing itemWidth items scrollEdgeAppearance selectedItem
          selectionIndicatorImage shadowImage standardAppearance unselectedItemTintColor
          """,
        "UITabBarAppearance": """
          compactInlineLayoutAppearance inlineLayoutAppearance selectionIndicatorImage
          selectionIndicatorTintColor stackedItemPositioning stackedItemSpacing stackedItemWidth
          stackedLayoutAppearance
          """,
        "UITabBarItem": """
          badgeColor badgeValue scrollEdgeAppearance selectedImage standardAppearance
          titlePositionAdjustment
          """,
        "UITabBarItemAppearance": "disabled focused normal selected supportsSecureCoding",
        "UITabBarItemStateAppearance": """
          badgeBackgroundColor badgePositionAdjustment badgeTextAttributes
          badgeTitlePositionAdjustment iconColor titlePositionAdjustment titleTextAttributes
          """,
        "UITextField": """
          adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth attributedPlaceholder
          attributedText background beginningOfDocument borderStyle clearButtonMode
          clearsOnBeginEditing clearsOnInsertion defaultTextAttributes delegate
          disabledBackground enablesReturnKeyAutomatically endOfDocument font hasText
          inlinePredictionType inputDelegate isEditing isSecureTextEntry keyboardAppearance
          keyboardType leftView leftViewMode markedTextRange markedTextStyle minimumFontSize
          placeholder returnKeyType rightView rightViewMode spellCheckingType text textAlignment
          textColor tokenizer
          """,
        "UITextView": """
          delegate
          adjustsFontForContentSizeCategory attributedText autocorrectionType
          beginningOfDocument borderStyle clearsOnInsertion dataDetectorTypes
          enablesReturnKeyAutomatically endOfDocument font hasText inlinePredictionType
          inputDelegate isEditable isFindInteractionEnabled isSecureTextEntry isSelectable
          keyboardAppearance keyboardType linkTextAttributes markedTextRange markedTextStyle
          passwordRules returnKeyType selectedRange selectedTextRange smartDashesType
          smartInsertDeleteType spellCheckingType text textAlignment textColor
          textContainerInset textContentType textLayoutManager textStorage tokenizer
          typingAttributes usesStandardTextScaling
          """,
        "UIView": """
          alpha anchorPoint appliedContentSizeCategoryLimitsDescription autoresizesSubviews
          autoresizingMask backgroundColor bounds canBecomeFocused center clipsToBounds
          collisionBoundingPath collisionBoundsType contentMode contentScaleFactor
          directionalLayoutMargins gestureRecognizers insetsLayoutMarginsFromSafeArea
          isExclusiveTouch isHidden isMultipleTouchEnabled isOpaque isUserInteractionEnabled
          layoutMargins mask maximumContentSizeCategory minimumContentSizeCategory
          overrideUserInterfaceStyle preferredFocusEnvironments preservesSuperviewLayoutMargins
          safeAreaInsets semanticContentAttribute subviews superview tag tintAdjustmentMode
          tintColor traitCollection transform transform3D
          translatesAutoresizingMaskIntoConstraints window
          """,
        "UIViewPropertyAnimator": """
          delay fractionComplete isInterruptible isReversed isRunning pausesOnCompletion
          scrubsLinearly state timingParameters
          """,
        "UIVisualEffectView": "contentView effect",
      ],
      .withoutEffect: [
        "UIBarAppearance": "encode(with:)",
        "UIBarButtonItemAppearance": "encode(with:)",
        "UIBarButtonItemGroup": "encode(with:) isDisplayingRepresentativeItem representativeItem",
        "UIBarItem": "encode(with:)",
        "UIButton": "isHeld isHovered menu preferredMenuElementOrder",
        "UICalendarView": "setVisibleDateComponents(_:animated:)",
        "UIContentUnavailableView": "configuration",
        "UIControl": "isContextMenuInteractionEnabled showsMenuAsPrimaryAction",
        "UIFieldBehavior": "removeItem(_:)",
        "UIImageView": "imageDynamicRange preferredImageDynamicRange",
        "UIInputView": "allowsSelfSizing",
        "UILargeContentViewerInteraction": "delegate isEnabled",
        "UINavigationBar": """
          backgroundImage(for:barMetrics:) setBackgroundImage(_:for:barMetrics:)
          """,
        "UIPageControl": "allowsContinuousInteraction defersCurrentPageDisplay",
        "UIPageControlTimerProgress": "isRunning",
        "UIPickerView": "showsSelectionIndicator",
        "UIPopoverBackgroundView": "wantsDefaultContentAppearance",
        "UIScrollView": "isDecelerating keyboardDismissMode scrollsToTop",
        "UISearchBar": """
          autocapitalizationType autocorrectionType enablesReturnKeyAutomatically
          isLookToDictateEnabled keyboardAppearance keyboardType returnKeyType
          setBackgroundImage(_:for:barMetrics:) spellCheckingType textContentType
          """,
        "UISegmentedControl": "isSpringLoaded",
        "UIStepper": "autorepeat isContinuous",
        "UISwitch": "style",
        "UITabBar": "endCustomizing(animated:)",
        "UITabBarItemAppearance": "encode(with:)",
        "UITextField": """
          allowsEditingTextAttributes autocapitalizationType autocorrectionType passwordRules
          selectedTextRange smartDashesType smartInsertDeleteType smartQuotesType
          textContentType
          """,
        "UITextView": "allowsEditingTextAttributes autocapitalizationType smartQuotesType",
        "UIView": """
          addSubview(_:) clearsContextBeforeDrawing encode(with:) forBaselineLayout() isFocused
          """,
        "UIViewPropertyAnimator": "isManualHitTestingEnabled isUserInteractionEnabled",
      ],
    ]
}

/// Controllers, windows and applications.
extension OverrideTable {
  static let listedControllers: [OverrideReason: [String: String]] =
    [
      .called: [
        "NSTextViewportLayoutController": """
          adjustViewport(byVerticalOffset:) layoutViewport() relocateViewport(to:)
          """,
        "UIAlertController": "addAction(_:) addTextField(configurationHandler:)",
        "UIApplication": """
          beginIgnoringInteractionEvents() endIgnoringInteractionEvents()
          sendAction(_:to:from:for:) sendEvent(_:) setStatusBarHidden(_:with:)
          setStatusBarStyle(_:animated:) supportedInterfaceOrientations(for:)
          """,
        "UICollectionViewController": """
          collectionView(_:canEditItemAt:) collectionView(_:canMoveItemAt:)
          collectionView(_:cellForItemAt:) collectionView(_:didDeselectItemAt:)
          collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:didHighlightItemAt:)
          collectionView(_:didSelectItemAt:) collectionView(_:didUnhighlightItemAt:)
          collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:)
          collectionView(_:shouldDeselectItemAt:) collectionView(_:shouldHighlightItemAt:)
          collectionView(_:shouldSelectItemAt:)
          collectionView(_:viewForSupplementaryElementOfKind:at:)
          collectionView(_:willDisplay:forItemAt:) numberOfSections(in:)
          scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
          scrollViewDidScroll(_:) scrollViewWillBeginDragging(_:)
          """,
        "UICollectionViewTransitionLayout": """
          updateValue(_:forAnimatedKey:) value(forAnimatedKey:)
          """,
        "UIImagePickerController": "availableMediaTypes(for:) isSourceTypeAvailable(_:)",
        "UIInputViewController": """
          dismissKeyboard() selectionDidChange(_:) selectionWillChange(_:) textDidChange(_:)
          textWillChange(_:)
          """,
        "UIMenuController": """
          hideMenu() hideMenu(from:) setMenuVisible(_:animated:) showMenu(from:rect:)
          """,
        "UINavigationController": """
          popToRootViewController(animated:) popToViewController(_:animated:)
          popViewController(animated:) setNavigationBarHidden(_:animated:)
          setToolbarHidden(_:animated:) setViewControllers(_:animated:)
          """,
        "UIPageViewController": "setViewControllers(_:direction:animated:completion:)",
        "UIPercentDrivenInteractiveTransition": """
          cancel() finish() pause() startInteractiveTransition(_:) update(_:)
          """,
        "UIPresentationController": """
          adaptivePresentationStyle(for:)
          size(forChildContentContainer:withParentContainerSize:)
          systemLayoutFittingSizeDidChange(forChildContentContainer:)
          viewWillTransition(to:with:) willTransition(to:with:)
          """,
        "UIResponder": """
          accessibilityActivate() accessibilityDecrement() accessibilityIncrement()
          accessibilityPerformEscape() accessibilityPerformMagicTap() accessibilityScroll(_:)
          accessibilityZoomIn(at:) accessibilityZoomOut(at:) buildMenu(with:) canPaste(_:)
          canPerformAction(_:withSender:) copy(_:) cut(_:) delete(_:)
          makeTextWritingDirectionLeftToRight(_:) makeTextWritingDirectionRightToLeft(_:)
          motionBegan(_:with:) motionCancelled(_:with:) motionEnded(_:with:)
          observeValue(forKeyPath:of:change:context:) paste(_:) paste(itemProviders:)
          pressesBegan(_:with:) pressesCancelled(_:with:) pressesChanged(_:with:)
          pressesEnded(_:with:) remoteControlReceived(with:) responds(to:) select(_:)
          selectAll(_:) target(forAction:withSender:) toggleBoldface(_:) toggleItalics(_:)
          toggleUnderline(_:) validate(_:)
          """,
        "UIScreen": "displayLink(withTarget:selector:)",
        "UISheetPresentationController": "invalidateDetents()",
        "UISheetPresentationController.Detent": "resolvedValue(in:)",
        "UISplitViewController": """
          hide(_:) setViewController(_:for:) show(_:) viewController(for:)
          """,
        "UIStoryboardSegue": "perform()",
        "UITabBarController": """
          setTabBarHidden(_:animated:) setTabs(_:animated:) setViewControllers(_:animated:)
          tab(forIdentifier:) tabBar(_:didBeginCustomizing:)
          tabBar(_:didEndCustomizing:changed:) tabBar(_:didSelect:)
          tabBar(_:willBeginCustomizing:) tabBar(_:willEndCustomizing:changed:)
          """,
        "UITableViewController": """
          numberOfSections(in:) scrollViewDidChangeAdjustedContentInset(_:)
          scrollViewDidEndDecelerating(_:) scrollViewDidEndDragging(_:willDecelerate:)
          scrollViewDidEndScrollingAnimation(_:) scrollViewDidEndZooming(_:with:atScale:)
          scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDecelerating(_:)
          scrollViewWillBeginDragging(_:) scrollViewWillBeginZooming(_:with:)
          scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
          sectionIndexTitles(for:) tableView(_:accessoryButtonTappedForRowWith:)
          tableView(_:canEditRowAt:) tableView(_:canPerformPrimaryActionForRowAt:)
          tableView(_:commit:forRowAt:) tableView(_:didDeselectRowAt:)
          tableView(_:didEndDisplaying:forRowAt:)
          tableView(_:didEndDisplayingFooterView:forSection:)
          tableView(_:didEndDisplayingHeaderView:forSection:) tableView(_:didHighlightRowAt:)
          tableView(_:didSelectRowAt:) tableView(_:didUnhighlightRowAt:)
          tableView(_:editingStyleForRowAt:) tableView(_:estimatedHeightForFooterInSection:)
          tableView(_:estimatedHeightForHeaderInSection:) tableView(_:estimatedHeightForRowAt:)
          tableView(_:heightForFooterInSection:) tableView(_:heightForHeaderInSection:)
          tableView(_:heightForRowAt:) tableView(_:indentationLevelForRowAt:)
          tableView(_:performPrimaryActionForRowAt:)
          tableView(_:sectionForSectionIndexTitle:at:) tableView(_:shouldHighlightRowAt:)
          tableView(_:shouldIndentWhileEditingRowAt:) tableView(_:titleForFooterInSection:)
          tableView(_:viewForFooterInSection:) tableView(_:viewForHeaderInSection:)
          tableView(_:willDeselectRowAt:) tableView(_:willDisplay:forRowAt:)
          tableView(_:willDisplayFooterView:forSection:)
          tableView(_:willDisplayHeaderView:forSection:) tableView(_:willSelectRowAt:)
          viewForZooming(in:)
          """,
        "UIViewController": """
          addChild(_:) addKeyCommand(_:) attemptRotationToDeviceOrientation() awakeFromNib()
          beginAppearanceTransition(_:animated:) canPerformUnwindSegueAction(_:from:sender:)
          contentScrollView(for:) didReceiveMemoryWarning() dismiss(animated:completion:)
          endAppearanceTransition() loadViewIfNeeded() overrideTraitCollection(forChild:)
          performSegue(withIdentifier:sender:)
          preferredContentSizeDidChange(forChildContentContainer:) prepare(for:sender:)
          present(_:animated:completion:) removeFromParent() removeKeyCommand(_:)
          setContentScrollView(_:for:) setEditing(_:animated:)
          setNeedsStatusBarAppearanceUpdate() setNeedsUpdateOfPrefersPointerLocked()
          setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
          setNeedsUpdateOfSupportedInterfaceOrientations() setToolbarItems(_:animated:)
          shouldPerformSegue(withIdentifier:sender:) show(_:sender:)
          showDetailViewController(_:sender:)
          systemLayoutFittingSizeDidChange(forChildContentContainer:)
          traitCollectionDidChange(_:) unwind(for:towards:)
          updateContentUnavailableConfiguration(using:) viewLayoutMarginsDidChange()
          willTransition(to:with:)
          """,
        "UIWindow": "becomeKey() makeKey() makeKeyAndVisible() resignKey() sendEvent(_:)",
      ],
      .kept: [
        "NSTextViewportLayoutController": """
          delegate textLayoutManager viewportBounds viewportRange
          """,
        "UIActivityViewController": "allowsProminentActivity excludedActivityTypes",
        "UIAlertController": "message preferredAction",
        "UIApplication": """
          applicationIconBadgeNumber applicationSupportsShakeToEdit delegate isIdleTimerDisabled
          isIgnoringInteractionEvents isNetworkActivityIndicatorVisible isStatusBarHidden
          keyWindow openSessions preferredContentSizeCategory statusBarFrame
          statusBarOrientation statusBarStyle supportsMultipleScenes
          userInterfaceLayoutDirection windows
          """,
        "UICollectionViewController": """
          clearsSelectionOnViewWillAppear collectionView collectionViewLayout
          """,
        "UICollectionViewTransitionLayout": "transitionProgress",
        "UIColorPickerViewController": "delegate selectedColor supportsAlpha",
        "UIDocumentPickerViewController": "directoryURL",
        "UIImagePickerController": "delegate cameraOverlayView videoMaximumDuration",
        "UIInputViewController": "hasDictationKey textDocumentProxy",
        "UIMenuController": "isMenuVisible",
        "UINavigationController": """
          barHideOnSwipeGestureRecognizer barHideOnTapGestureRecognizer delegate
          hidesBarsOnSwipe hidesBarsOnTap hidesBarsWhenVerticallyCompact
          interactivePopGestureRecognizer isNavigationBarHidden isToolbarHidden toolbar
          topViewController viewControllers visibleViewController
          """,
        "UIPageViewController": "isDoubleSided spineLocation viewControllers",
        "UIPercentDrivenInteractiveTransition": """
          completionCurve completionSpeed duration percentComplete wantsInteractiveStart
          """,
        "UIPopoverPresentationController": """
          delegate
          adaptiveSheetPresentationController arrowDirection backgroundColor barButtonItem
          canOverlapSourceViewRect passthroughViews permittedArrowDirections
          popoverBackgroundViewClass popoverLayoutMargins sourceItem sourceRect sourceView
          """,
        "UIPresentationController": """
          preferredContentSize
          adaptivePresentationStyle containerView delegate overrideTraitCollection
          presentationStyle presentedView presentedViewController presentingViewController
          shouldPresentInFullscreen
          """,
        "UIResponder": """
          accessibilityActivationPoint accessibilityAttributedHint accessibilityAttributedLabel
          accessibilityAttributedValue accessibilityCustomActions accessibilityCustomRotors
          accessibilityElementsHidden accessibilityFrame accessibilityIdentifier
          accessibilityIgnoresInvertColors accessibilityLanguage accessibilityPath
          accessibilityUserInputLabels accessibilityViewIsModal canResignFirstResponder
          inputAccessoryView inputAccessoryViewController inputAssistantItem inputView
          inputViewController isFirstResponder keyCommands next pasteConfiguration
          shouldGroupAccessibilityChildren textInputContextIdentifier textInputMode undoManager
          """,
        "UIScene": "delegate subtitle title",
        "UIScene.ActivationRequestOptions": "requestingScene",
        "UIScene.OpenExternalURLOptions": "universalLinksOnly",
        "UISceneConfiguration": "delegateClass sceneClass",
        "UISceneSession": "scene stateRestorationActivity userInfo",
        "UIScreen": """
          bounds coordinateSpace fixedCoordinateSpace maximumFramesPerSecond nativeBounds
          nativeScale scale traitCollection
          """,
        "UIScreenEdgePanGestureRecognizer": "edges",
        "UISearchController": """
          automaticallyShowsCancelButton automaticallyShowsScopeBar
          automaticallyShowsSearchResultsController delegate dimsBackgroundDuringPresentation
          hidesNavigationBarDuringPresentation isActive obscuresBackgroundDuringPresentation
          scopeBarActivation searchBar searchBarPlacement searchResultsUpdater
          showsSearchResultsController
          """,
        "UISheetPresentationController": """
          delegate
          detents largestUndimmedDetentIdentifier preferredCornerRadius
          prefersEdgeAttachedInCompactHeight prefersGrabberVisible prefersPageSizing
          selectedDetentIdentifier sourceView widthFollowsPreferredContentSizeWhenEdgeAttached
          """,
        "UISplitViewController": """
          delegate displayMode isCollapsed maximumPrimaryColumnWidth
          maximumSupplementaryColumnWidth minimumPrimaryColumnWidth
          minimumSupplementaryColumnWidth preferredDisplayMode preferredPrimaryColumnWidth
          preferredPrimaryColumnWidthFraction preferredSplitBehavior
          preferredSupplementaryColumnWidth preferredSupplementaryColumnWidthFraction
          presentsWithGesture primaryBackgroundStyle primaryColumnWidth primaryEdge
          splitBehavior style supplementaryColumnWidth viewControllers
          """,
        "UITabBarController": """
          delegate isTabBarHidden moreNavigationController selectedIndex selectedTab
          selectedViewController tabs viewControllers
          """,
        "UITableViewController": "clearsSelectionOnViewWillAppear tableView",
        "UIViewController": """
          isBeingDismissed isBeingPresented isMovingFromParent isMovingToParent
          transitionCoordinator
          additionalSafeAreaInsets children definesPresentationContext edgesForExtendedLayout
          editButtonItem extendedLayoutIncludesOpaqueBars hidesBottomBarWhenPushed isEditing
          isViewLoaded modalPresentationStyle modalTransitionStyle navigationController
          navigationItem overrideUserInterfaceStyle parent preferredContentSize
          prefersStatusBarHidden presentationController presentedViewController
          presentingViewController providesPresentationContextTransitionStyle
          splitViewController systemMinimumLayoutMargins tabBarController tabBarItem title
          toolbarItems traitCollection transitioningDelegate view viewIfLoaded
          viewRespectsSystemMinimumLayoutMargins
          """,
        "UIWindow": "isKeyWindow rootViewController windowScene",
        "UIWindowScene": """
          coordinateSpace interfaceOrientation keyWindow screen sizeRestrictions
          statusBarManager traitCollection windows
          """,
        "UIWindowScene.GeometryPreferences.iOS": "interfaceOrientations",
      ],
      .withoutEffect: [
        "UIActivityViewController": "completionWithItemsHandler",
        "UIApplication": """
          alternateIconName applicationState canOpenURL(_:) connectedScenes
          isProtectedDataAvailable open(_:options:completionHandler:) openURL(_:)
          registerForRemoteNotifications() supportsAlternateIcons
          """,
        "UICollectionViewController": """
          collectionView(_:contextMenuConfigurationForItemAt:point:)
          collectionView(_:contextMenuConfigurationForItemsAt:point:)
          collectionView(_:willPerformPreviewActionForMenuWith:animator:)
          installsStandardGestureForInteractiveMovement
          """,
        "UIDocumentPickerViewController": """
          allowsMultipleSelection delegate shouldShowFileExtensions
          """,
        "UIImagePickerController": """
          allowsEditing cameraCaptureMode cameraDevice cameraFlashMode cameraViewTransform
          isCameraDeviceAvailable(_:) isFlashAvailable(for:) mediaTypes showsCameraControls
          sourceType videoQuality
          """,
        "UIInputViewController": """
          advanceToNextInputMode() hasFullAccess needsInputModeSwitchKey primaryLanguage
          """,
        "UIMenuController": "arrowDirection menuFrame menuItems setTargetRect(_:in:) update()",
        "UINavigationController": "hidesBarsWhenKeyboardAppears",
        "UIPageViewController": "dataSource delegate gestureRecognizers",
        "UIResponder": """
          accessibilityElementDidBecomeFocused() accessibilityElementDidLoseFocus()
          accessibilityElementIsFocused() applicationFinishedRestoringState()
          clearTextInputContextIdentifier(_:) decodeRestorableState(with:)
          encodeRestorableState(with:) reloadInputViews() restoreUserActivityState(_:)
          updateUserActivityState(_:)
          """,
        "UIScene": "activationState open(_:options:completionHandler:)",
        "UISceneSizeRestrictions": "allowsFullScreen maximumSize minimumSize",
        "UIScreen": "brightness focusedView isCaptured mirrored screens wantsSoftwareDimming",
        "UISheetPresentationController": """
          animateChanges(_:) prefersScrollingExpandsWhenScrolledToEdge
          """,
        "UITabBarController": "customizableViewControllers customizationIdentifier mode",
        "UITableViewController": """
          tableView(_:canFocusRowAt:) tableView(_:canMoveRowAt:)
          tableView(_:contextMenuConfigurationForRowAt:point:)
          tableView(_:didBeginMultipleSelectionInteractionAt:) tableView(_:didEndEditingRowAt:)
          tableView(_:editActionsForRowAt:)
          tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:moveRowAt:to:)
          tableView(_:previewForDismissingContextMenuWithConfiguration:)
          tableView(_:previewForHighlightingContextMenuWithConfiguration:)
          tableView(_:selectionFollowsFocusForRowAt:)
          tableView(_:shouldBeginMultipleSelectionInteractionAt:)
          tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
          tableView(_:titleForDeleteConfirmationButtonForRowAt:)
          tableView(_:trailingSwipeActionsConfigurationForRowAt:)
          tableView(_:willBeginEditingRowAt:)
          tableView(_:willPerformPreviewActionForMenuWith:animator:)
          tableViewDidEndMultipleSelectionInteraction(_:)
          """,
        "UIViewController": """
          automaticallyAdjustsScrollViewInsets childForHomeIndicatorAutoHidden
          childForScreenEdgesDeferringSystemGestures childForStatusBarHidden
          childForStatusBarStyle childViewControllerForPointerLock
          disablesAutomaticKeyboardDismissal encode(with:) isModalInPresentation
          modalPresentationCapturesStatusBarAppearance
          preferredInterfaceOrientationForPresentation
          preferredScreenEdgesDeferringSystemGestures preferredStatusBarUpdateAnimation
          prefersHomeIndicatorAutoHidden prefersPointerLocked
          setNeedsUpdateOfHomeIndicatorAutoHidden() shouldAutorotate
          supportedInterfaceOrientations
          """,
        "UIWindow": "canResizeToFitContent screen windowLevel",
      ],
    ]
}

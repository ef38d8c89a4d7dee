/// All other objects.
extension OverrideTable {
  static let listedObjects: [OverrideReason: [String: String]] =
    [
      .called: [
        "NSItemProvider": """
          canLoadObject(ofClass:) hasItemConformingToTypeIdentifier(_:)
          loadDataRepresentation(forTypeIdentifier:completionHandler:)
          loadItem(forTypeIdentifier:options:completionHandler:)
          loadObject(ofClass:completionHandler:)
          registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)
          registerObject(_:visibility:) registeredTypeIdentifiers(fileOptions:)
          """,
        "NSMutableParagraphStyle": "addTabStop(_:) removeTabStop(_:) setParagraphStyle(_:)",
        "NSParagraphStyle": """
          copy(with:) defaultWritingDirection(forLanguage:) mutableCopy(with:)
          """,
        "NSShadow": "copy(with:)",
        "NSTextAttachment": """
          attachmentBounds(for:location:textContainer:proposedLineFragment:position:)
          image(for:attributes:location:textContainer:)
          image(forBounds:textContainer:characterIndex:)
          registerViewProviderClass(_:forFileType:)
          textAttachmentViewProviderClass(forFileType:)
          viewProvider(for:location:textContainer:)
          """,
        "NSTextContentManager": """
          addTextLayoutManager(_:) enumerateTextElements(from:options:using:)
          location(_:offsetBy:) offset(from:to:) performEditingTransaction(_:)
          removeTextLayoutManager(_:) textElements(for:)
          """,
        "NSTextContentStorage": "attributedString(for:) textElement(for:)",
        "NSTextLineFragment": """
          characterIndex(for:) draw(at:in:) fractionOfDistanceThroughGlyph(for:)
          locationForCharacter(at:)
          """,
        "NSTextRange": "contains(_:) intersection(_:) intersects(_:) isEqual(to:) union(_:)",
        "NSTextSelection": "textSelection(with:)",
        "NSTextStorage": """
          addLayoutManager(_:) edited(_:range:changeInLength:) ensureAttributesAreFixed(in:)
          invalidateAttributes(in:) processEditing() removeLayoutManager(_:)
          """,
        "NSTextTab": "copy(with:)",
        "NSUserActivity": "addUserInfoEntries(from:)",
        "UIAction": "performWithSender(_:target:)",
        "UIActivity": "canPerform(withActivityItems:) perform() prepare(withActivityItems:)",
        "UIAttachmentBehavior": """
          fixedAttachment(with:attachedTo:attachmentAnchor:)
          limitAttachment(with:offsetFromCenter:attachedTo:offsetFromCenter:)
          pinAttachment(with:attachedTo:attachmentAnchor:)
          slidingAttachment(with:attachedTo:attachmentAnchor:axisOfTranslation:)
          slidingAttachment(with:attachmentAnchor:axisOfTranslation:)
          """,
        "UIBandSelectionInteraction": "didMove(to:) willMove(to:)",
        "UIBezierPath": """
          addArc(withCenter:radius:startAngle:endAngle:clockwise:) addClip()
          addCurve(to:controlPoint1:controlPoint2:) addLine(to:) addQuadCurve(to:controlPoint:)
          append(_:) apply(_:) close() contains(_:) copy(with:) fill() fill(with:alpha:)
          getLineDash(_:count:phase:) move(to:) removeAllPoints() reversing()
          setLineDash(_:count:phase:) stroke() stroke(with:alpha:)
          """,
        "UICalendarSelection": "updateSelectableDates()",
        "UICalendarSelectionMultiDate": "setSelectedDates(_:animated:)",
        "UICalendarSelectionSingleDate": "setSelected(_:animated:)",
        "UICalendarSelectionWeekOfYear": """
          setSelectedWeekOfYear(_:animated:) updateSelectableWeeks()
          """,
        "UICollisionBehavior": """
          addBoundary(withIdentifier:for:) addBoundary(withIdentifier:from:to:) addItem(_:)
          boundary(withIdentifier:) removeAllBoundaries() removeItem(_:)
          setTranslatesReferenceBoundsIntoBoundary(with:)
          """,
        "UIColor": """
          copy(with:) resolvedColor(with:) set() setFill() setStroke() withAlphaComponent(_:)
          """,
        "UICommand": "performWithSender(_:target:)",
        "UIContextMenuInteraction": "didMove(to:) willMove(to:)",
        "UICubicTimingParameters": "copy(with:)",
        "UIDevice": "endGeneratingDeviceOrientationNotifications()",
        "UIDragInteraction": "didMove(to:) willMove(to:)",
        "UIDropInteraction": "didMove(to:) willMove(to:)",
        "UIDynamicAnimator": """
          addBehavior(_:) items(in:) layoutAttributesForCell(at:)
          layoutAttributesForSupplementaryView(ofKind:at:) removeAllBehaviors()
          removeBehavior(_:) updateItem(usingCurrentState:)
          """,
        "UIDynamicBehavior": "addChildBehavior(_:) removeChildBehavior(_:) willMove(to:)",
        "UIDynamicItemBehavior": """
          addAngularVelocity(_:for:) addItem(_:) addLinearVelocity(_:for:) angularVelocity(for:)
          linearVelocity(for:) removeItem(_:)
          """,
        "UIEditMenuInteraction": """
          didMove(to:) dismissMenu() location(in:) presentEditMenu(with:) reloadVisibleMenu()
          updateVisibleMenuPosition(animated:) willMove(to:)
          """,
        "UIEvent": "coalescedTouches(for:) touches(for:)",
        "UIFindInteraction": """
          didMove(to:) dismissFindNavigator() findNext() findPrevious()
          presentFindNavigator(showingReplace:) willMove(to:)
          """,
        "UIFindSession": """
          highlightNextResult(in:) invalidateFoundResults() performSearch(query:options:)
          performSingleReplacement(query:replacementString:options:)
          replaceAll(searchQuery:replacementString:options:)
          """,
        "UIFocusAnimationCoordinator": "addCoordinatedAnimations(_:completion:)",
        "UIFocusEffect": "copy(with:)",
        "UIFont": """
          boldSystemFont(ofSize:) copy(with:) fontNames(forFamilyName:)
          italicSystemFont(ofSize:) monospacedDigitSystemFont(ofSize:weight:)
          monospacedSystemFont(ofSize:weight:) preferredFont(forTextStyle:)
          preferredFont(forTextStyle:compatibleWith:) systemFont(ofSize:)
          systemFont(ofSize:weight:) systemFont(ofSize:weight:width:) withSize(_:)
          """,
        "UIFontDescriptor": """
          addingAttributes(_:) copy(with:) matchingFontDescriptors(withMandatoryKeys:)
          object(forKey:) preferredFontDescriptor(withTextStyle:)
          preferredFontDescriptor(withTextStyle:compatibleWith:) withDesign(_:) withFace(_:)
          withFamily(_:) withMatrix(_:) withSize(_:)
          """,
        "UIFontMetrics": """
          scaledFont(for:) scaledFont(for:compatibleWith:) scaledFont(for:maximumPointSize:)
          scaledFont(for:maximumPointSize:compatibleWith:) scaledValue(for:)
          scaledValue(for:compatibleWith:)
          """,
        "UIGestureRecognizer": """
          addTarget(_:action:) canBePrevented(by:) canPrevent(_:) ignore(_:for:) location(in:)
          location(ofTouch:in:) pressesBegan(_:with:) pressesCancelled(_:with:)
          pressesChanged(_:with:) pressesEnded(_:with:) removeTarget(_:action:) require(toFail:)
          reset() shouldBeRequiredToFail(by:) shouldReceive(_:) shouldRequireFailure(of:)
          touchesBegan(_:with:) touchesCancelled(_:with:) touchesEnded(_:with:)
          touchesMoved(_:with:)
          """,
        "UIGraphicsImageRenderer": """
          image(actions:) jpegData(withCompressionQuality:actions:) pngData(actions:)
          """,
        "UIGraphicsImageRendererFormat": "preferred()",
        "UIGraphicsPDFRenderer": "writePDF(to:withActions:)",
        "UIGraphicsPDFRendererContext": """
          addDestination(withName:at:) beginPage(withBounds:pageInfo:)
          setDestinationWithName(_:for:) setURL(_:for:)
          """,
        "UIGraphicsRendererContext": """
          clip(to:) fill(_:) fill(_:blendMode:) stroke(_:) stroke(_:blendMode:)
          """,
        "UIGraphicsRendererFormat": "copy(with:) default()",
        "UIGravityBehavior": "addItem(_:) removeItem(_:) setAngle(_:magnitude:)",
        "UIImage": """
          animatedImage(with:duration:) copy(with:) imageFlippedForRightToLeftLayoutDirection()
          resizableImage(withCapInsets:) resizableImage(withCapInsets:resizingMode:)
          withAlignmentRectInsets(_:) withHorizontallyFlippedOrientation() withRenderingMode(_:)
          """,
        "UIImage.Configuration": "copy(with:)",
        "UIImageAsset": "image(with:) register(_:with:) unregister(with:)",
        "UIMenu": "replacingChildren(_:)",
        "UIMotionEffect": "keyPathsAndRelativeValues(forViewerOffset:)",
        "UINavigationItem": """
          setHidesBackButton(_:animated:) setLeftBarButton(_:animated:)
          setLeftBarButtonItems(_:animated:) setRightBarButton(_:animated:)
          setRightBarButtonItems(_:animated:)
          """,
        "UINib": "instantiate(withOwner:options:)",
        "UIPanGestureRecognizer": "setTranslation(_:in:) translation(in:) velocity(in:)",
        "UIPasteConfiguration": """
          addAcceptableTypeIdentifiers(_:) addTypeIdentifiers(forAccepting:) copy(with:)
          """,
        "UIPasteboard": """
          addItems(_:) contains(pasteboardTypes:) contains(pasteboardTypes:inItemSet:)
          data(forPasteboardType:) data(forPasteboardType:inItemSet:)
          itemSet(withPasteboardTypes:) remove(withName:) setData(_:forPasteboardType:)
          setItemProviders(_:localOnly:expirationDate:) setObjects(_:)
          setValue(_:forPasteboardType:) types(forItemSet:) value(forPasteboardType:)
          values(forPasteboardType:inItemSet:) withUniqueName()
          """,
        "UIPencilInteraction": "didMove(to:) willMove(to:)",
        "UIPointerInteraction": "didMove(to:) willMove(to:)",
        "UIPushBehavior": """
          addItem(_:) removeItem(_:) setAngle(_:magnitude:) setTargetOffsetFromCenter(_:for:)
          targetOffsetFromCenter(for:)
          """,
        "UIRegion": "contains(_:) difference(from:) intersection(with:) inverse() union(with:)",
        "UIScribbleInteraction": "didMove(to:) willMove(to:)",
        "UISpringLoadedInteraction": "didMove(to:) willMove(to:)",
        "UISpringTimingParameters": "copy(with:)",
        "UIStoryboard": """
          instantiateInitialViewController() instantiateInitialViewController(creator:)
          instantiateViewController(identifier:creator:)
          instantiateViewController(withIdentifier:)
          """,
        "UITabGroup": "tab(forIdentifier:)",
        "UITargetedPreview": "retargetedPreview(with:)",
        "UITextInputPasswordRules": "copy(with:)",
        "UITextInputStringTokenizer": """
          isPosition(_:atBoundary:inDirection:) isPosition(_:withinTextUnit:inDirection:)
          position(from:toBoundary:inDirection:) rangeEnclosingPosition(_:with:inDirection:)
          """,
        "UITextInteraction": "didMove(to:) willMove(to:)",
        "UIToolTipInteraction": "didMove(to:) willMove(to:)",
        "UIToolbar": """
          backgroundImage(forToolbarPosition:barMetrics:)
          setBackgroundImage(_:forToolbarPosition:barMetrics:) setItems(_:animated:)
          setShadowImage(_:forToolbarPosition:) shadowImage(forToolbarPosition:)
          """,
        "UITouch": """
          location(in:) preciseLocation(in:) precisePreviousLocation(in:) previousLocation(in:)
          """,
        "UIUpdateLink": "addAction(handler:) addAction(target:selector:)",
        "UIVisualEffect": "copy(with:)",
      ],
      .kept: [
        "NSItemProvider": "registeredTypeIdentifiers suggestedName",
        "NSParagraphStyle": """
          alignment allowsDefaultTighteningForTruncation baseWritingDirection defaultTabInterval
          firstLineHeadIndent headIndent hyphenationFactor lineBreakMode lineBreakStrategy
          lineHeightMultiple lineSpacing maximumLineHeight minimumLineHeight paragraphSpacing
          paragraphSpacingBefore tabStops tailIndent textLists usesDefaultHyphenation
          """,
        "NSShadow": "shadowBlurRadius shadowColor shadowOffset",
        "NSStringDrawingContext": "minimumScaleFactor totalBounds",
        "NSTextAttachment": """
          allowsTextAttachmentView bounds contents fileType image lineLayoutPadding
          usesTextAttachmentView
          """,
        "NSTextContainer": """
          exclusionPaths heightTracksTextView isSimpleRectangularTextContainer layoutManager
          lineBreakMode lineFragmentPadding maximumNumberOfLines size textLayoutManager
          widthTracksTextView
          """,
        "NSTextContentManager": """
          delegate documentRange hasEditingTransaction primaryTextLayoutManager
          textLayoutManagers
          """,
        "NSTextContentStorage": "attributedString textStorage",
        "NSTextElement": """
          childElements elementRange isRepresentedElement parentElement textContentManager
          """,
        "NSTextLineFragment": "glyphOrigin typographicBounds",
        "NSTextParagraph": "paragraphContentRange paragraphSeparatorRange",
        "NSTextRange": "isEmpty",
        "NSTextSelection": "isTransient",
        "NSTextStorage": "changeInLength delegate editedMask editedRange layoutManagers",
        "NSUserActivity": """
          expirationDate needsSave referrerURL requiredUserInfoKeys title userInfo webpageURL
          """,
        "UIAccessibilityCustomAction": """
          actionHandler attributedName category image name selector target
          """,
        "UIAccessibilityCustomRotor": "attributedName itemSearchBlock name systemRotorType",
        "UIAccessibilityCustomRotorItemResult": "targetElement",
        "UIAccessibilityCustomRotorSearchPredicate": "currentItem searchDirection",
        "UIAccessibilityElement": "accessibilityContainer accessibilityFrameInContainerSpace",
        "UIAccessibilityLocationDescriptor": "attributedName view",
        "UIAction": "attributes sender state",
        "UIActivity": """
          activityCategory activityImage activityTitle activityType activityViewController
          """,
        "UIAlertAction": "isEnabled",
        "UIAttachmentBehavior": """
          anchorPoint attachmentRange damping frequency frictionTorque items length
          """,
        "UIBandSelectionInteraction": "shouldBeginHandler view",
        "UIBezierPath": """
          bounds cgPath currentPoint flatness isEmpty lineCapStyle lineJoinStyle lineWidth
          miterLimit usesEvenOddFillRule
          """,
        "UICalendarSelectionMultiDate": "delegate selectedDates",
        "UICalendarSelectionSingleDate": "delegate selectedDate",
        "UICalendarSelectionWeekOfYear": "delegate selectedWeekOfYear",
        "UICollisionBehavior": """
          boundaryIdentifiers collisionDelegate collisionMode items
          translatesReferenceBoundsIntoBoundary
          """,
        "UIColor": "cgColor",
        "UIColorWell": "selectedColor supportsAlpha supportsEyedropper title",
        "UICommand": "attributes discoverabilityTitle sender state",
        "UIContextMenuInteraction": "view",
        "UIContextualAction": "backgroundColor",
        "UICubicTimingParameters": "cubicTimingParameters springTimingParameters timingCurveType",
        "UIDevice": """
          identifierForVendor isBatteryMonitoringEnabled isMultitaskingSupported
          isProximityMonitoringEnabled localizedModel model name orientation systemName
          systemVersion userInterfaceIdiom
          """,
        "UIDragInteraction": "isEnabledByDefault view",
        "UIDragItem": "localObject previewProvider",
        "UIDropInteraction": "view",
        "UIDropProposal": "isPrecise",
        "UIDynamicAnimator": "behaviors delegate elapsedTime isRunning",
        "UIDynamicBehavior": "action childBehaviors dynamicAnimator",
        "UIDynamicItemBehavior": """
          allowsRotation angularResistance charge density elasticity friction isAnchored items
          resistance
          """,
        "UIDynamicItemGroup": "bounds center transform",
        "UIEditMenuInteraction": "delegate view",
        "UIEvent": "allTouches subtype timestamp",
        "UIFindInteraction": """
          activeFindSession delegate isFindNavigatorVisible optionsMenuProvider replacementText
          view
          """,
        "UIFindSession": """
          allowsReplacementForCurrentlyHighlightedResult highlightedResultIndex resultCount
          supportsReplacement
          """,
        "UIFocusHaloEffect": "containerView position referenceView",
        "UIFont": """
          ascender buttonFontSize capHeight descender familyName familyNames fontDescriptor
          fontName labelFontSize leading lineHeight pointSize smallSystemFontSize systemFontSize
          xHeight
          """,
        "UIFontDescriptor": "fontAttributes matrix pointSize postscriptName symbolicTraits",
        "UIGestureRecognizer": """
          allowedPressTypes allowedTouchTypes cancelsTouchesInView delaysTouchesBegan
          delaysTouchesEnded delegate isEnabled name numberOfTouches state view
          """,
        "UIGlassContainerEffect": "spacing",
        "UIGlassEffect": "isInteractive tintColor",
        "UIGraphicsImageRendererContext": "currentImage",
        "UIGraphicsImageRendererFormat": "opaque preferredRange prefersExtendedRange scale",
        "UIGraphicsPDFRendererContext": "pdfContextBounds",
        "UIGraphicsPDFRendererFormat": "documentInfo",
        "UIGraphicsRenderer": "allowsImageOutput format",
        "UIGraphicsRendererContext": "format",
        "UIGravityBehavior": "angle gravityDirection items magnitude",
        "UIHoverStyle": "effect shape",
        "UIImage": """
          alignmentRectInsets capInsets cgImage duration flipsForRightToLeftLayoutDirection
          imageOrientation images renderingMode resizingMode scale size
          """,
        "UIInterpolatingMotionEffect": "maximumRelativeValue minimumRelativeValue",
        "UIKeyCommand": "wantsPriorityOverSystemBehavior",
        "UILongPressGestureRecognizer": """
          allowableMovement minimumPressDuration numberOfTapsRequired numberOfTouchesRequired
          """,
        "UIMenu": "selectedElements",
        "UIMenuDisplayPreferences": "maximumNumberOfTitleLines",
        "UIMenuElement": "image subtitle title",
        "UIMenuItem": "title",
        "UIMotionEffectGroup": "motionEffects",
        "UINavigationItem": """
          backAction backBarButtonItem backButtonDisplayMode backButtonTitle centerItemGroups
          compactAppearance compactScrollEdgeAppearance hidesBackButton
          hidesSearchBarWhenScrolling largeTitleDisplayMode leadingItemGroups leftBarButtonItem
          leftBarButtonItems leftItemsSupplementBackButton pinnedTrailingGroup
          preferredSearchBarPlacement prompt rightBarButtonItem rightBarButtonItems
          scrollEdgeAppearance searchBarPlacement searchController standardAppearance style
          title titleView trailingItemGroups
          """,
        "UIPanGestureRecognizer": "maximumNumberOfTouches minimumNumberOfTouches",
        "UIPasteConfiguration": "acceptableTypeIdentifiers",
        "UIPasteboard": """
          changeCount color colors general hasColors hasImages hasStrings hasURLs image images
          isPersistent itemProviders items name numberOfItems string strings types url urls
          """,
        "UIPencilInteraction": """
          preferredSqueezeAction preferredTapAction prefersHoverToolPreview
          prefersPencilOnlyDrawing view
          """,
        "UIPinchGestureRecognizer": "scale velocity",
        "UIPointerInteraction": "view",
        "UIPointerRegionRequest": "location",
        "UIPreviewParameters": "shadowPath visiblePath",
        "UIPushBehavior": "active angle items magnitude pushDirection",
        "UIRegion": "infinite",
        "UIRotationGestureRecognizer": "rotation velocity",
        "UIScribbleInteraction": "view",
        "UISearchToken": "representedObject",
        "UISnapBehavior": "damping snapPoint",
        "UISpringLoadedInteraction": "view",
        "UISpringTimingParameters": """
          cubicTimingParameters springTimingParameters timingCurveType
          """,
        "UITab": """
          badgeValue hasVisiblePlacement image isEnabled isHidden managingTabGroup parent
          preferredPlacement subtitle tabBarController title userInfo viewController
          """,
        "UITabGroup": """
          children defaultChildIdentifier isSidebarDestination managingNavigationController
          selectedChild sidebarAppearance
          """,
        "UITapGestureRecognizer": """
          buttonMaskRequired numberOfTapsRequired numberOfTouchesRequired
          """,
        "UITargetedPreview": "size",
        "UITextInputAssistantItem": """
          allowsHidingShortcuts leadingBarButtonGroups trailingBarButtonGroups
          """,
        "UITextInputMode": "activeInputModes primaryLanguage",
        "UITextInteraction": "textInput textInteractionMode view",
        "UITextRange": "end isEmpty start",
        "UITextSelectionRect": """
          containsEnd containsStart isVertical rect transform writingDirection
          """,
        "UIToolTipInteraction": "defaultToolTip view",
        "UIToolbar": """
          barPosition barStyle barTintColor compactAppearance compactScrollEdgeAppearance
          delegate isTranslucent items scrollEdgeAppearance standardAppearance
          """,
        "UIToolbarAppearance": "buttonAppearance doneButtonAppearance",
        "UITouch": "gestureRecognizers majorRadius phase tapCount timestamp view window",
        "UIUpdateLink": """
          currentUpdateInfo isEnabled preferredFrameRateRange requiresContinuousUpdates
          """,
      ],
      .withoutEffect: [
        "NSStringDrawingContext": "actualScaleFactor",
        "NSTextAttachment": """
          attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)
          """,
        "NSTextContentManager": """
          automaticallySynchronizesTextLayoutManagers automaticallySynchronizesToBackingStore
          """,
        "NSTextContentStorage": "includesTextListMarkers",
        "NSTextSelection": """
          anchorPositionOffset isLogical secondarySelectionLocation typingAttributes
          """,
        "NSTextStorage": "fixesAttributesLazily",
        "NSUserActivity": """
          becomeCurrent() invalidate() isEligibleForHandoff isEligibleForPrediction
          isEligibleForPublicIndexing isEligibleForSearch keywords persistentIdentifier
          resignCurrent() supportsContinuationStreams targetContentIdentifier
          """,
        "UIAction": "discoverabilityTitle",
        "UIActivity": "activityDidFinish(_:)",
        "UIBandSelectionInteraction": "initialModifierFlags isEnabled selectionRect state",
        "UICanvasFeedbackGenerator": "alignmentOccurred(at:) pathCompleted(at:)",
        "UICollisionBehavior": "removeBoundary(withIdentifier:)",
        "UIContextMenuConfiguration": """
          badgeCount preferredMenuElementOrder secondaryItemIdentifiers
          """,
        "UIContextMenuInteraction": """
          delegate dismissMenu() location(in:) menuAppearance updateVisibleMenu(_:)
          """,
        "UIContextualAction": "image title",
        "UIDevice": """
          batteryLevel batteryState beginGeneratingDeviceOrientationNotifications()
          isGeneratingDeviceOrientationNotifications proximityState
          """,
        "UIDragInteraction": "allowsSimultaneousRecognitionDuringLift delegate isEnabled",
        "UIDragItem": "setNeedsDropPreviewUpdate()",
        "UIDropInteraction": "allowsSimultaneousDropSessions delegate",
        "UIDropProposal": "prefersFullSizePreview",
        "UIEditMenuConfiguration": "preferredArrowDirection",
        "UIEvent": "predictedTouches(for:) type",
        "UIFeedbackGenerator": "prepare()",
        "UIFindInteraction": "searchText updateResultCount()",
        "UIFindSession": "searchResultDisplayStyle",
        "UIFocusGuide": "isEnabled preferredFocusEnvironments",
        "UIFocusMovementHint": """
          interactionTransform movementDirection perspectiveTransform rotation translation
          """,
        "UIFocusSystem": "focusedItem requestFocusUpdate(to:) updateFocusIfNeeded()",
        "UIFocusUpdateContext": """
          focusHeading nextFocusedItem nextFocusedView previouslyFocusedItem
          previouslyFocusedView
          """,
        "UIFontDescriptor": "withSymbolicTraits(_:)",
        "UIGestureRecognizer": "buttonMask modifierFlags requiresExclusiveTouchType",
        "UIGraphicsPDFRenderer": "pdfData(actions:)",
        "UIGraphicsPDFRendererContext": "beginPage()",
        "UIHoverGestureRecognizer": """
          altitudeAngle azimuthAngle(in:) azimuthUnitVector(in:) rollAngle zOffset
          """,
        "UIHoverStyle": "isEnabled",
        "UIImpactFeedbackGenerator": "impactOccurred() impactOccurred(intensity:)",
        "UIKeyCommand": "allowsAutomaticLocalization allowsAutomaticMirroring",
        "UIMenu": "displayPreferences preferredElementSize",
        "UIMenuItem": "action",
        "UIMenuSystem": "setNeedsRebuild() setNeedsRevalidate()",
        "UINavigationItem": "customizationIdentifier encode(with:) titleMenuProvider",
        "UINotificationFeedbackGenerator": "notificationOccurred(_:)",
        "UIPanGestureRecognizer": "allowedScrollTypesMask",
        "UIPasteboard": "setItems(_:options:)",
        "UIPencilInteraction": "delegate isEnabled",
        "UIPointerInteraction": "delegate invalidate() isEnabled",
        "UIPointerRegion": "latchingAxes",
        "UIPointerRegionRequest": "modifiers",
        "UIPreviewParameters": "backgroundColor",
        "UIScribbleInteraction": "delegate isHandlingWriting isPencilInputExpected",
        "UISelectionFeedbackGenerator": "selectionChanged()",
        "UITab": "allowsHiding",
        "UITabGroup": "allowsReordering",
        "UITextInteraction": "delegate gesturesForFailureRequirements",
        "UITextSearchOptions": "stringCompareOptions wordMatchMethod",
        "UIToolTipInteraction": "delegate isEnabled",
        "UITouch": "force majorRadiusTolerance maximumPossibleForce type",
        "UIUpdateLink": "wantsImmediatePresentation wantsLowLatencyEventDispatch",
      ],
    ]
}

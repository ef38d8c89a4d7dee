/// Lists, and what lays views out.
extension OverrideTable {
  static let listedLists: [OverrideReason: [String: String]] =
    [
      .called: [
        "NSCollectionLayoutAnchor": "copy(with:)",
        "NSCollectionLayoutDecorationItem": "background(elementKind:)",
        "NSCollectionLayoutDimension": """
          absolute(_:) copy(with:) estimated(_:) fractionalHeight(_:) fractionalWidth(_:)
          uniformAcrossSiblings(estimate:)
          """,
        "NSCollectionLayoutEdgeSpacing": "copy(with:)",
        "NSCollectionLayoutGroup": """
          custom(layoutSize:itemProvider:) horizontal(layoutSize:repeatingSubitem:count:)
          horizontal(layoutSize:subitem:count:) horizontal(layoutSize:subitems:)
          vertical(layoutSize:repeatingSubitem:count:) vertical(layoutSize:subitem:count:)
          vertical(layoutSize:subitems:)
          """,
        "NSCollectionLayoutGroupCustomItem": "copy(with:)",
        "NSCollectionLayoutItem": "copy(with:)",
        "NSCollectionLayoutSection": "copy(with:)",
        "NSCollectionLayoutSize": "copy(with:)",
        "NSCollectionLayoutSpacing": "copy(with:) fixed(_:) flexible(_:)",
        "NSLayoutAnchor": """
          constraint(equalTo:) constraint(equalTo:constant:) constraint(greaterThanOrEqualTo:)
          constraint(greaterThanOrEqualTo:constant:) constraint(lessThanOrEqualTo:)
          constraint(lessThanOrEqualTo:constant:)
          """,
        "NSLayoutConstraint": "activate(_:) awakeFromNib() deactivate(_:)",
        "NSLayoutDimension": """
          constraint(equalTo:multiplier:) constraint(equalTo:multiplier:constant:)
          constraint(equalToConstant:) constraint(greaterThanOrEqualTo:multiplier:)
          constraint(greaterThanOrEqualTo:multiplier:constant:)
          constraint(greaterThanOrEqualToConstant:) constraint(lessThanOrEqualTo:multiplier:)
          constraint(lessThanOrEqualTo:multiplier:constant:)
          constraint(lessThanOrEqualToConstant:)
          """,
        "NSLayoutManager": """
          addTextContainer(_:) boundingRect(forGlyphRange:in:)
          characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:)
          characterIndexForGlyph(at:) characterRange(forGlyphRange:actualGlyphRange:)
          drawBackground(forGlyphRange:at:) drawGlyphs(forGlyphRange:at:)
          drawStrikethrough(forGlyphRange:strikethroughType:baselineOffset:lineFragmentRect:\
          lineFragmentGlyphRange:containerOrigin:)
          drawUnderline(forGlyphRange:underlineType:baselineOffset:lineFragmentRect:\
          lineFragmentGlyphRange:containerOrigin:)
          ensureLayout(for:) ensureLayout(forCharacterRange:) ensureLayout(forGlyphRange:)
          enumerateLineFragments(forGlyphRange:using:)
          fillBackgroundRectArray(_:count:forCharacterRange:color:) firstUnlaidCharacterIndex()
          firstUnlaidGlyphIndex() fractionOfDistanceThroughGlyph(for:in:) glyphIndex(for:in:)
          glyphIndex(for:in:fractionOfDistanceThroughGlyph:) glyphIndexForCharacter(at:)
          glyphRange(for:) glyphRange(forBoundingRect:in:)
          glyphRange(forBoundingRectWithoutAdditionalLayout:in:)
          glyphRange(forCharacterRange:actualCharacterRange:) insertTextContainer(_:at:)
          invalidateDisplay(forCharacterRange:)
          invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)
          invalidateLayout(forCharacterRange:actualCharacterRange:) isValidGlyphIndex(_:)
          lineFragmentRect(forGlyphAt:effectiveRange:)
          lineFragmentUsedRect(forGlyphAt:effectiveRange:) location(forGlyphAt:)
          removeTextContainer(at:) replaceTextStorage(_:)
          strikethroughGlyphRange(_:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:\
          containerOrigin:)
          textContainer(forGlyphAt:effectiveRange:) textContainerChangedGeometry(_:)
          truncatedGlyphRange(inLineFragmentForGlyphAt:)
          underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:\
          containerOrigin:)
          usedRect(for:)
          """,
        "NSLayoutXAxisAnchor": """
          anchorWithOffset(to:) constraint(equalToSystemSpacingAfter:multiplier:)
          constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)
          constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)
          """,
        "NSLayoutYAxisAnchor": """
          anchorWithOffset(to:) constraint(equalToSystemSpacingBelow:multiplier:)
          constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)
          constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)
          """,
        "NSTextLayoutFragment": """
          draw(at:in:) invalidateLayout() textLineFragment(for:isUpstreamAffinity:)
          """,
        "NSTextLayoutManager": """
          addRenderingAttribute(_:value:for:) ensureLayout(for:)
          enumerateTextLayoutFragments(from:options:using:)
          enumerateTextSegments(in:type:options:using:) invalidateLayout(for:)
          invalidateRenderingAttributes(for:) removeRenderingAttribute(_:for:) replace(_:)
          replaceContents(in:with:) setRenderingAttributes(_:for:) textLayoutFragment(for:)
          """,
        "NSTextList": "copy(with:) marker(forItemNumber:)",
        "UICollectionReusableView": "didTransition(from:to:) willTransition(from:to:)",
        "UICollectionView": """
          beginInteractiveMovementForItem(at:) cancelInteractiveMovement()
          cancelInteractiveTransition() cellForItem(at:) deleteItems(at:) deleteSections(_:)
          dequeueConfiguredReusableCell(using:for:item:)
          dequeueConfiguredReusableSupplementary(using:for:)
          dequeueReusableCell(withReuseIdentifier:for:)
          dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
          deselectItem(at:animated:) endInteractiveMovement() finishInteractiveTransition()
          indexPath(for:) indexPath(forSupplementaryView:) indexPathForItem(at:)
          indexPathsForVisibleSupplementaryElements(ofKind:) insertItems(at:) insertSections(_:)
          layoutAttributesForItem(at:) layoutAttributesForSupplementaryElement(ofKind:at:)
          moveItem(at:to:) moveSection(_:toSection:) numberOfItems(inSection:)
          performBatchUpdates(_:completion:) reconfigureItems(at:)
          register(_:forCellWithReuseIdentifier:)
          register(_:forSupplementaryViewOfKind:withReuseIdentifier:) reloadData()
          reloadItems(at:) reloadSections(_:) scrollToItem(at:at:animated:)
          selectItem(at:animated:scrollPosition:) setCollectionViewLayout(_:animated:)
          setCollectionViewLayout(_:animated:completion:)
          startInteractiveTransition(to:completion:) supplementaryView(forElementKind:at:)
          updateInteractiveMovementTargetPosition(_:) visibleSupplementaryViews(ofKind:)
          """,
        "UICollectionViewCell": """
          defaultBackgroundConfiguration() setNeedsUpdateConfiguration()
          updateConfiguration(using:)
          """,
        "UICollectionViewCompositionalLayoutConfiguration": "copy(with:)",
        "UICollectionViewDiffableDataSource": """
          apply(_:animatingDifferences:) apply(_:animatingDifferences:completion:)
          apply(_:to:animatingDifferences:) apply(_:to:animatingDifferences:completion:)
          applySnapshotUsingReloadData(_:) applySnapshotUsingReloadData(_:completion:)
          collectionView(_:canMoveItemAt:) collectionView(_:cellForItemAt:)
          collectionView(_:moveItemAt:to:) collectionView(_:numberOfItemsInSection:)
          collectionView(_:viewForSupplementaryElementOfKind:at:) index(for:) indexPath(for:)
          itemIdentifier(for:) numberOfSections(in:) sectionIdentifier(for:) snapshot()
          snapshot(for:)
          """,
        "UICollectionViewLayout": """
          finalizeLayoutTransition() invalidateLayout()
          invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)
          layoutAttributesForDecorationView(ofKind:at:)
          layoutAttributesForSupplementaryView(ofKind:at:) prepareForTransition(from:)
          prepareForTransition(to:) register(_:forDecorationViewOfKind:)
          shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)
          targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
          """,
        "UICollectionViewLayoutAttributes": "copy(with:)",
        "UICollectionViewLayoutInvalidationContext": """
          invalidateDecorationElements(ofKind:at:) invalidateItems(at:)
          invalidateSupplementaryElements(ofKind:at:)
          """,
        "UICollectionViewListCell": "defaultContentConfiguration()",
        "UITableView": """
          beginUpdates() cellForRow(at:) deleteRows(at:with:) deleteSections(_:with:)
          dequeueReusableCell(withIdentifier:) dequeueReusableCell(withIdentifier:for:)
          dequeueReusableHeaderFooterView(withIdentifier:) deselectRow(at:animated:)
          endUpdates() footerView(forSection:) headerView(forSection:) indexPath(for:)
          indexPathForRow(at:) indexPathsForRows(in:) insertRows(at:with:)
          insertSections(_:with:) moveRow(at:to:) moveSection(_:toSection:)
          numberOfRows(inSection:) performBatchUpdates(_:completion:) reconfigureRows(at:)
          rect(forSection:) rectForFooter(inSection:) rectForHeader(inSection:) rectForRow(at:)
          register(_:forCellReuseIdentifier:) register(_:forHeaderFooterViewReuseIdentifier:)
          reloadData() reloadRows(at:with:) reloadSectionIndexTitles() reloadSections(_:with:)
          scrollToNearestSelectedRow(at:animated:) scrollToRow(at:at:animated:)
          selectRow(at:animated:scrollPosition:) setEditing(_:animated:)
          """,
        "UITableViewCell": """
          defaultBackgroundConfiguration() defaultContentConfiguration() didTransition(to:)
          setNeedsUpdateConfiguration() updateConfiguration(using:) willTransition(to:)
          """,
        "UITableViewDiffableDataSource": """
          apply(_:animatingDifferences:) apply(_:animatingDifferences:completion:)
          applySnapshotUsingReloadData(_:) applySnapshotUsingReloadData(_:completion:)
          index(for:) indexPath(for:) itemIdentifier(for:) numberOfSections(in:)
          sectionIdentifier(for:) sectionIndexTitles(for:) snapshot() tableView(_:canEditRowAt:)
          tableView(_:cellForRowAt:) tableView(_:commit:forRowAt:)
          tableView(_:numberOfRowsInSection:) tableView(_:sectionForSectionIndexTitle:at:)
          tableView(_:titleForFooterInSection:) tableView(_:titleForHeaderInSection:)
          """,
        "UITableViewHeaderFooterView": """
          defaultBackgroundConfiguration() defaultContentConfiguration() prepareForReuse()
          setNeedsUpdateConfiguration() updateConfiguration(using:)
          """,
        "UITableViewRowAction": "copy(with:)",
        "UITrackingLayoutGuide": """
          constraintsActive(whenAwayFrom:) constraintsActive(whenNearEdge:)
          removeAllTrackedConstraints()
          """,
        "UITraitCollection": "copy(with:) modifyingTraits(_:)",
      ],
      .kept: [
        "NSCollectionLayoutAnchor": "isAbsoluteOffset",
        "NSCollectionLayoutBoundarySupplementaryItem": "extendsBoundary pinToVisibleBounds",
        "NSCollectionLayoutDecorationItem": "zIndex",
        "NSCollectionLayoutDimension": """
          isAbsolute isEstimated isFractionalHeight isFractionalWidth isUniformAcrossSiblings
          """,
        "NSCollectionLayoutGroup": "interItemSpacing",
        "NSCollectionLayoutItem": "edgeSpacing supplementaryItems",
        "NSCollectionLayoutSection": """
          boundarySupplementaryItems contentInsets contentInsetsReference decorationItems
          interGroupSpacing orthogonalScrollingBehavior supplementariesFollowContentInsets
          visibleItemsInvalidationHandler
          """,
        "NSCollectionLayoutSpacing": "isFixedSpacing",
        "NSCollectionLayoutSupplementaryItem": "zIndex",
        "NSLayoutAnchor": "item name",
        "NSLayoutConstraint": """
          constant firstAttribute firstItem identifier isActive multiplier priority relation
          secondAttribute secondItem shouldBeArchived
          """,
        "NSLayoutManager": """
          delegate extraLineFragmentRect extraLineFragmentTextContainer
          extraLineFragmentUsedRect numberOfGlyphs showsControlCharacters
          showsInvisibleCharacters textContainers textStorage usesFontLeading
          """,
        "NSTextLayoutFragment": """
          bottomMargin layoutFragmentFrame leadingPadding renderingSurfaceBounds state
          textAttachmentViewProviders textElement textLayoutManager textLineFragments topMargin
          trailingPadding
          """,
        "NSTextLayoutManager": """
          delegate documentRange textContainer textContentManager textSelections
          textViewportLayoutController usageBoundsForTextContainer usesFontLeading
          usesHyphenation
          """,
        "NSTextList": "isOrdered startingItemNumber",
        "UICollectionReusableView": "reuseIdentifier",
        "UICollectionView": """
          delegate
          allowsFocus allowsMultipleSelection allowsMultipleSelectionDuringEditing
          allowsSelection allowsSelectionDuringEditing backgroundView collectionViewLayout
          dataSource indexPathsForSelectedItems indexPathsForVisibleItems isEditing
          isPrefetchingEnabled numberOfSections prefetchDataSource selectionFollowsFocus
          selfSizingInvalidation visibleCells
          """,
        "UICollectionViewCell": """
          automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
          backgroundConfiguration backgroundView configurationState configurationUpdateHandler
          contentConfiguration contentView isHighlighted selectedBackgroundView
          """,
        "UICollectionViewCompositionalLayout": "configuration",
        "UICollectionViewCompositionalLayoutConfiguration": """
          boundarySupplementaryItems contentInsetsReference interSectionSpacing scrollDirection
          """,
        "UICollectionViewDiffableDataSource": """
          reorderingHandlers sectionSnapshotHandlers supplementaryViewProvider
          """,
        "UICollectionViewFlowLayout": """
          estimatedItemSize footerReferenceSize headerReferenceSize itemSize
          minimumInteritemSpacing minimumLineSpacing scrollDirection
          sectionFootersPinToVisibleBounds sectionHeadersPinToVisibleBounds sectionInset
          sectionInsetReference
          """,
        "UICollectionViewFlowLayoutInvalidationContext": """
          invalidateFlowLayoutAttributes invalidateFlowLayoutDelegateMetrics
          """,
        "UICollectionViewLayout": """
          collectionView developmentLayoutDirection flipsHorizontallyInOppositeLayoutDirection
          invalidationContextClass
          """,
        "UICollectionViewLayoutAttributes": """
          alpha center frame indexPath isHidden representedElementCategory
          representedElementKind size transform transform3D zIndex
          """,
        "UICollectionViewLayoutInvalidationContext": """
          contentOffsetAdjustment invalidateDataSourceCounts invalidateEverything
          invalidatedDecorationIndexPaths invalidatedItemIndexPaths
          invalidatedSupplementaryIndexPaths
          """,
        "UICollectionViewListCell": """
          accessories indentationLevel indentationWidth indentsAccessories separatorLayoutGuide
          """,
        "UIKeyboardLayoutGuide": "usesBottomSafeArea",
        "UILayoutGuide": "identifier layoutFrame owningView",
        "UIListContentView": "imageLayoutGuide secondaryTextLayoutGuide textLayoutGuide",
        "UISwipeActionsConfiguration": "actions performsFirstActionWithFullSwipe",
        "UISwipeGestureRecognizer": "direction numberOfTouchesRequired",
        "UITableView": """
          delegate
          allowsFocus allowsFocusDuringEditing allowsMultipleSelection
          allowsMultipleSelectionDuringEditing allowsSelection allowsSelectionDuringEditing
          backgroundView cellLayoutMarginsFollowReadableWidth contentHuggingElements dataSource
          estimatedRowHeight estimatedSectionFooterHeight estimatedSectionHeaderHeight
          fillerRowHeight hasUncommittedUpdates indexPathForSelectedRow
          indexPathsForSelectedRows indexPathsForVisibleRows insetsContentViewsToSafeArea
          isEditing isPrefetchingEnabled numberOfSections prefetchDataSource
          remembersLastFocusedIndexPath rowHeight sectionFooterHeight sectionHeaderHeight
          sectionHeaderTopPadding sectionIndexBackgroundColor sectionIndexColor
          sectionIndexMinimumDisplayRowCount sectionIndexTrackingBackgroundColor
          selectionFollowsFocus selfSizingInvalidation separatorColor separatorEffect
          separatorInset separatorInsetReference separatorStyle tableFooterView tableHeaderView
          visibleCells
          """,
        "UITableViewCell": """
          accessoryType accessoryView automaticallyUpdatesBackgroundConfiguration
          automaticallyUpdatesContentConfiguration backgroundConfiguration backgroundView
          configurationState configurationUpdateHandler contentConfiguration contentView
          detailTextLabel editingAccessoryType editingAccessoryView editingStyle imageView
          indentationLevel indentationWidth isEditing isHighlighted isSelected
          multipleSelectionBackgroundView selectedBackgroundView selectionStyle separatorInset
          shouldIndentWhileEditing showsReorderControl textLabel
          """,
        "UITableViewHeaderFooterView": """
          automaticallyUpdatesBackgroundConfiguration automaticallyUpdatesContentConfiguration
          backgroundConfiguration backgroundView configurationState configurationUpdateHandler
          contentConfiguration contentView textLabel
          """,
        "UITableViewRowAction": "backgroundColor",
      ],
      .withoutEffect: [
        "NSCollectionLayoutItem": "contentInsets",
        "NSLayoutManager": """
          allowsNonContiguousLayout
          enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:)
          limitsLayoutForSuspiciousContents
          """,
        "NSTextLayoutManager": "limitsLayoutForSuspiciousContents",
        "UICollectionView": "allowsFocusDuringEditing remembersLastFocusedIndexPath",
        "UICollectionViewDropPlaceholder": "previewParametersProvider",
        "UICollectionViewFocusUpdateContext": "nextFocusedIndexPath previouslyFocusedIndexPath",
        "UICollectionViewLayout": """
          encode(with:) finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)
          finalLayoutAttributesForDisappearingItem(at:)
          finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)
          finalizeAnimatedBoundsChange()
          initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)
          initialLayoutAttributesForAppearingItem(at:)
          initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)
          prepare(forAnimatedBoundsChange:)
          """,
        "UICollectionViewLayoutAttributes": "bounds",
        "UICollectionViewLayoutInvalidationContext": "contentSizeAdjustment",
        "UICollectionViewPlaceholder": "cellUpdateHandler",
        "UIKeyboardLayoutGuide": "followsUndockedKeyboard keyboardDismissPadding",
        "UIListContentView": "configuration",
        "UITableViewCell": "showingDeleteConfirmation",
        "UITableViewDiffableDataSource": """
          defaultRowAnimation tableView(_:canMoveRowAt:) tableView(_:moveRowAt:to:)
          """,
        "UITableViewDropPlaceholder": "previewParametersProvider",
        "UITableViewFocusUpdateContext": "nextFocusedIndexPath previouslyFocusedIndexPath",
        "UITableViewPlaceholder": "cellUpdateHandler",
        "UITableViewRowAction": "backgroundEffect title",
        "UITrackingLayoutGuide": """
          setConstraints(_:activeWhenAwayFrom:) setConstraints(_:activeWhenNearEdge:)
          """,
      ],
    ]
}

/// Decides the places of a collection view's elements. Subclass it for a layout of your own.
///
/// The collection view calls `prepare()` after an invalidation, then asks for the content's size
/// and for the attributes of the elements in the visible part. Subclasses override these methods;
/// only those for the invalidation must call `super`.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject, @preconcurrency NSCoding {
  weak var owner: UICollectionView?
  private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]
  /// The context of the invalidation under way if another object began it.
  private var pendingContext: UICollectionViewLayoutInvalidationContext?

  public override init() {
    super.init()
  }

  /// An empty layout. Differs: `coder` is not read.
  public required init?(coder: NSCoder) {
    super.init()
    coder.readNib(into: self, at: UICollectionViewLayout.self)
  }

  /// Encodes the layout. Differs: the call has no effect.
  open func encode(with coder: NSCoder) {}

  /// The class of attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of contexts that invalidations have.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The collection view that uses the layout; nil if none does.
  open var collectionView: UICollectionView? { owner }

  // MARK: What a layout says

  /// Called before any other request after an invalidation.
  open func prepare() {}

  /// The size of the content in points; zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of all elements that reach into a part of the content.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of an item; nil by default.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view; nil by default.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a decoration view; nil by default.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Corrects where a drag comes to rest; by default the proposal.
  ///
  /// - Returns: The offset at which content comes to rest instead of `proposedContentOffset`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The offset after changes of the data or the layout.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }

  // MARK: Direction

  /// The direction that the layout's coordinates run in.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether everything is mirrored in an interface that runs in the other direction.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Invalidation

  /// Invalidates everything.
  open func invalidateLayout() {
    invalidateLayout(with: pendingContext ?? makeContext(everything: true))
  }

  /// Invalidates the parts that a context names. Overrides call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(with: context)
  }

  /// Invalidates everything for the collection view, through `invalidateLayout()`, which subclasses
  /// override to forget their own state.
  func invalidateAll(dataSourceCounts: Bool) {
    let context = makeContext(everything: true)
    context.invalidateDataSourceCounts = dataSourceCounts
    pendingContext = context
    invalidateLayout()
    pendingContext = nil
  }

  func makeContext(everything: Bool) -> UICollectionViewLayoutInvalidationContext {
    let context = UICollectionViewLayoutInvalidationContext.make(
      of: type(of: self).invalidationContextClass)
    context.invalidateEverything = everything
    return context
  }

  /// Whether new bounds invalidate the layout; asked before scrolling or a change of size.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// The context of an invalidation for new bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeContext(everything: false) }

  /// Whether the attributes that a self-sizing view prefers invalidate the layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// The invalidation for an element that wants another size than the layout gave it: by default of
  /// that element alone.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(everything: false)
    let path = originalAttributes.indexPath
    switch originalAttributes.representedElementCategory {
    case .cell: context.invalidateItems(at: [path])
    case .supplementaryView:
      context.invalidateSupplementaryElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [path])
    case .decorationView:
      context.invalidateDecorationElements(
        ofKind: originalAttributes.representedElementKind ?? "", at: [path])
    }
    return context
  }

  /// The scroll view that an element lies in; nil for the collection view itself.
  func scroller(
    of attributes: UICollectionViewLayoutAttributes
  ) -> _UICollectionViewOrthogonalScrollerEmbeddedScrollView? { nil }

  /// Called when another layout has taken this one's place.
  func didLeaveCollectionView() {}

  /// Whether views are asked for the sizes that they prefer.
  var estimatesSizes: Bool { true }

  // MARK: Decorations

  /// Registers a class of decoration views, which come from the layout alone, not the data source.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
  }

  // MARK: Updates

  /// Called with the changes of a batch, after `prepare()`.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the changes of a batch. The default is empty.
  open func finalizeCollectionViewUpdates() {}

  /// Called before an animated change of the bounds. Differs: never called, as changes arrive
  /// without motion.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after an animated change of the bounds. Differs: never called, as changes arrive
  /// without motion.
  open func finalizeAnimatedBoundsChange() {}

  /// Called before another layout takes this one's place.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes another one's place.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after a change of layouts. The default is empty.
  open func finalizeLayoutTransition() {}

  /// Where an inserted item's motion begins. Differs: never called, as changes arrive without
  /// motion.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// Where a deleted item's motion ends. Differs: never called, as changes arrive without motion.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }

  /// The attributes from which a new supplementary view moves to its place. Differs: never called,
  /// as changes arrive without motion.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// The attributes to which a removed supplementary view moves. Differs: never called, as changes
  /// arrive without motion.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
  }

  /// The attributes from which a new decoration view moves to its place. Differs: never called, as
  /// changes arrive without motion.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }

  /// The attributes to which a removed decoration view moves. Differs: never called, as changes
  /// arrive without motion.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
  }
}

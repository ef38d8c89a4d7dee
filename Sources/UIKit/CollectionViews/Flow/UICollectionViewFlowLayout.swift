/// A layout of items in lines, one after the other, with headers and footers.
///
/// `FlowSection` fills the lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What section insets are measured from, besides the collection view's content insets.
  public enum SectionInsetReference: Int, Sendable {
    /// The insets are measured from the collection view's content insets alone.
    case fromContentInset = 0
    /// The insets are measured from the safe area.
    case fromSafeArea = 1
    /// The insets are measured from the layout margins.
    case fromLayoutMargins = 2
  }

  /// The `estimatedItemSize` of items that report their size themselves.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The sections; nil after an invalidation until they are asked for.
  var knownSections: [FlowSection]?
  /// The sizes that self-sizing cells asked for, by section and item.
  private var measuredSizes: [Int: [Int: CGSize]] = [:]
  /// Whether the delegate has left a size to the layout since this flag was last cleared.
  private var delegateSaidNone = false

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  // MARK: Properties

  /// The direction in which the layout scrolls; vertical by default. Lines run across it.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The minimum distance between lines in points, 10 by default; it is larger only between items
  /// shorter than their line.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum distance between the items of a line in points, 10 by default; what is left of a
  /// full line is added to it.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of items in points, 50 × 50 by default; a delegate may return another one.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The size of items until their cells have been measured; zero for items that are not measured.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The headers' size in points; only the dimension of scrolling counts, the other is the
  /// content's. Zero, as by default, makes no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The footers' size in points; only the dimension of scrolling counts, the other is the
  /// content's. Zero, as by default, makes no footers.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The insets around the items of each section in points, inside of its header and footer; zero
  /// by default.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// What the section insets are measured from; the collection view's content insets by default.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether headers stay visible while their section is; false by default.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether footers stay visible while their section is; false by default.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: Sizes

  override var estimatesSizes: Bool { estimatedItemSize != .zero }

  /// The size of an item that neither its cell nor the delegate gave one.
  private var standardSize: CGSize {
    estimatesSizes && estimatedItemSize != Self.automaticSize ? estimatedItemSize : itemSize
  }

  func sizeWhereDelegateSaysNone() -> CGSize {
    delegateSaidNone = true
    return standardSize
  }

  func items(of section: Int, _ count: Int) -> FlowSection.Items {
    let isVertical = scrollDirection == .vertical
    let standard = FlowSize(standardSize, isVertical: isVertical)
    guard let view = collectionView, count > 0 else { return .uniform(standard, count: 0) }
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let measured = measuredSizes[section] ?? [:]
    delegateSaidNone = false
    var sizes: [FlowSize] = []
    sizes.reserveCapacity(count)
    var isUniform = !estimatesSizes
    for item in 0..<count {
      var size = standard
      if !measured.isEmpty, let known = measured[item] {
        size = FlowSize(known, isVertical: isVertical)
      } else if let delegate, !delegateSaidNone {
        let said = delegate.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section))
        size = FlowSize(said, isVertical: isVertical)
      }
      // The layout alone decides the items' sizes.
      if isUniform, item == 0, delegate == nil || delegateSaidNone {
        return .uniform(standard, count: count)
      }
      if item > 0, isUniform, size != sizes[0] { isUniform = false }
      sizes.append(size)
    }
    return isUniform ? .uniform(sizes[0], count: count) : .different(sizes)
  }

  // MARK: Answers

  open override func prepare() {
    super.prepare()
    _ = sections
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    supplementary(elementKind, at: indexPath) ?? emptySupplementary(elementKind, at: indexPath)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      measuredSizes.removeAll()
      knownSections = nil
    } else if flow?.invalidateFlowLayoutDelegateMetrics != false {
      knownSections = nil
    }
    super.invalidateLayout(with: context)
  }

  /// True if the length of the lines changes, or if headers or footers are pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds else { return false }
    return changesLines(from: old, to: newBounds) || pinsSupplementaries
  }

  private func changesLines(from old: CGRect, to new: CGRect) -> Bool {
    scrollDirection == .vertical ? new.width != old.width : new.height != old.height
  }

  private var pinsSupplementaries: Bool {
    sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let old = collectionView?.bounds ?? .zero
    let isChanged = changesLines(from: old, to: newBounds)
    if isChanged { measuredSizes.removeAll() }
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    flow?.invalidateFlowLayoutDelegateMetrics = isChanged
    flow?.invalidateFlowLayoutAttributes = isChanged
    return context
  }

  /// True if sizes are estimated and the cell prefers another one.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    estimatesSizes && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let path = originalAttributes.indexPath
    measuredSizes[path.section, default: [:]][path.item] = preferredAttributes.size
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }
}

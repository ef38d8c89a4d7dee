/// Returns the layout of a section; nil for a section without items. Nil for a section with items
/// stops the program, as on iOS.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout put together from sections, groups and items.
///
/// `GroupSolver` fills groups, `CompositionalSection` places them after each other. The layout is
/// mirrored in right-to-left interfaces.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider

  /// The sections with their starts; nil after an invalidation until they are asked for.
  var knownSections: [PlacedSection]?
  var globals: [CompositionalSection.Boundary] = []
  var knownSize = CGSize.zero
  /// Sections that need not be solved again, by their index.
  private var solved: [Int: CompositionalSection] = [:]
  /// The sizes that self-sizing views asked for, by section and item.
  private var measuredItems: [Int: [Int: CGSize]] = [:]
  private var measuredBoundaries: [Int: [String: CGSize]] = [:]
  private var scrollers: [Int: _UICollectionViewOrthogonalScrollerEmbeddedScrollView] = [:]

  struct PlacedSection {
    let origin: CGPoint
    let section: CompositionalSection
  }

  /// A layout that asks for each section when it is laid out. The configuration is copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    ownConfiguration = Self.copy(of: configuration)
    appliedConfiguration = Self.copy(of: configuration)
    super.init()
  }

  /// A layout that asks for each section when it is laid out, and scrolls vertically.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// A layout whose sections are all alike.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    let section = section.copy() as? NSCollectionLayoutSection ?? section
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// A layout whose sections are all alike, and that scrolls vertically.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(
      section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Nil, as it cannot be made from a file.
  public required init?(coder: NSCoder) { nil }

  /// What holds for all sections. Setting one with other values lays everything out anew.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = Self.copy(of: newValue)
      // The configuration that was handed out may have been changed in place.
      guard !newValue.hasValues(of: appliedConfiguration) else { return }
      appliedConfiguration = Self.copy(of: newValue)
      invalidateLayout()
    }
  }
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private var appliedConfiguration: UICollectionViewCompositionalLayoutConfiguration

  private static func copy(
    of configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    configuration.copy() as? UICollectionViewCompositionalLayoutConfiguration ?? configuration
  }

  var axis: NSLayoutConstraint.Axis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }

  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: Solving

  open override func prepare() {
    super.prepare()
    _ = sections
  }

  var sections: [PlacedSection] {
    if let knownSections { return knownSections }
    var placed: [PlacedSection] = []
    if let view = collectionView { placed = place(solveSections(in: view), in: view) }
    knownSections = placed
    updateScrollers()
    return placed
  }

  private func solveSections(in view: UICollectionView) -> [CompositionalSection] {
    (0..<view.numberOfSections).map { index in
      if let known = solved[index] { return known }
      let environment = environment(in: view, reference: configuration.contentInsetsReference)
      let count = view.numberOfItems(inSection: index)
      let provided = provider(index, environment)
      if provided == nil, count > 0 {
        UIKitException.raise(
          "The section provider returned no section for section \(index), which has \(count) items")
      }
      let section = provided ?? (count == 0 ? Self.emptySection() : Self.plainSection())
      if section.list != nil { registerGround() }
      let reference = section.contentInsetsReference
      let own =
        reference == .automatic
        ? environment.container.contentInsets
        : insets(of: view, reference)
      let solution = CompositionalSection(
        section, itemCount: count, axis: axis, environment,
        insets: section.contentInsets + own, measured: measuredItems[index] ?? [:],
        measuredBoundaries: measuredBoundaries[index] ?? [:])
      solved[index] = solution
      return solution
    }
  }

  /// A section with lines of 44 points, for items that no section was made for.
  private static func plainSection() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// A section without items.
  private static func emptySection() -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .custom(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .absolute(0), heightDimension: .absolute(0)), itemProvider: { _ in [] }))
  }

  /// Places the sections one after the other, with the layout's own headers and footers.
  private func place(
    _ sections: [CompositionalSection], in view: UICollectionView
  ) -> [PlacedSection] {
    let container = containerSize(of: view)
    let own = Self.emptySection()
    own.boundarySupplementaryItems = configuration.boundarySupplementaryItems
    func frame(_ length: CGFloat) -> CompositionalSection {
      var insets = NSDirectionalEdgeInsets.zero
      if axis == .vertical { insets.top = length } else { insets.leading = length }
      return CompositionalSection(
        own, itemCount: 0, axis: axis,
        LayoutEnvironment(LayoutContainer(container), view.traitCollection), insets: insets,
        measured: [:], measuredBoundaries: measuredBoundaries[-1] ?? [:])
    }
    let edges = configuration.boundarySupplementaryItems.filter(\.extendsBoundary)
    let sizes = frame(0).boundaries.map(\.frame.size)
    var start: CGFloat = 0
    for (item, size) in zip(configuration.boundarySupplementaryItems, sizes)
    where edges.contains(where: { $0 === item }) {
      let isFirst = item.alignment.edges.contains(axis == .vertical ? .top : .leading)
      if isFirst { start = max(start, size.length(axis)) }
    }
    var origin = axis == .vertical ? CGPoint(x: 0, y: start) : CGPoint(x: start, y: 0)
    var placed: [PlacedSection] = []
    for section in sections {
      if !placed.isEmpty { move(&origin, configuration.interSectionSpacing) }
      if let list = section.section.list {
        move(&origin, list.gap(before: placed.count, scale: view.pixelScale))
      }
      placed.append(PlacedSection(origin: origin, section: section))
      move(&origin, section.size.length(axis))
    }
    let whole = frame((axis == .vertical ? origin.y : origin.x) - start)
    globals = whole.boundaries
    knownSize = whole.size
    return placed
  }

  private func registerGround() {
    let type = _UICollectionViewListLayoutSectionBackgroundColorDecorationView.self
    guard decorationClasses[type.kind] == nil else { return }
    register(type, forDecorationViewOfKind: type.kind)
  }

  private func move(_ point: inout CGPoint, _ length: CGFloat) {
    if axis == .vertical { point.y += length } else { point.x += length }
  }

  // MARK: Room

  func containerSize(of view: UICollectionView) -> CGSize {
    let inset = view.adjustedContentInset
    return CGSize(
      width: max(view.bounds.width - inset.left - inset.right, 0),
      height: max(view.bounds.height - inset.top - inset.bottom, 0))
  }

  func environment(
    in view: UICollectionView, reference: UIContentInsetsReference
  ) -> any NSCollectionLayoutEnvironment {
    LayoutEnvironment(
      LayoutContainer(containerSize(of: view), insets(of: view, reference)),
      view.traitCollection)
  }

  /// The room that a reference keeps free at the sides, beyond the collection view's content
  /// insets.
  private func insets(
    of view: UICollectionView, _ reference: UIContentInsetsReference
  ) -> NSDirectionalEdgeInsets {
    var area: UIEdgeInsets
    switch reference {
    case .none: return .zero
    case .automatic, .safeArea: area = view.safeAreaInsets
    case .layoutMargins: area = view.layoutMargins
    case .readableContent:
      let frame = view.readableContentGuide.layoutFrame
      area = .zero
      area.left = frame.minX - view.bounds.minX
      area.right = view.bounds.maxX - frame.maxX
    }
    let inset = view.adjustedContentInset
    if axis == .vertical {
      (area.top, area.bottom) = (0, 0)
    } else {
      (area.left, area.right) = (0, 0)
    }
    let rest = UIEdgeInsets(
      top: max(area.top - inset.top, 0), left: max(area.left - inset.left, 0),
      bottom: max(area.bottom - inset.bottom, 0), right: max(area.right - inset.right, 0))
    return NSDirectionalEdgeInsets(rest, isRightToLeft: view.isRightToLeft)
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    _ = sections
    return knownSize
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements(in: rect) }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { item(at: indexPath) }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { supplementary(elementKind, at: indexPath) }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { decoration(elementKind, at: indexPath) }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      forgetMeasurements()
    }
    if needsSolving(context) { knownSections = nil }
    super.invalidateLayout(with: context)
  }

  private func needsSolving(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
    context.invalidateEverything || context.invalidateDataSourceCounts
      || context.invalidatedItemIndexPaths != nil
      || context.invalidatedSupplementaryIndexPaths != nil
  }

  private func forgetMeasurements() {
    solved.removeAll()
    measuredItems.removeAll()
    measuredBoundaries.removeAll()
    knownSections = nil
  }

  /// True if the size changes, or if a view is pinned or a handler watches what is visible.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return newBounds.size != view.bounds.size || followsScrolling
  }

  private var followsScrolling: Bool {
    globals.contains { $0.item.pinToVisibleBounds }
      || (knownSections ?? []).contains { placed in
        placed.section.section.visibleItemsInvalidationHandler != nil
          || placed.section.boundaries.contains { $0.item.pinToVisibleBounds }
      }
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    if newBounds.size != collectionView?.bounds.size { forgetMeasurements() }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.fixedDimensions != FixedDimensions(width: true, height: true)
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let (path, size) = (originalAttributes.indexPath, preferredAttributes.size)
    let section = path.count == 2 ? path.section : -1
    if originalAttributes.representedElementCategory == .cell {
      measuredItems[section, default: [:]][path.item] = size
    } else if let kind = originalAttributes.representedElementKind {
      measuredBoundaries[section, default: [:]][kind] = size
    }
    solved[section] = nil
    return super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
  }

  // MARK: Sections that scroll by themselves

  override func scroller(
    of attributes: UICollectionViewLayoutAttributes
  ) -> _UICollectionViewOrthogonalScrollerEmbeddedScrollView? {
    let path = attributes.indexPath
    guard !scrollers.isEmpty, path.count == 2, let scroller = scrollers[path.section]
    else { return nil }
    switch attributes.representedElementCategory {
    case .cell: return scroller
    case .decorationView: return nil
    case .supplementaryView:
      guard let sections = knownSections, sections.indices.contains(path.section)
      else { return nil }
      let isBoundary = sections[path.section].section.boundaries.contains {
        $0.item.elementKind == attributes.representedElementKind
      }
      return isBoundary ? nil : scroller
    }
  }

  /// The visible part of a section's scrolled content, in the layout's coordinates.
  func visiblePart(ofScroller index: Int) -> CGRect? {
    guard let scroller = scrollers[index], let view = collectionView else { return nil }
    var part = scroller.bounds
    if view.isMirrored { part.origin.x = scroller.contentSize.width - part.maxX }
    return part
  }

  private func updateScrollers() {
    let sections = knownSections ?? []
    for (index, scroller) in scrollers.sorted(by: { $0.key < $1.key })
    where !sections.indices.contains(index) || !sections[index].section.isOrthogonal {
      scroller.removeFromSuperview()
      scrollers[index] = nil
    }
    for (index, placed) in sections.enumerated() where placed.section.isOrthogonal {
      let isNew = scrollers[index] == nil
      let scroller =
        scrollers[index] ?? _UICollectionViewOrthogonalScrollerEmbeddedScrollView(frame: .zero)
      scrollers[index] = scroller
      scroller.didScroll = { [weak self] in self?.collectionView?.setNeedsDisplayUpdate() }
      scroller.take(
        placed.section, at: placed.origin, isMirrored: collectionView?.isMirrored == true,
        isNew: isNew)
    }
  }

  override func didLeaveCollectionView() {
    for (_, scroller) in scrollers.sorted(by: { $0.key < $1.key }) {
      scroller.removeFromSuperview()
    }
    scrollers.removeAll()
    forgetMeasurements()
  }
}

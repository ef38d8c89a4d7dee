/// The collection view of a list: its cells show items of the graph.
final class HostedList: UICollectionView {
  struct Group: Equatable {
    var parts: SectionParts?
    var rows: [LayoutItem] = []
    var header: LayoutItem?
    var footer: LayoutItem?

    static func == (left: Group, right: Group) -> Bool {
      left.parts === right.parts && left.header === right.header && left.footer === right.footer
        && left.rows.elementsEqual(right.rows, by: ===)
    }
  }

  weak var owner: _ViewNode?
  private(set) var groups: [Group] = []
  private var environment: EnvironmentValues
  private var selection: RowSelection?
  private let watch = ItemWatch()
  private var needsRows = false
  /// What a proxy asks for, until the next layout.
  var requested: ScrollTarget? {
    didSet { if requested != nil { setNeedsLayout() } }
  }
  private var shownKind: _ListKind?
  private var shownGround: Visibility?
  private var shownSpacing: CGFloat?

  private let cells = UICollectionView.CellRegistration<HostedListCell, LayoutItem> {
    cell, path, item in cell.list?.configure(cell, path, item)
  }
  private lazy var headers = edges(UICollectionView.elementKindSectionHeader)
  private lazy var footers = edges(UICollectionView.elementKindSectionFooter)

  init(environment: EnvironmentValues) {
    self.environment = environment
    super.init(frame: .zero, collectionViewLayout: UICollectionViewLayout())
    watch.onChange = { [unowned self] in rowsDidChange() }
    collectionViewLayout = UICollectionViewCompositionalLayout { [unowned self] index, place in
      section(index, place)
    }
    // Registrations are made before the first cell is asked for.
    _ = (headers, footers)
    contentInsetAdjustmentBehavior = .always
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  private func edges(
    _ kind: String
  ) -> UICollectionView.SupplementaryRegistration<HostedListCell> {
    UICollectionView.SupplementaryRegistration(elementKind: kind) { [unowned self] cell, _, path in
      guard groups.indices.contains(path.section) else { return }
      let group = groups[path.section]
      let isHeader = kind == UICollectionView.elementKindSectionHeader
      cell.list = self
      cell.show(
        isHeader ? group.header : group.footer,
        margins: environment.listStyle.edgeMargins(
          isHeader: isHeader, group.parts?.prominence ?? .standard),
        minimumHeight: isHeader ? environment.defaultMinListHeaderHeight ?? 0 : 0)
    }
  }

  // MARK: Content

  func show(
    _ items: [LayoutItem], _ selection: RowSelection?, _ environment: EnvironmentValues
  ) {
    self.environment = environment
    self.selection = selection
    let new = Self.groups(of: items)
    for group in new {
      for item in group.rows { item.parentItem = watch }
      group.header?.parentItem = watch
      group.footer?.parentItem = watch
    }
    let isOther = !showStyle() || new != groups
    groups = new
    allowsMultipleSelection = selection?.isMultiple ?? false
    setRefreshing(environment.refresh)
    let isEditing = environment.editMode?.wrappedValue.isEditing ?? false
    if self.isEditing != isEditing { self.isEditing = isEditing }
    if isOther { reloadData() }
    rowsDidChange()
  }

  /// - Returns: Whether the style is as it was.
  private func showStyle() -> Bool {
    let (kind, ground) = (environment.listStyle, environment.scrollContentBackground)
    let spacing = environment.listSectionSpacing
    if shownKind == kind, shownGround == ground, shownSpacing == spacing { return true }
    (shownKind, shownGround, shownSpacing) = (kind, ground, spacing)
    let own: UIColor = kind.appearance == .plain ? .systemBackground : .systemGroupedBackground
    backgroundColor = ground == .hidden ? .clear : own
    collectionViewLayout.invalidateLayout()
    return false
  }

  /// Rows that follow each other without a section are one.
  private static func groups(of items: [LayoutItem]) -> [Group] {
    var groups: [Group] = []
    for item in items {
      let parts = item.value(SectionPartsKey.self)
      if groups.isEmpty || groups[groups.count - 1].parts !== parts {
        groups.append(Group(parts: parts, header: parts?.header, footer: parts?.footer))
      }
      if !item.isMarker { groups[groups.count - 1].rows.append(item) }
    }
    return groups
  }

  private func rowsDidChange() {
    needsRows = true
    setNeedsLayout()
  }

  override func layoutSubviews() {
    if needsRows {
      needsRows = false
      for path in indexPathsForVisibleItems {
        guard let cell = cellForItem(at: path) as? HostedListCell,
          let item = item(at: path)
        else { continue }
        configure(cell, path, item)
        cell.contentDidChange()
      }
      for kind in [Self.elementKindSectionHeader, Self.elementKindSectionFooter] {
        for view in visibleSupplementaryViews(ofKind: kind) {
          (view as? HostedListCell)?.contentDidChange()
        }
      }
      collectionViewLayout.invalidateLayout()
      showSelection()
    }
    super.layoutSubviews()
    if let requested {
      self.requested = nil
      if case .id(let id) = requested.place { scroll(to: id, requested.anchor) }
    }
  }

  private func showSelection() {
    guard let selection else { return }
    for (section, group) in groups.enumerated() {
      for (index, item) in group.rows.enumerated() {
        guard let tag = item.rowTag else { continue }
        let path = IndexPath(item: index, section: section)
        let isSelected = indexPathsForSelectedItems?.contains(path) ?? false
        if selection.contains(tag), !isSelected {
          selectItem(at: path, animated: false, scrollPosition: [])
        } else if isSelected, !selection.contains(tag) {
          deselectItem(at: path, animated: false)
        }
      }
    }
  }

  private func setRefreshing(_ action: RefreshAction?) {
    guard (refreshControl == nil) != (action == nil) else { return }
    refreshControl = action.map { action in
      let control = UIRefreshControl()
      control.addAction(
        UIAction { [weak control] _ in
          Task { @MainActor in
            await action()
            control?.endRefreshing()
          }
        }, for: .valueChanged)
      return control
    }
  }

  func item(at path: IndexPath) -> LayoutItem? {
    guard groups.indices.contains(path.section) else { return nil }
    let rows = groups[path.section].rows
    return rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  // MARK: Layout

  private func section(
    _ index: Int, _ place: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let kind = environment.listStyle
    var list = UICollectionLayoutListConfiguration(appearance: kind.appearance)
    list.backgroundColor = environment.scrollContentBackground == .hidden ? .clear : nil
    let group = groups.indices.contains(index) ? groups[index] : Group()
    // Source: as `edgeMargins(isHeader:_:)`: the first header begins where the list does.
    if group.header != nil { list.hasGapBeforeFirstHeader = false }
    list.headerMode = group.header == nil ? .none : .supplementary
    list.footerMode = group.footer == nil ? .none : .supplementary
    list.itemSeparatorHandler = { [unowned self] path, lines in separators(path, lines) }
    let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: place)
    if let spacing = environment.listSectionSpacing, kind != .plain {
      if group.header == nil, index > 0 { section.contentInsets.top = spacing / 2 }
      if group.footer == nil, index < groups.count - 1 {
        section.contentInsets.bottom = spacing / 2
      }
    }
    return section
  }

  private func separators(
    _ path: IndexPath, _ lines: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration {
    var lines = lines
    guard let traits = item(at: path)?.value(RowTraitsKey.self) else { return lines }
    lines.topSeparatorVisibility = traits.topSeparator.ofSeparator
    lines.bottomSeparatorVisibility = traits.bottomSeparator.ofSeparator
    if let next = item(at: IndexPath(item: path.item + 1, section: path.section)),
      next.value(RowTraitsKey.self).topSeparator == .hidden
    {
      lines.bottomSeparatorVisibility = .hidden
    }
    if let tint = traits.bottomTint ?? traits.topTint {
      lines.color = UIColor(cgColor: tint.cgColor(in: environment))
    }
    return lines
  }

  // MARK: Cells

  func configure(_ cell: HostedListCell, _ path: IndexPath, _ item: LayoutItem) {
    let traits = item.value(RowTraitsKey.self)
    cell.list = self
    var accessories: [UICellAccessory] = []
    if let badge = traits.badge {
      accessories.append(.label(text: badge.string(in: environment)))
    }
    if traits.link != nil { accessories.append(.disclosureIndicator()) }
    if traits.canDelete, !traits.isDeleteDisabled { accessories.append(.delete()) }
    if traits.canMove, !traits.isMoveDisabled { accessories.append(.reorder()) }
    cell.accessories = accessories
    let margins = NSDirectionalEdgeInsets(top: 11, leading: 0, bottom: 11, trailing: 0)
    cell.show(
      item, margins: margins, given: traits.insets, background: traits.background,
      minimumHeight: environment.defaultMinListRowHeight)
  }
}

extension HostedList: UICollectionViewDataSource, UICollectionViewDelegate {
  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { groups[section].rows.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = dequeueConfiguredReusableCell(
      using: cells, for: indexPath, item: groups[indexPath.section].rows[indexPath.item])
    configure(cell, indexPath, groups[indexPath.section].rows[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueConfiguredReusableSupplementary(
      using: kind == Self.elementKindSectionHeader ? headers : footers, for: indexPath)
  }

  private func isActive(_ path: IndexPath) -> Bool {
    guard let item = item(at: path) else { return false }
    return item.value(RowTraitsKey.self).link != nil || selection != nil && item.rowTag != nil
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { isActive(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { isActive(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let item = item(at: indexPath) else { return }
    if let selection, let tag = item.rowTag { selection.toggle(tag) }
    guard let link = item.value(RowTraitsKey.self).link else { return }
    if selection == nil { deselectItem(at: indexPath, animated: false) }
    link()
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    guard let selection, selection.isMultiple, let tag = item(at: indexPath)?.rowTag,
      selection.contains(tag)
    else { return }
    selection.toggle(tag)
  }
}

extension LayoutItem {
  /// Whether it stands for a section alone.
  var isMarker: Bool {
    var item = self
    while let inner = item.innerItem { item = inner }
    return item is SectionMarkerItem
  }

  /// What a selection knows the row by: its tag, or its element's identifier where it has none or
  /// is not made yet.
  var rowTag: AnyHashable? {
    var element: AnyHashable?
    var isMade = true
    var item: LayoutItem? = self
    while let current = item {
      if let tag = current.elementTag, element == nil { element = tag }
      if let row = current as? LazyRowItem { isMade = row.row != nil }
      item = current.innerItem
    }
    return (isMade ? value(TagKey.self) : nil) ?? element
  }
}

extension Visibility {
  var ofSeparator: UIListSeparatorConfiguration.Visibility {
    switch self {
    case .automatic: .automatic
    case .visible: .visible
    case .hidden: .hidden
    }
  }
}

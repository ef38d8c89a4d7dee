/// One change of the data.
enum DataChange {
  case insert(IndexPath)
  case delete(IndexPath)
  case reload(IndexPath)
  case move(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)

  /// What the change takes away or makes anew and is not among what there was, in words; nil where
  /// it is.
  func missingPlace(in counts: [Int]) -> String? {
    switch self {
    case .delete(let path), .reload(let path), .move(let path, _):
      let isThere =
        path.count == 2 && counts.indices.contains(path.section)
        && (0..<counts[path.section]).contains(path.item)
      return isThere ? nil : "item at \(path)"
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      return counts.indices.contains(section) ? nil : "section \(section)"
    case .insert, .insertSection: return nil
    }
  }

  /// As a layout is told of it.
  @MainActor var updateItem: UICollectionViewUpdateItem {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    return switch self {
    case .insert(let path): UICollectionViewUpdateItem(.insert, before: nil, after: path)
    case .delete(let path): UICollectionViewUpdateItem(.delete, before: path, after: nil)
    case .reload(let path): UICollectionViewUpdateItem(.reload, before: path, after: path)
    case .move(let from, let to): UICollectionViewUpdateItem(.move, before: from, after: to)
    case .insertSection(let section):
      UICollectionViewUpdateItem(.insert, before: nil, after: whole(section))
    case .deleteSection(let section):
      UICollectionViewUpdateItem(.delete, before: whole(section), after: nil)
    case .reloadSection(let section):
      UICollectionViewUpdateItem(.reload, before: whole(section), after: whole(section))
    case .moveSection(let from, let to):
      UICollectionViewUpdateItem(.move, before: whole(from), after: whole(to))
    }
  }
}

/// Where sections and items are after a batch of changes.
struct DataMapping {
  /// New places of the old sections; nil for those that went or are made anew.
  private(set) var sections: [Int?] = []
  /// New places of the old sections' items; nil for those that went or are made anew.
  private var items: [[IndexPath?]] = []
  /// The numbers of items that the changes lead to; nil for sections that are new.
  private(set) var expectedCounts: [Int?] = []

  private var changes: [DataChange] = []

  init(from oldCounts: [Int], by changes: [DataChange]) {
    self.changes = changes
    mapSections(oldCounts.count)
    expectedCounts = Array(repeating: nil, count: max(newSectionCount(oldCounts.count), 0))
    let places = gatherItems()
    items = oldCounts.enumerated().map { section, count in
      mapItems(of: section, count, places)
    }
    for case .reloadSection(let section) in changes where sections.indices.contains(section) {
      sections[section] = nil
    }
  }

  /// - Parameters:
  ///   - sections: New places of the old sections; nil for those that went or are made anew.
  ///   - items: Likewise of the old sections' items.
  init(sections: [Int?], items: [[IndexPath?]]) {
    self.sections = sections
    self.items = items
  }

  /// Nil where the item is gone or its view is to be replaced.
  func newPath(of old: IndexPath) -> IndexPath? {
    guard items.indices.contains(old.section), items[old.section].indices.contains(old.item)
    else { return nil }
    return items[old.section][old.item]
  }

  private func isReloaded(section: Int) -> Bool {
    changes.contains {
      if case .reloadSection(section) = $0 { return true }
      return false
    }
  }

  // MARK: Sections

  private func newSectionCount(_ oldCount: Int) -> Int {
    changes.reduce(oldCount) { count, change in
      switch change {
      case .insertSection: count + 1
      case .deleteSection: count - 1
      default: count
      }
    }
  }

  private mutating func mapSections(_ oldCount: Int) {
    sections = Array(repeating: nil, count: oldCount)
    var gone: Set<Int> = []
    var taken: Set<Int> = []
    for change in changes {
      switch change {
      case .deleteSection(let section): gone.insert(section)
      case .insertSection(let section): taken.insert(section)
      case .moveSection(let from, let to):
        gone.insert(from)
        taken.insert(to)
        if sections.indices.contains(from) { sections[from] = to }
      default: break
      }
    }
    var next = 0
    for section in 0..<oldCount where !gone.contains(section) {
      while taken.contains(next) { next += 1 }
      sections[section] = next
      next += 1
    }
  }

  // MARK: Items

  /// What the changes say of items: gone by the old data, taken by the new.
  private struct ItemPlaces {
    var gone: Set<IndexPath> = []
    var reloaded: Set<IndexPath> = []
    var taken: [Int: Set<Int>] = [:]
    var moved: [IndexPath: IndexPath] = [:]
  }

  private func gatherItems() -> ItemPlaces {
    var places = ItemPlaces()
    for change in changes {
      switch change {
      case .delete(let path): places.gone.insert(path)
      case .reload(let path): places.reloaded.insert(path)
      case .insert(let path): places.taken[path.section, default: []].insert(path.item)
      case .move(let from, let to):
        places.gone.insert(from)
        places.moved[from] = to
        places.taken[to.section, default: []].insert(to.item)
      default: break
      }
    }
    return places
  }

  private mutating func mapItems(
    of section: Int, _ count: Int, _ places: ItemPlaces
  ) -> [IndexPath?] {
    let new = sections[section]
    let taken = new.flatMap { places.taken[$0] } ?? []
    let isReloaded = isReloaded(section: section)
    var next = 0
    var kept = 0
    let paths = (0..<count).map { item -> IndexPath? in
      let old = IndexPath(item: item, section: section)
      if places.gone.contains(old) { return places.moved[old] }
      guard let new else { return nil }
      while taken.contains(next) { next += 1 }
      let path = IndexPath(item: next, section: new)
      next += 1
      kept += 1
      return isReloaded || places.reloaded.contains(old) ? nil : path
    }
    if let new, !isReloaded, expectedCounts.indices.contains(new) {
      expectedCounts[new] = kept + taken.count
    }
    return paths
  }
}

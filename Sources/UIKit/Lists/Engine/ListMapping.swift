/// The places of a list's sections and items after an update.
struct ListMapping {
  /// The place of an item after the update.
  struct Target {
    var path: IndexPath
    /// Whether the item gets another view.
    var isReloaded = false
  }

  /// What became of one section's items.
  fileprivate enum Items {
    /// All items stay as they are, possibly in another section.
    case kept(section: Int)
    case gone
    case mapped([Target?])
  }

  /// The new indices of the old sections; nil for those that went or are made anew.
  private(set) var sections: [Int?]
  private var items: [Items]
  /// The numbers of items that the changes lead to; nil for sections that are new or made anew.
  private(set) var expectedCounts: [Int?]

  /// - Parameters:
  ///   - sections: The new indices of the old sections; nil for those that went or are made anew.
  ///   - items: The new places of the old sections' items; nil for those that went.
  init(sections: [Int?], items: [[Target?]]) {
    self.sections = sections
    self.items = items.map { .mapped($0) }
    expectedCounts = []
  }

  init(from oldCounts: [Int], by changes: [ListChange]) {
    let gathered = GatheredChanges(changes)
    sections = gathered.newSections(of: oldCounts.count)
    expectedCounts = Array(
      repeating: nil, count: max(oldCounts.count + gathered.sectionGrowth, 0))
    items = []
    for (section, count) in oldCounts.enumerated() {
      let new = sections[section]
      let isReloaded = gathered.reloadedSections.contains(section)
      items.append(gathered.items(of: section, count, in: isReloaded ? nil : new))
      if let new, !isReloaded, expectedCounts.indices.contains(new) {
        let gone = gathered.leaving[section]?.gone.count { (0..<count).contains($0) } ?? 0
        expectedCounts[new] = count - gone + (gathered.taken[new]?.count ?? 0)
      }
    }
    for section in gathered.reloadedSections where sections.indices.contains(section) {
      sections[section] = nil
    }
  }

  /// The new place of an item; nil if it is gone.
  func target(of old: IndexPath) -> Target? {
    guard items.indices.contains(old.section) else { return nil }
    switch items[old.section] {
    case .kept(let section): return Target(path: IndexPath(item: old.item, section: section))
    case .gone: return nil
    case .mapped(let targets):
      return targets.indices.contains(old.item) ? targets[old.item] : nil
    }
  }

  /// The new path of an item; nil if it is gone or its view is to be replaced.
  func newPath(of old: IndexPath) -> IndexPath? {
    target(of: old).flatMap { $0.isReloaded ? nil : $0.path }
  }

  /// The values of old items, in the order of the new data; nil for new items.
  func carried<Value>(
    _ oldCounts: [Int], to newCounts: [Int], _ value: (IndexPath) -> Value
  ) -> [[Value?]] {
    var result = newCounts.map { [Value?](repeating: nil, count: $0) }
    for (section, count) in oldCounts.enumerated() {
      for item in 0..<count {
        let old = IndexPath(item: item, section: section)
        guard let new = target(of: old)?.path, result.indices.contains(new.section),
          result[new.section].indices.contains(new.item)
        else { continue }
        result[new.section][new.item] = value(old)
      }
    }
    return result
  }

  /// The mistake in an update with this mapping; nil if there is none.
  func fault(of changes: [ListChange], from old: [Int], to new: [Int]) -> ListUpdateFault? {
    for change in changes {
      if let fault = change.fault(in: old) { return fault }
    }
    guard new.count == expectedCounts.count else {
      return .sectionCount(before: old.count, expected: expectedCounts.count, found: new.count)
    }
    let taken = GatheredChanges(changes).taken
    for (section, expected) in expectedCounts.enumerated() {
      guard let expected else { continue }
      let last = taken[section]?.max() ?? 0
      guard new[section] == expected, last < max(expected, 1) else {
        return .itemCount(section: section, expected: expected, found: new[section])
      }
    }
    return nil
  }
}

extension ListChange {
  /// The mistake of a change that deletes or reloads what did not exist; nil if there is none.
  fileprivate func fault(in counts: [Int]) -> ListUpdateFault? {
    switch self {
    case .delete(let path), .reload(let path), .move(let path, _):
      let count =
        path.count == 2 && counts.indices.contains(path.section) ? counts[path.section] : 0
      let isThere = path.count == 2 && (0..<count).contains(path.item)
      return isThere ? nil : .missingItem(path, count: count)
    case .deleteSection(let section), .reloadSection(let section), .moveSection(let section, _):
      return counts.indices.contains(section)
        ? nil : .missingSection(section, count: counts.count)
    case .insert, .insertSection: return nil
    }
  }
}

/// The changes by the sections that they concern.
private struct GatheredChanges {
  /// The changes of a section's items, by its number before the update.
  struct Leaving {
    var gone: Set<Int> = []
    var reloaded: Set<Int> = []
    var moved: [Int: IndexPath] = [:]
  }

  private(set) var leaving: [Int: Leaving] = [:]
  /// The inserted and moved items, by the section's number after the update.
  private(set) var taken: [Int: Set<Int>] = [:]
  private(set) var reloadedSections: Set<Int> = []
  private(set) var sectionGrowth = 0
  private var goneSections: Set<Int> = []
  private var takenSections: Set<Int> = []
  private var movedSections: [Int: Int] = [:]

  init(_ changes: [ListChange]) {
    for change in changes {
      switch change {
      case .insert(let path): taken[path.section, default: []].insert(path.item)
      case .delete(let path): leaving[path.section, default: Leaving()].gone.insert(path.item)
      case .reload(let path): leaving[path.section, default: Leaving()].reloaded.insert(path.item)
      case .move(let from, let to):
        leaving[from.section, default: Leaving()].gone.insert(from.item)
        leaving[from.section, default: Leaving()].moved[from.item] = to
        taken[to.section, default: []].insert(to.item)
      case .insertSection(let section):
        sectionGrowth += 1
        takenSections.insert(section)
      case .deleteSection(let section):
        sectionGrowth -= 1
        goneSections.insert(section)
      case .reloadSection(let section): reloadedSections.insert(section)
      case .moveSection(let from, let to):
        goneSections.insert(from)
        takenSections.insert(to)
        movedSections[from] = to
      }
    }
  }

  func newSections(of count: Int) -> [Int?] {
    var next = 0
    return (0..<count).map { section in
      if goneSections.contains(section) { return movedSections[section] }
      while takenSections.contains(next) { next += 1 }
      next += 1
      return next - 1
    }
  }

  /// - Parameter new: The section's number after the update; nil if its items are gone, except for
  ///   those that are moved elsewhere.
  func items(of section: Int, _ count: Int, in new: Int?) -> ListMapping.Items {
    let leaving = self.leaving[section]
    let coming = new.flatMap { taken[$0] }
    guard leaving != nil || coming != nil else {
      return new.map { .kept(section: $0) } ?? .gone
    }
    let changes = leaving ?? Leaving()
    var next = 0
    return .mapped(
      (0..<count).map { item -> ListMapping.Target? in
        let isReloaded = changes.reloaded.contains(item)
        if changes.gone.contains(item) {
          return changes.moved[item].map { ListMapping.Target(path: $0, isReloaded: isReloaded) }
        }
        guard let new else { return nil }
        while coming?.contains(next) == true { next += 1 }
        next += 1
        return ListMapping.Target(
          path: IndexPath(item: next - 1, section: new), isReloaded: isReloaded)
      })
  }
}

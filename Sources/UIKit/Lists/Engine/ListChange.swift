/// One change of a list's data. Deleted, reloaded and the first of moved places are those before
/// the update, inserted and the second of moved ones those after.
enum ListChange {
  case insert(IndexPath)
  case delete(IndexPath)
  case reload(IndexPath)
  case move(from: IndexPath, to: IndexPath)
  case insertSection(Int)
  case deleteSection(Int)
  case reloadSection(Int)
  case moveSection(from: Int, to: Int)
}

/// Changes that are gathered to be made at once, and the calls that gather them.
struct ListUpdate {
  /// Calls that are under way, one inside the other.
  private(set) var depth = 0
  private(set) var changes: [ListChange] = []

  var isOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  mutating func add(_ new: [ListChange]) { changes += new }

  mutating func forget() { changes = [] }

  /// - Returns: All that was gathered, once the outermost call ends; nil before.
  mutating func end() -> [ListChange]? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { changes = [] }
    return changes
  }
}

/// Why changes cannot be what happened to the data.
enum ListUpdateFault {
  case missingSection(Int, count: Int)
  case missingItem(IndexPath, count: Int)
  case sectionCount(before: Int, expected: Int, found: Int)
  case itemCount(section: Int, expected: Int, found: Int)
}

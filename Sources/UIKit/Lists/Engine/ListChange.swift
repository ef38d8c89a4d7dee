/// One change of a list's data. Paths of deleted and reloaded items and the first of moved ones are
/// those before the update, of inserted items and the second of moved ones those after it.
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
  /// The number of nested calls under way.
  private(set) var depth = 0
  private(set) var changes: [ListChange] = []

  var isOpen: Bool { depth > 0 }

  mutating func begin() { depth += 1 }

  mutating func add(_ new: [ListChange]) { changes += new }

  mutating func forget() { changes = [] }

  /// - Returns: All gathered changes, once the outermost call ends; nil before.
  mutating func end() -> [ListChange]? {
    depth -= 1
    guard depth == 0 else { return nil }
    defer { changes = [] }
    return changes
  }
}

/// The reason why changes do not match the change of the data.
enum ListUpdateFault {
  case missingSection(Int, count: Int)
  case missingItem(IndexPath, count: Int)
  case sectionCount(before: Int, expected: Int, found: Int)
  case itemCount(section: Int, expected: Int, found: Int)
}

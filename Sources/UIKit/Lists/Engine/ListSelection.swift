/// The selected items of a list, the item under a finger, and how many may be selected.
struct ListSelection {
  // What an app allows.
  var isAllowed = true
  var isAllowedInEditing = false
  var allowsSeveral = false
  var allowsSeveralInEditing = false

  /// The selected paths in the order in which they were selected.
  private(set) var paths: [IndexPath] = []
  private var known: Set<IndexPath> = []
  /// The item that a finger is on.
  var highlighted: IndexPath?

  var isEmpty: Bool { paths.isEmpty }

  func contains(_ path: IndexPath) -> Bool { known.contains(path) }

  /// Whether a touch selects an item.
  func selects(isEditing: Bool) -> Bool {
    isEditing ? isAllowedInEditing || allowsSeveralInEditing : isAllowed
  }

  /// Whether several items may be selected.
  func selectsSeveral(isEditing: Bool) -> Bool {
    isEditing ? allowsSeveralInEditing : allowsSeveral
  }

  mutating func set(_ path: IndexPath, isSelected: Bool) {
    if isSelected {
      if known.insert(path).inserted { paths.append(path) }
    } else if known.remove(path) != nil {
      paths.removeAll { $0 == path }
    }
  }

  mutating func removeAll() {
    paths = []
    known = []
  }

  /// Follows a change of the data.
  ///
  /// - Parameter newPath: Returns the new path; nil for an item that is no longer selected.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(newPath)
    known = Set(paths)
  }
}

/// What is different between the views of two pictures.
package struct TreeDifference: Sendable {
  /// A node that changed, with all that changed about it.
  struct Change: Sendable {
    /// The node's index in the old tree; nil where it was added.
    var old: Int?
    /// The node's index in the new tree; nil where it was removed.
    var new: Int?
    var kind: Kind
    var what: [String]
  }

  /// How near to the reason a change is, the nearest first.
  enum Kind: Int, Sendable, Comparable {
    /// Something was set, added, removed, exchanged or put elsewhere.
    case own
    /// It has another size, and so may have what it contains.
    case resized
    /// It is elsewhere, as when what is beside it grew.
    case moved

    static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
  }

  let old: TreeIndex
  let new: TreeIndex
  /// The changes in the new tree's order, removed nodes last.
  private(set) var changes: [Change] = []

  package var isEmpty: Bool { changes.isEmpty }

  package init(from old: ViewTree, to new: ViewTree) {
    self.old = TreeIndex(old)
    self.new = TreeIndex(new)
    if old == new { return }
    let matching = TreeMatching(self.old, self.new)
    let reordered = Self.reordered(self.new, matching)
    for index in new.nodes.indices {
      note(index, matching, isReordered: reordered.contains(index))
    }
    for index in old.nodes.indices where matching.newOfOld[index] < 0 {
      // What is inside went with it.
      let parent = self.old.parents[index]
      if parent >= 0, matching.newOfOld[parent] < 0 { continue }
      if parent >= 0, new.nodes[matching.newOfOld[parent]].isUndrawn { continue }
      changes.append(Change(old: index, kind: .own, what: ["removed"]))
    }
  }

  private mutating func note(
    _ index: Int, _ matching: TreeMatching, isReordered: Bool
  ) {
    let before = matching.oldOfNew[index]
    guard before >= 0 else {
      let parent = new.parents[index]
      if parent >= 0, matching.oldOfNew[parent] < 0 { return }
      if parent >= 0, old.nodes[matching.oldOfNew[parent]].isUndrawn { return }
      changes.append(Change(new: index, kind: .own, what: ["added"]))
      return
    }
    var change = Change(old: before, new: index, kind: .moved, what: [])
    change.what = place(before, index, matching, isReordered: isReordered)
    change.what += PropertyText.changes(from: old.nodes[before], to: new.nodes[index])
    if !change.what.isEmpty { change.kind = .own }
    let (from, to) = (old.relativeFrame(before), new.relativeFrame(index))
    // A hidden view has no frame.
    if !old.nodes[before].isUndrawn, !new.nodes[index].isUndrawn {
      if (from.width, from.height) != (to.width, to.height) {
        change.kind = min(change.kind, .resized)
        change.what.append("resized \(from.sizeText) → \(to.sizeText)")
      }
      let (x, y) = (to.x - from.x, to.y - from.y)
      let hasMoved = index > 0 && (x, y) != (0, 0)
      // A node's place is compared only if it is in the same parent.
      if hasMoved, matching.newOfOld[old.parents[before]] == new.parents[index] {
        change.what.append("moved by (\(ViewFrame.points(x)), \(ViewFrame.points(y)))")
      }
    }
    if !change.what.isEmpty { changes.append(change) }
  }

  /// What changed about its class and where it is in the tree.
  private func place(
    _ before: Int, _ after: Int, _ matching: TreeMatching, isReordered: Bool
  ) -> [String] {
    let (from, to) = (old.nodes[before], new.nodes[after])
    var what: [String] = []
    if from.type != to.type {
      what.append("class \(from.type.singleLine) → \(to.type.singleLine)")
    }
    if after > 0 {
      let (parent, newParent) = (old.parents[before], new.parents[after])
      if matching.newOfOld[parent] != newParent {
        what.append("put from \(old.title(parent)) into \(new.title(newParent))")
      } else if isReordered {
        what.append("reordered")
      }
    }
    return what
  }

  /// The children that have to move for the others to be in their old order: as few as can be.
  private static func reordered(_ new: TreeIndex, _ matching: TreeMatching) -> Set<Int> {
    var reordered: Set<Int> = []
    for (parent, children) in new.children.enumerated() where children.count > 1 {
      let kept = children.filter {
        let before = matching.oldOfNew[$0]
        return before >= 0 && matching.newOfOld[matching.old.parents[before]] == parent
      }
      let places = kept.map { matching.oldOfNew[$0] }
      if zip(places, places.dropFirst()).allSatisfy(<) { continue }
      let inOrder = longestRise(places)
      reordered.formUnion(kept.indices.filter { !inOrder.contains($0) }.map { kept[$0] })
    }
    return reordered
  }

  /// Indices of a longest increasing subsequence.
  private static func longestRise(_ values: [Int]) -> Set<Int> {
    /// For each length, the index of the smallest last value.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      rise.insert(index)
      index = previous[index]
    }
    return rise
  }
}

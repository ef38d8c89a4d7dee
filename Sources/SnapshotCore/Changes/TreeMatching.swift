/// Which node of one tree is which of another.
///
/// Children of matched parents are matched: first those whose name each side has once, then what is
/// the same down to the last descendant, in order, then what has the same class, in order. What is
/// left over on both sides of one place has changed its class. A name that is left over in two
/// places has moved from one parent to another.
struct TreeMatching {
  let old: TreeIndex
  let new: TreeIndex
  /// The node of the old tree for each node of the new one; −1 where there is none.
  private(set) var oldOfNew: [Int]
  private(set) var newOfOld: [Int]

  /// Products of lengths up to which sequences are aligned exactly; longer ones pair off in order.
  private static let maximumTable = 1 << 22

  init(_ old: TreeIndex, _ new: TreeIndex) {
    self.old = old
    self.new = new
    oldOfNew = [Int](repeating: -1, count: new.nodes.count)
    newOfOld = [Int](repeating: -1, count: old.nodes.count)
    pair(0, 0)
    var pending = [(0, 0)]
    while let (before, after) = pending.popLast() {
      matchChildren(of: before, after)
      for child in new.children[after] where oldOfNew[child] >= 0 {
        pending.append((oldOfNew[child], child))
      }
      if pending.isEmpty { pending = pairedElsewhere() }
    }
  }

  private mutating func pair(_ before: Int, _ after: Int) {
    oldOfNew[after] = before
    newOfOld[before] = after
  }

  private mutating func matchChildren(of before: Int, _ after: Int) {
    for (first, second) in uniqueNames(old.children[before], new.children[after]) {
      pair(first, second)
    }
    let (old, new) = (old, new)
    match(of: before, after) { old.digests[$0] == new.digests[$1] }
    match(of: before, after) { old.nodes[$0].type == new.nodes[$1].type }
    // What is alone in its gap on both sides.
    for (left, right) in gaps(of: before, after) where left.count == 1 && right.count == 1 {
      if old.nodes[left[0]].name.isEmpty, new.nodes[right[0]].name.isEmpty {
        pair(left[0], right[0])
      }
    }
  }

  /// Children without a partner, between those that have one.
  private func gaps(of before: Int, _ after: Int) -> [([Int], [Int])] {
    var gaps: [([Int], [Int])] = []
    var left = old.children[before][...]
    var gap: [Int] = []
    for child in new.children[after] {
      guard oldOfNew[child] >= 0 else {
        gap.append(child)
        continue
      }
      // A partner that is not further on was passed: the two have changed places.
      guard let place = left.firstIndex(of: oldOfNew[child]) else { continue }
      gaps.append((left[..<place].filter { newOfOld[$0] < 0 }, gap))
      left = left[(place + 1)...]
      gap = []
    }
    gaps.append((left.filter { newOfOld[$0] < 0 }, gap))
    return gaps
  }

  private mutating func match(
    of before: Int, _ after: Int, _ isSame: (Int, Int) -> Bool
  ) {
    for (left, right) in gaps(of: before, after) {
      for (first, second) in Self.commonSubsequence(left, right, isSame) { pair(first, second) }
    }
  }

  /// The names that are exactly once in both lists, of nodes that are not paired yet.
  private func uniqueNames(_ left: [Int], _ right: [Int]) -> [(Int, Int)] {
    func unique(_ list: [Int], _ nodes: [ViewTree.Node]) -> [String: Int] {
      var places: [String: Int] = [:]
      for index in list where !nodes[index].name.isEmpty {
        places[nodes[index].name] = places[nodes[index].name] == nil ? index : -1
      }
      return places
    }
    let places = unique(right, new.nodes)
    let unique = unique(left, old.nodes)
    return left.compactMap { index in
      let name = old.nodes[index].name
      guard newOfOld[index] < 0, unique[name] == index, let place = places[name], place >= 0,
        oldOfNew[place] < 0
      else { return nil }
      return (index, place)
    }
  }

  /// Pairs names that are left over in two places; returns the pairs.
  private mutating func pairedElsewhere() -> [(Int, Int)] {
    let left = old.nodes.indices.filter { newOfOld[$0] < 0 }
    let right = new.nodes.indices.filter { oldOfNew[$0] < 0 }
    let pairs = uniqueNames(left, right).filter { old.nodes[$0].type == new.nodes[$1].type }
    for (first, second) in pairs { pair(first, second) }
    return pairs
  }

  /// A longest common subsequence.
  private static func commonSubsequence(
    _ left: [Int], _ right: [Int], _ isSame: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    var (left, right) = (left[...], right[...])
    while let first = left.first, let second = right.first, isSame(first, second) {
      pairs.append((first, second))
      (left, right) = (left.dropFirst(), right.dropFirst())
    }
    while let first = left.last, let second = right.last, isSame(first, second) {
      pairs.append((first, second))
      (left, right) = (left.dropLast(), right.dropLast())
    }
    if left.isEmpty || right.isEmpty { return pairs }
    let (rows, columns) = (Array(left), Array(right))
    guard rows.count * columns.count <= maximumTable else {
      return pairs + zip(rows, columns).filter(isSame)
    }
    return pairs + aligned(rows, columns, isSame)
  }

  private static func aligned(
    _ rows: [Int], _ columns: [Int], _ isSame: (Int, Int) -> Bool
  ) -> [(Int, Int)] {
    let width = columns.count + 1
    var lengths = [Int32](repeating: 0, count: (rows.count + 1) * width)
    for row in rows.indices.reversed() {
      for column in columns.indices.reversed() {
        let place = row * width + column
        lengths[place] =
          isSame(rows[row], columns[column])
          ? lengths[place + width + 1] + 1 : max(lengths[place + width], lengths[place + 1])
      }
    }
    var pairs: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < rows.count, column < columns.count {
      let place = row * width + column
      if isSame(rows[row], columns[column]) {
        pairs.append((rows[row], columns[column]))
        (row, column) = (row + 1, column + 1)
      } else if lengths[place + width] >= lengths[place + 1] {
        row += 1
      } else {
        column += 1
      }
    }
    return pairs
  }
}

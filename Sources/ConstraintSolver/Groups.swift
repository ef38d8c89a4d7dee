/// Columns, forms and bounds, parted so that different groups share nothing.
struct Groups: Sendable {
  /// Items by group, in one array.
  struct Lists: Sendable {
    private(set) var start: [Int32] = [0]
    private(set) var items: [Int32] = []

    init() {}

    /// Sorts items into groups, keeping their order; `group` is -1 for those in none.
    init(groupCount: Int, group: [Int32]) {
      start = Array(repeating: 0, count: groupCount + 2)
      for item in group where item >= 0 { start[Int(item) + 2] += 1 }
      for index in 2..<max(2, start.count) { start[index] += start[index - 1] }
      items = Array(repeating: 0, count: Int(start.last ?? 0))
      for index in group.indices where group[index] >= 0 {
        let next = Int(group[index]) + 1
        items[Int(start[next])] = Int32(index)
        start[next] += 1
      }
    }

    @inline(__always)
    func range(_ group: Int) -> Range<Int> { Int(start[group])..<Int(start[group + 1]) }
  }

  private(set) var count = 0
  /// The group of each variable that is a bounded column; -1 for any other variable.
  private(set) var groupOfColumn: [Int32] = []
  private(set) var columns = Lists()
  private(set) var forms = Lists()
  private(set) var bounds = Lists()

  init() {}

  init(variableCount: Int, bounds allBounds: [Plan.Bound], forms allForms: Forms) {
    var parent: [Int32] = Array(repeating: -1, count: variableCount)
    for bound in allBounds where bound.entity < 0 { parent[Int(~bound.entity)] = ~bound.entity }
    for column in allForms.column { parent[Int(column)] = column }
    for form in 0..<allForms.count {
      let range = allForms.range(form)
      let lead = allForms.column[range.lowerBound]
      for index in range.dropFirst() { Self.unite(lead, allForms.column[index], &parent) }
    }
    groupOfColumn = Array(repeating: -1, count: variableCount)
    for variable in 0..<variableCount where parent[variable] >= 0 {
      let root = Int(Self.root(Int32(variable), &parent))
      if root == variable {
        groupOfColumn[variable] = Int32(count)
        count += 1
      } else {
        groupOfColumn[variable] = groupOfColumn[root]
      }
    }
    let groupOfForm = (0..<allForms.count).map {
      groupOfColumn[Int(allForms.column[Int(allForms.start[$0])])]
    }
    columns = Lists(groupCount: count, group: groupOfColumn)
    forms = Lists(groupCount: count, group: groupOfForm)
    bounds = Lists(
      groupCount: count,
      group: allBounds.map {
        $0.entity < 0 ? groupOfColumn[Int(~$0.entity)] : groupOfForm[Int($0.entity)]
      })
  }

  /// The lowest column that `column` is united with.
  private static func root(_ column: Int32, _ parent: inout [Int32]) -> Int32 {
    var current = column
    while parent[Int(current)] != current {
      parent[Int(current)] = parent[Int(parent[Int(current)])]
      current = parent[Int(current)]
    }
    return current
  }

  private static func unite(_ one: Int32, _ other: Int32, _ parent: inout [Int32]) {
    let first = root(one, &parent)
    let second = root(other, &parent)
    if first != second { parent[Int(max(first, second))] = min(first, second) }
  }
}

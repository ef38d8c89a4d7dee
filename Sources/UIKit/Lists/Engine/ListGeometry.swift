/// The places of headers, rows and footers of a list, relative to the first header's top.
///
/// Lengths begin as estimates and are replaced one by one as they are measured; a change, a
/// position and a search take logarithmic time in the number of rows.
struct ListGeometry {
  enum Element: Equatable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)

    func isRow(in paths: Set<IndexPath>) -> Bool {
      if case .row(let path) = self { return paths.contains(path) }
      return false
    }
  }

  let rowCounts: [Int]
  /// The index of each section's header among all elements; after the last, their number.
  private let sectionStarts: [Int]
  private var lengths: LengthTree
  private var measured: [Bool]

  /// - Parameter length: Returns the known or estimated length of an element, in points.
  init(
    rowCounts: [Int], length: (Element) -> (points: CGFloat, isMeasured: Bool)
  ) {
    self.rowCounts = rowCounts
    var starts: [Int] = []
    var values: [CGFloat] = []
    var measured: [Bool] = []
    func add(_ element: Element) {
      let (points, isMeasured) = length(element)
      values.append(points.isFinite ? max(points, 0) : 0)
      measured.append(isMeasured)
    }
    for (section, count) in rowCounts.enumerated() {
      starts.append(values.count)
      add(.header(section))
      for row in 0..<count { add(.row(IndexPath(row: row, section: section))) }
      add(.footer(section))
    }
    starts.append(values.count)
    sectionStarts = starts
    lengths = LengthTree(values)
    self.measured = measured
  }

  init() {
    self.init(rowCounts: []) { _ in (0, true) }
  }

  var count: Int { sectionStarts[rowCounts.count] }
  var sectionCount: Int { rowCounts.count }
  var totalLength: CGFloat { lengths.sum(of: count) }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && rowCounts.indices.contains(path.section) && path.row >= 0
      && path.row < rowCounts[path.section]
  }

  func index(of element: Element) -> Int {
    switch element {
    case .header(let section): sectionStarts[section]
    case .row(let path): sectionStarts[path.section] + 1 + path.row
    case .footer(let section): sectionStarts[section + 1] - 1
    }
  }

  func element(at index: Int) -> Element {
    var (low, high) = (0, rowCounts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sectionStarts[middle] <= index { low = middle } else { high = middle }
    }
    let row = index - sectionStarts[low] - 1
    if row < 0 { return .header(low) }
    return row < rowCounts[low] ? .row(IndexPath(row: row, section: low)) : .footer(low)
  }

  func isMeasured(_ index: Int) -> Bool { measured[index] }
  func length(_ index: Int) -> CGFloat { lengths.values[index] }
  func top(_ index: Int) -> CGFloat { lengths.sum(of: index) }

  /// The top and bottom of a section with header and footer.
  func span(ofSection section: Int) -> (top: CGFloat, bottom: CGFloat) {
    (top(sectionStarts[section]), top(sectionStarts[section + 1]))
  }

  /// The last element that begins at or before `y`; nil without elements.
  func index(at y: CGFloat) -> Int? {
    count == 0 ? nil : min(lengths.count(withSumUpTo: max(y, 0)), count - 1)
  }

  /// The elements that lie partly or fully between two positions.
  func elements(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard bottom > 0, var index = index(at: top) else { return 0..<0 }
    let first = index
    var y = self.top(index)
    while index < count, y < bottom {
      y += length(index)
      index += 1
    }
    return first..<index
  }

  mutating func setLength(_ points: CGFloat, of index: Int) {
    lengths.set(points.isFinite ? max(points, 0) : 0, at: index)
    measured[index] = true
  }

  mutating func forgetMeasurement(of index: Int) { measured[index] = false }
}

/// Numbers with their running sums: a binary indexed tree.
///
/// Source: Fenwick, "A new data structure for cumulative frequency tables", 1994.
struct LengthTree {
  private(set) var values: [CGFloat]
  private var tree: [CGFloat]

  init(_ values: [CGFloat]) {
    self.values = values
    tree = [0] + values
    var index = 1
    while index < tree.count {
      let parent = index + (index & -index)
      if parent < tree.count { tree[parent] += tree[index] }
      index += 1
    }
  }

  /// The sum of the first `count` values.
  func sum(of count: Int) -> CGFloat {
    var index = count
    var sum: CGFloat = 0
    while index > 0 {
      sum += tree[index]
      index &= index - 1
    }
    return sum
  }

  mutating func set(_ value: CGFloat, at place: Int) {
    let change = value - values[place]
    guard change != 0 else { return }
    values[place] = value
    var index = place + 1
    while index < tree.count {
      tree[index] += change
      index += index & -index
    }
  }

  /// The number of values from the first on whose sum does not exceed `limit`.
  func count(withSumUpTo limit: CGFloat) -> Int {
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    var (index, left) = (0, limit)
    while step > 0 {
      let next = index + step
      if next < tree.count, tree[next] <= left {
        index = next
        left -= tree[next]
      }
      step /= 2
    }
    return index
  }
}

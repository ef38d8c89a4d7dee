/// The columns that can lessen the cost, and which of them lessens the highest level most.
struct Candidates: Sendable {
  struct Candidate {
    var level: Int32
    var isUp: Bool
    var slope: Double
    var entity: Int32

    static let none = Candidate(level: .max, isUp: true, slope: 0, entity: 0)

    @inline(__always)
    func precedes(_ other: Candidate) -> Bool {
      if level != other.level { return level < other.level }
      if slope != other.slope { return slope < other.slope }
      return entity < other.entity
    }
  }

  /// The candidates, by column.
  private(set) var all: [Candidate] = []
  /// A tree of matches, each won by the better of the two below it; leaves are columns.
  private var winner: [Int32] = []
  private var leafCount = 1
  private var columnCount = 0

  mutating func reset(columns: Int) {
    all.removeAll(keepingCapacity: true)
    all.append(contentsOf: repeatElement(.none, count: columns))
    leafCount = 1
    while leafCount < columns { leafCount *= 2 }
    columnCount = columns
    winner.removeAll(keepingCapacity: true)
    winner.append(contentsOf: repeatElement(-1, count: 2 * leafCount))
    for column in 0..<columns { winner[leafCount + column] = Int32(column) }
  }

  var best: (column: Int, candidate: Candidate)? {
    let column = Int(winner[1])
    guard column >= 0, all[column].level != .max else { return nil }
    return (column, all[column])
  }

  @inline(__always)
  mutating func set(_ candidate: Candidate, of column: Int) { all[column] = candidate }

  /// Plays the matches of columns that were set again.
  mutating func update(_ columns: [Int]) {
    if columns.count > leafCount / 8 {
      for node in (1..<leafCount).reversed() { play(node) }
      return
    }
    for column in columns {
      var node = (leafCount + column) / 2
      while node >= 1 {
        play(node)
        node /= 2
      }
    }
  }

  /// Finds the best of few columns, all of which were set again.
  mutating func updateAll() {
    var best = 0
    for column in 1..<max(1, columnCount) where all[column].precedes(all[best]) { best = column }
    winner[1] = Int32(best)
  }

  @inline(__always)
  private mutating func play(_ node: Int) {
    let (one, other) = (winner[2 * node], winner[2 * node + 1])
    winner[node] =
      other < 0 || (one >= 0 && !all[Int(other)].precedes(all[Int(one)])) ? one : other
  }
}

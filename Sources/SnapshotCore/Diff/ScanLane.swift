/// What a thread has to itself, from the first row of tiles to the last.
@safe struct ScanLane {
  var memo = DeltaMemo()
  let bounds = DeltaBounds()
  /// The ΔE, in `DeltaBounds`' unit, that some pixel before surely surpasses, and the limit does.
  private(set) var commonReach = 0
  private var greatest: Float = -1
  private var limitReach = 0
  /// For each column the ΔE that a pixel of its tile's region surpasses, which came before.
  private let reaches: UnsafeMutablePointer<UInt16>
  /// The same for the greatest of three tiles in the row above.
  private let above: UnsafeMutablePointer<UInt16>
  private let tilesWide: Int
  private var lastRow = -2
  private var lastColumns = 0..<0

  // SAFETY: both have an element for each column, one before, and one after.

  init(tilesWide: Int) {
    self.tilesWide = tilesWide
    unsafe reaches = .allocate(capacity: tilesWide + 2)
    unsafe above = .allocate(capacity: tilesWide + 2)
    unsafe reaches.initialize(repeating: 0, count: tilesWide + 2)
    unsafe above.initialize(repeating: 0, count: tilesWide + 2)
  }

  /// Whoever made it calls this at last.
  func deallocate() {
    memo.deallocate()
    bounds.deallocate()
    unsafe reaches.deallocate()
    unsafe above.deallocate()
  }

  mutating func begin(_ tileRow: Int, _ columns: Range<Int>, _ limitSquared: Float) {
    limitReach = DeltaBounds.reach(limitSquared)
    commonReach = min(limitReach, DeltaBounds.reach(greatest))
    let follows = tileRow == lastRow + 1 && columns == lastColumns
    for column in columns {
      // What stands beside the lane's columns is another lane's, and zero here.
      unsafe above[column + 1] =
        follows ? max(reaches[column], reaches[column + 1], reaches[column + 2]) : 0
    }
    unsafe reaches.update(repeating: 0, count: tilesWide + 2)
    lastRow = tileRow
    lastColumns = columns
  }

  @inline(__always)
  func reach(_ column: Int) -> Int { Int(unsafe reaches[column &+ 1]) }

  /// A tile that differs belongs to the region of the one before, and of those above.
  ///
  /// - Returns: Whether that says more than was known.
  func join(_ column: Int) -> Bool {
    let known = unsafe reaches[column &+ 1]
    let joined = unsafe max(reaches[column], above[column &+ 1])
    guard joined > known else { return false }
    unsafe reaches[column &+ 1] = joined
    return true
  }

  /// A pixel is as far apart as none before in its tile.
  mutating func found(_ deltaSquared: Float, _ column: Int) {
    let reach = DeltaBounds.reach(deltaSquared)
    unsafe reaches[column &+ 1] = max(reaches[column &+ 1], UInt16(clamping: reach))
    if deltaSquared > greatest {
      greatest = deltaSquared
      commonReach = min(limitReach, reach)
    }
  }
}

/// What a thread has to itself, from the first row of tiles to the last.
@safe struct ScanLane {
  var memo = DeltaMemo()
  let bounds = DeltaBounds()
  /// The ΔE, in `DeltaBounds`' unit, that some pixel before surely surpasses, and the limit does.
  private(set) var commonReach = 0
  /// The square of the maximum ΔE so far.
  private(set) var greatest: Float = -1
  private var limitReach = 0
  /// The square of the maximum ΔE that is known of the region of each column's tile, from pixels
  /// that came before.
  private let peaks: UnsafeMutablePointer<Float>
  /// The same, for three tiles in the row above.
  private let above: UnsafeMutablePointer<Float>
  /// The peaks in `DeltaBounds`' unit.
  private let reaches: UnsafeMutablePointer<UInt16>
  private let tilesWide: Int
  private var lastRow = -2
  private var lastColumns = 0..<0

  init(tilesWide: Int) {
    // SAFETY: Each table has an element for each column, one before and one after, and is filled at
    // once. They belong to whoever made the lane, who calls `deallocate` at last.
    self.tilesWide = tilesWide
    unsafe peaks = .allocate(capacity: tilesWide + 2)
    unsafe above = .allocate(capacity: tilesWide + 2)
    unsafe reaches = .allocate(capacity: tilesWide + 2)
    unsafe peaks.initialize(repeating: 0, count: tilesWide + 2)
    unsafe above.initialize(repeating: 0, count: tilesWide + 2)
    unsafe reaches.initialize(repeating: 0, count: tilesWide + 2)
  }

  /// Frees the memory; whoever made the lane calls it at last.
  func deallocate() {
    // SAFETY: `ComparisonPass.Lane` calls this once, as it goes away itself: nobody has the tables
    // any more.
    memo.deallocate()
    bounds.deallocate()
    unsafe peaks.deallocate()
    unsafe above.deallocate()
    unsafe reaches.deallocate()
  }

  mutating func begin(_ tileRow: Int, _ columns: Range<Int>, _ limitSquared: Float) {
    // SAFETY: The columns are below `tilesWide`, so that column + 2 is the last of tilesWide + 2
    // elements at most.
    limitReach = DeltaBounds.reach(limitSquared)
    commonReach = min(limitReach, DeltaBounds.reach(greatest))
    let follows = tileRow == lastRow + 1 && columns == lastColumns
    for column in columns {
      // What stands beside the lane's columns is another lane's, and zero here.
      unsafe above[column + 1] =
        follows ? max(peaks[column], peaks[column + 1], peaks[column + 2]) : 0
    }
    unsafe peaks.update(repeating: 0, count: tilesWide + 2)
    unsafe reaches.update(repeating: 0, count: tilesWide + 2)
    lastRow = tileRow
    lastColumns = columns
  }

  // SAFETY (these 2): The column is one of those that `begin` was given, below `tilesWide`, and the
  // tables have two elements more.
  @inline(__always)
  func reach(_ column: Int) -> Int { Int(unsafe reaches[column &+ 1]) }

  @inline(__always)
  func peak(_ column: Int) -> Float { unsafe peaks[column &+ 1] }

  /// A tile that differs belongs to the region of the one before, and of those above.
  ///
  /// - Returns: Whether that says more than was known.
  func join(_ column: Int) -> Bool {
    // SAFETY: The column is one of those that `begin` was given, below `tilesWide`, and the tables
    // have two elements more.
    let joined = unsafe max(peaks[column], above[column &+ 1])
    guard unsafe joined > peaks[column &+ 1] else { return false }
    raise(column, to: joined)
    return true
  }

  private func raise(_ column: Int, to deltaSquared: Float) {
    // SAFETY: The callers' column is below `tilesWide`, and the tables have two elements more. One
    // thread alone has the lane.
    unsafe peaks[column &+ 1] = deltaSquared
    unsafe reaches[column &+ 1] = UInt16(clamping: DeltaBounds.reach(deltaSquared))
  }

  /// Notes a pixel that is farther apart than all before it in its tile.
  mutating func found(_ deltaSquared: Float, _ column: Int) {
    // SAFETY: The column is one of those that `begin` was given, below `tilesWide`, and the table
    // has two elements more.
    if unsafe deltaSquared > peaks[column &+ 1] { raise(column, to: deltaSquared) }
    if deltaSquared > greatest {
      greatest = deltaSquared
      commonReach = min(limitReach, DeltaBounds.reach(deltaSquared))
    }
  }
}

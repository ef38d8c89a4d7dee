/// What the cells of a row sum up to at one column after the other, without looking at those that
/// no line touches or reaches into.
@safe struct TouchedSums {
  private typealias Lanes = SIMD4<Int32>

  private let cells: UnsafeMutablePointer<Int32>
  private let words: UnsafeMutablePointer<UInt64>
  /// The word of bits up to which cells are added up.
  private var index = 0
  /// One bit for each eight columns of that word that are still to be added, in the place of the
  /// first one.
  private var groups: UInt64
  /// The sum of the cells before those columns.
  private var sum: Int32 = 0

  /// - Parameters:
  ///   - cells: Those of the row; eight of them begin with each group.
  ///   - words: Their bits.
  @inline(__always)
  init(_ cells: UnsafeMutablePointer<Int32>, _ words: UnsafeMutablePointer<UInt64>) {
    // SAFETY: The caller's row outlives this value and has one word of bits at least.
    unsafe (self.cells, self.words) = unsafe (cells, words)
    // What lies left of the bounds leaves no bit.
    groups = unsafe Self.groups(words[0], 0) | 1
  }

  /// A touched cell reaches into the next one.
  @inline(__always)
  private static func groups(_ word: UInt64, _ before: UInt64) -> UInt64 {
    var all = word | word &<< 1 | before &>> 63
    all |= all &>> 1
    all |= all &>> 2
    all |= all &>> 4
    return all & 0x0101_0101_0101_0101
  }

  /// The sum of the cells up to a column and its own.
  ///
  /// Between two calls, what is added to the column may be taken from the next one.
  ///
  /// - Parameter column: Of the row, and greater than the one before.
  @inline(__always)
  mutating func sum(through column: Int) -> Int32 {
    while index < column &>> 6 {
      add(groups)
      index &+= 1
      // SAFETY: The column has a bit, and so a word.
      groups = unsafe Self.groups(words[index], words[index &- 1])
    }
    let rest: UInt64 = .max &<< UInt64(truncatingIfNeeded: column & 56)
    add(groups & ~rest)
    groups &= rest
    return sum &+ start(of: column)
  }

  @inline(__always)
  private mutating func add(_ groups: UInt64) {
    var rest = groups
    while rest != 0 {
      let first = index &<< 6 &+ rest.trailingZeroBitCount
      rest &= rest &- 1
      let (low, high) = eight(first)
      sum &+= (low &+ high).wrappedSum()
    }
  }

  /// The sum of a column's group as far as its cell.
  @inline(__always)
  private func start(of column: Int) -> Int32 {
    let (low, high) = eight(column & ~7)
    let last = Lanes(repeating: Int32(truncatingIfNeeded: column & 7))
    let places = Lanes(0, 1, 2, 3)
    let start = low.replacing(with: 0, where: places .> last)
    return (start &+ high.replacing(with: 0, where: places &+ 4 .> last)).wrappedSum()
  }

  @inline(__always)
  private func eight(_ first: Int) -> (low: Lanes, high: Lanes) {
    // SAFETY: Rows of cells are multiples of eight long, and groups begin at multiples of eight.
    let memory = unsafe UnsafeRawPointer(cells + first)
    return unsafe (
      memory.loadUnaligned(as: Lanes.self),
      memory.loadUnaligned(fromByteOffset: 16, as: Lanes.self)
    )
  }
}

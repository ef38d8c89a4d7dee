/// Makes coverage of cells.
enum CellSums {
  /// The area of a whole pixel: twice the square of the units in its side.
  private static let wholeArea: Int32 = 1 << 21
  typealias Lanes = SIMD4<Int32>

  /// Gives the coverage for a sum of cells, from 0 to 255.
  @inline(__always)
  static func coverage(_ sum: Int32, _ isEvenOdd: Bool) -> UInt8 {
    var area: Int32
    if isEvenOdd {
      area = sum & (wholeArea &* 2 &- 1)
      if area > wholeArea { area = wholeArea &* 2 &- area }
    } else {
      area = Int32(truncatingIfNeeded: min(sum.magnitude, UInt32(bitPattern: wholeArea)))
    }
    return UInt8(truncatingIfNeeded: (area &* 255 &+ (wholeArea &>> 1)) &>> 21)
  }

  /// Gives a sum of cells that has a coverage: the one nearest to it, or the unit below.
  @inline(__always)
  static func sum(of coverage: UInt8) -> Int32 { Int32(coverage) &<< 21 / 255 }

  /// Adds up some cells.
  @inline(__always)
  static func sum(_ cells: UnsafeMutablePointer<Int32>, _ count: Int) -> Int32 {
    // SAFETY: The caller has `count` cells, and four are read from `index` on where index + 4 ≤
    // count.
    var index = 0
    var four = Lanes()
    while index &+ 4 <= count {
      unsafe four &+= UnsafeRawPointer(cells + index).loadUnaligned(as: Lanes.self)
      index &+= 4
    }
    var sum = four.wrappedSum()
    while index < count {
      unsafe sum &+= cells[index]
      index &+= 1
    }
    return sum
  }

  /// Gives the coverage for four sums of cells, from 0 to 255.
  @inline(__always)
  static func levels(_ sums: Lanes, _ isEvenOdd: Bool) -> Lanes {
    // SAFETY: A mask of four lanes has 16 bytes, whose bits are all set or all clear in each lane,
    // and so has a vector of four numbers.
    let whole = Lanes(repeating: wholeArea)
    var area = sums
    if isEvenOdd {
      // Distance from the nearest multiple of two whole pixels.
      area = area & (wholeArea &* 2 &- 1)
      let over = unsafe unsafeBitCast(area .> whole, to: Lanes.self)
      area = (area ^ over) &- over &+ (over & (wholeArea &* 2))
    } else {
      let negative = area &>> 31
      area = (area ^ negative) &- negative
      let over = unsafe unsafeBitCast(area .> whole, to: Lanes.self)
      area = area ^ ((area ^ whole) & over)
    }
    return (area &<< 8 &- area &+ (wholeArea &>> 1)) &>> 21
  }

  /// Adds four cells up from the left and makes them zero.
  ///
  /// - Parameter carry: The sum so far in all lanes, before and after.
  @inline(__always)
  static func sums(_ cells: UnsafeMutablePointer<Int32>, _ carry: inout Lanes) -> Lanes {
    // SAFETY: Runs begin at multiples of four cells and rows are a multiple of 64 cells long, so
    // that four are there to be read and written.
    let memory = UnsafeMutableRawPointer(cells)
    let four = unsafe memory.loadUnaligned(as: Lanes.self)
    unsafe memory.storeBytes(of: Lanes(), as: Lanes.self)
    let pairs = four &+ Lanes(0, four[0], four[1], four[2])
    let all = pairs &+ Lanes(0, 0, pairs[0], pairs[1]) &+ carry
    carry = Lanes(repeating: all[3])
    return all
  }

  /// Adds cells up from the left, four at a time, makes coverage of the sums and the cells zero.
  ///
  /// - Parameters:
  ///   - sum: The sum so far in all lanes, before and after.
  ///   - bytes: Up to three more than `count` are written.
  @inline(__always)
  static func convert(
    _ cells: UnsafeMutablePointer<Int32>, _ count: Int, _ sum: inout Lanes,
    _ isEvenOdd: Bool, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    // SAFETY: The caller has `count` cells, rounded up to four, and room for up to three bytes more
    // than `count`, as `SpanBand` has behind its last byte. The cast is between 16 bytes.
    var carry = sum
    var index = 0
    while index < count {
      let all = unsafe sums(cells + index, &carry)
      let halves = unsafe unsafeBitCast(levels(all, isEvenOdd), to: SIMD2<UInt64>.self)
      let two = halves | halves &>> 24
      unsafe UnsafeMutableRawPointer(bytes + index).storeBytes(
        of: UInt32(truncatingIfNeeded: two[0] & 0xffff | two[1] &<< 16), as: UInt32.self)
      index &+= 4
    }
    sum = carry
  }
}

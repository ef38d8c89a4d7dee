/// Works out what part of a pixel a path covers from all its pieces in there.
///
/// The pixel is cut at the heights where a piece begins or ends, and where two of them cross.
/// Between two heights the pieces have an order from left to right, the winding number changes
/// by one at each, and what is inside is made of trapezoids.
@safe final class PixelResolver {
  private static let side = 1024.0
  /// Above it rows are sampled instead: the number of crossings grows with its square.
  private static let greatestExactCount = 24
  /// Up to it pieces are compared with each other: if they lie apart, nothing has to be cut.
  private static let greatestApartCount = 8
  private static let sampledRowCount = 64

  /// A piece that is not level.
  private struct Line {
    /// x at height 0, and its growth.
    var x: Double
    var slope: Double
    var top: Int32
    var bottom: Int32
    var sign: Int32

    @inline(__always)
    init(_ piece: EdgePiece) {
      top = piece.y0
      bottom = piece.y1
      sign = piece.sign
      slope = Double(piece.x1 &- piece.x0) / Double(piece.y1 &- piece.y0)
      x = Double(piece.x0) - slope * Double(piece.y0)
    }

    @inline(__always)
    func x(at y: Double) -> Double { x + slope * y }

    /// The first row whose middle is below the line, of rows 16 high with middles at 8.
    @inline(__always)
    var endRow: Int32 { (bottom &+ 7) &>> 4 }
  }

  /// A place where the winding number along the pixel's left side changes.
  private struct Jump {
    var y: Int32
    var change: Int32
  }

  /// A line between two heights.
  private struct Crossing {
    /// Twice x in the middle.
    var key: Double
    var x0: Double
    var x1: Double
    var sign: Int32
  }

  /// A line at one height.
  private struct Place {
    var x: Double
    var line: Int32
    var sign: Int32
  }

  private let lines: UnsafeMutablePointer<Line>
  private let jumps: UnsafeMutablePointer<Jump>
  /// What changes on the left side before each row.
  private let rowChanges: UnsafeMutablePointer<Int32>
  private let crossings: UnsafeMutablePointer<Crossing>
  private let places: UnsafeMutablePointer<Place>
  /// One bit for each height where something begins or ends. All are zero between pixels.
  private let heights: UnsafeMutablePointer<UInt64>
  /// One bit for each word of those that is not zero.
  @exclusivity(unchecked) private var heightWords: UInt32 = 0
  private let cuts: UnsafeMutablePointer<Double>
  /// The first line that begins in a row, and the one after each line.
  private let rowHeads: UnsafeMutablePointer<Int32>
  private let nexts: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var lineCount = 0
  @exclusivity(unchecked) private var jumpCount = 0

  init() {
    // SAFETY: Each memory is this object's own and has room for what the largest group, or as many
    // lines as are cut exactly, can make of it; heights are 0 … 1024, in 17 words of 32.
    let most = Self.greatestExactCount
    unsafe lines = .allocate(capacity: PieceLog.greatestGroup)
    unsafe places = .allocate(capacity: PieceLog.greatestGroup)
    unsafe jumps = .allocate(capacity: 2 * PieceLog.greatestGroup)
    unsafe rowChanges = .allocate(capacity: Self.sampledRowCount + 1)
    unsafe crossings = .allocate(capacity: most + 1)
    unsafe heights = .allocate(capacity: 32)
    unsafe heights.initialize(repeating: 0, count: 32)
    unsafe cuts = .allocate(capacity: most * most / 2 + 1)
    unsafe rowHeads = .allocate(capacity: Self.sampledRowCount)
    unsafe nexts = .allocate(capacity: PieceLog.greatestGroup)
  }

  deinit {
    // SAFETY: The memory is this object's own, and nobody has the object any more.
    unsafe lines.deallocate()
    unsafe places.deallocate()
    unsafe jumps.deallocate()
    unsafe rowChanges.deallocate()
    unsafe crossings.deallocate()
    unsafe heights.deallocate()
    unsafe cuts.deallocate()
    unsafe rowHeads.deallocate()
    unsafe nexts.deallocate()
  }

  /// - Parameter pieces: All that the path has in the pixel, level ones too.
  /// - Parameter sum: The sum of the cells up to this pixel's.
  func coverage(
    _ pieces: UnsafeMutableBufferPointer<EdgePiece>, sum: Int32, isEvenOdd: Bool
  ) -> UInt8 {
    // SAFETY: Nobody else has the group's pieces, of which merging leaves the first ones.
    if pieces.count == 2,
      let doubled = unsafe PiecePair(pieces[0], pieces[1]).doubledArea(sum, isEvenOdd)
    {
      return CellSums.coverage(doubled, false)
    }
    let (winding, least, greatest) = unsafe findLeftSide(pieces, sum)
    if !isEvenOdd, least > 0 || greatest < 0 { return 255 }
    // The parity, or all bits.
    let mask: Int32 = isEvenOdd ? 1 : -1
    if pieces.count > Self.greatestExactCount {
      unsafe findLines(UnsafeBufferPointer(pieces))
      return Self.coverage(ofArea: sampledArea(winding, mask))
    }
    let merged = unsafe UnsafeBufferPointer(
      start: pieces.baseAddress, count: PieceGroup.merge(pieces))
    if merged.count <= Self.greatestApartCount,
      let doubled = unsafe PieceGroup.doubledArea(
        merged, left: doubledLeftArea(winding, mask), windingAt: { self.winding(winding, at: $0) },
        mask: mask)
    {
      return CellSums.coverage(doubled, false)
    }
    unsafe Self.sort(pieces, merged.count)
    unsafe findLines(merged)
    return Self.coverage(ofArea: exactArea(winding, mask))
  }

  private static func coverage(ofArea area: Double) -> UInt8 {
    // In the units of cells: where the sum is right, this is the same number.
    let doubled = max(0, min(area, side * side)) * 2
    // Adding 1.5 · 2⁵² leaves the nearest integer in the low bits.
    let bits = (doubled + 6_755_399_441_055_744).bitPattern
    return CellSums.coverage(Int32(truncatingIfNeeded: bits), false)
  }

  // SAFETY (these 4): Each of a group's pieces makes one line and two jumps at most, for which
  // there is room. Indices are below the numbers that were counted of them.
  /// The winding number on the left side at a height, given in half units.
  @inline(__always)
  private func winding(_ top: Int32, at doubledHeight: Int32) -> Int32 {
    let jumps = unsafe jumps
    var winding = top
    for index in unsafe 0..<jumpCount where unsafe 2 &* jumps[index].y <= doubledHeight {
      unsafe winding &+= jumps[index].change
    }
    return winding
  }

  /// Twice the area of the rows that are covered on the left side. Sorts the jumps.
  @inline(__always)
  private func doubledLeftArea(_ top: Int32, _ mask: Int32) -> Int32 {
    let (jumps, jumpCount) = unsafe (jumps, jumpCount)
    var winding = top
    var height: Int32 = 0
    var from: Int32 = 0
    for index in 0..<jumpCount {
      let jump = unsafe jumps[index]
      var position = index
      while position > 0, unsafe jumps[position &- 1].y > jump.y {
        unsafe jumps[position] = unsafe jumps[position &- 1]
        position &-= 1
      }
      unsafe jumps[position] = jump
    }
    for index in 0..<jumpCount {
      if winding & mask != 0 { unsafe height &+= jumps[index].y &- from }
      unsafe winding &+= jumps[index].change
      unsafe from = jumps[index].y
    }
    if winding & mask != 0 { height &+= 1024 &- from }
    return height &<< 11
  }

  /// Finds the jumps, and the winding number at the top left corner: what the sum has beside the
  /// areas of these pieces is its integral along the left side, which the jumps alone leave open by
  /// a whole number.
  ///
  /// - Returns: Also numbers that the winding number in the pixel is not below, and not above.
  @inline(__always)
  private func findLeftSide(
    _ pieces: UnsafeMutableBufferPointer<EdgePiece>, _ sum: Int32
  ) -> (winding: Int32, least: Int32, greatest: Int32) {
    let jumps = unsafe jumps
    var jumpCount = 0
    var rest = sum
    var integral: Int32 = 0
    var (falls, rises): (Int32, Int32) = (0, 0)
    for index in 0..<pieces.count {
      let piece = unsafe pieces[index]
      rest &-= (piece.y1 &- piece.y0) &* piece.sign &* (2048 &- piece.x0 &- piece.x1)
      // A path that enters takes its direction with it, one that leaves gives it back.
      let change = piece.sign == 0 ? 1 : piece.sign
      if piece.x0 == 0 {
        unsafe jumps[jumpCount] = Jump(y: piece.y0, change: 0 &- change)
        jumpCount &+= 1
        integral &+= change &* (1024 &- piece.y0)
        falls &+= max(change, 0)
        rises &-= min(change, 0)
      }
      if piece.x1 == 0 {
        unsafe jumps[jumpCount] = Jump(y: piece.y1, change: change)
        jumpCount &+= 1
        integral &-= change &* (1024 &- piece.y1)
        falls &-= min(change, 0)
        rises &+= max(change, 0)
      }
      falls &-= min(piece.sign, 0)
      rises &+= max(piece.sign, 0)
    }
    unsafe self.jumpCount = jumpCount
    let winding = ((rest &>> 11) &+ integral &+ 512) &>> 10
    return (winding, winding &- falls, winding &+ rises)
  }

  @inline(__always)
  private func findLines(_ pieces: UnsafeBufferPointer<EdgePiece>) {
    let lines = unsafe lines
    var count = 0
    for index in 0..<pieces.count where unsafe pieces[index].y0 != pieces[index].y1 {
      unsafe lines[count] = unsafe Line(pieces[index])
      count &+= 1
    }
    unsafe lineCount = count
  }

  // MARK: Exactly

  /// Puts pieces in the order of their middles, which is nearly that of all heights.
  @inline(__always)
  private static func sort(_ pieces: UnsafeMutableBufferPointer<EdgePiece>, _ count: Int) {
    // SAFETY: The caller's count is at most the buffer's, and indices are from 0 to below it.
    for index in 1..<max(count, 1) {
      let piece = unsafe pieces[index]
      let key = piece.x0 &+ piece.x1
      var position = index
      while position > 0, unsafe pieces[position &- 1].x0 &+ pieces[position &- 1].x1 > key {
        unsafe pieces[position] = unsafe pieces[position &- 1]
        position &-= 1
      }
      unsafe pieces[position] = piece
    }
  }

  private func exactArea(_ winding: Int32, _ mask: Int32) -> Double {
    // SAFETY: The indices are below the numbers of lines and jumps that were found.
    let (lines, jumps) = unsafe (lines, jumps)
    let (lineCount, jumpCount) = unsafe (lineCount, jumpCount)
    for index in 0..<jumpCount { unsafe mark(jumps[index].y) }
    for index in 0..<lineCount {
      unsafe mark(lines[index].top)
      unsafe mark(lines[index].bottom)
    }
    mark(1024)
    var area = 0.0
    var top: Int32 = 0
    while let bottom = takeHeight() {
      if bottom == 0 { continue }
      var left = winding
      for jump in 0..<jumpCount {
        unsafe left &+= jumps[jump].change & ~((top &- jumps[jump].y) &>> 31)
      }
      unsafe area += areaBetween(top, bottom, left, mask, lines, lineCount)
      top = bottom
    }
    return area
  }

  // SAFETY (these 2): The index of a word is masked to the 32 that there are, or is of a bit.
  /// Puts a height among those where something begins or ends.
  @inline(__always)
  private func mark(_ height: Int32) {
    let index = height &>> 6 & 31
    unsafe heights[Int(index)] |= 1 &<< UInt64(truncatingIfNeeded: height & 63)
    unsafe heightWords |= 1 &<< UInt32(truncatingIfNeeded: index)
  }

  /// Takes the least height away; nil where none is left.
  @inline(__always)
  private func takeHeight() -> Int32? {
    let words = unsafe heightWords
    if words == 0 { return nil }
    let index = words.trailingZeroBitCount
    let word = unsafe heights[index]
    let rest = word & (word &- 1)
    unsafe heights[index] = rest
    if rest == 0 { unsafe heightWords = words & (words &- 1) }
    return Int32(truncatingIfNeeded: index &<< 6 &+ word.trailingZeroBitCount)
  }

  // SAFETY (these 5): For at most `greatestExactCount` lines there is room for a crossing each, one
  // that is overwritten, a cut of each pair, and the end. Indices are below what was counted.
  /// What is covered between two heights, no piece having an end between them.
  @inline(__always)
  private func areaBetween(
    _ top: Int32, _ bottom: Int32, _ left: Int32, _ mask: Int32,
    _ lines: UnsafeMutablePointer<Line>, _ lineCount: Int
  ) -> Double {
    let crossings = unsafe crossings
    let (y0, y1) = (Double(top), Double(bottom))
    var count = 0
    // Which lines are there can hardly be foreseen: the sign bits are set where one begins no
    // lower, and where it ends no higher.
    var there: UInt32 = 0
    for index in 0..<lineCount {
      let bits = unsafe (lines[index].top &- top &- 1) & (bottom &- lines[index].bottom &- 1)
      there |= (UInt32(bitPattern: bits) &>> 31) &<< UInt32(truncatingIfNeeded: index)
    }
    while there != 0 {
      let line = unsafe lines[there.trailingZeroBitCount]
      there &= there &- 1
      let (x0, x1) = (line.x(at: y0), line.x(at: y1))
      unsafe crossings[count] = Crossing(key: x0 + x1, x0: x0, x1: x1, sign: line.sign)
      count &+= 1
    }
    if count == 0 { return left & mask != 0 ? Self.side * (y1 - y0) : 0 }
    for index in 1..<count { unsafe Self.insert(crossings[index], crossings, index) }
    for index in 1..<count
    where unsafe crossings[index &- 1].x0 > crossings[index].x0
      || crossings[index &- 1].x1 > crossings[index].x1
    {
      return cutArea(count, left, mask) * (y1 - y0)
    }
    return unsafe Self.coveredWidth(crossings, count, left, mask) * (y1 - y0)
  }

  /// Keeps lines sorted by their middles.
  @inline(__always)
  private static func insert(
    _ crossing: Crossing, _ crossings: UnsafeMutablePointer<Crossing>, _ count: Int
  ) {
    var position = count
    while position > 0, unsafe crossings[position &- 1].key > crossing.key {
      unsafe crossings[position] = unsafe crossings[position &- 1]
      position &-= 1
    }
    unsafe crossings[position] = crossing
  }

  /// How much of the pixel's width is inside in the middle.
  @inline(__always)
  private static func coveredWidth(
    _ crossings: UnsafeMutablePointer<Crossing>, _ count: Int, _ left: Int32, _ mask: Int32
  ) -> Double {
    var winding = left
    var width = 0.0
    var from = 0.0
    for index in 0..<count {
      let x = unsafe crossings[index].key
      if winding & mask != 0 { width += x - from }
      unsafe winding &+= crossings[index].sign
      from = x
    }
    if winding & mask != 0 { width += 2 * side - from }
    return width / 2
  }

  /// The mean of the covered width where lines cross each other.
  private func cutArea(_ count: Int, _ winding: Int32, _ mask: Int32) -> Double {
    let (crossings, cuts) = unsafe (crossings, cuts)
    var cutCount = 0
    for first in 0..<count {
      let a = unsafe crossings[first]
      for second in 0..<first {
        let b = unsafe crossings[second]
        let (upper, lower) = (a.x0 - b.x0, a.x1 - b.x1)
        if upper * lower < 0 {
          unsafe Self.insert(upper / (upper - lower), cuts, cutCount)
          cutCount &+= 1
        }
      }
    }
    unsafe cuts[cutCount] = 1
    var area = 0.0
    var from = 0.0
    for cut in 0...cutCount where unsafe cuts[cut] > from {
      let middle = unsafe (from + cuts[cut]) / 2
      for index in 0..<count {
        var crossing = unsafe crossings[index]
        crossing.key = 2 * (crossing.x0 + (crossing.x1 - crossing.x0) * middle)
        unsafe Self.insert(crossing, crossings, index)
      }
      unsafe area += Self.coveredWidth(crossings, count, winding, mask) * (cuts[cut] - from)
      from = unsafe cuts[cut]
    }
    return area
  }

  @inline(__always)
  private static func insert(
    _ cut: Double, _ cuts: UnsafeMutablePointer<Double>, _ count: Int
  ) {
    var position = count
    while position > 0, unsafe cuts[position &- 1] > cut {
      unsafe cuts[position] = unsafe cuts[position &- 1]
      position &-= 1
    }
    unsafe cuts[position] = cut
  }

  // MARK: By rows

  // SAFETY (these 4): A line is listed once, in a row below 64; links and places hold indices of
  // lines. A jump is at a height up to 1024, whose change is at or before row 64.
  /// Lines are taken up in the row where they begin and stay in order from row to row.
  private func sampledArea(_ winding: Int32, _ mask: Int32) -> Double {
    listByRow()
    let (lines, places) = unsafe (lines, places)
    let height = Self.side / Double(Self.sampledRowCount)
    var area = 0.0
    var count = 0
    var left = winding
    for row in 0..<Self.sampledRowCount {
      var new = unsafe rowHeads[row]
      while new >= 0 {
        unsafe places[count] = unsafe Place(x: 0, line: new, sign: lines[Int(new)].sign)
        count &+= 1
        new = unsafe nexts[Int(new)]
      }
      let y = (Double(row) + 0.5) * height
      unsafe left &+= rowChanges[row]
      count = unsafe Self.move(places, count, to: Int32(truncatingIfNeeded: row), y, lines)
      unsafe area += height * Self.coveredWidth(places, count, left, mask)
    }
    return area
  }

  /// Lists lines by the first row whose middle they reach, jumps by the first with one below.
  private func listByRow() {
    unsafe rowHeads.update(repeating: -1, count: Self.sampledRowCount)
    unsafe rowChanges.update(repeating: 0, count: Self.sampledRowCount + 1)
    for index in unsafe 0..<jumpCount {
      unsafe rowChanges[Int(jumps[index].y &+ 8) &>> 4] &+= jumps[index].change
    }
    for index in unsafe 0..<lineCount {
      let first = unsafe Int(lines[index].top &+ 8) &>> 4
      if unsafe first >= Int(lines[index].endRow) { continue }
      unsafe nexts[index] = unsafe rowHeads[first]
      unsafe rowHeads[first] = Int32(truncatingIfNeeded: index)
    }
  }

  /// Gives lines their places in a row, without those that have ended, sorts and counts them.
  @inline(__always)
  private static func move(
    _ places: UnsafeMutablePointer<Place>, _ count: Int, to row: Int32, _ y: Double,
    _ lines: UnsafeMutablePointer<Line>
  ) -> Int {
    var left = 0
    var greatest = -Double.infinity
    for index in 0..<count {
      var place = unsafe places[index]
      let line = unsafe lines[Int(place.line)]
      if line.endRow <= row { continue }
      place.x = line.x(at: y)
      var position = left
      if place.x < greatest {
        while position > 0, unsafe places[position &- 1].x > place.x {
          unsafe places[position] = unsafe places[position &- 1]
          position &-= 1
        }
      } else {
        greatest = place.x
      }
      unsafe places[position] = place
      left &+= 1
    }
    return left
  }

  /// How much of the pixel's width is inside at one height.
  @inline(__always)
  private static func coveredWidth(
    _ places: UnsafeMutablePointer<Place>, _ count: Int, _ left: Int32, _ mask: Int32
  ) -> Double {
    var winding = left
    var width = 0.0
    var from = 0.0
    for index in 0..<count {
      let place = unsafe places[index]
      if winding & mask != 0 { width += place.x - from }
      winding &+= place.sign
      from = place.x
    }
    if winding & mask != 0 { width += side - from }
    return width
  }
}

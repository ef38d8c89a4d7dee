/// Works out what part of a pixel a path covers from all its pieces in there.
///
/// The winding number at the pixel's top left corner follows from the sum of the cells, since that
/// is the integral of the winding numbers. With that of each piece, what the pieces cover is summed
/// up exactly.
@safe final class PixelResolver {
  private static let side = 1024.0
  /// Where there are too many pieces rows are sampled instead: the number of crossings grows with
  /// the square of theirs.
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
  private let places: UnsafeMutablePointer<Place>
  /// The first line that begins in a row, and the one after each line.
  private let rowHeads: UnsafeMutablePointer<Int32>
  private let nexts: UnsafeMutablePointer<Int32>
  private let arrangement = PieceArrangement()
  @exclusivity(unchecked) private var lineCount = 0
  @exclusivity(unchecked) private var jumpCount = 0

  init() {
    // SAFETY: Each memory is this object's own and has room for what the largest group can make of
    // it.
    unsafe lines = .allocate(capacity: PieceLog.maximumGroup)
    unsafe places = .allocate(capacity: PieceLog.maximumGroup)
    unsafe jumps = .allocate(capacity: 2 * PieceLog.maximumGroup)
    unsafe rowChanges = .allocate(capacity: Self.sampledRowCount + 1)
    unsafe rowHeads = .allocate(capacity: Self.sampledRowCount)
    unsafe nexts = .allocate(capacity: PieceLog.maximumGroup)
  }

  deinit {
    // SAFETY: The memory is this object's own, and nobody has the object any more.
    unsafe lines.deallocate()
    unsafe places.deallocate()
    unsafe jumps.deallocate()
    unsafe rowChanges.deallocate()
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
    let reduced =
      pieces.count <= PieceArrangement.maximumReducedCount
      ? unsafe PieceArrangement.reduce(pieces) : UnsafeBufferPointer(pieces)
    if reduced.count > PieceArrangement.maximumCount {
      unsafe findLines(reduced)
      return Self.coverage(ofDoubledArea: 2 * sampledArea(winding, mask))
    }
    return unsafe Self.coverage(
      ofDoubledArea: arrangement.doubledArea(
        reduced, left: doubledLeftArea(winding, mask),
        windingBelow: { self.winding(winding, below: $0) }, mask: mask))
  }

  private static func coverage(ofDoubledArea area: Double) -> UInt8 {
    // In the units of cells: where the sum is right, this is the same number.
    let area = max(0, min(area, 2 * side * side))
    // Adding 1.5 · 2⁵² leaves the nearest integer in the low bits.
    let bits = (area + 6_755_399_441_055_744).bitPattern
    return CellSums.coverage(Int32(truncatingIfNeeded: bits), false)
  }

  // SAFETY (these 4): Each of a group's pieces makes one line and two jumps at most, for which
  // there is room. Indices are below the numbers that were counted of them.
  /// The winding number on the left side, just below a height.
  @inline(__always)
  private func winding(_ top: Int32, below height: Int32) -> Int32 {
    let jumps = unsafe jumps
    var winding = top
    for index in unsafe 0..<jumpCount where unsafe jumps[index].y <= height {
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
      // On the left side the path passes by outside: the integral is that along its right.
      if piece.x0 | piece.x1 == 0 { continue }
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
    for index in 0..<pieces.count {
      let piece = unsafe pieces[index]
      if piece.y0 == piece.y1 || piece.x0 | piece.x1 == 0 { continue }
      unsafe lines[count] = Line(piece)
      count &+= 1
    }
    unsafe lineCount = count
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

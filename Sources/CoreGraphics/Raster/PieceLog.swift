/// The part of an edge in one cell, from top to bottom, in 1/1024 pixel from the cell's corner.
struct EdgePiece {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// 1 where the path goes down, −1 where it goes up, 0 where it is level and goes from x0 to
  /// x1. Of pieces on each other the sum.
  var sign: Int32
}

/// What edges do in the rows of a band, in the order in which they came, and the pieces of it in
/// marked cells.
///
/// Each piece knows the one before it in its cell, and the cell knows its last one: nobody has to
/// go along the edges again for those of a cell.
@safe final class PieceLog {
  private struct Node {
    var piece: EdgePiece
    var cell: Int32
    /// The piece before it in the cell, −1 for the first.
    var link: Int32
  }

  @exclusivity(unchecked) private(set) var parts: UnsafeMutablePointer<RowPart>
  @exclusivity(unchecked) private(set) var capacity = 1024
  @exclusivity(unchecked) private var nodes: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) private var nodeCapacity = 256
  @exclusivity(unchecked) private var nodeCount = 0
  /// Parts of a band, 64 MiB: memory must not grow without bounds.
  static let greatestCapacity = 1 << 22
  /// One group at a time, as it lies in memory for who works it out.
  private let group: UnsafeMutablePointer<EdgePiece>
  /// Pieces of a pixel: time must not grow without bounds.
  static let greatestGroup = 4096

  init() {
    // SAFETY: `grow` comes before parts are written; a group has room for as many as are taken.
    unsafe parts = unsafe .allocate(capacity: capacity)
    unsafe nodes = unsafe .allocate(capacity: nodeCapacity)
    unsafe group = .allocate(capacity: Self.greatestGroup)
  }

  deinit {
    unsafe parts.deallocate()
    unsafe nodes.deallocate()
    unsafe group.deallocate()
  }

  func canHold(_ count: Int) -> Bool { count <= Self.greatestCapacity }

  /// Makes room for so many parts, of which the first are there already.
  @inline(never)
  func grow(to newCount: Int, keeping count: Int) {
    unsafe capacity = unsafe max(2 * capacity, newCount)
    let grown = unsafe UnsafeMutablePointer<RowPart>.allocate(capacity: capacity)
    unsafe grown.moveInitialize(from: parts, count: count)
    unsafe parts.deallocate()
    unsafe parts = unsafe grown
  }

  /// Makes pieces of the first so many parts, as far as they are in marked cells.
  ///
  /// - Parameter columnCount: Columns behind the next one are of no interest.
  @inline(never)
  func link(_ count: Int, _ memory: CellMemory, columnCount: Int) {
    let (parts, conflicts) = unsafe (parts, memory.conflicts)
    unsafe nodeCount = 0
    for index in 0..<count {
      // SAFETY: parts are of cells of the memory, which has a bit for each.
      let part = unsafe parts[index]
      let low = min(part.x0, part.x1)
      let cell = part.firstCell &+ Int(truncatingIfNeeded: low &>> 10)
      let shift = UInt64(truncatingIfNeeded: cell & 63)
      // From the left side of the first column.
      let reach = max(part.x0, part.x1) &- low & ~1023
      let others = UInt64(truncatingIfNeeded: max(reach &- 1, 0) &>> 10)
      if part.isCut || shift &+ others > 63 {
        linkLong(part, memory, columnCount)
        continue
      }
      let bits = unsafe conflicts[cell &>> 6] &>> shift & (.max &>> (63 &- others))
      if bits == 0 { continue }
      if others > 1 {
        linkLong(part, memory, columnCount)
        continue
      }
      let (left, right) = part.pieces(inTwo: reach > 1024)
      if bits & 1 != 0 { append(left, cell, memory) }
      if bits & 2 != 0 { append(right, cell &+ 1, memory) }
    }
  }

  /// The same for a part in more than two columns, or one that reaches beyond the bounds.
  @inline(never)
  private func linkLong(_ part: RowPart, _ memory: CellMemory, _ columnCount: Int) {
    let cells = part.cells(below: columnCount)
    var start = cells.lowerBound
    repeat {
      // What is marked in the rest of a word.
      let end = min(cells.upperBound, (start | 63) &+ 1)
      var bits =
        unsafe memory.conflicts[start &>> 6] &>> UInt64(truncatingIfNeeded: start & 63)
      bits &= .max &>> UInt64(truncatingIfNeeded: 64 &- (end &- start))
      while bits != 0 {
        let cell = start &+ bits.trailingZeroBitCount
        bits &= bits &- 1
        append(part.piece(in: cell), cell, memory)
      }
      start = end
    } while start < cells.upperBound
  }

  /// What the memory says of a cell's last piece may be left from another path. It is true if
  /// that piece is there and of the cell: whatever followed it there would be the last one then.
  @inline(__always)
  private func append(_ piece: EdgePiece, _ cell: Int, _ memory: CellMemory) {
    let count = unsafe nodeCount
    if unsafe count == nodeCapacity { growNodes() }
    let nodes = unsafe nodes
    // SAFETY: there is room; what is left in the memory is compared before use.
    let last = unsafe Int(memory.lasts[cell])
    let isKnown = unsafe last >= 0 && last < count && Int(nodes[last].cell) == cell
    unsafe memory.lasts[cell] = Int32(truncatingIfNeeded: count)
    unsafe nodes[count].piece = piece
    unsafe nodes[count].cell = Int32(truncatingIfNeeded: cell)
    unsafe nodes[count].link = isKnown ? Int32(truncatingIfNeeded: last) : -1
    unsafe nodeCount = count &+ 1
  }

  @inline(never)
  private func growNodes() {
    let grown = unsafe UnsafeMutablePointer<Node>.allocate(capacity: 2 * nodeCapacity)
    unsafe grown.moveInitialize(from: nodes, count: nodeCapacity)
    unsafe nodes.deallocate()
    unsafe nodes = unsafe grown
    unsafe nodeCapacity *= 2
  }

  /// The pieces of a cell in the order in which they came, valid until the next call; nil
  /// where there are more than `greatestGroup`.
  ///
  /// - Parameter last: The last of them.
  @inline(__always)
  func group(endingWith last: Int32) -> UnsafeMutableBufferPointer<EdgePiece>? {
    let nodes = unsafe nodes
    var start = Self.greatestGroup
    var index = last
    while index >= 0, start > 0 {
      let node = unsafe nodes[Int(index)]
      start &-= 1
      unsafe group[start] = node.piece
      index = node.link
    }
    return unsafe index < 0
      ? UnsafeMutableBufferPointer(start: group + start, count: Self.greatestGroup &- start)
      : nil
  }
}

/// The part of an edge in one cell, from top to bottom, in 1/1024 pixel from the cell's corner.
struct EdgePiece {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// 1 where the path goes down, −1 where it goes up, 0 where it is level and goes from x0 to
  /// x1.
  var sign: Int32

  @inline(__always)
  init(_ node: PieceLog.Node) {
    let bits = node.bits
    x0 = Int32(truncatingIfNeeded: bits & 0xfff)
    y0 = Int32(truncatingIfNeeded: bits &>> 16 & 0xfff)
    x1 = Int32(truncatingIfNeeded: bits &>> 32 & 0xfff)
    y1 = Int32(truncatingIfNeeded: bits &>> 48 & 0xfff)
    sign = Int32(truncatingIfNeeded: bits &>> 60 & 3) &- 1
  }
}

/// The pieces of edges in a band, in the order in which they came.
///
/// Each knows the one before it in its cell, and the cell knows its last one: nobody has to go
/// along the edges again for those of a cell.
@safe final class PieceLog {
  struct Node {
    /// The coordinates of a piece in lanes of 16 bits, x0 lowest. Above the last its sign + 1,
    /// and as the highest bit whether it goes on from the piece before it in its cell.
    var bits: UInt64
    var cell: Int32
    /// At first the number of the cell's bit; then the piece before it in the cell, −1 for the
    /// first.
    var link: Int32
  }

  @exclusivity(unchecked) private(set) var nodes: UnsafeMutablePointer<Node>
  @exclusivity(unchecked) private(set) var capacity = 1024
  /// Pieces of a band, 64 MiB: memory must not grow without bounds.
  static let greatestCapacity = 1 << 22
  /// One group at a time, as it lies in memory for who works it out.
  private let group: UnsafeMutablePointer<EdgePiece>
  /// Pieces of a pixel: time must not grow without bounds.
  static let greatestGroup = 4096

  init() {
    // SAFETY: `grow` comes before pieces are written; a group has room for as many as are
    // taken.
    unsafe nodes = unsafe .allocate(capacity: capacity)
    unsafe group = .allocate(capacity: Self.greatestGroup)
  }

  deinit {
    unsafe nodes.deallocate()
    unsafe group.deallocate()
  }

  func canHold(_ count: Int) -> Bool { count <= Self.greatestCapacity }

  /// Makes room for so many pieces, of which the first are there already.
  @inline(never)
  func grow(to newCount: Int, keeping count: Int) {
    unsafe capacity = unsafe max(2 * capacity, newCount)
    let grown = unsafe UnsafeMutablePointer<Node>.allocate(capacity: capacity)
    unsafe grown.moveInitialize(from: nodes, count: count)
    unsafe nodes.deallocate()
    unsafe nodes = unsafe grown
  }

  /// The pieces of a cell in the order in which they came, valid until the next call; nothing
  /// where there are more than `greatestGroup`.
  ///
  /// - Parameter last: The last of them.
  @inline(__always)
  func group(endingWith last: Int32) -> UnsafeMutableBufferPointer<EdgePiece>? {
    var start = Self.greatestGroup
    var index = last
    while index >= 0, start > 0 {
      let node = unsafe nodes[Int(index)]
      start &-= 1
      unsafe group[start] = EdgePiece(node)
      index = node.link
    }
    return unsafe index < 0
      ? UnsafeMutableBufferPointer(start: group + start, count: Self.greatestGroup &- start)
      : nil
  }
}

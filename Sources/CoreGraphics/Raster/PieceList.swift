/// The part of an edge in one cell, from top to bottom, in 1/1024 pixel from the cell's corner.
struct EdgePiece {
  var x0: Int32
  var y0: Int32
  var x1: Int32
  var y1: Int32
  /// 1 where the path goes down, −1 where it goes up, 0 where it is level and goes from x0 to
  /// x1.
  var sign: Int32
  /// The next piece of the same cell; −1 for the last.
  var next: Int32 = -1
}

/// The pieces of edges in the marked cells of a band, by cell and in the order of the path.
///
/// Marked cells have numbers in reading order: that of a cell is the count of marks before it.
final class PieceList {
  @exclusivity(unchecked) private var pieces: UnsafeMutablePointer<EdgePiece>
  @exclusivity(unchecked) private var count = 0
  @exclusivity(unchecked) private var capacity = 256
  /// By the number of a cell: its first piece and its last.
  @exclusivity(unchecked) private var firsts: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var lasts: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var cellCapacity = 64
  /// Marks in the words before each word.
  @exclusivity(unchecked) private var marksBefore: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var wordCapacity = 64
  /// One group at a time, as it lies in memory for who works it out.
  @exclusivity(unchecked) private var group: UnsafeMutablePointer<EdgePiece>
  @exclusivity(unchecked) private var groupCapacity = 64
  static let greatestGroup = 4096

  init() {
    // SAFETY: `begin` makes room for all cells and words of the band, `append` for another
    // piece; a group is cut at what there is room for.
    pieces = .allocate(capacity: capacity)
    firsts = .allocate(capacity: cellCapacity)
    lasts = .allocate(capacity: cellCapacity)
    marksBefore = .allocate(capacity: wordCapacity)
    group = .allocate(capacity: groupCapacity)
  }

  deinit {
    pieces.deallocate()
    firsts.deallocate()
    lasts.deallocate()
    marksBefore.deallocate()
    group.deallocate()
  }

  private static func grow<Value>(
    _ memory: inout UnsafeMutablePointer<Value>, _ capacity: inout Int, to count: Int
  ) {
    if count <= capacity { return }
    memory.deallocate()
    capacity = max(count, 2 * capacity)
    memory = .allocate(capacity: capacity)
  }

  /// Forgets all pieces and counts the marks of a band.
  func begin(_ memory: CellMemory, rows: Int) {
    count = 0
    let perRow = memory.wordsPerRow
    Self.grow(&marksBefore, &wordCapacity, to: rows * perRow)
    var marks: Int32 = 0
    for row in 0..<rows {
      if memory.markedRows[row] == 0 { continue }
      for word in row &* perRow..<(row &+ 1) &* perRow {
        marksBefore[word] = marks
        marks &+= Int32(truncatingIfNeeded: memory.conflicts[word].nonzeroBitCount)
      }
    }
    let cells = Int(marks)
    if cells > cellCapacity {
      var other = cellCapacity
      Self.grow(&firsts, &other, to: cells)
      Self.grow(&lasts, &cellCapacity, to: cells)
    }
    firsts.update(repeating: -1, count: cells)
  }

  /// Appends a piece of a marked cell.
  ///
  /// - Parameters:
  ///   - word: The index of the word with the cell's mark.
  ///   - below: The marks of the word for cells before it.
  func append(_ piece: EdgePiece, _ word: Int, _ below: UInt64) {
    let cell = Int(marksBefore[word]) &+ below.nonzeroBitCount
    if count == capacity {
      let grown = UnsafeMutablePointer<EdgePiece>.allocate(capacity: 2 * capacity)
      grown.moveInitialize(from: pieces, count: count)
      pieces.deallocate()
      pieces = grown
      capacity *= 2
    }
    let index = Int32(truncatingIfNeeded: count)
    if firsts[cell] < 0 {
      firsts[cell] = index
    } else {
      pieces[Int(lasts[cell])].next = index
    }
    lasts[cell] = index
    pieces[count] = piece
    count &+= 1
  }

  /// The pieces of a cell, one behind the other, valid until the next call; nothing where there
  /// are more than `greatestGroup`: time must not grow without bounds.
  ///
  /// - Parameter cell: Its number.
  func group(of cell: Int) -> UnsafeMutableBufferPointer<EdgePiece>? {
    var count = 0
    var index = firsts[cell]
    while index >= 0, count < Self.greatestGroup {
      if count == groupCapacity {
        let grown = UnsafeMutablePointer<EdgePiece>.allocate(capacity: 2 * groupCapacity)
        grown.moveInitialize(from: group, count: count)
        group.deallocate()
        group = grown
        groupCapacity *= 2
      }
      group[count] = pieces[Int(index)]
      index = group[count].next
      count &+= 1
    }
    return index < 0 ? UnsafeMutableBufferPointer(start: group, count: count) : nil
  }

  /// The number of the first marked cell in a word of marks.
  @inline(__always)
  func firstCell(_ word: Int) -> Int { Int(marksBefore[word]) }
}

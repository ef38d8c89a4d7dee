import CRaster

/// The part of an edge in one cell. It is a structure of C, whose kernels read many at a time.
typealias EdgePiece = CRasterPiece

/// What edges do in the rows of a band, in the order in which they came.
///
/// Each part knows the one before it in each of its cells, and the cell knows its last one: nobody
/// has to go along the edges again for those of a cell.
@safe final class PieceLog {
  @exclusivity(unchecked) private(set) var parts: UnsafeMutablePointer<RowPart>
  @exclusivity(unchecked) private(set) var capacity = 1024
  /// By part, as the kernels write them.
  @exclusivity(unchecked) private var links: UnsafeMutablePointer<(Int32, Int32)>
  @exclusivity(unchecked) private var longLinks: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var longCapacity = 256
  /// Parts of a band, 64 MiB: memory must not grow without bounds.
  static let maximumCapacity = 1 << 22
  /// One group at a time, as it lies in memory for who works it out.
  private let group: UnsafeMutablePointer<EdgePiece>
  /// Pieces of a pixel: time must not grow without bounds.
  static let maximumGroup = 4096

  init() {
    // SAFETY: `grow` comes before parts are written, and `reserveLinks` before the links of those
    // in more than two cells; a group has room for as many as are taken.
    unsafe parts = unsafe .allocate(capacity: capacity)
    unsafe links = unsafe .allocate(capacity: capacity)
    unsafe longLinks = unsafe .allocate(capacity: longCapacity)
    unsafe group = .allocate(capacity: Self.maximumGroup)
  }

  deinit {
    // SAFETY: The memory is this object's own, freed where its last address is, and nobody has the
    // object any more.
    unsafe parts.deallocate()
    unsafe links.deallocate()
    unsafe longLinks.deallocate()
    unsafe group.deallocate()
  }

  func canHold(_ count: Int) -> Bool { count <= Self.maximumCapacity }

  /// Makes room for so many parts, of which the first are there already and not yet linked.
  @inline(never)
  func grow(to newCount: Int, keeping count: Int) {
    // SAFETY: The first `count` parts were written, which is what is moved to the larger memory;
    // the caller asks for the address anew. The old memory is freed as its only other address is
    // replaced.
    unsafe capacity = unsafe max(2 * capacity, newCount)
    let grown = unsafe UnsafeMutablePointer<RowPart>.allocate(capacity: capacity)
    unsafe grown.moveInitialize(from: parts, count: count)
    unsafe parts.deallocate()
    unsafe parts = unsafe grown
    unsafe links.deallocate()
    unsafe links = unsafe .allocate(capacity: capacity)
  }

  /// What kernels add parts to, none of which is linked yet.
  func kernelCells(_ memory: CellMemory) -> CRasterCells {
    // SAFETY: Memory and log outlive the value, which is used within one call that keeps them; its
    // links are replaced where `reserveLinks` moves them.
    unsafe CRasterCells(
      cells: memory.cells, touched: memory.touched, conflicts: memory.conflicts,
      lasts: memory.lasts, links: links, longLinks: longLinks, longCount: 0,
      longCapacity: longCapacity)
  }

  /// Makes room for the links of a part in so many cells.
  func reserveLinks(of count: Int, _ kernel: inout CRasterCells) {
    // SAFETY: The first `longCount` links were written, which is what is moved. The old memory is
    // freed as both of its addresses are replaced.
    let needed = unsafe kernel.longCount + count
    if unsafe needed <= longCapacity { return }
    unsafe longCapacity = unsafe max(2 * longCapacity, needed)
    let grown = unsafe UnsafeMutablePointer<Int32>.allocate(capacity: longCapacity)
    unsafe grown.moveInitialize(from: longLinks, count: kernel.longCount)
    unsafe longLinks.deallocate()
    unsafe longLinks = unsafe grown
    unsafe kernel.longLinks = unsafe grown
    unsafe kernel.longCapacity = unsafe longCapacity
  }

  /// The pieces of a cell in the order in which they came, valid until the next call; nil
  /// where there are more than `maximumGroup`.
  ///
  /// What was a cell's last part before another one may be left from another path. It is true if
  /// that part came earlier and wrote that it was there: then nothing followed it.
  ///
  /// - Parameters:
  ///   - last: The last part that wrote that it was there.
  ///   - columnCount: Of the bounds.
  @inline(__always)
  func group(
    of cell: Int, endingWith last: Int32, columnCount: Int
  ) -> UnsafeMutableBufferPointer<EdgePiece>? {
    // SAFETY: The last part of a touched cell is in the log, and so are those before it, as each
    // number is less than the one that led to it; parts of more than two cells have as many links.
    // The group has room for `maximumGroup` pieces, which `start` counts down.
    let (parts, links) = unsafe (parts, links)
    var start = Self.maximumGroup
    var number = last
    while true {
      let part = unsafe parts[Int(number)]
      let link = unsafe links[Int(number)]
      let (first, others) = part.columns
      let before: Int32
      let piece: EdgePiece?
      if part.hasLongLinks(first, others) {
        let cells = part.cells(below: columnCount)
        guard cells.lowerBound <= cell, cell < cells.upperBound else { break }
        before = unsafe longLinks[Int(link.0) &+ cell &- cells.lowerBound]
        piece = part.piece(in: cell)
      } else {
        let isSecond = cell != first
        guard !isSecond || cell == first &+ 1 else { break }
        before = isSecond ? link.1 : link.0
        piece = isSecond && others <= 0 ? nil : part.piece(inSecond: isSecond, others: others)
      }
      if let piece {
        if start == 0 { return nil }
        start &-= 1
        unsafe group[start] = piece
      }
      guard before >= 0, before < number else { break }
      number = before
    }
    return unsafe UnsafeMutableBufferPointer(
      start: group + start, count: Self.maximumGroup &- start)
  }
}

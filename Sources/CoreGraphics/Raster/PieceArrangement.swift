import CRaster

/// How the pieces of one pixel lie to each other, and what they cover.
///
/// Along a piece's left side the winding number stays the same, but where another piece crosses it
/// or ends on it. Between two such places what the piece changes is covered or not to the right of
/// that part of it, and so the area is a sum of trapezoids.
@safe final class PieceArrangement {
  /// The pieces that lie on each other are found among so many at most: time grows with the square.
  static let maximumReducedCount = CRasterReducedCount
  /// The pieces that can be arranged at most.
  static let maximumCount = CRasterArrangedCount

  private let all: UnsafeMutablePointer<CRasterArrangement>
  private let width: CRasterWidth

  /// - Parameter width: At most the processor's; what is covered does not depend on it.
  init(width: CRasterWidth = SourceOver.width) {
    self.width = width
    // SAFETY: The memory is this object's own, and initialised for as long as the object lives.
    unsafe all = .allocate(capacity: 1)
    unsafe all.initialize(to: CRasterArrangement())
  }

  deinit {
    // SAFETY: The memory is this object's own, and nobody has the object any more.
    unsafe all.deallocate()
  }

  /// Takes pieces away that change nothing, and makes one of those that lie on each other.
  ///
  /// - Parameter pieces: At most `maximumReducedCount`, which are overwritten.
  /// - Returns: Those that are left.
  @inline(__always)
  static func reduce(
    _ pieces: UnsafeMutableBufferPointer<EdgePiece>
  ) -> UnsafeBufferPointer<EdgePiece> {
    // SAFETY: The caller has the pieces, as many as can be reduced, and no more are left.
    guard let base = pieces.baseAddress else { return UnsafeBufferPointer(pieces) }
    return unsafe UnsafeBufferPointer(start: base, count: CRasterReduce(base, pieces.count))
  }

  /// Twice the area that is covered.
  ///
  /// - Parameters:
  ///   - pieces: At most `maximumCount`, of those that were reduced.
  ///   - left: Twice the area that would be covered if the pixel were as its left side.
  ///   - windingBelow: The winding number on the pixel's left side, just below a height.
  ///   - mask: The bits of a winding number that make a point covered.
  @inline(__always)
  func doubledArea(
    _ pieces: UnsafeBufferPointer<EdgePiece>, left: Int32,
    windingBelow: (_ height: Int32) -> Int32, mask: Int32
  ) -> Double {
    // SAFETY: The caller has the pieces, as many as can be arranged, and the indices are theirs.
    // Meetings lie in the arrangement, which does not change meanwhile.
    guard let base = pieces.baseAddress else { return Double(left) }
    unsafe CRasterArrange(all, base, pieces.count, width)
    var whole = left
    var cut = 0.0
    for index in pieces.indices {
      let piece = unsafe pieces[index]
      if piece.y0 == piece.y1 { continue }
      let winding = unsafe CRasterWindingLeftOf(all, index) &+ windingBelow(piece.y0)
      if let first = unsafe CRasterFirstMeeting(all, index) {
        unsafe cut += doubledArea(piece, from: first, winding, mask)
      } else {
        let height = piece.y1 &- piece.y0
        whole &+= piece.change(winding, mask) &* height &* (2048 &- piece.x0 &- piece.x1)
      }
    }
    return Double(whole) + cut
  }

  /// Twice the area that a piece changes, which others meet.
  @inline(__always)
  private func doubledArea(
    _ piece: EdgePiece, from first: UnsafePointer<CRasterMeeting>, _ winding: Int32, _ mask: Int32
  ) -> Double {
    // SAFETY: The meetings are those of the arrangement, each of which leads to the next one.
    let height = Double(piece.y1 &- piece.y0)
    let width = Double(piece.x1 &- piece.x0)
    let right = Double(2048 &- 2 &* piece.x0)
    var winding = winding
    var area = 0.0
    var start = 0.0
    var next: UnsafePointer<CRasterMeeting>? = unsafe first
    while let meeting = unsafe next {
      let end = unsafe meeting.pointee.place
      area += Double(piece.change(winding, mask)) * (end - start) * (right - width * (start + end))
      unsafe winding &+= meeting.pointee.change
      start = end
      unsafe next = CRasterNextMeeting(all, meeting)
    }
    area += Double(piece.change(winding, mask)) * (1 - start) * (right - width * (start + 1))
    return area * height
  }
}

extension EdgePiece {
  /// 1 where what is right of the piece is covered and what is left of it is not, −1 the other way
  /// around, else 0.
  ///
  /// - Parameter winding: The winding number on the left.
  @inline(__always)
  func change(_ winding: Int32, _ mask: Int32) -> Int32 {
    ((winding &+ sign) & mask != 0 ? 1 : 0) &- (winding & mask != 0 ? 1 : 0)
  }
}

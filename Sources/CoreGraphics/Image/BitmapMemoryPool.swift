import Synchronization

/// Memory that bitmaps leave for the next ones.
///
/// The system hands out memory anew, one fault and one clearing a page, and tells all processors
/// when it takes it back: together that takes as long as drawing a screen, and most of it is done
/// by one thread at a time. Pictures of tests come one after the other and have few sizes.
final class BitmapMemoryPool: Sendable {
  static let shared = BitmapMemoryPool(maximumBlock: 32 << 20, maximumByteCount: 128 << 20)

  /// The largest blocks, and all blocks together, that are kept, in bytes.
  private let maximumBlock: Int
  private let maximumByteCount: Int
  /// The last given one is the last.
  private let blocks = Mutex<[PageBlock]>([])

  init(maximumBlock: Int, maximumByteCount: Int) {
    self.maximumBlock = maximumBlock
    self.maximumByteCount = maximumByteCount
  }

  /// The smallest block that has so many bytes, and is at most twice as large, of which the last
  /// given one; nil where there is none.
  ///
  /// What its last owner wrote is still there.
  func take(byteCount: Int) -> PageBlock? {
    blocks.withLock { blocks in
      var best: Int?
      for (index, block) in blocks.enumerated()
      where block.byteCount >= byteCount && block.byteCount / 2 <= byteCount {
        if let best, blocks[best].byteCount < block.byteCount { continue }
        best = index
      }
      return best.map { blocks.remove(at: $0) }
    }
  }

  /// Takes a block that nobody has any more, and gives back to the system what is too much: the
  /// blocks that were given first.
  func give(_ block: PageBlock) {
    guard block.byteCount <= maximumBlock else { return block.unmap() }
    let excess = blocks.withLock { blocks in
      blocks.append(block)
      var total = blocks.reduce(0) { $0 + $1.byteCount }
      let kept = blocks.drop { block in
        if total <= maximumByteCount { return false }
        total -= block.byteCount
        return true
      }
      let excess = blocks[..<kept.startIndex]
      blocks = Array(kept)
      return excess
    }
    for block in excess { block.unmap() }
  }
}

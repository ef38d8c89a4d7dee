import Foundation

/// Memory for pixels.
///
/// From 2 MiB on it is whole huge pages that come from the system directly (see `HugePages`), or
/// memory that another bitmap had (see `BitmapMemoryPool`).
@safe struct BitmapMemory {
  let start: UnsafeMutableRawPointer
  /// Whether all of it is zeros; if not, another bitmap had it.
  let isClear: Bool
  /// What to give back; nil where it is the C library's memory.
  private let block: PageBlock?

  init(byteCount: Int) {
    // SAFETY: `calloc` returns `byteCount` bytes of zeros, or the program ends here. They belong to
    // the value, whose owner calls `deallocate`. A block has as many bytes at least, and nobody
    // else has it.
    if byteCount >= HugePages.byteCount {
      let used = BitmapMemoryPool.shared.take(byteCount: byteCount)
      if let block = used ?? PageBlock(byteCount: byteCount) {
        unsafe start = unsafe block.start
        isClear = used == nil
        self.block = block
        return
      }
    }
    unsafe start = unsafe calloc(byteCount, 1)!
    isClear = true
    block = nil
  }

  func deallocate() {
    // SAFETY: The owner calls this once, when nobody has the memory any more.
    if let block {
      BitmapMemoryPool.shared.give(block)
    } else {
      unsafe free(start)
    }
  }
}

/// Huge pages from the system, which one owner has at a time.
@safe struct PageBlock: Equatable, @unchecked Sendable {
  /// A boundary of huge pages.
  let start: UnsafeMutableRawPointer
  /// From `start` on, a multiple of a huge page.
  let byteCount: Int
  /// What the system gave.
  private let mapped: (start: UnsafeMutableRawPointer, byteCount: Int)

  /// Nil where the system has no memory of this kind.
  ///
  /// - Parameter byteCount: The bytes that are needed, rounded up to whole pages. A rest in small
  ///   pages would take longer than all others: each is found missing twice, when it is read and
  ///   when it is written, and then other processors are told.
  init?(byteCount: Int) {
    #if os(Linux)
      // SAFETY: There is one huge page more than is needed, so that its boundary leaves enough.
      let page = HugePages.byteCount
      self.byteCount = (byteCount + page - 1) & ~(page - 1)
      let whole = self.byteCount + page
      let memory = unsafe mmap(
        nil, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
      unsafe mapped = unsafe (memory, whole)
      unsafe start = unsafe UnsafeMutableRawPointer(
        bitPattern: (UInt(bitPattern: memory) + UInt(page - 1)) & ~UInt(page - 1))!
      unsafe HugePages.advise(start, self.byteCount)
    #else
      return nil
    #endif
  }

  // SAFETY: Addresses are compared, and nothing is read there.
  static func == (one: PageBlock, other: PageBlock) -> Bool { unsafe one.start == other.start }

  /// Gives the memory back to the system.
  func unmap() {
    // SAFETY: The owner calls this once, when nobody has the memory any more: it goes back by the
    // address and the length that the system gave.
    #if os(Linux)
      _ = unsafe munmap(mapped.start, mapped.byteCount)
    #endif
  }
}

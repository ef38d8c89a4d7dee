import Foundation

/// Zeroed memory for pixels.
///
/// From 2 MiB on it comes from the system directly, at the boundary of a huge page and with the
/// advice to use such pages: a path that goes from row to row reaches another small page with
/// each of them, and finding those costs more than drawing. It is advice; without it all is as
/// well, but slower.
struct BitmapMemory {
  private static let hugePage = 1 << 21

  let start: UnsafeMutableRawPointer
  /// What to give back to the system; 0 where it is the C library's memory.
  private let mapped: (start: UnsafeMutableRawPointer, byteCount: Int)?

  init(byteCount: Int) {
    #if os(Linux)
      if byteCount >= Self.hugePage, let memory = Self.map(byteCount) {
        self = memory
        return
      }
    #endif
    start = calloc(byteCount, 1)!
    mapped = nil
  }

  func deallocate() {
    if let mapped {
      munmap(mapped.start, mapped.byteCount)
    } else {
      free(start)
    }
  }

  #if os(Linux)
    private init(
      start: UnsafeMutableRawPointer, mapped: (start: UnsafeMutableRawPointer, byteCount: Int)
    ) {
      self.start = start
      self.mapped = mapped
    }

    private static func map(_ byteCount: Int) -> BitmapMemory? {
      // SAFETY: one huge page more than is needed, so that its boundary leaves enough.
      let whole = (byteCount + 2 * hugePage - 1) & ~(hugePage - 1)
      let memory = mmap(
        nil, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let memory, memory != MAP_FAILED else { return nil }
      let start = UnsafeMutableRawPointer(
        bitPattern: (UInt(bitPattern: memory) + UInt(hugePage - 1)) & ~UInt(hugePage - 1))!
      // Advice for whole huge pages: what is left at the end has small ones.
      madvise(start, byteCount & ~(hugePage - 1), Int32(MADV_HUGEPAGE))
      return BitmapMemory(start: start, mapped: (memory, whole))
    }
  #endif
}

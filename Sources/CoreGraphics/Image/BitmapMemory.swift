import Foundation

/// Zeroed memory for pixels.
///
/// From 2 MiB on it comes from the system directly, at the boundary of a huge page: see
/// `HugePages`.
@safe struct BitmapMemory {
  let start: UnsafeMutableRawPointer
  /// What to give back to the system; nil where it is the C library's memory.
  private let mapped: (start: UnsafeMutableRawPointer, byteCount: Int)?

  init(byteCount: Int) {
    // SAFETY: `calloc` returns `byteCount` bytes of zeros, or the program ends here. They belong to
    // the value, whose owner calls `deallocate`.
    #if os(Linux)
      if byteCount >= HugePages.byteCount, let memory = Self.map(byteCount) {
        self = memory
        return
      }
    #endif
    unsafe start = unsafe calloc(byteCount, 1)!
    unsafe mapped = nil
  }

  func deallocate() {
    // SAFETY: The owner calls this once, when nobody has the memory any more: it goes back to where
    // it came from, mapped memory by the address and the length that the system gave.
    if let mapped = unsafe mapped {
      unsafe munmap(mapped.start, mapped.byteCount)
    } else {
      unsafe free(start)
    }
  }

  #if os(Linux)
    private init(
      start: UnsafeMutableRawPointer, mapped: (start: UnsafeMutableRawPointer, byteCount: Int)
    ) {
      // SAFETY: `map` hands over memory that nobody else has, and what to give back to the system
      // for it.
      unsafe self.start = unsafe start
      unsafe self.mapped = unsafe mapped
    }

    private static func map(_ byteCount: Int) -> BitmapMemory? {
      // SAFETY: There is one huge page more than is needed, so that its boundary leaves enough.
      let hugePage = HugePages.byteCount
      let whole = (byteCount + 2 * hugePage - 1) & ~(hugePage - 1)
      let memory = unsafe mmap(
        nil, whole, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
      guard let memory = unsafe memory, unsafe memory != MAP_FAILED else { return nil }
      let start = unsafe UnsafeMutableRawPointer(
        bitPattern: (UInt(bitPattern: memory) + UInt(hugePage - 1)) & ~UInt(hugePage - 1))!
      unsafe HugePages.advise(start, byteCount)
      return unsafe BitmapMemory(start: start, mapped: (memory, whole))
    }
  #endif
}

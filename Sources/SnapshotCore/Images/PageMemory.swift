import CoreGraphics

/// Memory for many megabytes of samples: not filled, in huge pages where the system has them.
///
/// Whoever writes to it is its only user at that time.
@safe final class PageMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  /// Asks for huge pages from so many bytes on: where only a part is ever touched, few are
  /// asked for too many.
  init(byteCount: Int) {
    // SAFETY: The memory is this object's own until `deinit`.
    let isLarge = byteCount >= HugePages.byteCount
    unsafe base = UnsafeMutableRawPointer.allocate(
      byteCount: max(byteCount, 1), alignment: isLarge ? HugePages.byteCount : 64)
    self.byteCount = byteCount
    if isLarge { unsafe HugePages.advise(base, byteCount) }
  }

  deinit {
    // SAFETY: The memory was allocated in `init`, and is freed once: nobody has the object any
    // more, and whoever uses the address holds the object.
    unsafe base.deallocate()
  }
}

import Foundation

/// Memory for many megabytes of samples: not filled, in large pages where the system has them.
/// Touching 100 MB in pages of 4 KB costs as much as comparing it.
///
/// Whoever writes to it is its only user at that time.
@safe final class PageMemory: @unchecked Sendable {
  let base: UnsafeMutableRawPointer
  let byteCount: Int

  private static let largePage = 2 << 20

  /// Asks for large pages from so many bytes on: where only a part is ever touched, few are
  /// asked for too many.
  init(byteCount: Int) {
    let isLarge = byteCount >= Self.largePage
    let alignment = isLarge ? Self.largePage : 64
    unsafe base = UnsafeMutableRawPointer.allocate(
      byteCount: max(byteCount, 1), alignment: alignment)
    self.byteCount = byteCount
    #if os(Linux)
      // SAFETY: the range is this object's own memory, cut to whole pages; advice changes no byte.
      if isLarge {
        unsafe madvise(base, byteCount & ~(Self.largePage - 1), MADV_HUGEPAGE)
      }
    #endif
  }

  deinit {
    // SAFETY: allocated in `init`, and nobody has the object any more.
    unsafe base.deallocate()
  }
}

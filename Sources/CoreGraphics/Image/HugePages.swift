import Foundation

/// Memory in pages of 2 MiB where the system has them: touching 100 MB in pages of 4 KB costs as
/// much as comparing it, and a path that goes from row to row reaches another small page with each
/// of them. It is advice; without it all is as well, but slower.
package enum HugePages {
  /// The bytes of a page, and the boundary that it begins at.
  package static let byteCount = 1 << 21

  /// Asks for such pages wherever a whole one fits into memory that nobody has touched yet.
  package static func advise(_ base: UnsafeMutableRawPointer, _ byteCount: Int) {
    #if os(Linux)
      let page = Self.byteCount
      let address = Int(bitPattern: base)
      let start = (address + page - 1) & ~(page - 1)
      let length = (address + byteCount - start) & ~(page - 1)
      // SAFETY: These are whole pages inside the caller's memory, and advice changes no byte.
      if length > 0 {
        unsafe madvise(UnsafeMutableRawPointer(bitPattern: start)!, length, Int32(MADV_HUGEPAGE))
      }
    #endif
  }
}

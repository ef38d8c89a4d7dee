import Foundation

/// Makes arrays of many megabytes in large pages.
enum LargeBytes {
  /// - Parameter body: Writes pixels and returns the number of bytes written.
  static func make(
    _ capacity: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Int
  ) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress, capacity > 0 else { return }
      unsafe advise(base, capacity)
      // SAFETY: an array's memory is aligned to 16, and the capacity is a multiple of 4.
      count = unsafe UnsafeMutableRawPointer(base).withMemoryRebound(
        to: UInt32.self, capacity: capacity / 4, body)
    }
  }

  /// Asks for large pages within memory that nobody has touched yet.
  static func advise(_ base: UnsafeMutablePointer<UInt8>, _ byteCount: Int) {
    #if os(Linux)
      let page = 2 << 20
      let address = Int(bitPattern: base)
      let start = (address + page - 1) & ~(page - 1)
      let length = (address + byteCount - start) & ~(page - 1)
      // SAFETY: whole pages inside the caller's own memory; advice changes no byte.
      if length > 0 {
        unsafe madvise(UnsafeMutableRawPointer(bitPattern: start)!, length, MADV_HUGEPAGE)
      }
    #endif
  }
}

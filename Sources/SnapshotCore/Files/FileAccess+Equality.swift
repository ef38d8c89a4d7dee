import Foundation

extension FileAccess {
  /// Whether a regular file holds these bytes. What cannot be read does not.
  ///
  /// Files that are compared again and again are mostly equal: a second array is not made.
  package static func holds(_ bytes: [UInt8], at path: String) -> Bool {
    // SAFETY: `read` gets at most the piece's own length, and what it has read is compared with
    // bytes that are left from `offset` on. Both memories live for the closures, and `status` for
    // its call.
    let file = unsafe open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    if file < 0 { return false }
    defer { close(file) }
    var status = stat()
    guard unsafe fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      Int(status.st_size) == bytes.count
    else { return false }
    return unsafe bytes.withUnsafeBytes { expected in
      unsafe withUnsafeTemporaryAllocation(byteCount: 1 << 17, alignment: 64) { piece in
        var offset = 0
        while offset < expected.count {
          let step = unsafe Foundation.read(
            file, piece.baseAddress!, min(piece.count, expected.count - offset))
          if step < 0, errno == EINTR { continue }
          guard step > 0,
            unsafe memcmp(piece.baseAddress!, expected.baseAddress! + offset, step) == 0
          else { return false }
          offset += step
        }
        return true
      }
    }
  }
}

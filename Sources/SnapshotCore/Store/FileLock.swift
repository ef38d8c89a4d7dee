import Foundation

/// A lock that one process at a time holds, as long as the value lives.
package struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Waits for whoever holds it.
  ///
  /// - Parameter path: Of a file that is made where it is missing, and stays.
  package init(_ path: String) throws(FileError) {
    // SAFETY: the C function reads a string or fills a value of ours during the call alone.
    descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw FileError.system(operation: "open", path: path, code: errno) }
    while flock(descriptor, LOCK_EX) != 0 {
      let code = errno
      if code == EINTR { continue }
      close(descriptor)
      throw FileError.system(operation: "lock", path: path, code: code)
    }
  }

  deinit { close(descriptor) }
}

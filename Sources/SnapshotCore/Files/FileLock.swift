import Foundation

/// A lock that one process at a time holds, as long as the value lives.
package final class FileLock: Sendable {
  private let descriptor: Int32

  /// Waits for whoever holds it.
  ///
  /// - Parameter path: The path of a file that is made where it is missing, and stays.
  package init(_ path: String) throws(FileError) {
    descriptor = try Self.open(path)
    while flock(descriptor, LOCK_EX) != 0 {
      let code = errno
      if code == EINTR { continue }
      throw FileError.system(operation: "lock", path: path, code: code)
    }
  }

  /// Takes the lock; nil where another process holds it.
  package init?(unlessHeld path: String) throws(FileError) {
    descriptor = try Self.open(path)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return nil }
  }

  /// Takes the lock on a file of an open folder, which is reached through no link; nil where
  /// another process holds it.
  package init?(unlessHeld name: String, in folder: borrowing OpenFolder) throws(FileError) {
    descriptor = try folder.openForAppending(name)
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 { return nil }
  }

  // It runs as well where an initializer fails once the descriptor is set.
  deinit { close(descriptor) }

  private static func open(_ path: String) throws(FileError) -> Int32 {
    // SAFETY: `open` reads the path, a string with a final zero, during the call alone.
    let descriptor = unsafe Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    if descriptor < 0 { throw FileError.system(operation: "open", path: path, code: errno) }
    return descriptor
  }
}

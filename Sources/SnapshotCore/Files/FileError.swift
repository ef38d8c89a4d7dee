import Foundation

/// Why a file could not be read or written.
package enum FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A system call failed; `code` is its errno.
  case system(operation: String, path: String, code: Int32)
  /// A folder, FIFO, socket or device, where a file is needed.
  case notAFile(path: String, kind: String)
  /// A symbolic link inside the reference folder or a run's: it could lead out of it.
  case symbolicLink(path: String)
  case tooLarge(path: String, bytes: Int, limit: Int)

  package var path: String {
    switch self {
    case .system(_, let path, _), .notAFile(let path, _), .symbolicLink(let path),
      .tooLarge(let path, _, _):
      path
    }
  }

  /// Whether the error is that the path does not exist.
  package var isMissing: Bool {
    if case .system(_, _, ENOENT) = self { return true }
    return false
  }

  package var description: String { path.singleLine + ": " + reason }

  /// What is wrong, without the path.
  package var reason: String {
    switch self {
    case .system("open", _, ENOENT), .system("read", _, ENOENT): "no such file"
    case .system(let operation, _, let code):
      // SAFETY: `strerror` returns a string with a final zero, which is copied at once, before any
      // other call of this thread's could replace it.
      unsafe "cannot \(operation): \(String(cString: strerror(code)))"
    case .notAFile(_, let kind): "\(kind), not a file"
    case .symbolicLink:
      "a symbolic link instead of a plain file. Replace the link with the file"
    case .tooLarge(_, let bytes, let limit):
      "\(NumberText.bytes(bytes)) is more than the limit of \(NumberText.bytes(limit))"
    }
  }
}

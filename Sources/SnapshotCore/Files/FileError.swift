import Foundation

/// Why a file could not be read or written.
package enum FileError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A system call failed; `code` is its errno.
  case system(operation: String, path: String, code: Int32)
  /// A folder, FIFO, socket or device, where a file is needed.
  case notAFile(path: String, kind: String)
  /// A symbolic link inside the reference folder or a run's: it could lead out of it.
  case symbolicLink(path: String)
  /// A file, FIFO or link that leads nowhere, where a folder is needed.
  case notAFolder(path: String, kind: String)
  case tooLarge(path: String, bytes: Int, limit: Int)

  package var path: String {
    switch self {
    case .system(_, let path, _), .notAFile(let path, _), .symbolicLink(let path),
      .notAFolder(let path, _), .tooLarge(let path, _, _):
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
    case .notAFolder(_, let kind): "\(kind) instead of a folder. Rename or remove it"
    case .tooLarge(_, let bytes, let limit):
      "\(NumberText.bytes(bytes)) is more than the limit of \(NumberText.bytes(limit))"
    }
  }
}

/// What to do about it.
extension FileError {
  /// What the file is for, which decides what helps.
  package enum Use: Sendable {
    /// A build, a report, a temporary file: another folder can be named.
    case work
    /// A snapshot's reference, whose folder is the package's.
    case reference
  }

  /// The error with the next step after it; sentences that end in a full stop.
  package func advice(for use: Use = .work) -> String {
    let step = nextStep(for: use)
    return step.isEmpty ? "\(self)." : "\(self). \(step)"
  }

  /// The next step; empty where the reason says it, or where nobody can say.
  private func nextStep(for use: Use) -> String {
    guard case .system(_, let path, let code) = self else { return "" }
    if use == .work, Self.isTemporary(path), let step = Self.temporaryStep(code) { return step }
    let elsewhere = use == .work ? ", or build elsewhere: --scratch-path FOLDER" : ""
    switch code {
    case EACCES, EPERM, EROFS: return "Make the folder writable\(elsewhere)."
    case ENOSPC, EDQUOT: return "Free space there\(elsewhere)."
    case EMFILE, ENFILE: return "Allow more open files: ulimit -n 4096."
    case ENAMETOOLONG: return "Use a folder with a shorter path\(elsewhere)."
    case ELOOP: return "Symbolic links form a circle there: remove one of them."
    case ENOTDIR: return "A file is in the place of a folder: rename or remove it."
    default: return ""
    }
  }

  private static func temporaryStep(_ code: Int32) -> String? {
    switch code {
    case ENOENT: "TMPDIR names a folder that does not exist: create it, or set another one."
    case ENOTDIR: "TMPDIR names a file: set a folder."
    case EACCES, EPERM, EROFS: "TMPDIR names a folder that cannot be written: set another one."
    case ENOSPC, EDQUOT: "TMPDIR names this folder: free space there, or set another one."
    default: nil
    }
  }

  private static func isTemporary(_ path: String) -> Bool {
    let folder = FileManager.default.temporaryDirectory.path
    return path == folder || path.hasPrefix(folder + "/")
  }

  /// The error of a call that needed a folder: says what has its path instead, where that is the
  /// reason.
  static func folder(_ operation: String, _ path: String, code: Int32) -> FileError {
    if [EEXIST, ENOENT, ENOTDIR].contains(code), let kind = FileAccess.obstacle(at: path) {
      return .notAFolder(path: path, kind: kind)
    }
    return .system(operation: operation, path: path, code: code)
  }
}

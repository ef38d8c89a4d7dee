import Foundation
import SnapshotCore

/// What an error says on the terminal: the path, the reason and the next step. Foundation's errors
/// say it in the same words as this project's.
package enum ErrorWords {
  package static func text(_ error: any Error) -> String {
    if let file = error as? FileError {
      guard case .system(_, let path, let code) = file else { return "\(file)." }
      return "\(file). \(nextStep(code, path))".trimmed
    }
    // An error of this project's is no class of Foundation's.
    guard type(of: error) is NSError.Type || error is CocoaError || error is POSIXError else {
      return "\(error)"
    }
    let foundation = error as NSError
    let path = path(of: foundation)
    guard let code = code(of: foundation) else {
      return [path?.singleLine, foundation.localizedDescription.singleLine].compactMap(\.self)
        .joined(separator: ": ")
    }
    let reason = FileError.system(operation: "use it", path: path ?? "", code: code).reason
    let name = path.map { $0.singleLine + ": " } ?? ""
    return "\(name)\(reason). \(nextStep(code, path ?? ""))".trimmed
  }

  /// What mends it; empty where nobody can say.
  private static func nextStep(_ code: Int32, _ path: String) -> String {
    switch code {
    case EACCES, EPERM, EROFS:
      "Make the folder writable, or build elsewhere: --scratch-path FOLDER."
    case ENOSPC, EDQUOT:
      "Free space there, or build elsewhere: --scratch-path FOLDER. TMPDIR names the folder of "
        + "temporary files."
    case EMFILE, ENFILE: "Allow more open files: ulimit -n 4096."
    case ENAMETOOLONG: "Build in a folder with a shorter path: --scratch-path FOLDER."
    case ENOENT where isTemporary(path):
      "TMPDIR names a folder that does not exist: create it, or set another one."
    case ELOOP: "Symbolic links form a circle there: remove one of them."
    case ENOTDIR: "A file is in the place of a folder: remove or rename it."
    default: ""
    }
  }

  private static func isTemporary(_ path: String) -> Bool {
    let folder = FileManager.default.temporaryDirectory.path
    return path == folder || path.hasPrefix(folder + "/")
  }

  private static func path(of error: NSError) -> String? {
    if let path = error.userInfo[NSFilePathErrorKey] as? String { return path }
    if let url = error.userInfo[NSURLErrorKey] as? URL, url.isFileURL { return url.path }
    return (error.userInfo[NSUnderlyingErrorKey] as? NSError).flatMap(path)
  }

  /// The system's number for the error; nil where there is none.
  private static func code(of error: NSError) -> Int32? {
    if let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError,
      let known = code(of: underlying)
    {
      return known
    }
    if error.domain == NSPOSIXErrorDomain { return Int32(clamping: error.code) }
    guard error.domain == NSCocoaErrorDomain else { return nil }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return ENOENT
    case .fileReadNoPermission, .fileWriteNoPermission: return EACCES
    case .fileWriteOutOfSpace: return ENOSPC
    case .fileWriteVolumeReadOnly: return EROFS
    case .fileWriteFileExists: return EEXIST
    default: return nil
    }
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}

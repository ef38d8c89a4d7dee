import Foundation
import SnapshotCore

/// What an error says on the terminal: the path, the reason and the next step. Foundation's errors
/// say it in the same words as this project's.
package enum ErrorWords {
  package static func text(_ error: any Error) -> String {
    if let file = error as? FileError { return file.advice() }
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
    return FileError.system(operation: "use it", path: path ?? "", code: code).advice()
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

import CoreGraphics

/// Why a picture's file could not be used or written.
package enum PictureFileError: Error, Sendable, Equatable, CustomStringConvertible {
  case file(FileError)
  /// The file is there, but is no whole, valid PNG: it is overwritten only as `isReplaceable` says.
  case unreadable(path: String, PNGError)
  case unencodable(path: String, PNGError)
  /// A reference whose metadata states other pixels or other views than the file holds.
  case altered(path: String, Part)
  /// Its samples cannot be converted to sRGB, and so cannot be compared by their look.
  case unknownColors(path: String, String)

  /// What a reference's metadata states digests of.
  package enum Part: String, Sendable {
    case pixels, views
  }

  package var path: String {
    switch self {
    case .file(let error): error.path
    case .altered(let path, _): path
    case .unreadable(let path, _), .unencodable(let path, _), .unknownColors(let path, _):
      path
    }
  }

  /// Whether the file may be recorded over: it is useless, and stands for no other file.
  ///
  /// A pointer of Git LFS stands for a picture that may be fetched, the marks of a merge conflict
  /// ask for a decision, and a picture beyond the limits is whole.
  package var isReplaceable: Bool {
    if case .altered = self { return true }
    guard case .unreadable(_, let error) = self else { return false }
    switch error {
    case .gitLFSPointer, .mergeConflict, .fileTooLarge, .tooManyChunks, .sideTooLarge,
      .tooManyPixels:
      return false
    default: return true
    }
  }

  package var description: String { path.singleLine + ": " + reason }

  /// What is wrong, without the path.
  package var reason: String {
    switch self {
    case .file(let error): error.reason
    case .unreadable(_, let error), .unencodable(_, let error): error.description
    case .altered(_, let part):
      "its \(part.rawValue) do not match its metadata: it was damaged or forged"
    case .unknownColors(_, let why):
      "\(why). Compare the stored samples (tolerance exact), or convert "
        + "the file to sRGB."
    }
  }
}

/// The reason why an asset cannot be taken from a catalog.
enum AssetError: Error, Equatable, CustomStringConvertible {
  /// `Contents.json` is absent, too large or not the JSON of an asset.
  case unreadableContents(path: String, reason: String)
  /// A set names a file that is not beside its `Contents.json`.
  case missingFile(path: String, set: String)
  /// An image cannot be read; `reason` is a sentence.
  case unreadableImage(path: String, reason: String)
  /// A file name contains a folder, which could lead out of the catalog.
  case fileOutside(name: String, set: String)
  case unknownColorSpace(String, set: String)
  case unknownSystemColor(String, set: String)
  /// No variant of a set has a file or a colour for any device.
  case empty(set: String)

  var description: String {
    switch self {
    case .unreadableContents(let path, let reason):
      "\(path) cannot be read: \(reason)."
    case .missingFile(let path, let set):
      "\(path) is named in \(set)/Contents.json and does not exist."
    case .unreadableImage(let path, let reason):
      "\(path): \(reason)"
    case .fileOutside(let name, let set):
      "\(set)/Contents.json names “\(name)”, which is not a file next to it."
    case .unknownColorSpace(let name, let set):
      "\(set)/Contents.json has the colour space “\(name)”, which asset catalogs do not support."
    case .unknownSystemColor(let name, let set):
      "\(set)/Contents.json refers to the system colour “\(name)”, which iOS does not have."
    case .empty(let set):
      "\(set) has no variant with a file or value."
    }
  }
}

/// Why a font that was asked for is not there.
package enum FontLookupError: Error, Hashable, CustomStringConvertible {
  case missing(name: String, folders: [String])
  case unreadable(path: String)
  case broken(path: String, FontError)

  package var description: String {
    switch self {
    case .missing("Inter", let folders):
      "The system font Inter is not in \(folders.joined(separator: ", ")). Install it: "
        + "apt-get install fonts-inter-variable"
    case .missing(let name, let folders):
      "No font '\(name)' is pinned, registered or in \(folders.joined(separator: ", ")). "
        + "Install it, register its file, or put it next to the references."
    case .unreadable(let path):
      "The font file \(path) cannot be read. Check the path and its permissions."
    case .broken(let path, let error):
      "The font file \(path) is broken. \(error)"
    }
  }
}

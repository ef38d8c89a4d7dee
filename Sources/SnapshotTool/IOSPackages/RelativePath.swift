/// Paths below a folder, by bytes, as the system compares them: to Swift a `/` before a combining
/// mark is another character than `/`.
enum RelativePath {
  /// The path without `.`, `..` and empty components; empty for the folder itself, nil where it
  /// leaves the folder.
  static func normalized(_ path: String) -> String? {
    if path.utf8.first == UInt8(ascii: "/") { return nil }
    var kept: [String] = []
    for part in components(path) {
      switch part {
      case "", ".": continue
      case "..":
        if kept.popLast() == nil { return nil }
      default: kept.append(part)
      }
    }
    return kept.joined(separator: "/")
  }

  static func components(_ path: String) -> [String] {
    path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  static func name(_ path: String) -> String { components(path).last ?? "" }

  /// The folders that lead to a path, the outermost first.
  static func folders(above path: String) -> [String] {
    var found: [String] = []
    for part in components(path).dropLast() {
      found.append(found.last.map { $0 + "/" + part } ?? part)
    }
    return found
  }

  /// Whether the path is the other one or below it; everything is below an empty path.
  static func isBelow(_ path: String, _ folder: String) -> Bool {
    if folder.isEmpty { return true }
    guard path.utf8.starts(with: folder.utf8) else { return false }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: "/")
  }

  /// Why a name cannot be the name of a folder; nil where it can.
  static func fault(inName name: String) -> String? {
    if name.isEmpty { return "it is empty" }
    if name == "." || name == ".." { return "it refers to a folder" }
    if name.utf8.contains(UInt8(ascii: "/")) { return "it contains a slash" }
    if name.utf8.contains(0) { return "it contains a zero byte" }
    if name.utf8.count > 200 { return "it has more than 200 bytes" }
    return nil
  }
}

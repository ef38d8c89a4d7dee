/// All that a mirror has below its folder `Sources`, by path.
struct MirrorTree {
  private(set) var files: Set<String> = []
  /// Where links lead.
  private(set) var links: [String: String] = [:]
  /// The folders that lead to one of them.
  private(set) var folders: Set<String> = []

  mutating func addFile(_ path: String) throws(IOSPackageError) {
    try claim(path)
    files.insert(path)
  }

  mutating func addLink(_ path: String, to destination: String) throws(IOSPackageError) {
    try claim(path)
    links[path] = destination
  }

  mutating func addFolder(_ path: String) throws(IOSPackageError) {
    try claim(path + "/.")
  }

  /// Takes away a file and its folder, in which there is nothing else.
  mutating func removeOnlyFile(_ path: String) {
    files.remove(path)
    if let folder = RelativePath.folders(above: path).last { folders.remove(folder) }
  }

  /// Keeps what is written from going through a link, and one thing from taking another's place.
  private mutating func claim(_ path: String) throws(IOSPackageError) {
    let above = RelativePath.folders(above: path)
    let isTaken = files.contains(path) || links[path] != nil || folders.contains(path)
    if isTaken || above.contains(where: { files.contains($0) || links[$0] != nil }) {
      throw .collision(path)
    }
    folders.formUnion(above)
  }
}

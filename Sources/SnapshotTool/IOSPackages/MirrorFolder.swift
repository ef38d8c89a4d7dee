import Foundation
import SnapshotCore

/// The folder that a mirror is in. Everything that is written into a mirror or deleted from it goes
/// through this type, which opens the folder once and reaches what is below it one component at a
/// time, through no link: the author's package, into which links of a mirror lead, is not touched.
///
/// One process at a time has it.
package final class MirrorFolder {
  private static let name = "snapshot-package"
  /// For what programs write while the mirror is made. What a killed process left goes first.
  private static let temporaryName = "snapshot-temporary"

  /// The mirror's path.
  package let path: String
  /// The path of a folder for temporary files, which is removed with this value.
  package let temporaryPath: String

  private let parent: OpenFolder
  private let root: OpenFolder
  private let lock: FileLock

  /// Makes the folder where it is missing, and waits for another process that has it.
  ///
  /// - Parameter buildFolder: Links on the way to it are followed, and so is the folder itself.
  package init(buildFolder: String) throws(IOSPackageError) {
    do throws(FileError) {
      try FileAccess.makeFolder(buildFolder)
      parent = try OpenFolder(buildFolder)
      while true {
        if let lock = try FileLock(unlessHeld: Self.name + ".lock", in: parent) {
          self.lock = lock
          break
        }
        if Interruption.signals > 0 {
          throw FileError.system(
            operation: "lock", path: buildFolder + "/" + Self.name, code: EINTR)
        }
        usleep(50_000)
      }
      for name in [Self.name, Self.temporaryName] {
        if let mode = parent.mode(name), mode != S_IFDIR { try parent.remove(name) }
      }
      root = try parent.folder(Self.name, creates: true)
      try parent.removeTree(Self.temporaryName)
      _ = try parent.folder(Self.temporaryName, creates: true)
    } catch {
      throw .file(error)
    }
    path = buildFolder + "/" + Self.name
    temporaryPath = buildFolder + "/" + Self.temporaryName
  }

  deinit { try? parent.removeTree(Self.temporaryName) }

  /// Deletes what is below `Sources` and is not in the tree, or is of another kind there: links
  /// that lead elsewhere and translations of files that are gone.
  func sweep(keeping tree: MirrorTree) throws(FileError) {
    if let mode = root.mode("Sources"), mode != S_IFDIR { try root.remove("Sources") }
    try Self.sweep(root.folder("Sources", creates: true), prefix: "", keeping: tree)
  }

  private static func sweep(
    _ folder: borrowing OpenFolder, prefix: String, keeping tree: MirrorTree
  ) throws(FileError) {
    for name in try folder.names() {
      let path = prefix + name
      let isKept =
        switch folder.mode(name) {
        case S_IFREG: tree.files.contains(path)
        case S_IFDIR: tree.folders.contains(path)
        case S_IFLNK: tree.links[path].map { folder.destination(of: name) == $0 } ?? false
        default: false
        }
      if !isKept {
        try folder.removeTree(name)
      } else if folder.mode(name) == S_IFDIR {
        try sweep(folder.folder(name, creates: false), prefix: path + "/", keeping: tree)
      }
    }
  }

  /// A path below the mirror, of an absolute one that the translator was given.
  func relative(_ path: String) -> String {
    RelativePath.isBelow(path, self.path)
      ? String(decoding: path.utf8.dropFirst(self.path.utf8.count + 1), as: UTF8.self) : path
  }

  /// Makes the links of a tree that are missing.
  func link(_ tree: MirrorTree) throws(FileError) {
    for (path, destination) in tree.links.sorted(by: { $0.key < $1.key }) {
      let parts = ["Sources"] + RelativePath.components(path)
      let folder = try root.folder(below: parts.dropLast(), creates: true)
      let name = parts[parts.count - 1]
      if folder.destination(of: name) == destination { continue }
      try folder.removeTree(name)
      try folder.makeLink(name, to: destination)
    }
  }

  /// Reads a file at the top of the mirror; nil where there is no plain file of the name.
  func read(_ name: String, maximumBytes: Int) throws(FileError) -> [UInt8]? {
    guard root.mode(name) == S_IFREG else { return nil }
    return try root.read(name, maximumBytes: maximumBytes)
  }

  /// Writes a file unless it holds that already: what stays as it was is not compiled again.
  ///
  /// - Parameter path: The path below the mirror.
  func write(_ text: String, to path: String) throws(FileError) {
    let parts = RelativePath.components(path)
    let folder = try root.folder(below: parts.dropLast(), creates: true)
    let name = parts[parts.count - 1]
    let bytes = Array(text.utf8)
    if let mode = folder.mode(name) {
      if mode != S_IFREG {
        try folder.removeTree(name)
      } else if let known = try folder.read(name, maximumBytes: 1 << 30), known == bytes {
        return
      }
    }
    try folder.replace(name, with: bytes)
  }
}

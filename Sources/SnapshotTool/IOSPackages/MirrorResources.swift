import Foundation
import SnapshotCore

/// A target's resources in its mirror: a link for each, to the author's file or folder.
package struct MirrorResources {
  private let target: IOSTarget
  private let folder: String

  /// - Parameter folder: The target's in the mirror.
  package init(of target: IOSTarget, in folder: String) {
    self.target = target
    self.folder = folder
  }

  /// Takes away links that the target no longer has, then makes those that are missing.
  package func link() throws(FileError) {
    // A link to a folder that is no longer one thing would lead what is written below it into the
    // author's package: stale links go first.
    removeStaleLinks()
    for resource in target.resources {
      let link = folder + "/" + resource.path
      let source = target.folder + "/" + resource.path
      if destination(of: link) == source { continue }
      try FileAccess.makeFolder(FileAccess.split(link).folder)
      // A folder whose files were linked one by one may have become one thing.
      try? FileManager.default.removeItem(atPath: link)
      do {
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: source)
      } catch {
        throw FileError.system(operation: "link", path: link, code: errno)
      }
    }
  }

  private func removeStaleLinks() {
    let wanted = Set(target.resources.map(\.path))
    var pending = [""]
    while let prefix = pending.popLast() {
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + prefix)
      for name in names ?? [] {
        let path = prefix.isEmpty ? name : prefix + "/" + name
        if destination(of: folder + "/" + path) != nil {
          if !wanted.contains(path) { FileAccess.discard(folder + "/" + path) }
        } else if FileAccess.isFolder(folder + "/" + path) {
          pending.append(path)
        }
      }
    }
  }

  /// The destination of a symbolic link; nil where the path is not one.
  private func destination(of path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }
}

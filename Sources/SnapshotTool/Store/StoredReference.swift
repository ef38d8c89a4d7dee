import CoreGraphics
import Foundation
import SnapshotCore

/// A file in the reference folder.
package struct StoredReference: Sendable, Equatable {
  package enum Content: Sendable {
    /// A PNG with metadata of ours, or of another program.
    case picture(Reference)
    /// Text or other bytes, which carry no metadata.
    case data([UInt8])
    case pointer(GitLFSPointer)
    /// The text says why.
    case unreadable(String)
  }

  package let folder: String
  /// The path below the folder, with `/`.
  package let path: String
  package let byteCount: Int
  /// When the file was last written, in nanoseconds since 1970.
  package let modifiedNanoseconds: Int

  package var absolutePath: String { folder + "/" + path }

  /// The snapshot whose reference would have this path; nil where there can be none.
  package var id: SnapshotID? {
    guard let id = SnapshotID(relativePath: path), id.stem.contains(".") else { return nil }
    return id
  }

  package func content() -> Content {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try FileAccess.read(absolutePath, maximumBytes: ReferenceStore.maximumBytes)
    } catch {
      return .unreadable(error.reason)
    }
    if let pointer = GitLFSPointer(bytes) { return .pointer(pointer) }
    guard path.lowercased().hasSuffix(".png") else { return .data(bytes) }
    do throws(PictureFileError) {
      return .picture(try Reference(bytes, path: path))
    } catch {
      return .unreadable(error.reason)
    }
  }

  /// The content, of which pictures were decoded, and compared with what their metadata states.
  package func validContent() -> Content {
    let content = content()
    guard case .picture(let reference) = content else { return content }
    do throws(PictureFileError) {
      try reference.validate()
      return content
    } catch {
      return .unreadable(error.reason)
    }
  }

  /// The plain files below a reference folder, by path. Hidden ones and the pinned fonts are left
  /// out, and links are not followed.
  package static func all(in folder: String) -> [StoredReference] {
    var found: [StoredReference] = []
    var pending = [""]
    while let prefix = pending.popLast() {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/" + prefix))
      for name in names ?? [] where !name.hasPrefix(".") {
        let path = prefix + name
        let file = FileAccess.status(of: folder + "/" + path, followsLinks: false)
        guard let status = file else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          if path != FontFiles.pinnedFolderName { pending.append(path + "/") }
        } else if status.st_mode & S_IFMT == S_IFREG {
          found.append(
            StoredReference(
              folder: folder, path: path, byteCount: Int(status.st_size),
              modifiedNanoseconds: FileAccess.nanoseconds(status.st_mtim)))
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }
}

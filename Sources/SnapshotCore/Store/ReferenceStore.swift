import Foundation

/// The folder with the references: one file per snapshot, no index.
///
/// Files are reached beneath the folder's descriptor; a symbolic link in it is an error. A write
/// replaces the file whole or leaves it as it was.
package struct ReferenceStore: Sendable {
  /// The absolute path of the folder.
  package let folder: String

  /// The maximum size of a reference that is read, in bytes.
  package static let maximumBytes = 256 << 20

  /// What is known of files; nil where each comparison inflates.
  let verified: VerifiedReferences?

  package init(folder: String, verified: VerifiedReferences? = nil) {
    self.folder = folder
    self.verified = verified
  }

  package func path(of id: SnapshotID) -> String { folder + "/" + id.relativePath }

  /// The file's bytes; nil where there is no reference.
  package func read(_ id: SnapshotID) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try OpenFolder(folder).folder(id.folder, creates: false)
        .read(id.fileName, maximumBytes: Self.maximumBytes)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }

  /// Removes the file, and its folder if that is then empty.
  package func remove(_ id: SnapshotID) throws(FileError) {
    let store = try OpenFolder(folder)
    try store.folder(id.folder, creates: false).remove(id.fileName)
    store.removeEmptyFolder(id.folder)
  }

  /// Writes the file, and the folders that lead to it.
  package func write(_ bytes: [UInt8], for id: SnapshotID) throws(FileError) {
    try FileAccess.makeFolder(folder)
    try OpenFolder(folder).folder(id.folder, creates: true).replace(id.fileName, with: bytes)
  }
}

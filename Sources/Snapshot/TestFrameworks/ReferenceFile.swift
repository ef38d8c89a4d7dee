import Foundation
import SnapshotCore

/// The file of a reference where the rules of another library of snapshots name it.
package struct ReferenceFile: Sendable {
  /// The absolute path of the folder in which tests have their folders.
  package var directory: String
  /// The test's folder.
  package var folder: String
  /// The file's name without scale and extension.
  package var stem: String
  /// Whether the name ends in the scale, as in `@3x`.
  package var hasScale: Bool

  package init(directory: String, folder: String, stem: String, hasScale: Bool) {
    self.directory = directory
    self.folder = folder
    self.stem = stem
    self.hasScale = hasScale
  }

  /// Why the folder cannot be used; nil where it can.
  var problem: String? {
    directory.hasPrefix("/")
      ? nil
      : """
      The folder of the references is “\(directory.singleLine)”: give an absolute path. A \
      relative one would lead elsewhere with each working directory.
      """
  }
}

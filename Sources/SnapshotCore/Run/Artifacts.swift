import Foundation

/// The folder for what a failure shows: never beside the references.
package struct Artifacts: Sendable {
  package enum Kind: String, Sendable, CaseIterable {
    case actual, difference
  }

  package let directory: String

  package init(directory: String) {
    self.directory = directory
  }

  /// `SNAPSHOT_ARTIFACTS`, or `.build/snapshots` in the package.
  package init(packageRoot: String, environment: SnapshotEnvironment = .current) {
    directory = environment.artifactsDirectory ?? packageRoot + "/.build/snapshots"
  }

  /// The path of an artifact: `<folder>/<stem>.actual@2x.png`.
  package func path(of id: SnapshotID, _ kind: Kind) -> String {
    directory + "/" + id.folder + "/" + id.stem + "." + kind.rawValue + id.scaleSuffix + "."
      + id.pathExtension
  }

  /// Writes the file with the folders that lead to it, and gives its path.
  @discardableResult
  package func write(
    _ bytes: [UInt8], for id: SnapshotID, _ kind: Kind
  ) throws(FileError) -> String {
    let path = path(of: id, kind)
    try FileAccess.makeFolder(FileAccess.split(path).folder)
    try FileAccess.write(bytes, to: path)
    return path
  }

  /// The path of the assertion's record beside the actual file, for whoever reviews it. It is used
  /// only where no run gathers records.
  package func recordPath(of id: SnapshotID) -> String { path(of: id, .actual) + ".json" }

  package func write(_ record: RunRecord, for id: SnapshotID) throws(FileError) {
    try FileAccess.write(JSONText.encode(record), to: recordPath(of: id))
  }

  /// Removes what an earlier run left for a snapshot that matches now.
  package func remove(_ id: SnapshotID) {
    for kind in Kind.allCases { FileAccess.discard(path(of: id, kind)) }
    FileAccess.discard(recordPath(of: id))
  }
}

import Foundation
import SnapshotCore

/// What a run says about itself besides its records: `run.json` in its folder.
///
/// It is written when the run begins and again when it ends: a file that still says `running`
/// is that of a run which is under way, or was killed.
package struct RunManifest: Sendable, Codable, Equatable {
  package static let fileName = "run.json"
  /// Rises when a reader of the old form would misunderstand the new one.
  package static let currentFormat = 1

  package enum State: String, Sendable, Codable {
    case running, ended
  }

  package var format = RunManifest.currentFormat
  package var state: State
  /// The command as it was typed after `snapshot`: `verify --filter Card`.
  package var command: String
  package var packageName: String
  /// The package's folder during the run. Paths in the records begin with it or with `folder`, the
  /// run's.
  package var packageRoot: String
  package var folder: String
  /// Version of the `snapshot` that ran.
  package var version: String
  /// Date and time with zone, for people: `2026-11-21 11:49 UTC`.
  package var started: String
  /// Whether tests were chosen, by an option of this tool or anything handed on to
  /// `swift test`.
  package var isFiltered: Bool
  /// Which part this is of a run that several machines share; with the end, where it is known
  /// only then.
  package var share: ShardShare?
  /// Whether previews were drawn, and tests run; nil for tests alone.
  package var contents: MirrorContents?

  // Only a run that has ended has what follows.
  package var durationSeconds: Double?
  package var trouble: Trouble?
  package var otherFailures: [OtherFailure]?
  package var exitCode: Int32?
  /// Tests that did not run because of crashes.
  package var missedTests: Int?
  /// Assertions that the records tell of: fewer are left where a file of them was lost.
  package var assertionCount: Int?

  /// Tests that were skipped by name; nil where none were.
  package var skippedTests: [SkippedTest]?
  /// References that were not compared, by path; nil where there are none.
  package var uncompared: [UncomparedReference]?
  /// References that tests of the run could ask for; nil where not every test ran.
  package var referenceCount: Int?
  /// Whether a reference that no test asked for fails the run.
  package var isStrict: Bool?

  /// The manifest of a run that begins.
  package init(
    command: String, packageName: String, packageRoot: String, folder: String, started: String,
    isFiltered: Bool, share: ShardShare? = nil
  ) {
    state = .running
    version = SnapshotVersion.current
    self.command = command
    self.packageName = packageName
    self.packageRoot = packageRoot
    self.folder = folder
    self.started = started
    self.isFiltered = isFiltered
    self.share = share
  }

  /// Whether the run went through to its end without a crash, a failed build or an
  /// interruption. It may still be one of some tests only (`isFiltered`, `share`).
  package var endedWhole: Bool { state == .ended && (exitCode == 0 || exitCode == 1) }
}

extension RunManifest {
  /// Writes `run.json` into a run's folder, whole or not at all.
  package func write(to folder: String) throws(FileError) {
    try FileAccess.write(
      JSONText.encode(self) + [UInt8(ascii: "\n")], to: folder + "/" + Self.fileName)
  }

  /// Reads the `run.json` of a run's folder, which may come from anywhere: it must be a plain file
  /// within `RunLimits`.
  package static func read(from folder: String) throws(RunFolderError) -> RunManifest {
    let path = folder + "/" + fileName
    let bytes: [UInt8]
    do throws(FileError) {
      guard
        let read = try OpenFolder(folder)
          .read(fileName, maximumBytes: RunLimits.maximumManifestBytes)
      else { throw FileError.system(operation: "open", path: path, code: ENOENT) }
      bytes = read
    } catch {
      throw error.isMissing ? .noRun(folder) : .unreadable(path: path, reason: error.reason)
    }
    struct Format: Decodable { var format: Int }
    let data = Data(bytes)
    guard let format = try? JSONDecoder().decode(Format.self, from: data).format else {
      throw .unreadable(path: path, reason: "not a description of a run")
    }
    guard format == currentFormat else { throw .otherFormat(path: path, format: format) }
    let manifest: RunManifest
    do {
      manifest = try RecordLine.decoder.decode(RunManifest.self, from: data)
    } catch {
      throw .unreadable(path: path, reason: "not a description of a run")
    }
    if let field = manifest.fieldOutOfBounds {
      throw .unreadable(path: path, reason: "\(field) is beyond what a run can have")
    }
    return manifest
  }

  /// The first field whose value no run has; nil where all are within `RunLimits`.
  private var fieldOutOfBounds: String? {
    let names = [
      ("command", command), ("packageName", packageName), ("packageRoot", packageRoot),
      ("folder", folder), ("version", version), ("started", started),
      ("planDigest", share?.planDigest ?? ""), ("commit", share?.state?.commit ?? ""),
      ("state", share?.state?.digest ?? ""),
    ]
    if let name = names.first(where: { $0.1.utf8.count > RunLimits.maximumNameBytes }) {
      return name.0
    }
    if let durationSeconds, !(0...RunLimits.maximumSeconds).contains(durationSeconds) {
      return "durationSeconds"
    }
    switch trouble {
    case .timedOut(let limitSeconds, _), .idle(let limitSeconds, _):
      if !(0...RunLimits.maximumSeconds).contains(limitSeconds) { return "trouble" }
    default: break
    }
    let counts = [
      ("missedTests", missedTests), ("assertionCount", assertionCount), ("tests", share?.tests),
      ("totalTests", share?.totalTests),
    ]
    if let count = counts.first(where: { !(0...RunLimits.maximumCount).contains($0.1 ?? 0) }) {
      return count.0
    }
    if let field = referenceFieldOutOfBounds { return field }
    let failures = otherFailures ?? []
    if failures.count > RunLimits.maximumFailures
      || failures.contains(where: { !(0...RunLimits.maximumCount).contains($0.line) })
    {
      return "otherFailures"
    }
    return nil
  }
}

extension RunManifest {
  private var referenceFieldOutOfBounds: String? {
    func isShort(_ text: String?) -> Bool {
      text.map { $0.utf8.count <= RunLimits.maximumNameBytes } ?? true
    }
    let skipped = skippedTests ?? []
    if skipped.count > RunLimits.maximumFailures
      || !skipped.allSatisfy({ isShort($0.name) && isShort($0.file) })
    {
      return "skippedTests"
    }
    let references = uncompared ?? []
    if references.count > RunLimits.maximumRecords
      || !references.allSatisfy({ isShort($0.path) && isShort($0.test) && isShort($0.reason) })
    {
      return "uncompared"
    }
    return (0...RunLimits.maximumCount).contains(referenceCount ?? 0) ? nil : "referenceCount"
  }
}

/// Why a run's folder cannot be understood.
package enum RunFolderError: Error, Sendable, Equatable, CustomStringConvertible {
  /// There is no `run.json`.
  case noRun(String)
  case unreadable(path: String, reason: String)
  /// Another version of this tool wrote it.
  case otherFormat(path: String, format: Int)

  package var description: String {
    switch self {
    case .noRun(let folder):
      "Found no run in \(folder.singleLine). `\(ToolCommand.name) verify` creates one."
    case .unreadable(let path, let reason):
      "The run’s \(path.singleLine) cannot be read: \(reason). "
        + "Run `\(ToolCommand.name) verify` again."
    case .otherFormat(let path, let format):
      "\(path.singleLine) has format \(format), but this version reads format "
        + "\(RunManifest.currentFormat): use the version of `snapshot` that wrote it."
    }
  }
}

import Foundation
import SnapshotCore

extension RunReport {
  /// The report of a run from its folder: `run.json` and the records beside it.
  ///
  /// The folder may have moved, to another machine too: paths in it, and paths below the
  /// package, are given as they are here.
  ///
  /// - Parameter packageRoot: The package here; where it was if nothing is given.
  package init(runFolder: String, packageRoot: String? = nil) throws(RunFolderError) {
    let manifest = try RunManifest.read(from: runFolder)
    var reader = RunReader(directory: runFolder)
    let records = reader.newRecords()
    let moved = MovedPaths(from: manifest, runFolder: runFolder, packageRoot: packageRoot)
    self.init(
      packageName: manifest.packageName, command: manifest.command,
      packageRoot: packageRoot ?? manifest.packageRoot, started: manifest.started,
      durationSeconds: manifest.durationSeconds ?? 0,
      summary: RunSummary(records.map(moved.record)))
    otherFailures = (manifest.otherFailures ?? []).map { failure in
      OtherFailure(
        file: moved.path(failure.file), line: failure.line, test: failure.test,
        message: failure.message)
    }
    trouble = manifest.state == .running ? .interrupted(running: []) : manifest.trouble
    isFiltered = manifest.isFiltered
    missedTests = manifest.missedTests
    share = manifest.share
    let log = runFolder + "/swift-test.log"
    logPath = FileAccess.exists(log) ? log : nil
    decisions = PendingRun(folder: runFolder, packageRoot: self.packageRoot).decisions
  }
}

/// Where files of a run are whose folder was moved.
struct MovedPaths {
  /// Old and new beginnings, the longer old one first: the run's folder is in the package.
  private let pairs: [(old: String, new: String)]

  init(from manifest: RunManifest, runFolder: String, packageRoot: String?) {
    pairs = [
      (manifest.folder + "/", runFolder + "/"),
      (manifest.packageRoot + "/", (packageRoot ?? manifest.packageRoot) + "/"),
    ].filter { $0.0 != $0.1 }
  }

  func path(_ path: String) -> String {
    for (old, new) in pairs where path.hasPrefix(old) {
      return new + path.dropFirst(old.count)
    }
    return path
  }

  func record(_ record: RunRecord) -> RunRecord {
    if pairs.isEmpty { return record }
    var record = record
    record.file = path(record.file)
    record.referencePath = record.referencePath.map(path)
    record.actualPath = record.actualPath.map(path)
    record.differencePath = record.differencePath.map(path)
    return record
  }
}

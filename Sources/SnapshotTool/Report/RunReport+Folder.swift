import Foundation
import SnapshotCore

extension RunReport {
  /// The report of a run from its folder: `run.json` and the records beside it.
  ///
  /// The folder may have moved, to another machine too: paths in it, and paths below the
  /// package, are given as they are here.
  ///
  /// - Parameter packageRoot: The package's folder here; nil for where it was during the run.
  package init(runFolder: String, packageRoot: String? = nil) throws(RunFolderError) {
    try self.init(UntrustedRun(folder: runFolder, packageRoot: packageRoot))
  }

  /// The report of a run. It is never better than the run was: what the records lack, and what
  /// they do not explain of the run's end, is its trouble.
  package init(_ run: UntrustedRun) throws(RunFolderError) {
    let manifest = try run.manifest()
    let moved = MovedPaths(
      from: manifest, runFolder: run.folder, packageRoot: run.packageRoot)
    self.init(
      packageName: manifest.packageName, command: manifest.command,
      packageRoot: run.packageRoot ?? manifest.packageRoot, started: manifest.started,
      durationSeconds: manifest.durationSeconds ?? 0, summary: RunSummary(run.records))
    otherFailures = (manifest.otherFailures ?? []).map { failure in
      RunManifest.OtherFailure(
        file: moved.path(failure.file), line: failure.line, test: failure.test,
        message: failure.message)
    }
    trouble = manifest.state == .running ? .interrupted(running: []) : manifest.trouble
    isFiltered = manifest.isFiltered
    missedTests = manifest.missedTests
    share = manifest.share
    skippedTests = manifest.skippedTests ?? []
    uncompared = manifest.uncompared ?? []
    referenceCount = manifest.referenceCount
    isStrict = manifest.isStrict ?? false
    let log = run.folder + "/swift-test.log"
    logPath = FileAccess.isPlainFile(log) ? log : nil
    trouble = Self.trouble(trouble, run.problems + doubts(manifest))
    decisions = PendingRun(run).decisions
  }

  /// What the records do not explain of the run's end, a sentence each.
  private func doubts(_ manifest: RunManifest) -> [String] {
    guard manifest.state == .ended else { return [] }
    var doubts: [String] = []
    let count = summary.entries.count
    if let expected = manifest.assertionCount, expected != count {
      doubts.append(
        "The run took \(NumberText.counted(expected, "snapshot")); there are records of "
          + "\(NumberText.grouped(count)).")
    } else if count == 0, share == nil, trouble == nil {
      doubts.append("No snapshot was recorded in the run’s records.")
    }
    guard let status = manifest.exitCode else {
      doubts.append("The run did not record how it ended.")
      return doubts
    }
    if Self.severity(exitCode) < Self.severity(status) {
      doubts.append("The run ended with \(status), which its records do not explain.")
    }
    return doubts
  }

  /// How bad an exit code is: 0 is good, 1 means failures, and everything else means no verdict.
  private static func severity(_ exitCode: Int32) -> Int {
    exitCode == 0 ? 0 : exitCode == 1 ? 1 : 3
  }

  /// A run's trouble with that of reading it: what was worse than a few lost records stays.
  private static func trouble(
    _ trouble: RunManifest.Trouble?, _ problems: [String]
  ) -> RunManifest.Trouble? {
    if problems.isEmpty { return trouble }
    return switch trouble {
    case .buildFailed(let lines): .buildFailed(lines + problems)
    case .crashed(let lines): .crashed(lines + problems)
    case .unexplained(let status, let lines):
      .unexplained(exitStatus: status, lines: lines + problems)
    case .incomplete(let lines): .incomplete(lines + problems)
    // The end of a run that was killed may be torn, and is not there anyway.
    case .interrupted, .timedOut, .idle: trouble
    case .noResults, nil: .incomplete(problems)
    }
  }
}

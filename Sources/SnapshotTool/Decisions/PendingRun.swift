import Foundation
import SnapshotCore

/// What a run left undecided, read from its folder: records of a run of the `snapshot` command,
/// or those that a plain `swift test` leaves beside the actual files.
package struct PendingRun: Sendable {
  /// Folder of the run, or of the artifacts of `swift test`.
  package let folder: String
  /// The package's folder here; nil where there is none, and so no decision to make.
  package let packageRoot: String?
  /// Why the records are not all that the run wrote; a sentence each.
  package let problems: [String]
  /// What cannot be decided about, because of where its record points.
  package let refusals: [UntrustedRun.Refusal]
  /// The snapshots to decide about, sorted by path.
  package let snapshots: [PendingSnapshot]
  /// Test by the path below the reference folder, for every snapshot that was compared, was
  /// recorded or had no reference.
  package let tests: [String: String]
  /// `snapshotKey` of those that could not be compared: which file they use is not known.
  let uncertainKeys: Set<String>
  /// Assertions that began and did not end.
  package let crashedCount: Int
  /// Assertions that the run's records tell of.
  package let assertionCount: Int
  /// Whether it ran tests, and drew previews.
  let contents: MirrorContents

  /// Snapshots of the run, by path.
  package var usedPaths: Set<String> { Set(tests.keys) }

  /// - Parameters:
  ///   - folder: May come from another machine: what it names by absolute path is looked for
  ///     below the folder and in the package here.
  ///   - root: The package's folder.
  package init(folder: String, packageRoot root: String) {
    self.init(UntrustedRun(folder: folder, packageRoot: root))
  }

  package init(_ run: UntrustedRun) {
    folder = run.folder
    packageRoot = run.packageRoot
    contents = (try? run.manifest())?.contents ?? .tests
    problems = run.problems
    refusals = run.refusals
    assertionCount = Set(run.records.map(\.assertion)).count
    var pending: [String: PendingSnapshot] = [:]
    var tests: [String: String] = [:]
    var uncertain: Set<String> = []
    var crashed = 0
    for entry in RunSummary(run.records).entries {
      let path = entry.record.snapshot
      switch entry.outcome {
      case .crashed, .failed:
        crashed += entry.outcome == .crashed ? 1 : 0
        if let id = SnapshotID(relativePath: path) { uncertain.insert(id.snapshotKey) }
      case .matched, .recorded, .differed, .missing: tests[path] = entry.record.test
      }
      guard let snapshot = Self.pending(entry, run) else { continue }
      pending[snapshot.referencePath] = snapshot
    }
    snapshots = pending.values.sorted { $0.path < $1.path }
    self.tests = tests
    uncertainKeys = uncertain
    crashedCount = crashed
  }

  /// The folder that was written last, either of a run of the `snapshot` command or the artifacts
  /// of `swift test`; nil where there is neither.
  ///
  /// - Parameter environment: `SNAPSHOT_ARTIFACTS` moves the artifacts.
  package static func newestFolder(
    buildFolder: String, packageRoot: String, environment: SnapshotEnvironment = .current
  ) -> String? {
    let runs = buildFolder + "/" + RunFolders.name
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []
    let run = names.filter { $0.first?.isNumber == true }.max().map { runs + "/" + $0 }
    let artifacts = Artifacts(packageRoot: packageRoot, environment: environment).directory
    let left = UntrustedRun.recordPaths(besideActualsIn: artifacts)
      .compactMap(FileAccess.modifiedNanoseconds).max()
    guard let run else { return left == nil ? nil : artifacts }
    guard let left else { return run }
    let recorded = ((try? FileManager.default.contentsOfDirectory(atPath: run)) ?? [])
      .filter { $0.hasSuffix(".jsonl") }
      .compactMap { FileAccess.modifiedNanoseconds(run + "/" + $0) }.max()
    return left >= (recorded ?? FileAccess.modifiedNanoseconds(run) ?? 0) ? artifacts : run
  }

  /// What a review decided about the snapshots, by path, as far as it still holds.
  package var decisions: [String: ReviewDecision] {
    let actions = ReviewJournal.lastActions(ReviewJournal.entries(in: folder))
    if actions.isEmpty { return [:] }
    var decisions: [String: ReviewDecision] = [:]
    for snapshot in snapshots {
      guard let action = actions[snapshot.referencePath] else { continue }
      switch snapshot.state(isRejected: action == .reject) {
      case .accepted: decisions[snapshot.path] = .accept
      case .rejected: decisions[snapshot.path] = .reject
      case .undecided, .stale, .gone: break
      }
    }
    return decisions
  }

  private static func pending(
    _ entry: RunSummary.Entry, _ run: UntrustedRun
  ) -> PendingSnapshot? {
    let record = entry.record
    guard entry.outcome == .differed || entry.outcome == .missing,
      let actual = record.actualPath, let store = run.stores[record.assertion],
      let id = SnapshotID(relativePath: record.snapshot)
    else { return nil }
    return PendingSnapshot(
      kind: entry.outcome == .missing ? .missing : .differs, id: id, record: record,
      store: store, runFolder: run.folder, actualPath: actual,
      differencePath: record.differencePath)
  }
}

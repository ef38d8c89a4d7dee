import Foundation
import SnapshotCore

extension PrunePlan {
  /// The plan after the runs in these folders: one run of all tests, or all shards of one.
  ///
  /// - Throws: `PruneRefusal`, where the runs do not know every test.
  package init(runFolders: [String], packageRoot root: String) throws(PruneRefusal) {
    var manifests: [RunManifest] = []
    var troubles: [String?] = []
    var ended = Int.max
    let untrusted = runFolders.map { UntrustedRun(folder: $0, packageRoot: root) }
    for (folder, run) in zip(runFolders, untrusted) {
      do throws(RunFolderError) {
        manifests.append(try run.manifest())
        troubles.append(Self.trouble(try RunReport(run)))
      } catch {
        if case .noRun = error { throw PruneRefusal.noRun(folder) }
        throw PruneRefusal.unreadable("\(error)")
      }
      ended = min(ended, FileAccess.modifiedNanoseconds(folder + "/" + RunManifest.fileName) ?? 0)
    }
    let runs = untrusted.map { PendingRun($0) }
    for (manifest, run) in zip(manifests, runs) { try Self.check(manifest, run) }
    // What the records lack would look unused.
    for case let trouble? in troubles { throw PruneRefusal.unreadable(trouble) }
    try Self.checkShards(manifests.map(\.share))
    self.init(runs, packageRoot: root, endedNanoseconds: ended)
  }

  /// What reading the run found wrong with it; nil where it is whole.
  private static func trouble(_ report: RunReport) -> String? {
    guard let trouble = report.trouble else { return nil }
    let lines = [report.sentence(trouble)] + trouble.lines.map(\.singleLine)
    return lines.joined(separator: "\n  ") + "\nRun `\(ToolCommand.name) verify` for all tests, "
      + "then prune."
  }

  private static func check(_ manifest: RunManifest, _ run: PendingRun) throws(PruneRefusal) {
    if manifest.state == .running { throw .running(command: manifest.command) }
    if manifest.isFiltered { throw .filtered(command: manifest.command) }
    if manifest.trouble != nil { throw .ended(manifest.trouble) }
    if run.crashedCount > 0 { throw .crashed(count: run.crashedCount) }
    guard run.assertionCount == manifest.assertionCount else {
      throw .lostRecords(found: run.assertionCount, expected: manifest.assertionCount)
    }
    if !manifest.endedWhole || manifest.missedTests ?? 0 > 0 { throw .ended(nil) }
    if let failures = manifest.otherFailures, let first = failures.first {
      throw .otherFailures(count: Set(failures.map(\.test)).count, first: first.test)
    }
  }

  private static func checkShards(_ shares: [ShardShare?]) throws(PruneRefusal) {
    let known = shares.compactMap(\.self)
    if known.isEmpty, shares.count == 1 { return }
    guard let first = known.first, known.count == shares.count,
      known.allSatisfy({
        $0.shard.count == first.shard.count && $0.planDigest == first.planDigest
          && $0.state == first.state
      })
    else { throw .otherShards }
    let found = Set(known.map(\.shard.index)).sorted()
    if found != Array(1...first.shard.count) {
      throw .shards(found: found, count: first.shard.count)
    }
  }
}

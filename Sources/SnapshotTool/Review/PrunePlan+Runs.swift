import Foundation
import SnapshotCore

extension PrunePlan {
  /// The plan after the runs in these folders: one run of all tests, or all shards of one.
  ///
  /// - Throws: `PruneRefusal`, where the runs do not know every test.
  package init(runFolders: [String], packageRoot root: String) throws(PruneRefusal) {
    var manifests: [RunManifest] = []
    var ended = Int.max
    for folder in runFolders {
      do throws(RunFolderError) {
        manifests.append(try RunManifest.read(from: folder))
      } catch {
        if case .noRun = error { throw PruneRefusal.noRun(folder) }
        throw PruneRefusal.unreadable("\(error)")
      }
      ended = min(ended, FileAccess.modifiedNanoseconds(folder + "/" + RunManifest.fileName) ?? 0)
    }
    let runs = runFolders.map { PendingRun(folder: $0, packageRoot: root) }
    for (manifest, run) in zip(manifests, runs) { try Self.check(manifest, run) }
    try Self.checkShards(manifests.map(\.share))
    self.init(runs, packageRoot: root, endedNanoseconds: ended)
  }

  private static func check(_ manifest: RunManifest, _ run: PendingRun) throws(PruneRefusal) {
    if manifest.state == .running { throw .running(command: manifest.command) }
    if manifest.isFiltered { throw .filtered(command: manifest.command) }
    if manifest.trouble != nil { throw .ended(manifest.trouble) }
    if run.crashedCount > 0 { throw .crashed(count: run.crashedCount) }
    guard run.assertionCount == manifest.assertionCount, run.unreadableLines == 0 else {
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
      })
    else { throw .otherShards }
    let found = Set(known.map(\.shard.index)).sorted()
    if found != Array(1...first.shard.count) {
      throw .shards(found: found, count: first.shard.count)
    }
  }
}

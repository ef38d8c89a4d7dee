import SnapshotCore

/// Several machines' parts of a run as one: every snapshot once, one report, one exit code.
package struct RunMerge {
  private struct Part {
    let folder: String
    let manifest: RunManifest
    let report: RunReport
    let records: [RunRecord]
    let hiddenPictures: [String]

    var shard: Shard? { manifest.share?.shard }

    var name: String { shard.map { "Shard \($0.index) of \($0.count)" } ?? folder }

    /// What was wrong with this part alone, and the lines that say so.
    var trouble: (kind: RunManifest.Trouble.Kind, lines: [String])? {
      guard let trouble = report.trouble else { return nil }
      let sentence = report.sentence(trouble)
      return (trouble.kind, ["\(name): \(sentence)"] + trouble.lines.map { "  " + $0 })
    }
  }

  private let parts: [Part]

  /// Which tests the parts had.
  package var contents: MirrorContents { parts.first?.manifest.contents ?? .tests }

  /// See `UntrustedRun`.
  package var hiddenPictures: [String] { parts.flatMap(\.hiddenPictures) }

  /// - Parameters:
  ///   - folders: The folders of the parts, in any order, wherever they lie; each a run's folder or
  ///     one that has runs in it.
  ///   - packageRoot: The package here, if it is here: references are taken from it.
  package init(folders: [String], packageRoot: String? = nil) throws(RunMergeError) {
    var parts: [Part] = []
    for folder in folders {
      let runs = RunFolders.runs(in: folder)
      if runs.isEmpty { throw .run(.noRun(folder)) }
      for run in runs { parts.append(try Self.part(run, packageRoot)) }
    }
    // In the order of the shards, whatever the order of the arguments.
    parts.sort { one, other in
      let (left, right) = (one.shard?.index ?? 0, other.shard?.index ?? 0)
      return left == right ? one.folder < other.folder : left < right
    }
    try Self.check(parts)
    self.parts = parts
  }

  private static func part(
    _ folder: String, _ packageRoot: String?
  ) throws(RunMergeError) -> Part {
    do {
      let run = UntrustedRun(folder: folder, packageRoot: packageRoot)
      return Part(
        folder: folder, manifest: try run.manifest(), report: try RunReport(run),
        records: run.records, hiddenPictures: run.hiddenPictures)
    } catch {
      throw .run(error)
    }
  }

  // MARK: - What does not add up

  private static func check(_ parts: [Part]) throws(RunMergeError) {
    guard let first = parts.first?.manifest else { return }
    for part in parts.dropFirst() {
      let other = part.manifest
      if other.packageName != first.packageName {
        throw .differentPackages(first.packageName, other.packageName)
      }
      if other.version != first.version { throw .differentVersions(first.version, other.version) }
      if (other.share == nil) != (first.share == nil) { throw .mixed(part.folder) }
      if part.shard?.count != parts[0].shard?.count {
        throw .differentCounts(parts[0].shard?.count ?? 1, part.shard?.count ?? 1)
      }
      if other.share?.planDigest != first.share?.planDigest {
        throw .differentAssignments(parts[0].shard?.index ?? 1, part.shard?.index ?? 1)
      }
    }
    try checkStates(parts)
    for (one, other) in zip(parts, parts.dropFirst()) {
      guard let index = one.shard?.index, index == other.shard?.index else {
        continue
      }
      throw .shardTwice(index, one.folder, other.folder)
    }
    if first.share == nil { return }
    try checkSnapshots(parts)
  }

  private static func checkStates(_ parts: [Part]) throws(RunMergeError) {
    guard let first = parts.first, let state = first.manifest.share?.state else { return }
    for part in parts.dropFirst() {
      guard let other = part.manifest.share?.state, other != state else { continue }
      throw .differentStates(first.shard?.index ?? 1, state, part.shard?.index ?? 1, other)
    }
  }

  private static func checkSnapshots(_ parts: [Part]) throws(RunMergeError) {
    var takers: [String: (shard: Int, record: RunRecord)] = [:]
    for part in parts {
      let index = part.shard?.index ?? 0
      for record in part.report.summary.entries.map(\.record) where record.isInPackagesStore {
        guard let taker = takers[record.referenceKey] else {
          takers[record.referenceKey] = (index, record)
          continue
        }
        if taker.shard == index { continue }
        if taker.record.test == record.test {
          throw .snapshotTwice(record.snapshot, taker.shard, index)
        }
        if taker.record.isInherited(as: record) { continue }
        throw .sharedReference(RunSummary.sharing(record.snapshot, taker.record, record))
      }
    }
  }

  private var missingShards: [Int] {
    guard let count = parts.first?.shard?.count else { return [] }
    let present = Set(parts.compactMap(\.shard?.index))
    return (1...max(count, 1)).filter { !present.contains($0) }
  }

  // MARK: - The whole

  package func report() -> RunReport {
    let first = parts.first?.report
    var report = RunReport(
      packageName: first?.packageName ?? "", command: command,
      packageRoot: first?.packageRoot ?? "", started: parts.map(\.report.started).min() ?? "",
      durationSeconds: parts.map(\.report.durationSeconds).max() ?? 0,
      summary: RunSummary(records))
    report.isFiltered = parts.contains { $0.report.isFiltered }
    var known: Set<RunManifest.OtherFailure> = []
    for failure in parts.flatMap(\.report.otherFailures) where known.insert(failure).inserted {
      report.otherFailures.append(failure)
    }
    report.skippedTests = Set(parts.flatMap(\.report.skippedTests)).sorted { $0.name < $1.name }
    report.isStrict = parts.contains { $0.report.isStrict }
    report.trouble = trouble
    // One part cannot make up for another's failure.
    let worst = parts.max { $0.report.exitCode < $1.report.exitCode }
    if let worst, report.exitCode < worst.report.exitCode {
      report.trouble = .incomplete([
        "\(worst.name) ended with \(worst.report.exitCode), which the records do not explain."
      ])
    }
    return report
  }

  /// The command as it was typed, with the number of the shards in place of the shard.
  private var command: String {
    guard let first = parts.first else { return "" }
    guard let shard = first.shard else { return first.report.command }
    return first.report.command
      .replacing("\(shard.index)/\(shard.count)", with: "1…\(shard.count)/\(shard.count)")
  }

  /// What several runs without shards took is there once, as it ended worst.
  private var records: [RunRecord] {
    let own = parts.enumerated().map { Self.named($1.records, part: $0) }
    if parts.count < 2 || parts.first?.manifest.share != nil { return own.flatMap(\.self) }
    var worst: [String: (outcome: RunSummary.Outcome, part: Int)] = [:]
    func key(_ record: RunRecord) -> String { record.test + "\u{0}" + record.snapshot }
    for (index, part) in parts.enumerated() {
      for entry in part.report.summary.entries {
        let key = key(entry.record)
        if let known = worst[key], known.outcome <= entry.outcome { continue }
        worst[key] = (entry.outcome, index)
      }
    }
    return parts.enumerated().flatMap { index, part in
      // A start names the snapshot before its scale is known; its end has the whole name.
      let keys = Dictionary(
        part.report.summary.entries.map { ($0.record.assertion, key($0.record)) },
        uniquingKeysWith: { first, _ in first })
      return zip(part.records, own[index])
        .filter { old, _ in worst[keys[old.assertion] ?? ""]?.part == index }.map { $1 }
    }
  }

  /// The records with names that no other part has: an assertion's end ends none of another's.
  private static func named(_ records: [RunRecord], part: Int) -> [RunRecord] {
    records.map { record in
      var record = record
      record.assertion = "\(part)/\(record.assertion)"
      return record
    }
  }

  private var trouble: RunManifest.Trouble? {
    let missing = missingShards.map { "Shard \($0) of \(shardCount) is missing." }
    let troubled = parts.compactMap(\.trouble)
    let lines = missing + troubled.flatMap(\.lines)
    if lines.isEmpty { return nil }
    let haveAllCrashed = troubled.allSatisfy { $0.kind == .crashed }
    return missing.isEmpty && haveAllCrashed ? .crashed(lines) : .incomplete(lines)
  }

  private var shardCount: Int { parts.first?.shard?.count ?? parts.count }
}

/// Why runs cannot be taken as parts of one.
package enum RunMergeError: Error, Sendable, Equatable, CustomStringConvertible {
  case run(RunFolderError)
  case differentPackages(String, String)
  case differentVersions(String, String)
  case differentCounts(Int, Int)
  /// Which test belongs to which shard was not the same for two of them.
  case differentAssignments(Int, Int)
  case shardTwice(Int, String, String)
  /// A run of a shard and one of all tests.
  case mixed(String)
  case snapshotTwice(String, Int, Int)
  /// Two tests have one reference; the text says which.
  case sharedReference(String)
  /// Two shards saw different sources or references.
  case differentStates(Int, SourceState, Int, SourceState)

  package var description: String {
    switch self {
    case .run(let error): "\(error)"
    case .differentPackages(let one, let other):
      "These runs are of two packages, \(one.singleLine) and \(other.singleLine): merge each "
        + "package’s alone."
    case .differentVersions(let one, let other):
      "These runs were made by snapshot \(one.singleLine) and \(other.singleLine): run all "
        + "shards of one commit."
    case .differentCounts(let one, let other):
      "One run has \(one) shards, another \(other): pass the runs of one job."
    case .differentAssignments(let one, let other):
      "Shards \(one) and \(other) disagree on which tests belong to which shard: they saw "
        + "different tests or times. Give all of them the same sources and the same --times."
    case .shardTwice(let index, let one, let other):
      "Shard \(index) appears twice: \(one.singleLine) and \(other.singleLine). Name one."
    case .mixed(let folder):
      "\(folder.singleLine) and the other runs do not belong together: some ran one shard, some "
        + "all tests."
    case .snapshotTwice(let snapshot, let one, let other):
      "\(snapshot.singleLine) was taken in shard \(one) and in shard \(other) by the same test: "
        + "the shards overlap. Run all of them again."
    case .sharedReference(let text): text
    case .differentStates(let one, let state, let other, let otherState):
      state.difference(from: otherState, "Shard \(one)", "shard \(other)")
    }
  }
}

import SnapshotCore

/// A run as JSON for programs. `Documentation/report.schema.json` describes it.
///
/// What matches is listed by name alone, so that ten thousand matches stay small.
package struct JSONReport {
  /// Rises when a reader of the old form would misunderstand the new one.
  package static let currentFormat = 1

  private let report: RunReport

  package init(_ report: RunReport) {
    self.report = report
  }

  package func bytes() -> [UInt8] {
    JSONText.encode(Document(report)) + [UInt8(ascii: "\n")]
  }

  private struct Document: Encodable {
    var format = JSONReport.currentFormat
    var version = SnapshotVersion.current
    var package: String
    var command: String
    var started: String
    var durationSeconds: Double
    var headline: String
    var exitCode: Int32
    var isFiltered: Bool
    var counts: Counts
    var trouble: RunManifest.Trouble?
    var snapshots: [Snapshot]
    /// Paths of the references that match, sorted.
    var matches: [String]
    /// References that were not compared, by path.
    var uncompared: [UncomparedReference]
    /// Whether a reference that no test asked for fails the run.
    var isStrict: Bool
    var otherFailures: [RunManifest.OtherFailure]
    /// Mistakes in views, the most frequent first.
    var diagnostics: [DiagnosticSummary.Entry]
    /// What pictures lack compared with a device's, the most frequent first.
    var lacks: [LackSummary.Entry]

    init(_ report: RunReport) {
      package = report.packageName
      command = report.command
      started = report.started
      durationSeconds = report.durationSeconds
      headline = report.headline
      exitCode = report.exitCode
      isFiltered = report.isFiltered
      counts = Counts(report)
      uncompared = report.uncompared
      isStrict = report.isStrict
      trouble = report.trouble
      diagnostics = report.diagnostics.entries
      lacks = report.lacks.entries
      let entries = report.summary.entries
      snapshots = entries.filter { !$0.isPlainMatch }.map { Snapshot($0, report) }
      matches = entries.filter(\.isPlainMatch).map(\.record.snapshot)
      otherFailures = report.otherFailures.map { failure in
        RunManifest.OtherFailure(
          file: report.shortPath(failure.file), line: failure.line, test: failure.test,
          message: failure.message)
      }
    }
  }

  private struct Counts: Encodable {
    var crashed: Int
    var failed: Int
    var differs: Int
    var missing: Int
    var recorded: Int
    var matches: Int
    /// References of tests that were skipped or disabled.
    var skipped: Int
    /// References that no test asked for.
    var unused: Int

    init(_ report: RunReport) {
      let summary = report.summary
      skipped = report.skipped.count
      unused = report.unaccounted.count
      crashed = summary.count(.crashed)
      failed = summary.count(.failed)
      differs = summary.count(.differed)
      missing = summary.count(.missing)
      recorded = summary.count(.recorded)
      matches = summary.count(.matched)
    }
  }

  private struct Snapshot: Encodable {
    var outcome: String
    var snapshot: String
    var test: String
    var framework: String
    var file: String
    var line: Int
    /// What happened, in one line.
    var summary: String
    /// The message as the test framework was given it.
    var message: String
    var durationSeconds: Double?
    var scale: Double?
    var tolerance: String?
    var numbers: ComparisonNumbers?
    var changes: [ViewChange]
    var cause: ChangeCause?
    var group: String?
    var diagnostics: [RunDiagnostic]
    var lacks: [PictureLack]
    var reference: String?
    var actual: String?
    var difference: String?
    var accept: String?

    init(_ entry: RunSummary.Entry, _ report: RunReport) {
      let record = entry.record
      outcome = entry.outcome.word
      snapshot = record.snapshot
      test = record.test
      framework = record.framework.rawValue
      file = report.shortPath(record.file)
      line = record.line
      summary = entry.shortText
      message = entry.message
      durationSeconds = record.durationSeconds
      scale = record.scale
      tolerance = record.tolerance.map { "\($0)" }
      numbers = record.numbers
      changes = record.changes ?? []
      cause = record.cause
      group = record.group
      diagnostics = record.diagnostics ?? []
      lacks = record.lacks ?? []
      reference = record.referencePath.map(report.shortPath)
      actual = record.actualPath.map(report.shortPath)
      difference = record.differencePath.map(report.shortPath)
      accept = report.acceptCommand(for: entry)
    }
  }
}

import SnapshotCore

/// Mistakes that were found in the views of many snapshots, the most frequent first.
package struct DiagnosticSummary: Sendable, Equatable {
  package struct Entry: Sendable, Equatable, Encodable {
    package let kind: String
    package let text: String
    /// How many snapshots have it.
    package let count: Int
    /// The first few of them.
    package let snapshots: [String]

    /// The first line.
    package var title: String { text.split(separator: "\n").first.map(String.init) ?? kind }
  }

  private struct Key: Hashable {
    let kind: String
    let text: String
  }

  package let entries: [Entry]
  /// The number of snapshots with a mistake.
  package let snapshotCount: Int

  /// `3 snapshots have mistakes in their views`.
  package var headline: String {
    NumberText.counted(snapshotCount, "snapshot")
      + (snapshotCount == 1 ? " has mistakes in its views" : " have mistakes in their views")
  }

  package init(_ records: [RunRecord]) {
    let shared = SharedThings(records.map { ($0.snapshot, $0.diagnostics ?? []) }) {
      Key(kind: $0.kind, text: $0.text)
    }
    snapshotCount = shared.snapshotCount
    entries = shared.entries.map {
      Entry(
        kind: $0.thing.kind, text: $0.thing.text, count: $0.count, snapshots: $0.snapshots)
    }
  }
}

extension RunReport {
  /// Mistakes in the run's views, the most frequent first.
  package var diagnostics: DiagnosticSummary {
    DiagnosticSummary(summary.entries.map(\.record))
  }
}

extension RunSummary.Entry {
  /// Mistakes of the view that its message does not tell of.
  package var untoldDiagnostics: [RunDiagnostic] {
    (record.diagnostics ?? []).filter { !message.contains($0.title) }
  }

  /// The untold mistakes, one per line.
  package var diagnosticLines: [String] { untoldDiagnostics.map { "! " + $0.title } }
}

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

    private var diagnostic: RunDiagnostic {
      RunDiagnostic(kind: kind, text: text, isFailure: false)
    }

    /// The first line.
    package var title: String { diagnostic.title }

    /// What completes the title: the constraints of a contradiction.
    package var details: [String] { diagnostic.details }
  }

  /// Mistakes of one class and cause are one entry, whichever views have them.
  private struct Key: Hashable {
    let kind: String
    let cause: String
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
      Key(kind: $0.kind, cause: $0.cause ?? $0.text)
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
    (record.diagnostics ?? []).filter { found in
      // Two contradictions have one title: the text tells them apart.
      !message.contains(found.details.isEmpty ? found.title : found.text)
    }
  }

  /// The failure's text, of contradictions their titles and constraints alone.
  var conciseMessage: String {
    (record.diagnostics ?? []).reduce(message) { text, found in
      found.details.isEmpty
        ? text : text.replacing(found.text, with: found.lines.joined(separator: "\n"))
    }
  }

  /// The lines of the untold mistakes: a title each, and what completes it.
  package func diagnosticLines(maximumCount: Int) -> [String] {
    untoldDiagnostics.prefix(maximumCount).flatMap { found in
      found.lines.enumerated().map { ($0.offset == 0 ? "! " : "  ") + $0.element }
    }
  }
}

extension RunDiagnostic {
  /// The title, and what completes it, indented.
  fileprivate var lines: [String] { [title] + details.map { "  " + $0 } }
}

import SnapshotCore

/// Mistakes that were found in the views of many snapshots, the most frequent first.
package struct DiagnosticSummary: Sendable, Equatable {
  package struct Entry: Sendable, Equatable, Encodable {
    package let kind: String
    package let text: String
    /// How many snapshots have it.
    package fileprivate(set) var count: Int
    /// The first few of them.
    package fileprivate(set) var snapshots: [String]

    /// The first line.
    package var title: String { text.split(separator: "\n").first.map(String.init) ?? kind }
  }

  private struct Key: Hashable {
    let kind: String
    let text: String
  }

  /// Snapshots that are named for each mistake.
  package static let maximumSnapshots = 5

  package private(set) var entries: [Entry] = []
  /// The number of snapshots with a mistake.
  package private(set) var snapshotCount = 0

  /// `3 snapshots have mistakes in their views`.
  package var headline: String {
    NumberText.counted(snapshotCount, "snapshot")
      + (snapshotCount == 1 ? " has mistakes in its views" : " have mistakes in their views")
  }

  package init(_ records: [RunRecord]) {
    var index: [Key: Int] = [:]
    for record in records {
      guard let diagnostics = record.diagnostics, !diagnostics.isEmpty else { continue }
      snapshotCount += 1
      for found in diagnostics {
        let key = Key(kind: found.kind, text: found.text)
        guard let known = index[key] else {
          index[key] = entries.count
          entries.append(
            Entry(kind: found.kind, text: found.text, count: 1, snapshots: [record.snapshot]))
          continue
        }
        entries[known].count += 1
        if entries[known].snapshots.count < Self.maximumSnapshots {
          entries[known].snapshots.append(record.snapshot)
        }
      }
    }
    // Swift's sort is stable: equally frequent ones stay in the order of the snapshots.
    entries.sort { $0.count > $1.count }
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

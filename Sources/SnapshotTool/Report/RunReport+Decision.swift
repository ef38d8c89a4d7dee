import SnapshotCore

extension RunReport {
  /// Whether there is a picture or a text that could become the reference.
  package func canDecide(_ entry: RunSummary.Entry) -> Bool {
    (entry.outcome == .differed || entry.outcome == .missing) && entry.record.actualPath != nil
  }

  /// The command that makes what was drawn the reference; nil where no drawing could become one.
  package func acceptCommand(for entry: RunSummary.Entry) -> String? {
    canDecide(entry) ? command(.accept, [entry.record.snapshot]) : nil
  }

  /// The command that decides about snapshots.
  package func command(_ decision: ReviewDecision, _ snapshots: [String]) -> String {
    decision.command(snapshots)
  }

  /// The place of the assertion: the file below the package, and the line.
  func place(_ record: RunRecord) -> String { "\(shortPath(record.file)):\(record.line)" }
}

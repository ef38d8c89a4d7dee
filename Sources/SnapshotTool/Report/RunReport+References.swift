import SnapshotCore

extension RunReport {
  /// References of tests that were skipped or disabled.
  package var skipped: [UncomparedReference] { uncompared.filter { $0.kind == .skipped } }

  /// References that were not compared although no test was skipped that is theirs.
  package var unaccounted: [UncomparedReference] { uncompared.filter { $0.kind != .skipped } }

  /// What fails a strict run.
  package var unused: [UncomparedReference] { uncompared.filter { $0.kind == .unused } }

  /// The warning about references in one line: `78 references, 77 compared`; nil where there is
  /// nothing to warn of.
  package var unaccountedHeadline: String? {
    guard !unaccounted.isEmpty, let referenceCount else { return nil }
    let compared = referenceCount - uncompared.count
    return "\(NumberText.counted(referenceCount, "reference")), "
      + "\(NumberText.grouped(compared)) compared: "
      + (unaccounted.count == 1 ? "no test asked for this one." : "no test asked for these.")
  }

  /// `2 skipped`; nil where no snapshot is.
  package var skippedText: String? {
    skipped.isEmpty ? nil : NumberText.grouped(skipped.count) + " skipped"
  }

  /// What to do about references that no test asked for.
  package static let unusedAdvice =
    "Restore the test, or remove the reference: `\(ToolCommand.name) prune`."
}

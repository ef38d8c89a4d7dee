import SnapshotCore

/// Copies of the references that failures were compared with, in the run's folder: it can be
/// carried away whole, and shows the same after the references were changed.
package enum KeptReferences {
  /// Beside the actual file: `card.1.reference@2x.png`. Nothing where there is none.
  package static func path(for record: RunRecord) -> String? {
    guard record.referencePath != nil, let actual = record.actualPath,
      let mark = actual.ranges(of: ".actual").last
    else { return nil }
    return actual[..<mark.lowerBound] + ".reference" + actual[mark.upperBound...]
  }

  /// Copies what is not there yet. A file that cannot be copied stays where it is.
  package static func keep(for report: RunReport) {
    for record in report.summary.failures.map(\.record) {
      guard let target = path(for: record), let source = record.referencePath,
        !FileAccess.exists(target), let bytes = try? FileAccess.read(source)
      else { continue }
      try? FileAccess.write(bytes, to: target)
    }
  }

  /// Where a record's reference is: the copy, else the reference itself.
  static func shownPath(for record: RunRecord) -> String? {
    if let kept = path(for: record), FileAccess.exists(kept) { return kept }
    return record.referencePath
  }
}

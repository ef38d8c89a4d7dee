import SnapshotCore

/// Copies of the references that failures were compared with, in the run's folder: it can be
/// carried away whole, and shows the same after the references were changed.
package enum KeptReferences {
  /// The kept reference's path beside the actual file, `card.1.reference@2x.png`; nil where there
  /// is no such file.
  package static func path(for record: RunRecord) -> String? {
    guard record.referencePath != nil, let actual = record.actualPath else { return nil }
    return path(beside: actual, "reference")
  }

  /// The actual file's path with another word for `actual` in its name; nil where the name, the
  /// last component alone, has no such mark.
  static func path(beside actual: String, _ word: String) -> String? {
    let (folder, name) = FileAccess.split(actual)
    guard let mark = name.ranges(of: ".actual").last else { return nil }
    return "\(folder)/\(name[..<mark.lowerBound]).\(word)\(name[mark.upperBound...])"
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

  /// The copy, where there is one. A link does not count: the folder may be another machine's.
  package static func keptPath(for record: RunRecord) -> String? {
    guard let actual = record.actualPath, let kept = path(beside: actual, "reference"),
      FileAccess.isPlainFile(kept)
    else { return nil }
    return kept
  }

  /// The path of a record's reference to show: the copy, otherwise the reference itself.
  static func shownPath(for record: RunRecord) -> String? {
    if let kept = keptPath(for: record) { return kept }
    return record.referencePath
  }
}

import SnapshotCore

extension FailureMessage {
  /// The message for a reference that is a Git LFS pointer and stands for other bytes than were
  /// drawn.
  static func pointer(_ assertion: Assertion, _ id: SnapshotID) -> String {
    """
    The reference \(id.relativePath) is a Git LFS pointer, and what was drawn is not the file \
    that it stands for. To see what differs, fetch the file: git lfs pull
    reference   \(assertion.place.store.path(of: id).singleLine)

    To replace it: \(command(assertion, mode: .all))
    """
  }

  /// The message for a text reference in which Git made CR LF of every line feed.
  static func convertedLineEndings(_ id: SnapshotID) -> String {
    "The lines of the reference \(id.relativePath) end with CR LF, those of the snapshot with "
      + "LF: Git converted them on checkout, so the difference is ignored. "
      + "To keep them as recorded, write `__Snapshots__/** -text` into .gitattributes and check "
      + "the file out again."
  }

  /// Says where git left both sides of a merge in a text reference; nil where it did not.
  static func mergeConflict(_ reference: [UInt8]) -> String? {
    guard let line = ConflictMarkers.firstLine(in: reference) else { return nil }
    return "The reference contains merge conflict markers from line \(line) on: resolve them, or "
      + "accept the new picture."
  }
}

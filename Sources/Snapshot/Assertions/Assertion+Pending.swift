import SnapshotCore

extension Assertion {
  /// Leaves the record of what did not match beside its actual file, so that it can be reviewed
  /// after a plain `swift test` too. Below the `snapshot` command the run has the record.
  ///
  /// - Returns: What to say where that could not be written.
  func keepPending(_ record: RunRecord, _ id: SnapshotID?) -> String? {
    guard let id, record.actualPath != nil, surroundings.recorder == nil else { return nil }
    do throws(FileError) {
      try place.artifacts.write(record, for: id)
      return nil
    } catch {
      return FailureMessage.file(error, self)
    }
  }
}

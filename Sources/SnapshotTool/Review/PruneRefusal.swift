import SnapshotCore

/// Why unused references cannot be found: a run that did not ask for all tests, or did not finish
/// them, cannot tell what is unused.
package enum PruneRefusal: Error, Sendable, Equatable, CustomStringConvertible {
  case noRun(String)
  case unreadable(String)
  case running(command: String)
  case filtered(command: String)
  case shards(found: [Int], count: Int)
  /// The package's shards were cut differently, or in different runs.
  case otherShards
  case ended(RunManifest.Trouble?)
  case crashed(count: Int)
  /// The run's folder does not have the records of all assertions.
  case lostRecords(found: Int, expected: Int?)
  case otherFailures(count: Int, first: String)

  package var description: String {
    let again = " Run `\(ToolCommand.name) verify` for all tests, then prune."
    switch self {
    case .noRun(let folder):
      return "Found no run in \(folder.singleLine) that tells which references are used." + again
    case .unreadable(let reason): return reason
    case .running(let command):
      return "The run (\(command.singleLine)) did not end: it is still running, or was killed."
        + again
    case .filtered(let command):
      return "The last run (\(command.singleLine)) covered only some tests: what the others use "
        + "would look unused." + again
    case .shards(let found, let count):
      let text = found.map(String.init).joined(separator: ", ")
      return "Of \(count) shards only \(text) \(found.count == 1 ? "is" : "are") here. Name the "
        + "folders of all of them: --run FOLDER for each."
    case .otherShards: return "These shards are from different runs." + again
    case .ended(let trouble):
      let what =
        switch trouble {
        case .buildFailed: "could not build the tests"
        case .crashed: "crashed"
        case .noResults: "compared no snapshot"
        case .interrupted: "was interrupted"
        case .timedOut: "was ended because a test took too long"
        case .idle: "was ended because nothing happened"
        case .incomplete: "has missing parts"
        case .unexplained, nil: "did not finish"
        }
      return "The last run \(what), so what its tests would have used is unknown." + again
    case .crashed(let count):
      return "\(NumberText.counted(count, "snapshot")) crashed in the last run: what its tests "
        + "would have used is unknown." + again
    case .lostRecords(let found, let expected):
      let text = expected.map { "of \(NumberText.counted($0, "snapshot")) " } ?? ""
      return "The last run’s records \(text)tell of \(NumberText.grouped(found)), or not all can "
        + "be read: what the others use would look unused." + again
    case .otherFailures(let count, let first):
      return "\(NumberText.counted(count, "test")) failed for another reason than a snapshot, "
        + "such as \(first.singleLine): what they would have asserted is unknown. Fix them."
        + again
    }
  }
}

import SnapshotCore

/// What is read of a run's folder at most. A run may come from anywhere; what one of this tool
/// writes stays far below.
package enum RunLimits {
  /// The maximum size of `run.json`.
  package static let maximumManifestBytes = 16 << 20
  /// The maximum size of all the files with records together.
  package static let maximumRecordBytes = 256 << 20
  package static let maximumRecordFiles = 100_000
  /// The maximum size of one record.
  package static let maximumLineBytes = 16 << 20
  package static let maximumRecords = 400_000
  /// The maximum size of a name or a path, in UTF-8.
  package static let maximumNameBytes = 16 << 10
  /// The maximum size of a message.
  package static let maximumTextBytes = 8 << 20
  package static let maximumRegions = 1_000
  /// Changed views, and things that a picture lacks.
  package static let maximumChanges = 100_000
  /// What a process says of Swift's runtime.
  package static let maximumRuntimeChecks = 100
  /// Brackets inside brackets; what is deeper is no JSON for the decoder.
  package static let maximumDepth = 512
  /// The maximum length of a picture's side, in pixels.
  package static let maximumSide = 1 << 24
  /// The maximum of any other whole number.
  package static let maximumCount = 1 << 48
  package static let maximumSeconds = 1e9
  package static let maximumFailures = 100_000
  /// The maximum size of a run's picture, or of its reference, that is accepted.
  package static let maximumPictureBytes = ReferenceStore.maximumBytes
  /// The maximum size of the journal of a review.
  package static let maximumJournalBytes = 64 << 20
  package static let maximumSteps = 1_000_000_000
  /// Folders that are looked at in search of runs.
  package static let maximumFolders = 100_000
}

import SnapshotCore

/// What assertions find around them: the environment, and what the process keeps between them.
package struct Surroundings: Sendable {
  package var environment: SnapshotEnvironment
  /// The recorder of the run; nil outside a run of the `snapshot` command.
  package var recorder: RunRecorder?
  package var claims: SnapshotClaims
  package var counters: SnapshotCounters
  package var defaults: SnapshotDefaults
  /// Whether failures add their files to the test's report.
  package var attachesFiles = true
  /// Finds what is known of references, by the folder of the package; nil where each is inflated.
  package var verifiedReferences: (@Sendable (_ packageRoot: String) -> VerifiedReferences)?
  /// Takes warnings in place of the test.
  package var onWarning: (@Sendable (String) -> Void)?

  package static let process = Surroundings(
    environment: .current, recorder: .shared, claims: .shared, counters: SnapshotCounters(),
    verifiedReferences: VerifiedReferences.ofPackage)

  /// Tests of this module put others in their place.
  @TaskLocal package static var current = Surroundings.process

  package init(
    environment: SnapshotEnvironment, recorder: RunRecorder? = nil,
    claims: SnapshotClaims = SnapshotClaims(), counters: SnapshotCounters = SnapshotCounters(),
    defaults: SnapshotDefaults = SnapshotDefaults(),
    verifiedReferences: (@Sendable (_ packageRoot: String) -> VerifiedReferences)? = nil
  ) {
    self.environment = environment
    self.recorder = recorder
    self.claims = claims
    self.counters = counters
    self.defaults = defaults
    self.verifiedReferences = verifiedReferences
  }
}

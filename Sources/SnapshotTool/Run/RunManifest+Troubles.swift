extension RunManifest {
  /// A test's failure that does not belong to a snapshot.
  package struct OtherFailure: Sendable, Codable, Hashable {
    package let file: String
    package let line: Int
    package let test: String
    package let message: String

    package init(file: String, line: Int, test: String, message: String) {
      self.file = file
      self.line = line
      self.test = test
      self.message = message
    }
  }

  /// What ended a run before its time.
  package enum Trouble: Sendable, Equatable {
    /// `swift test` did not get as far as running tests; lines of its output.
    case buildFailed([String])
    /// A test process ended by a signal or a trap; what it said last.
    case crashed([String])
    /// No assertion of a snapshot ran.
    case noResults
    /// Somebody ended the run while these tests ran, as far as that is known.
    case interrupted(running: [String])
    /// These tests took longer than `--test-timeout` allows.
    case timedOut(limitSeconds: Double, running: [String])
    /// Nothing happened for so long that the run was ended; these tests ran.
    case idle(limitSeconds: Double, running: [String])
    /// `swift test` failed and gave no reason that is known here.
    case unexplained(exitStatus: Int32, lines: [String])
    /// Parts of a run that several machines share are not there, or did not end whole.
    case incomplete([String])
  }
}

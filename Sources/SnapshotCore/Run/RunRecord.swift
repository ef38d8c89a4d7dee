/// One line of a run's record: an assertion begins, or has ended.
///
/// Every process of a run appends its lines to a file of its own (`RunRecorder`). A `start`
/// without an `end` is a crash.
package struct RunRecord: Sendable, Codable, Equatable {
  package enum Event: String, Sendable, Codable {
    case start, end
  }

  package enum Status: String, Sendable, Codable, CaseIterable {
    /// The image matches its reference.
    case matched
    /// The reference was written.
    case recorded
    /// The image does not match.
    case differed
    /// There is no reference, and none was written.
    case missing
    /// No comparison took place: the view was empty, the reference unreadable, or a write failed.
    case failed
  }

  package enum Framework: String, Sendable, Codable {
    case xctest = "XCTest"
    case swiftTesting = "Swift Testing"
    case none = ""
  }

  package var event: Event
  /// Names the assertion in the run (`RunRecorder.nextAssertion`); the same at start and end.
  package var assertion: String
  /// The reference's path below the reference folder, with `/`.
  package var snapshot: String
  /// The test as its framework calls it: `CardTests.testShadow`, `CardTests/shadow()`.
  package var test: String
  package var framework: Framework
  /// The assertion's source file, as `#filePath` gives it, and its line.
  package var file: String
  package var line: Int

  // The end alone has what follows.
  package var status: Status?
  /// The whole message of a failure, as the test framework was given it.
  package var message: String?
  package var durationSeconds: Double?
  /// What became of the file of a recorded reference.
  package var written: ReferenceStore.Written?
  package var numbers: ComparisonNumbers?
  /// The frames of an animation that differ, in words; nil for a still picture. The numbers are
  /// those of the frame that differs most.
  package var frames: String?
  package var tolerance: Tolerance?
  /// Pixels per point.
  package var scale: Double?
  /// The absolute path of the reference; this and the other paths are nil where there is no such
  /// file.
  package var referencePath: String?
  package var actualPath: String?
  package var differencePath: String?
  /// The folder that `snapshot` is below, itself below the package's folder; absolute where it is
  /// outside. It is recorded for what did not match, so that it can be accepted, and for what is
  /// elsewhere than in the package's references.
  package var store: String?
  /// SHA-256 of the reference's file as it was compared, in hexadecimal; nil for a match.
  package var referenceDigest: String?
  /// `PixelDigest` of the image that was drawn: two assertions on one reference show by it.
  package var pixelDigest: String?
  /// SHA-256 of what was compared, where that is no picture: it serves as `pixelDigest` does.
  package var contentDigest: String?
  /// Another program's picture that was found in place of a reference, for people: below the
  /// package's folder, or absolute.
  package var foreign: String?
  /// The changes in the views; nil where the reference does not list its views.
  package var changes: [ViewChange]?
  package var cause: ChangeCause?
  /// What the picture lacks compared with a device's; nil where no lack is known.
  package var lacks: [PictureLack]?
  /// Mistakes of the view that were found; nil where none were.
  package var diagnostics: [RunDiagnostic]?
  /// What assertions of one call have in common: the snapshots of a matrix.
  package var group: String?
  /// What was found about Swift's runtime, in one record of each process; nil in all others.
  package var runtimeChecks: [RecordedRuntimeCheck]?

  package init(
    event: Event, assertion: String, snapshot: String, test: String,
    framework: Framework, file: String, line: Int
  ) {
    self.event = event
    self.assertion = assertion
    self.snapshot = snapshot
    self.test = test
    self.framework = framework
    self.file = file
    self.line = line
  }

  /// The record of the end of the assertion that `self` started.
  package func ended(_ status: Status, message: String? = nil) -> RunRecord {
    var record = self
    record.event = .end
    record.status = status
    record.message = message
    return record
  }

  /// What changed in the views, and why; nil where the assertion recorded nothing of it.
  package var change: SnapshotChange? {
    guard let changes, let cause else { return nil }
    return SnapshotChange(views: changes, cause: cause)
  }
}

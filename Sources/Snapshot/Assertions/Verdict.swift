import SnapshotCore
import struct SnapshotCore.ComparisonResult

/// What an assertion found, for the test, the run's record and the test's report.
struct Verdict {
  var status: RunRecord.Status
  /// What a failing test should say; nil where the assertion passes.
  var failure: String?
  /// What the test should warn of.
  var warnings: [String] = []
  /// Mistakes of the view, warned of or failed on.
  var diagnostics: [RunDiagnostic] = []
  /// What the picture lacks.
  var lacks: [PictureLack] = []
  var attachments: [DiffAttachment] = []
  var id: SnapshotID?
  /// What became of the file of a recorded reference.
  var written: ReferenceStore.Written?
  var scale: Double?
  var tolerance: Tolerance?
  var result: ComparisonResult?
  /// The frames of an animation that differ, in words; nil for a still picture.
  var frames: String?
  /// What changed about the views.
  var change: SnapshotChange?
  var pixelDigest: String?
  /// The SHA-256 of a snapshot that is not a picture.
  var contentDigest: String?
  var referencePath: String?
  var actualPath: String?
  var differencePath: String?
  /// Another program's picture that was found in place of a reference.
  var foreign: String?
  /// SHA-256 of the reference's file that did not match.
  var referenceDigest: String?

  init(_ status: RunRecord.Status, failure: String? = nil) {
    self.status = status
    self.failure = failure
  }

  /// A verdict for a snapshot that could not be compared.
  init(failed message: String) {
    self.init(.failed, failure: message)
  }

  /// Adds what is to be known of a text that followed the clock to the run's record.
  ///
  /// - Parameters:
  ///   - clock: Nil where no text did.
  ///   - isTold: Whether the failure says it; else the test is warned.
  mutating func note(clock: String?, isTold: Bool) {
    guard let clock else { return }
    diagnostics.append(RunDiagnostic(kind: RunDiagnostic.clockKind, text: clock, isFailure: false))
    if !isTold { warnings.append(clock) }
  }

  /// The record of the end of what `start` began.
  func ended(_ start: RunRecord) -> RunRecord {
    var record = start.ended(status, message: failure)
    if let id { record.snapshot = id.relativePath }
    record.written = written
    record.scale = scale
    record.tolerance = tolerance
    record.numbers = result.map(ComparisonNumbers.init)
    record.frames = frames
    record.pixelDigest = pixelDigest
    record.contentDigest = contentDigest
    record.changes = change?.views
    record.cause = change?.cause
    record.referencePath = referencePath
    record.actualPath = actualPath
    record.differencePath = differencePath
    record.referenceDigest = referenceDigest
    record.foreign = foreign
    record.diagnostics = diagnostics.isEmpty ? nil : diagnostics
    record.lacks = lacks.isEmpty ? nil : lacks
    return record
  }
}

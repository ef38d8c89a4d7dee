import Foundation
import SnapshotCore

/// Compares what was drawn with its reference, and says what becomes of both.
protocol ReferenceVerification {
  associatedtype Comparison

  var assertion: Assertion { get }
  /// Pixels per point.
  var scale: Double { get }
  var tolerance: Tolerance { get }
  var views: TreeVerification { get }
  /// Stands for all pixels that were drawn.
  var pixelDigest: String { get }

  func compare(with reference: Reference, tolerance: Tolerance) throws -> Comparison
  /// What a comparison found, in numbers.
  func result(_ comparison: Comparison) -> SnapshotCore.ComparisonResult
  /// Writes the reference, unless it has these pixels and this tree.
  func write(_ id: SnapshotID) throws -> ReferenceStore.Written
  /// The file as it would be recorded: accepting it is copying it.
  func encoded() throws -> [UInt8]
  func differed(
    _ id: SnapshotID, _ reference: Reference, _ comparison: Comparison
  ) throws -> Verdict
}

extension ReferenceVerification {
  func verdict(name: String) -> Verdict {
    let id = assertion.place.id(
      test: assertion.site.testName, name: name, scale: scale, pathExtension: "png")
    var verdict = verdict(id, name: name)
    verdict.id = verdict.id ?? id
    verdict.scale = scale
    verdict.tolerance = tolerance
    // Only a run's record asks for it.
    if assertion.surroundings.recorder != nil { verdict.pixelDigest = pixelDigest }
    if verdict.status != .missing, verdict.referencePath == nil {
      verdict.referencePath = assertion.place.store.path(of: verdict.id ?? id)
    }
    return verdict
  }

  private func verdict(_ id: SnapshotID, name: String) -> Verdict {
    if let conflict = assertion.conflict(over: id, name: name) { return Verdict(failed: conflict) }
    do {
      let reference = try assertion.place.store.reference(id)
      if let reference, reference.metadata != nil { return try compared(id, reference) }
      if let foreign = assertion.foreignReference(id, name: name, reference) {
        return try self.verdict(id, foreign)
      }
      return try written(id, .missing) ?? missing(id)
    } catch let error as PictureFileError {
      return assertion.pointerVerdict(id, error, encoded: encoded) ?? unusable(id, error)
    } catch let error as FileError {
      return Verdict(failed: FailureMessage.file(error, assertion))
    } catch {
      return Verdict(failed: "\(error)")
    }
  }

  /// The verdict on a reference that is there.
  func compared(_ id: SnapshotID, _ reference: Reference) throws -> Verdict {
    let comparison = try compare(with: reference, tolerance: tolerance)
    let result = result(comparison)
    var verdict: Verdict
    if result.isMatch {
      assertion.place.artifacts.remove(id)
      verdict = try rewritten(id, over: reference, .matched) ?? matched(id, reference)
    } else {
      verdict =
        try rewritten(id, over: reference, .differed) ?? differed(id, reference, comparison)
    }
    // What was compared is no longer there where another process has recorded this picture since.
    if result.isMatch || verdict.status != .matched { verdict.result = result }
    if verdict.status == .differed { verdict.referenceDigest = reference.fileDigest }
    return verdict
  }

  /// The verdict on a reference that is no whole PNG: it is recorded again where the mode has what
  /// differs recorded.
  private func unusable(_ id: SnapshotID, _ error: PictureFileError) -> Verdict {
    guard assertion.mode.writes(after: .differed), error.isReplaceable else {
      return Verdict(failed: FailureMessage.reference(error, assertion))
    }
    do {
      try assertion.place.store.write(try encoded(), for: id)
      assertion.place.artifacts.remove(id)
      return assertion.recorded(id, .differed)
    } catch let error as FileError {
      return Verdict(failed: FailureMessage.file(error, assertion))
    } catch {
      return Verdict(failed: "\(error)")
    }
  }

  /// Writes a reference over another where the mode says so, and tells of a text that is another
  /// only because time went by: the next run would write it again. Nil where the mode does not.
  private func rewritten(
    _ id: SnapshotID, over reference: Reference, _ finding: RecordMode.Finding
  ) throws -> Verdict? {
    guard var verdict = try written(id, finding) else { return nil }
    if verdict.status == .recorded {
      verdict.note(clock: clockNote(on: views.structureChange(from: reference)), isTold: false)
    }
    return verdict
  }

  private func clockNote(on change: SnapshotChange?) -> String? {
    change.flatMap { ClockText.note(on: $0.views, now: Date()) }
  }

  /// Writes the reference where the mode says so. Nil where it does not.
  ///
  /// The file is read again for that. Where it has these pixels and views by then, that is a match,
  /// whatever was compared before: another process may have recorded the same meanwhile.
  func written(
    _ id: SnapshotID, _ finding: RecordMode.Finding
  ) throws -> Verdict? {
    guard assertion.mode.writes(after: finding) else { return nil }
    if finding == .missing, !assertion.mode.writes(after: .differed),
      let reference = try assertion.place.store.reference(id), reference.metadata != nil
    {
      return try compared(id, reference)
    }
    let written = try write(id)
    assertion.place.artifacts.remove(id)
    switch written {
    case .unchanged: return Verdict(.matched)
    case .created: return assertion.recorded(id, .missing)
    case .replaced: return assertion.recorded(id, finding == .missing ? .differed : finding)
    }
  }

  /// - Parameter foreign: Another program's picture, and what comparing with it found.
  func missing(
    _ id: SnapshotID, foreign: (ForeignReference, String?)? = nil
  ) throws -> Verdict {
    let bytes = try encoded()
    let actual = try assertion.place.artifacts.write(bytes, for: id, .actual)
    let note = foreign.map { FailureMessage.foreign($0.0, $0.1, id) }
    var verdict = Verdict(
      .missing, failure: FailureMessage.missing(assertion, id, actualPath: actual, note: note))
    verdict.actualPath = actual
    verdict.attachments = [.data(Data(bytes), name: assertion.attachmentName(id, "actual"))]
    return verdict
  }

  /// A match in the pixels, which fails where the views are to match, too.
  private func matched(_ id: SnapshotID, _ reference: Reference) throws -> Verdict {
    var verdict = Verdict(.matched)
    verdict.change = views.structureChange(from: reference)
    let clock = clockNote(on: verdict.change)
    verdict.note(clock: clock, isTold: assertion.failOn.contains(.structure))
    guard assertion.failOn.contains(.structure) else { return verdict }
    let obstacle = verdict.change == nil ? views.obstacle(in: reference) : nil
    guard let lines = verdict.change?.lines() ?? obstacle.map({ [$0] }) else { return verdict }
    let files = FailureMessage.Files(
      reference: assertion.place.store.path(of: id),
      actual: try assertion.place.artifacts.write(try encoded(), for: id, .actual))
    verdict.status = .differed
    verdict.failure = FailureMessage.restructured(
      assertion, id,
      obstacle == nil ? "its view hierarchy changed:" : "its views cannot be compared.",
      lines + [clock].compactMap(\.self), files)
    verdict.actualPath = files.actual
    return verdict
  }

  /// The verdict on a difference whose files are written here.
  ///
  /// - Parameters:
  ///   - what: The numbers, in words.
  ///   - old: The reference's file, for the test's report.
  ///   - difference: The picture of the difference.
  func differed(
    _ id: SnapshotID, what: String, _ views: (change: SnapshotChange?, problem: String?),
    old: [UInt8], difference: [UInt8], fonts: String?
  ) throws -> Verdict {
    let artifacts = assertion.place.artifacts
    let bytes = try encoded()
    var files = FailureMessage.Files(
      reference: assertion.place.store.path(of: id),
      actual: try artifacts.write(bytes, for: id, .actual))
    files.difference = try artifacts.write(difference, for: id, .difference)
    let clock = clockNote(on: views.change)
    let told = views.change?.lines() ?? [views.problem].compactMap(\.self)
    let lines = told + [clock].compactMap(\.self)
    var verdict = Verdict(
      .differed,
      failure: FailureMessage.differed(
        assertion, id, what: what, files: files, views: lines, fonts: fonts))
    verdict.change = views.change
    verdict.note(clock: clock, isTold: true)
    verdict.actualPath = files.actual
    verdict.differencePath = files.difference
    verdict.attachments = [("reference", old), ("actual", bytes), ("difference", difference)]
      .map { .data(Data($0.1), name: assertion.attachmentName(id, $0.0)) }
    return verdict
  }
}

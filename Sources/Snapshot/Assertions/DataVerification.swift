import CoreGraphics
import Foundation
import SnapshotCore

/// Compares a snapshot that is no picture with its reference: text, or any bytes.
struct DataVerification<Format> {
  let assertion: Assertion
  let diffing: Diffing<Format>
  let snapshot: Format

  func verdict(name: String, pathExtension: String?) -> Verdict {
    let id = assertion.place.id(
      test: assertion.site.testName, name: name, scale: nil, pathExtension: pathExtension)
    let new = diffing.toData(snapshot)
    var verdict = verdict(id, name: name, new)
    verdict.id = id
    // Only a run's record asks for it.
    if assertion.surroundings.recorder != nil {
      verdict.contentDigest = SHA256.digest(of: [UInt8](new)).description
    }
    if verdict.status != .missing, verdict.referencePath == nil {
      verdict.referencePath = assertion.place.store.path(of: id)
    }
    return verdict
  }

  private func verdict(_ id: SnapshotID, name: String, _ new: Data) -> Verdict {
    if let conflict = assertion.conflict(over: id, name: name) { return Verdict(failed: conflict) }
    do throws(FileError) {
      guard let old = try assertion.place.store.read(id) else {
        return try withoutReference(id, name: name, new)
      }
      // Bytes say more than a strategy's own comparison only where they are the same.
      if [UInt8](new) == old { return matched(id) }
      if let pointer = GitLFSPointer(old) {
        if pointer.stands(for: [UInt8](new)) { return matched(id) }
        if assertion.mode != .all { return Verdict(failed: FailureMessage.pointer(assertion, id)) }
      }
      return try compared(id, new, old: old)
    } catch {
      return Verdict(failed: FailureMessage.file(error, assertion))
    }
  }

  /// The verdict on a reference that has other bytes than the snapshot. Where Git converted its
  /// line endings, it is compared as it was recorded.
  private func compared(
    _ id: SnapshotID, _ new: Data, old: [UInt8]
  ) throws(FileError) -> Verdict {
    let restored = LineEndings.restored(old, for: [UInt8](new))
    let note = restored.map { _ in FailureMessage.convertedLineEndings(id) }
    let reference = restored ?? old
    guard reference != [UInt8](new),
      let (text, attachments) = diffing.diff(diffing.fromData(Data(reference)), snapshot)
    else {
      if let written = try finish(id, .matched, new: new) { return written }
      var verdict = matched(id)
      verdict.warnings += [note].compactMap(\.self)
      return verdict
    }
    if let written = try finish(id, .differed, new: new) { return written }
    let lines = [FailureMessage.mergeConflict(old), note, text].compactMap(\.self)
    return try differed(id, new, lines.joined(separator: "\n"), attachments, old: old)
  }

  /// What swift-snapshot-testing keeps beside the test's file counts where that is asked for.
  private func withoutReference(
    _ id: SnapshotID, name: String, _ new: Data
  ) throws(FileError) -> Verdict {
    guard let foreign = assertion.foreignData(id, name: name) else {
      if let written = try finish(id, .missing, new: new) { return written }
      return try missing(id, new)
    }
    let restored = LineEndings.restored([UInt8](foreign.bytes), for: [UInt8](new))
    let old = restored.map { Data($0) } ?? foreign.bytes
    let difference = old == new ? nil : diffing.diff(diffing.fromData(old), snapshot)?.0
    if difference == nil, assertion.surroundings.environment.foreignTolerance != nil {
      var verdict = matched(id)
      verdict.referencePath = foreign.path
      verdict.foreign = foreign.name
      return verdict
    }
    if let written = try finish(id, .missing, new: new) { return written }
    let note = FailureMessage.foreignData(foreign.name, difference: difference, id)
    var verdict = try missing(id, new, note: note)
    verdict.foreign = foreign.name
    return verdict
  }

  private func matched(_ id: SnapshotID) -> Verdict {
    assertion.place.artifacts.remove(id)
    return Verdict(.matched)
  }

  /// Writes the reference where the mode says so.
  private func finish(
    _ id: SnapshotID, _ finding: RecordMode.Finding, new: Data
  ) throws(FileError) -> Verdict? {
    guard assertion.mode.writes(after: finding) else { return nil }
    try assertion.place.store.write([UInt8](new), for: id)
    assertion.place.artifacts.remove(id)
    return assertion.recorded(id, finding)
  }

  /// - Parameter note: What else there is.
  private func missing(
    _ id: SnapshotID, _ new: Data, note: String? = nil
  ) throws(FileError) -> Verdict {
    let actual = try assertion.place.artifacts.write([UInt8](new), for: id, .actual)
    var verdict = Verdict(
      .missing, failure: FailureMessage.missing(assertion, id, actualPath: actual, note: note))
    verdict.actualPath = actual
    verdict.attachments = [.data(new, name: assertion.attachmentName(id, "actual"))]
    return verdict
  }

  private func differed(
    _ id: SnapshotID, _ new: Data, _ text: String, _ attachments: [DiffAttachment],
    old: [UInt8]
  ) throws(FileError) -> Verdict {
    let artifacts = assertion.place.artifacts
    let actual = try artifacts.write([UInt8](new), for: id, .actual)
    var files = FailureMessage.Files(
      reference: assertion.place.store.path(of: id), actual: actual)
    if let first = attachments.first {
      files.difference = try artifacts.write([UInt8](first.data), for: id, .difference)
    }
    var verdict = Verdict(
      .differed, failure: FailureMessage.differed(assertion, id, what: text, files: files))
    verdict.actualPath = actual
    verdict.differencePath = files.difference
    verdict.referenceDigest = SHA256.digest(of: old).description
    verdict.attachments =
      attachments.map { .data($0.data, name: "\(id.stem).\($0.name)") }
      + [.data(new, name: assertion.attachmentName(id, "actual"))]
    return verdict
  }
}

extension Assertion {
  /// The verdict after the reference was written.
  func recorded(_ id: SnapshotID, _ finding: RecordMode.Finding) -> Verdict {
    let message = FailureMessage.recorded(self, id, finding)
    var verdict = Verdict(
      .recorded, failure: surroundings.environment.recordingFails ? message : nil)
    verdict.written = finding == .missing ? .created : .replaced
    return verdict
  }

  /// The attachment's name: `testCard.1.actual@2x.png`.
  func attachmentName(_ id: SnapshotID, _ kind: String) -> String {
    "\(id.stem).\(kind)\(id.scaleSuffix).\(id.pathExtension)"
  }
}

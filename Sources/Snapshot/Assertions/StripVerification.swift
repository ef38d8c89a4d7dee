import CoreGraphics
import Foundation
import SnapshotCore

/// Compares a strip with its reference, frame by frame.
struct StripVerification {
  let assertion: Assertion
  private let strip: PixelStrip
  private let scale: Double
  private let tolerance: Tolerance
  private let metadata: ReferenceMetadata
  private let views: TreeVerification

  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - fonts: As the reference's metadata name them.
  ///   - tree: What was drawn in each frame; nothing where that is not known.
  init(
    assertion: Assertion, strip: PixelStrip, scale: Double, tolerance: Tolerance,
    fonts: [String], tree: ViewTree?
  ) {
    self.assertion = assertion
    self.strip = strip
    self.scale = scale
    self.tolerance = tolerance
    metadata = ReferenceMetadata(scale: scale, fonts: fonts)
    views = TreeVerification(tree, metadata: metadata)
  }

  func verdict(name: String) -> Verdict {
    let id = assertion.place.id(
      test: assertion.site.testName, name: name, scale: scale, pathExtension: "png")
    var verdict = verdict(id)
    verdict.id = id
    verdict.scale = scale
    verdict.tolerance = tolerance
    if assertion.surroundings.recorder != nil { verdict.pixelDigest = strip.digest }
    if verdict.status != .missing { verdict.referencePath = assertion.place.store.path(of: id) }
    return verdict
  }

  private func verdict(_ id: SnapshotID) -> Verdict {
    if let conflict = assertion.conflict(over: id) { return Verdict(failed: conflict) }
    do {
      guard let reference = try assertion.place.store.reference(id) else {
        return try written(id, .missing) ?? missing(id)
      }
      let comparison = try reference.compare(with: strip, tolerance: tolerance)
      var verdict: Verdict
      if comparison.isMatch {
        assertion.place.artifacts.remove(id)
        verdict =
          try written(id, .matched)
          ?? assertion.matched(
            id, views.structureChange(from: reference), encoded: encoded)
      } else {
        verdict = try written(id, .differed) ?? differed(id, reference, comparison)
      }
      verdict.result = comparison.result
      if verdict.status == .differed { verdict.referenceDigest = reference.fileDigest }
      return verdict
    } catch let error as ReferenceError {
      return assertion.pointerVerdict(id, error, encoded: encoded)
        ?? Verdict(failed: FailureMessage.reference(error))
    } catch let error as FileError {
      return Verdict(failed: FailureMessage.file(error))
    } catch {
      return Verdict(failed: "\(error)")
    }
  }

  /// Writes the reference where the mode says so; nothing where it does not, or the file has
  /// these frames already.
  private func written(
    _ id: SnapshotID, _ finding: RecordMode.Finding
  ) throws -> Verdict? {
    guard assertion.mode.writes(after: finding) else { return nil }
    let written = try assertion.place.store.write(
      strip, for: id, metadata: metadata, tree: views.record)
    if written == .unchanged { return nil }
    assertion.place.artifacts.remove(id)
    return assertion.recorded(id, finding)
  }

  /// The file as it would be recorded: accepting it is copying it.
  private func encoded() throws -> [UInt8] {
    try Reference.encode(strip, metadata: metadata, tree: views.record)
  }

  private func missing(_ id: SnapshotID) throws -> Verdict {
    let bytes = try encoded()
    let actual = try assertion.place.artifacts.write(bytes, for: id, .actual)
    var verdict = Verdict(
      .missing, failure: FailureMessage.missing(assertion, id, actualPath: actual))
    verdict.actualPath = actual
    verdict.attachments = [.data(Data(bytes), name: assertion.attachmentName(id, "actual"))]
    return verdict
  }

  private func differed(
    _ id: SnapshotID, _ reference: Reference, _ comparison: StripComparison
  ) throws -> Verdict {
    let artifacts = assertion.place.artifacts
    let bytes = try encoded()
    let (change, problem) = views.change(from: reference, comparison, scale: scale)
    let sheet = try reference.sheet(with: strip, comparison)
    var files = FailureMessage.Files(
      reference: assertion.place.store.path(of: id),
      actual: try artifacts.write(bytes, for: id, .actual))
    files.difference = try artifacts.write(sheet, for: id, .difference)
    var verdict = Verdict(
      .differed,
      failure: FailureMessage.differed(
        assertion, id, what: comparison.description, files: files,
        views: change?.lines() ?? [problem].compactMap(\.self),
        fonts: FontRecord.change(from: reference.metadata?.fonts ?? [], to: metadata.fonts)))
    verdict.change = change
    verdict.frames = comparison.framesText
    verdict.actualPath = files.actual
    verdict.differencePath = files.difference
    let old = try FileAccess.read(assertion.place.store.path(of: id))
    verdict.attachments = [("reference", old), ("actual", bytes), ("difference", sheet)]
      .map { .data(Data($0.1), name: assertion.attachmentName(id, $0.0)) }
    return verdict
  }
}

extension Assertion {
  func verdict<Format>(
    on strip: AnimationStrip, _ format: StripFormat<Format>, name: String
  ) -> Verdict {
    switch strip.pixels {
    case .failure(let failure):
      return Verdict(failed: "\(failure)")
    case .success(let pixels):
      if let subject = format.subjectThatMustDraw, pixels.frames.allSatisfy(\.isBlank) {
        return Verdict(failed: "\(SnapshotFailure.blank(subject: subject))")
      }
      let fonts = strip.drawnFonts
      if let failure = fonts.lazy.compactMap(\.failure).first {
        return Verdict(failed: FailureMessage.missingFont(failure))
      }
      let verification = StripVerification(
        assertion: self, strip: pixels, scale: strip.scale, tolerance: format.tolerance,
        fonts: fonts.map { FontRecord(fingerprint: $0.fingerprint, name: $0.name).line },
        tree: strip.tree)
      return verification.verdict(name: name)
    }
  }
}

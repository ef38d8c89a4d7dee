import CoreGraphics
import Foundation
import SnapshotCore

/// Compares a picture with its reference, pixel by pixel.
struct PictureVerification {
  let assertion: Assertion
  let image: PixelImage
  let scale: Double
  let tolerance: Tolerance
  private let metadata: ReferenceMetadata
  private let views: TreeVerification

  /// - Parameters:
  ///   - scale: Pixels a point.
  ///   - fonts: As the reference's metadata name them.
  ///   - tree: What was drawn; nothing where that is not known.
  init(
    assertion: Assertion, image: PixelImage, scale: Double, tolerance: Tolerance,
    fonts: [String], tree: ViewTree?
  ) {
    self.assertion = assertion
    self.image = image
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
    // Only a run's record asks for it; it costs a pass over the pixels.
    if assertion.surroundings.recorder != nil {
      verdict.pixelDigest = PixelDigest(image).description
    }
    if verdict.status != .missing { verdict.referencePath = assertion.place.store.path(of: id) }
    return verdict
  }

  private func verdict(_ id: SnapshotID) -> Verdict {
    if let conflict = assertion.conflict(over: id) { return Verdict(failed: conflict) }
    do {
      guard let reference = try assertion.place.store.reference(id) else {
        return try written(id, .missing) ?? missing(id)
      }
      let result = try reference.compare(with: image, tolerance: tolerance)
      var verdict: Verdict
      if result.isMatch {
        assertion.place.artifacts.remove(id)
        verdict =
          try written(id, .matched)
          ?? assertion.matched(
            id, views.structureChange(from: reference), encoded: encoded)
      } else {
        verdict = try written(id, .differed) ?? differed(id, reference, result)
      }
      verdict.result = result
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
  /// these pixels already.
  private func written(
    _ id: SnapshotID, _ finding: RecordMode.Finding
  ) throws -> Verdict? {
    guard assertion.mode.writes(after: finding) else { return nil }
    let written = try assertion.place.store.write(
      image, for: id, metadata: metadata, tree: views.record)
    if written == .unchanged { return nil }
    assertion.place.artifacts.remove(id)
    return assertion.recorded(id, finding)
  }

  /// The file as it would be recorded: accepting it is copying it.
  private func encoded() throws -> [UInt8] {
    try Reference.encode(image, metadata: metadata, tree: views.record)
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
    _ id: SnapshotID, _ reference: Reference, _ result: SnapshotCore.ComparisonResult
  ) throws -> Verdict {
    let artifacts = assertion.place.artifacts
    let old = try reference.image()
    let oldBytes = try PNGCodec.encode(old.png)
    let bytes = try encoded()
    let (change, problem) = views.change(from: reference, result, scale: scale)
    let difference = try DifferenceImage(reference: old, actual: image, result: result).png()
    var files = FailureMessage.Files(
      reference: assertion.place.store.path(of: id),
      actual: try artifacts.write(bytes, for: id, .actual))
    files.difference = try artifacts.write(difference, for: id, .difference)
    var verdict = Verdict(
      .differed,
      failure: FailureMessage.differed(
        assertion, id,
        what: (reference.isAnimated ? "The reference is an animation, its first frame:\n" : "")
          + FailureMessage.numbers(result, scale: scale), files: files,
        views: change?.lines() ?? [problem].compactMap(\.self),
        fonts: FontRecord.change(from: reference.metadata?.fonts ?? [], to: metadata.fonts)))
    verdict.change = change
    verdict.actualPath = files.actual
    verdict.differencePath = files.difference
    verdict.attachments = [("reference", oldBytes), ("actual", bytes), ("difference", difference)]
      .map { .data(Data($0.1), name: assertion.attachmentName(id, $0.0)) }
    return verdict
  }
}

import CoreGraphics
import SnapshotCore

/// Compares a strip with its reference, frame by frame.
struct StripVerification: ReferenceVerification {
  let assertion: Assertion
  private let strip: PixelStrip
  let scale: Double
  let tolerance: Tolerance
  private let metadata: ReferenceMetadata
  let views: TreeVerification

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - fonts: The fonts in use, as the reference's metadata name them.
  ///   - tree: The views that were drawn in each frame; nil where they are not known.
  ///   - lacks: What the picture lacks compared with a device's.
  init(
    assertion: Assertion, strip: PixelStrip, scale: Double, tolerance: Tolerance,
    fonts: [String], tree: ViewTree?, lacks: [FidelityNote]
  ) {
    self.assertion = assertion
    self.strip = strip
    self.scale = scale
    self.tolerance = tolerance
    metadata = ReferenceMetadata(scale: scale, fonts: fonts, lacks: lacks)
    views = TreeVerification(tree, metadata: metadata)
  }

  var pixelDigest: String { strip.digest }

  func compare(with reference: Reference, tolerance: Tolerance) throws -> StripComparison {
    try reference.compare(with: strip, tolerance: tolerance)
  }

  func result(_ comparison: StripComparison) -> SnapshotCore.ComparisonResult {
    comparison.result
  }

  func write(_ id: SnapshotID) throws -> ReferenceStore.Written {
    try assertion.place.store.write(strip, for: id, metadata: metadata, tree: views.record)
  }

  func encoded() throws -> [UInt8] {
    try Reference.encode(strip, metadata: metadata, tree: views.record)
  }

  func differed(
    _ id: SnapshotID, _ reference: Reference, _ comparison: StripComparison
  ) throws -> Verdict {
    var verdict = try differed(
      id, what: comparison.description,
      views.change(from: reference, comparison, scale: scale),
      old: reference.bytes,
      difference: try reference.sheet(with: strip, comparison),
      fonts: FontRecord.change(from: reference.metadata?.fonts ?? [], to: metadata.fonts))
    verdict.frames = comparison.framesText
    return verdict
  }
}

extension Assertion {
  func verdict<Format>(
    on strip: AnimationStrip, _ format: StripFormat<Format>, lacks: [FidelityNote], name: String
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
        tree: strip.tree, lacks: lacks)
      return verification.verdict(name: name)
    }
  }
}

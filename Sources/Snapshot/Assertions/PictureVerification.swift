import CoreGraphics
import SnapshotCore

/// Compares a picture with its reference, pixel by pixel.
struct PictureVerification: ReferenceVerification {
  let assertion: Assertion
  private let drawn: DrawnPicture
  let scale: Double
  let tolerance: Tolerance
  private let metadata: ReferenceMetadata
  let views: TreeVerification

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - fonts: The fonts in use, as the reference's metadata name them.
  ///   - tree: The views that were drawn; nil where they are not known.
  ///   - lacks: What the picture lacks compared with a device's.
  init(
    assertion: Assertion, drawn: DrawnPicture, scale: Double, tolerance: Tolerance,
    fonts: [String], tree: ViewTree?, lacks: [FidelityNote]
  ) {
    self.assertion = assertion
    self.drawn = drawn
    self.scale = scale
    self.tolerance = tolerance
    metadata = ReferenceMetadata(scale: scale, fonts: fonts, lacks: lacks)
    views = TreeVerification(tree, metadata: metadata)
  }

  var pixelDigest: String { drawn.digest.description }

  func compare(
    with reference: Reference, tolerance: Tolerance
  ) throws -> SnapshotCore.ComparisonResult {
    try reference.compare(
      with: drawn.image, size: drawn.size, digest: drawn.digest, tolerance: tolerance)
  }

  func result(_ comparison: SnapshotCore.ComparisonResult) -> SnapshotCore.ComparisonResult {
    comparison
  }

  func write(_ id: SnapshotID) throws -> ReferenceStore.Written {
    try assertion.place.store.write(drawn.image, for: id, metadata: metadata, tree: views.record)
  }

  func encoded() throws -> [UInt8] {
    try Reference.encode(drawn.image, metadata: metadata, tree: views.record)
  }

  func differed(
    _ id: SnapshotID, _ reference: Reference, _ result: SnapshotCore.ComparisonResult
  ) throws -> Verdict {
    let old = try reference.image()
    let what = result.text(scale: scale)
    let isOfSamePixels = result.status == .differ && result.differentPixels == 0
    let note = isOfSamePixels ? "It has the pixels that were drawn." : what
    return try differed(
      id, what: reference.isAnimated ? FailureMessage.animated(note) : what,
      views.change(from: reference, result, scale: scale), old: try PNGCodec.encode(old.png),
      difference: try DifferenceImage(reference: old, actual: drawn.image, result: result).png(),
      fonts: FontRecord.change(from: reference.metadata?.fonts ?? [], to: metadata.fonts))
  }
}

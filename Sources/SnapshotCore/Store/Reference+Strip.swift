import CoreGraphics

// References of motions: animated PNGs. Their digest stands for all frames and times, and is bound
// to the bytes of all of them.
extension Reference {
  /// - Parameter isStandardised: Whether frames are made sRGB.
  package func strip(isStandardised: Bool = false) throws(PictureFileError) -> StripReader {
    try StripReader(chunks, path: path, isStandardised: isStandardised)
  }

  /// Compares with a strip, frame by frame; where the stated digest is the strip's, without
  /// inflating. A still reference is a strip of one frame.
  package func compare(
    with actual: PixelStrip, tolerance: Tolerance
  ) throws(PictureFileError) -> StripComparison {
    if size == actual.size, let statedPixelDigest, statedPixelDigest == actual.digest {
      return StripComparison(
        differing: [], referenceTimes: actual.times, actualTimes: actual.times,
        result: ComparisonResult(equalImagesOf: size, tolerance: tolerance))
    }
    return try StripComparison.compare(
      try strip(isStandardised: tolerance.comparesColors), StripReader(actual),
      tolerance: tolerance)
  }

  /// See `DifferenceSheet`.
  package func sheet(
    with actual: PixelStrip, _ comparison: StripComparison
  ) throws(PictureFileError) -> [UInt8] {
    try DifferenceSheet.png(
      try strip(isStandardised: comparison.result.tolerance.comparesColors),
      StripReader(actual, path: path), comparison)
  }

  /// A reference's file: an animated PNG with its metadata. The same strip and zlib give the same
  /// bytes.
  package static func encode(
    _ strip: PixelStrip, metadata: ReferenceMetadata, tree: TreeRecord? = nil
  ) throws(PNGError) -> [UInt8] {
    let isWide = strip.frames.allSatisfy { $0.wideSamples != nil }
    let bytes = try PNGCodec.encodeAnimation(
      strip.frames.map { isWide ? $0.png : $0.narrowPNG }, milliseconds: strip.milliseconds)
    let times = [(StripTimes.keyword, StripTimes.text(strip.times))]
    return try adding(metadata.texts + times, strip.digest, tree, to: bytes)
  }

  /// Whether the stated digest is that of the file's pixels; nil where the file states none.
  package func holdsStatedDigest() throws(PictureFileError) -> Bool? {
    guard let statedPixelDigest else { return nil }
    guard chunks.isAnimated else {
      return try PixelDigest(image()).description == statedPixelDigest
    }
    var reader = try strip()
    var digest = StripDigest(times: reader.times)
    while let frame = try reader.next() { digest.add(frame) }
    return digest.description == statedPixelDigest
  }
}

extension ReferenceStore {
  /// Writes a strip's reference, unless the file has these frames and times and, where one is
  /// given, this tree already.
  @discardableResult
  package func write(
    _ strip: PixelStrip, for id: SnapshotID, metadata: ReferenceMetadata,
    tree: TreeRecord? = nil
  ) throws(PictureFileError) -> Written {
    let old = try reference(id)
    if let old, old.isAnimated, tree == nil || old.says(tree, metadata),
      try old.compare(with: strip, tolerance: .exact).isMatch
    {
      return .unchanged
    }
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try Reference.encode(strip, metadata: metadata, tree: tree)
    } catch {
      throw PictureFileError.unencodable(path: path(of: id), error)
    }
    return try replace(old, id, with: bytes)
  }
}

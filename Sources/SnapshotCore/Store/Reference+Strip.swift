import CoreGraphics

// References of motions: animated PNGs. Their digest stands for all frames and times, and is bound
// to the bytes of all of them.
extension Reference {
  /// - Parameter isStandardised: Whether frames are made sRGB.
  package func strip(isStandardised: Bool = false) throws(PictureFileError) -> StripReader {
    try StripReader(chunks, path: path, isStandardised: isStandardised)
  }

  /// Compares with a strip, frame by frame, unless the file is known to hold exactly this one. A
  /// still reference is a strip of one frame.
  ///
  /// - Throws: `PictureFileError.altered` where the metadata states other frames, times or views.
  package func compare(
    with actual: PixelStrip, tolerance: Tolerance
  ) throws(PictureFileError) -> StripComparison {
    let digest = actual.digest
    let key = verified.map { _ in
      VerifiedReferences.Key(
        file: SHA256.digest(of: chunks.bytes), kind: .strip, picture: digest)
    }
    if let key, size == actual.size, verified?.contains(key) == true {
      return equal(actual, tolerance)
    }
    guard metadata != nil, let statedPixelDigest else {
      return try StripComparison.compare(
        try strip(isStandardised: tolerance.comparesColors), StripReader(actual),
        tolerance: tolerance)
    }
    if statedPixelDigest == digest {
      let exact = try StripComparison.compare(
        try strip(), StripReader(actual), tolerance: .exact)
      guard exact.isMatch else { throw .altered(path: path, .pixels) }
      try checkTree()
      if case .standardRGB = ColorMeaning(chunks) {
        if let key { verified?.insert(key) }
        return equal(actual, tolerance)
      }
    } else {
      try validate()
    }
    return try StripComparison.compare(
      try strip(isStandardised: tolerance.comparesColors), StripReader(actual),
      tolerance: tolerance)
  }

  private func equal(_ actual: PixelStrip, _ tolerance: Tolerance) -> StripComparison {
    StripComparison(
      differing: [], referenceTimes: actual.times, actualTimes: actual.times,
      result: ComparisonResult(equalImagesOf: size, tolerance: tolerance))
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

import CoreGraphics

// References of motions: animated PNGs. Their digest stands for all frames and times, and is bound
// to the bytes of all of them.
extension Reference {
  /// Text with the seconds of the frames: `0 0.1 0.2`. An animation's own times are whole
  /// milliseconds, and begin at 0.
  static let timesKey = ReferenceMetadata.prefix + "Times"

  package func strip() throws(ReferenceError) -> StripReader {
    do throws(PNGError) {
      return try StripReader(chunks)
    } catch {
      throw ReferenceError.unreadable(path: path, error)
    }
  }

  /// Compares with a strip, frame by frame; where the stated digest is the strip's, without
  /// inflating. A still reference is a strip of one frame.
  package func compare(
    with actual: PixelStrip, tolerance: Tolerance
  ) throws(ReferenceError) -> StripComparison {
    if size == actual.size, let statedPixelDigest, statedPixelDigest == actual.digest {
      return StripComparison(
        differing: [], referenceTimes: actual.times, actualTimes: actual.times,
        result: ComparisonResult(equalImagesOf: size, tolerance: tolerance))
    }
    let reference = try strip()
    return try readable { () throws(StripError) in
      try StripComparison.compare(reference, StripReader(actual), tolerance: tolerance)
    }
  }

  /// See `DifferenceSheet`.
  package func sheet(
    with actual: PixelStrip, _ comparison: StripComparison
  ) throws(ReferenceError) -> [UInt8] {
    let reference = try strip()
    let sheet = try readable { () throws(StripError) in
      try DifferenceSheet.png(reference, StripReader(actual), comparison)
    }
    do throws(PNGError) {
      return try sheet.get()
    } catch {
      throw ReferenceError.unencodable(path: path, error)
    }
  }

  private func readable<Value>(
    _ body: () throws(StripError) -> Value
  ) throws(ReferenceError) -> Value {
    do throws(StripError) {
      return try body()
    } catch {
      switch error {
      case .reference(let error), .actual(let error):
        throw ReferenceError.unreadable(path: path, error)
      }
    }
  }

  /// A reference's file: an animated PNG with its metadata. The same strip and zlib give the same
  /// bytes.
  package static func encode(
    _ strip: PixelStrip, metadata: ReferenceMetadata
  ) throws(PNGError) -> [UInt8] {
    let isWide = strip.frames.allSatisfy { $0.wideSamples != nil }
    let bytes = try PNGCodec.encodeAnimation(
      strip.frames.map { isWide ? $0.png : $0.narrowPNG }, milliseconds: strip.milliseconds)
    let texts =
      metadata.texts + [
        (timesKey, StripTimes.text(strip.times)),
        (ReferenceMetadata.pixelDigestKey, strip.digest),
        (
          ReferenceMetadata.dataDigestKey,
          try PNGChunks(bytes, limits: .bitmap).dataDigest.description
        ),
      ]
    return try PNGCodec.inserting(texts, into: bytes)
  }

  /// Whether the stated digest is that of the file's pixels; nothing where the file states none.
  package func holdsStatedDigest() throws(ReferenceError) -> Bool? {
    guard let statedPixelDigest else { return nil }
    guard chunks.isAnimated else {
      return try PixelDigest(image()).description == statedPixelDigest
    }
    var reader = try strip()
    var digest = StripDigest(times: reader.times)
    do throws(PNGError) {
      while let frame = try reader.next() { digest.add(frame) }
    } catch {
      throw ReferenceError.unreadable(path: path, error)
    }
    return digest.description == statedPixelDigest
  }
}

extension ReferenceStore {
  /// Writes a strip's reference, unless the file has these frames and times already.
  @discardableResult
  package func write(
    _ strip: PixelStrip, for id: SnapshotID, metadata: ReferenceMetadata
  ) throws(ReferenceError) -> Written {
    let old = try reference(id)
    if let old, old.isAnimated, try old.compare(with: strip, tolerance: .exact).isMatch {
      return .unchanged
    }
    let bytes: [UInt8]
    do throws(PNGError) {
      bytes = try Reference.encode(strip, metadata: metadata)
    } catch {
      throw ReferenceError.unencodable(path: path(of: id), error)
    }
    return try replace(old, id, with: bytes)
  }
}

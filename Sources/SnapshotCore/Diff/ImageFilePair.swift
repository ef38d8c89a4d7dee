import CoreGraphics
import Foundation

/// Two PNG files that are compared with as little decoding as the verdict needs.
///
/// 1. Files with the same bytes, or with the same image data in other wrappings, match without a
///    pixel: the checksums of all chunks were right, and what is in them decodes to the same.
/// 2. Where a tolerance judges the look and the files' colour chunks disagree, both are decoded and
///    made sRGB (`ColorMeaning`).
/// 3. Where both are 8-bit RGB or RGBA, they are compared a band of rows at a time and never whole
///    in memory (`StreamedComparison`). What both streams begin with is inflated once.
/// 4. Anything else is decoded whole by libpng, both files at the same time.
///
/// Of animated files all frames are compared, and their times (`StripComparison`). A file that is
/// not whole and valid is an error, whichever way.
package final class ImageFilePair {
  private let reference: PNGChunks
  private let actual: PNGChunks
  private let areEqual: Bool
  private let referencePath: String
  private let actualPath: String
  private var decoded: (PixelImage, PixelImage)?
  /// Whether both were made sRGB before they were compared.
  package private(set) var isStandardised = false
  /// What was found in the frames, where one of the files is an animation and they differ.
  package private(set) var strips: StripComparison?

  /// Checks the structure of both files; no image data are inflated.
  package init(
    reference: [UInt8], path referencePath: String, actual: [UInt8], path actualPath: String,
    limits: PNGLimits = .bitmap
  ) throws(PictureFileError) {
    self.referencePath = referencePath
    self.actualPath = actualPath
    areEqual = Self.areEqual(reference, actual)
    let files = [(reference, referencePath), (actual, actualPath)]
    let count = reference.count + actual.count
    let isWorthIt = count > Self.parallelByteCount
    let chunks = Parallel.map(areEqual ? 1 : 2, isWorthIt: isWorthIt) { index in
      Result { () throws(PictureFileError) in
        try Self.chunks(files[index].0, files[index].1, limits)
      }
    }
    self.reference = try chunks[0].get()
    self.actual = try chunks[chunks.count - 1].get()
  }

  /// The number of bytes of both files from which on it is worth a second thread to look at all of
  /// them.
  private static let parallelByteCount = 1 << 20

  /// Arrays that share their memory are equal at once.
  private static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    // SAFETY: Both have `left.count` bytes, as the counts were compared, of which `memcmp` reads no
    // more, and are immutable during the call.
    return unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        unsafe left.baseAddress == right.baseAddress
          || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      }
    }
  }

  private static func chunks(
    _ bytes: [UInt8], _ path: String, _ limits: PNGLimits
  ) throws(PictureFileError) -> PNGChunks {
    do throws(PNGError) {
      let chunks = try PNGChunks(bytes, limits: limits)
      let header = chunks.header
      let leastByteCount = header.inflatedByteCount / PixelImage.maximumInflation
      guard leastByteCount <= chunks.imageDataByteCount else {
        throw PNGError.imageDataTooShort(
          width: header.width, height: header.height,
          compressedByteCount: chunks.imageDataByteCount)
      }
      return chunks
    } catch {
      throw PictureFileError.unreadable(path: path, error)
    }
  }

  package var referenceSize: PixelSize {
    PixelSize(width: reference.header.width, height: reference.header.height)
  }

  /// Whether the chunks that make the pixels are the same.
  package var hasSameImageData: Bool {
    if areEqual { return true }
    guard reference.header == actual.header, reference.isAnimated == actual.isAnimated,
      reference.payload(.crushed) == actual.payload(.crushed),
      reference.payload(.palette) == actual.payload(.palette),
      reference.payload(.transparency) == actual.payload(.transparency),
      reference.imageDataByteCount == actual.imageDataByteCount
    else { return false }
    if reference.isAnimated {
      return reference.dataDigest == actual.dataDigest
        && reference.text(StripTimes.keyword) == actual.text(StripTimes.keyword)
    }
    let left = reference.chunks(.imageData).map { reference.bytes[$0.payload] }
    let right = actual.chunks(.imageData).map { actual.bytes[$0.payload] }
    if left.count == right.count, zip(left, right).allSatisfy({ $0.count == $1.count }) {
      return zip(left, right).allSatisfy { $0 == $1 }
    }
    return reference.idatDigest == actual.idatDigest
  }

  /// Whether equal samples may look different: they are compared as stored, and the files' colour
  /// chunks disagree about what they mean.
  package var disagreesAboutColors: Bool {
    let left = reference.colorInformation
    let right = actual.colorInformation
    if left.isStandardRGB && right.isStandardRGB { return false }
    return left != right || reference.payload(.profile) != actual.payload(.profile)
  }

  /// - Parameter keepsImages: Whether `images()` will be asked for, which is free then.
  package func compare(
    tolerance: Tolerance = .exact, keepsImages: Bool = false
  ) throws(PictureFileError) -> ComparisonResult {
    let header = reference.header
    isStandardised = tolerance.comparesColors && disagreesAboutColors
    if isStandardised, !reference.isAnimated, !actual.isAnimated {
      let images = try standardImages()
      return ImageComparison.compare(images.reference, images.actual, tolerance: tolerance)
    }
    if !isStandardised, hasSameImageData {
      let size = PixelSize(width: header.width, height: header.height)
      return ComparisonResult(equalImagesOf: size, tolerance: tolerance)
    }
    if reference.isAnimated || actual.isAnimated {
      let readers = try stripReaders()
      let strips = try StripComparison.compare(readers.0, readers.1, tolerance: tolerance)
      self.strips = strips
      return strips.result
    }
    if !keepsImages, !tolerance.needsWholePictures,
      let (left, right) = streams(bandByteCount: StreamedComparison.bandByteCount),
      let result = StreamedComparison.result(left, right, tolerance)
    {
      return result
    }
    let images = try images()
    return ImageComparison.compare(images.reference, images.actual, tolerance: tolerance)
  }

  /// The rows of both; nil where one is for libpng, or they have two sizes.
  private func streams(bandByteCount: Int) -> (RowStream, RowStream)? {
    let chunks = [reference, actual]
    let byteCount = reference.imageDataByteCount + actual.imageDataByteCount
    let streams = Parallel.map(2, isWorthIt: byteCount > Self.parallelByteCount) {
      RowStream(chunks[$0], bandByteCount: bandByteCount)
    }
    guard let left = streams[0], let right = streams[1], left.width == right.width,
      left.height == right.height
    else { return nil }
    return (left, right)
  }

  private func stripReaders() throws(PictureFileError) -> (StripReader, StripReader) {
    (
      try StripReader(reference, path: referencePath, isStandardised: isStandardised),
      try StripReader(actual, path: actualPath, isStandardised: isStandardised)
    )
  }

  /// The picture of the difference that `compare` found, as a PNG file: in the style, and of
  /// animations a `DifferenceSheet`.
  package func difference(
    _ style: DifferenceStyle, _ result: ComparisonResult
  ) throws -> [UInt8] {
    guard let strips else {
      let images = try images()
      return try DifferencePictures.png(
        style, reference: images.reference, actual: images.actual, result: result)
    }
    let readers = try stripReaders()
    return try DifferenceSheet.png(readers.0, readers.1, strips)
  }

  /// Both pictures, decoded whole.
  package func images() throws(PictureFileError) -> (reference: PixelImage, actual: PixelImage) {
    if let decoded { return decoded }
    if areEqual {
      let image = try PixelImage(reference, path: referencePath)
      decoded = (image, image)
      return (image, image)
    }
    let files = [(reference, referencePath), (actual, actualPath)]
    let isWorthIt = reference.header.inflatedByteCount > 1 << 18
    let results = Parallel.map(2, isWorthIt: isWorthIt) { index in
      Result { () throws(PictureFileError) in
        try PixelImage(files[index].0, path: files[index].1)
      }
    }
    let images = (try results[0].get(), try results[1].get())
    decoded = images
    return images
  }

  /// Both pictures in sRGB, where their files disagree about the meaning of samples.
  private func standardImages() throws(PictureFileError) -> (
    reference: PixelImage, actual: PixelImage
  ) {
    let meanings = (ColorMeaning(reference), ColorMeaning(actual))
    var images = try images()
    images.reference = try images.reference.standard(meanings.0, path: referencePath)
    images.actual = try images.actual.standard(meanings.1, path: actualPath)
    decoded = images
    return images
  }
}

/// Work for several cores that has one result, whichever core is faster.
package enum Parallel {
  /// The results in the order of their indices. No two calls of `body` may touch the same values.
  package static func map<Value>(
    _ count: Int, isWorthIt: Bool = true, _ body: (Int) -> Value
  ) -> [Value] {
    // SAFETY: `concurrentPerform` returns after the last iteration, so that `body` does not escape,
    // and its documentation forbids two calls to touch the same values. The lock guards `values`
    // until then.
    guard isWorthIt, count > 1 else { return (0..<count).map(body) }
    nonisolated(unsafe) var values = [Value?](repeating: nil, count: count)
    nonisolated(unsafe) let body = body
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = unsafe body(index)
      lock.withLock { unsafe values[index] = value }
    }
    // Every iteration has ended, and each has put its value there.
    return unsafe values.map { $0! }
  }
}

import CoreGraphics
import Foundation

/// Two PNG files that are compared with as little decoding as the verdict needs.
///
/// 1. Files with the same bytes, or with the same picture in other wrappings, are compared without
///    a pixel; that their image data is whole is checked once, unless this package's own digest
///    of it says so.
/// 2. Where both are 8-bit RGB or RGBA, the rows are compared while they are still filtered, and
///    only the band of rows that differ becomes pixels. What both streams begin with is inflated
///    once.
/// 3. Anything else is decoded whole by libpng, both files at the same time.
///
/// A file that is not whole and valid is an error, whichever way.
package final class ImageFilePair {
  private let reference: PNGChunks
  private let actual: PNGChunks
  private let areEqual: Bool
  private let referencePath: String
  private let actualPath: String
  private var rows: (FilteredRows, FilteredRows)?
  private var decoded: (PixelImage, PixelImage)?

  /// Checks the structure of both files; nothing is inflated.
  package init(
    reference: [UInt8], path referencePath: String, actual: [UInt8], path actualPath: String,
    limits: PNGLimits = .bitmap
  ) throws(ReferenceError) {
    self.referencePath = referencePath
    self.actualPath = actualPath
    self.reference = try Self.chunks(reference, referencePath, limits)
    areEqual = Self.areEqual(reference, actual)
    self.actual = areEqual ? self.reference : try Self.chunks(actual, actualPath, limits)
  }

  /// Arrays that share their memory are equal at once.
  private static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    // SAFETY: both have so many bytes.
    return left.withUnsafeBytes { left in
      right.withUnsafeBytes { right in
        left.baseAddress == right.baseAddress
          || memcmp(left.baseAddress!, right.baseAddress!, left.count) == 0
      }
    }
  }

  private static func chunks(
    _ bytes: [UInt8], _ path: String, _ limits: PNGLimits
  ) throws(ReferenceError) -> PNGChunks {
    do throws(PNGError) {
      let chunks = try PNGChunks(bytes, limits: limits)
      let header = chunks.header
      guard header.inflatedByteCount / 1032 <= chunks.imageDataByteCount else {
        throw PNGError.imageDataTooShort(
          width: header.width, height: header.height,
          compressedByteCount: chunks.imageDataByteCount)
      }
      return chunks
    } catch {
      throw ReferenceError.unreadable(path: path, error)
    }
  }

  /// Whether the chunks that make the pixels are the same.
  package var hasSameImageData: Bool {
    if areEqual { return true }
    guard reference.header == actual.header,
      reference.payload(.palette) == actual.payload(.palette),
      reference.payload(.transparency) == actual.payload(.transparency),
      reference.imageDataByteCount == actual.imageDataByteCount
    else { return false }
    let left = reference.chunks(.imageData).map { reference.bytes[$0.payload] }
    let right = actual.chunks(.imageData).map { actual.bytes[$0.payload] }
    if left.count == right.count, zip(left, right).allSatisfy({ $0.count == $1.count }) {
      return zip(left, right).allSatisfy { $0 == $1 }
    }
    return reference.idatDigest == actual.idatDigest
  }

  package func compare(tolerance: Tolerance = .exact) throws(ReferenceError) -> ComparisonResult {
    let header = reference.header
    let size = PixelSize(width: header.width, height: header.height)
    if hasSameImageData {
      try checkImageData()
      return ComparisonResult(equalImagesOf: size, tolerance: tolerance)
    }
    if header.width == actual.header.width, header.height == actual.header.height,
      header.colorType == actual.header.colorType, let rows = inflatedRows()
    {
      guard let band = RowBand(rows.0, rows.1) else {
        return ComparisonResult(equalImagesOf: size, tolerance: tolerance)
      }
      return ImageComparison.compare(band, tolerance: tolerance)
    }
    let images = try images()
    return ImageComparison.compare(images.reference, images.actual, tolerance: tolerance)
  }

  /// That both have the same image data says nothing about its being a picture. Data whose digest
  /// stands in either file was written by `Reference.encode`.
  private func checkImageData() throws(ReferenceError) {
    if reference.statedPixelDigest != nil || actual.statedPixelDigest != nil { return }
    if let rows = FilteredRows(reference), rows.inflate() { return }
    do throws(PNGError) {
      _ = try PNGCodec.decode(reference)
    } catch {
      throw ReferenceError.unreadable(path: referencePath, error)
    }
  }

  /// Both pictures, decoded whole.
  package func images() throws(ReferenceError) -> (reference: PixelImage, actual: PixelImage) {
    if let decoded { return decoded }
    if areEqual {
      let image = try Self.decode(reference, referencePath)
      decoded = (image, image)
      return (image, image)
    }
    if let rows {
      let images = RowBand.images(rows.0, rows.1)
      decoded = images
      return images
    }
    let files = [(reference, referencePath), (actual, actualPath)]
    let results = Parallel.map(2) { index in
      Result { () throws(ReferenceError) in try Self.decode(files[index].0, files[index].1) }
    }
    let images = (try results[0].get(), try results[1].get())
    decoded = images
    return images
  }

  private static func decode(
    _ chunks: PNGChunks, _ path: String
  ) throws(ReferenceError) -> PixelImage {
    if let rows = FilteredRows(chunks), rows.inflate() { return RowBand.image(rows) }
    do throws(PNGError) {
      return PixelImage(try PNGCodec.decode(chunks))
    } catch {
      throw ReferenceError.unreadable(path: path, error)
    }
  }

  /// Nothing where libpng is to decode.
  private func inflatedRows() -> (FilteredRows, FilteredRows)? {
    guard let left = FilteredRows(reference), let right = FilteredRows(actual),
      left.inflateShared(with: right)
    else { return nil }
    let both = [left, right]
    let done = Parallel.map(2, isWorthIt: left.stride * left.height > 1 << 18) { index in
      both[index].inflate()
    }
    guard done[0], done[1] else { return nil }
    rows = (left, right)
    return rows
  }
}

/// Work for two cores that has one result, whichever core is faster.
enum Parallel {
  /// The results in the order of their indices. `body` touches nothing that another index does.
  static func map<Value>(
    _ count: Int, isWorthIt: Bool = true, _ body: (Int) -> Value
  ) -> [Value] {
    guard isWorthIt, count > 1 else { return (0..<count).map(body) }
    nonisolated(unsafe) var values = [Value?](repeating: nil, count: count)
    nonisolated(unsafe) let body = body
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = body(index)
      lock.withLock { values[index] = value }
    }
    // Every iteration has ended, and each has put its value there.
    return values.map { $0! }
  }
}

import CoreGraphics
import Foundation

/// The rows of a PNG from its first to its last, a band at a time, of the two kinds of file that
/// nearly every screenshot is: 8-bit RGB or RGBA, not interlaced, no transparent colour.
///
/// Anything else, and whatever is not beyond doubt, is decoded by libpng instead. Memory is the
/// file's and that of a band, whatever the picture's size.
final class RowStream {
  let width: Int
  let height: Int
  /// The number of rows of a band; a multiple of eight.
  let bandRows: Int
  /// The number of a pixel's channels: 3 or 4.
  private let channels: Int
  /// The number of bytes of a row with its filter's.
  private let stride: Int
  private let input: PageMemory
  private let inputByteCount: Int
  private let window: PageMemory
  private let tables: PageMemory
  private var inflater: Inflater
  private var isAtEnd = false

  /// The number of filtered bytes of a band: they, and its pixels, stay in a core's cache.
  static let bandByteCount = 1 << 18

  /// Whether the header is one of these files'.
  static func accepts(_ chunks: PNGChunks) -> Bool {
    let header = chunks.header
    return header.bitDepth == 8 && !header.isInterlaced && !chunks.hasTransparencyChunk
      && !chunks.isCrushed
      && (header.colorType == .rgb || header.colorType == .rgba)
  }

  /// Prepares to inflate a picture. Nil for a stream without a zlib header.
  init?(_ chunks: PNGChunks, bandByteCount: Int = RowStream.bandByteCount) {
    guard Self.accepts(chunks) else { return nil }
    width = chunks.header.width
    height = chunks.header.height
    channels = chunks.header.colorType.channelCount
    stride = 1 + width * channels
    bandRows = min(max(8, bandByteCount / stride & ~7), (height + 7) & ~7)
    inputByteCount = chunks.imageDataByteCount
    input = Self.imageData(of: chunks)
    window = PageMemory(
      byteCount: Inflater.reach + bandRows * stride + Inflater.windowPadding)
    tables = PageMemory(byteCount: 4 * Inflater.tableWordCount)
    // SAFETY: The input has the padding, the window room for a band with `reach` before it and the
    // padding after, and the tables all words: what the inflater asks for. This object keeps all
    // three for as long as it has the inflater.
    let inflater = unsafe Inflater(
      input: input.base, inputByteCount: inputByteCount, window: window.base,
      outputByteCount: stride * height,
      tables: tables.base.bindMemory(to: UInt32.self, capacity: Inflater.tableWordCount))
    guard let inflater else { return nil }
    self.inflater = inflater
  }

  /// The payloads of all IDAT chunks in one piece, with the inflater's padding.
  private static func imageData(of chunks: PNGChunks) -> PageMemory {
    // SAFETY: `PNGChunks` has checked that payloads are inside the file. The memory has room for
    // `imageDataByteCount`, which is the sum of these payloads, and for the padding.
    let memory = PageMemory(byteCount: chunks.imageDataByteCount + Inflater.inputPadding)
    unsafe chunks.bytes.withUnsafeBytes { bytes in
      var place = unsafe memory.base
      for chunk in chunks.list where chunk.type == .imageData {
        let payload = unsafe UnsafeRawBufferPointer(rebasing: bytes[chunk.payload])
        guard let start = payload.baseAddress else { continue }
        unsafe place.copyMemory(from: start, byteCount: payload.count)
        unsafe place += payload.count
      }
      unsafe place.initializeMemory(as: UInt8.self, repeating: 0, count: Inflater.inputPadding)
    }
    return memory
  }

  // MARK: - Filtered rows

  /// Inflates the rows before `end`, at most a band after those that were released. Refused: the
  /// file is for libpng.
  func inflate(upTo end: Int) -> Bool {
    if isAtEnd { return true }
    switch inflater.inflate(upTo: end * stride) {
    case .more: return true
    case .end: isAtEnd = true
    case .refused: return false
    }
    return true
  }

  /// Drops rows that are no longer asked for.
  func release(before row: Int) {
    inflater.release(before: row * stride)
  }

  func hasKnownFilters(_ rows: Range<Int>) -> Bool {
    rows.allSatisfy { filter(of: $0) <= 4 }
  }

  /// The filter of a row: 0 none, 1 left, 2 above, 3 both, 4 Paeth's.
  func filter(of row: Int) -> UInt8 {
    // SAFETY: The caller asks for an inflated row that was not released, which is in the window,
    // and its filter is the first of its bytes.
    unsafe inflater.output(at: row * stride).load(as: UInt8.self)
  }

  /// Whether rows that both files have inflated are stored alike.
  func isStoredLike(_ other: RowStream, _ rows: Range<Int>) -> Bool {
    let start = rows.lowerBound * stride
    // SAFETY: Both streams have inflated these rows and not released them, and their rows have the
    // same length: so many bytes are in both windows.
    return unsafe memcmp(
      inflater.output(at: start), other.inflater.output(at: start), rows.count * stride) == 0
  }

  /// Some rows' pixels, one after the other.
  ///
  /// - Parameters:
  ///   - above: The row above as pixels; may be anything for filters 0 and 1.
  ///   - target: Room for all of them.
  func unfilter(
    _ rows: Range<Int>, above: UnsafePointer<UInt32>, into target: UnsafeMutablePointer<UInt32>
  ) {
    // SAFETY: These rows were inflated and not released, and a byte is readable after each: the
    // next row's or the window's padding. The caller has room for as many rows at `target`, so that
    // the row above of all but the first is among them.
    var row = rows.lowerBound
    var above = unsafe above
    var target = unsafe target
    while row < rows.upperBound {
      let place = unsafe inflater.output(at: row * stride)
      let filter = unsafe place.load(as: UInt8.self)
      if filter == 4, row + 1 < rows.upperBound, self.filter(of: row + 1) == 4 {
        unsafe RowFilter.undoPaethTwice(
          place + 1, place + stride + 1, above: above, into: target, width: width,
          channels: channels)
        unsafe target += width
        row += 1
      } else {
        unsafe RowFilter.undo(
          filter, place + 1, above: above, into: target, width: width, channels: channels)
      }
      unsafe above = UnsafePointer(target)
      unsafe target += width
      row += 1
    }
  }

  // MARK: - Two files

  /// Whether rows have the same length, and windows the same size.
  func isLike(_ other: RowStream) -> Bool {
    stride == other.stride && bandRows == other.bandRows
  }

  /// The number of bytes with which both streams begin alike.
  func sharedByteCount(with other: RowStream) -> Int {
    let count = min(inputByteCount, other.inputByteCount) - 4
    // SAFETY: Sixty-four bytes are compared where they end within `count`, which is below the
    // length of both inputs; both objects keep theirs.
    var offset = 0
    while offset + 64 <= count {
      let left = unsafe input.base.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      let right = unsafe other.input.base.loadUnaligned(
        fromByteOffset: offset, as: SIMD8<UInt64>.self)
      if left != right { break }
      offset += 64
    }
    return offset
  }

  /// Whether no more than so many bytes of the stream were looked at.
  func hasRead(atMost byteCount: Int) -> Bool {
    inflater.bitPosition <= 8 * byteCount && !isAtEnd
  }

  /// Goes on where `other` stands, whose stream is the same up to there.
  func resume(from other: RowStream) {
    inflater.resume(from: other.inflater)
  }

  // MARK: - A whole picture

  /// The whole picture, inflated and unfiltered; nil where the file is for libpng.
  func picture() -> PixelImage? {
    // SAFETY: The target has 4 · width · height bytes, so that each row has its place, and all but
    // the first one above it. The zeros are one row and live until the last is done.
    let zeros = [UInt32](repeating: 0, count: width)
    var isSound = true
    let bytes = unsafe Self.bytes(4 * width * height) { target in
      unsafe zeros.withUnsafeBufferPointer { zeros in
        for start in Swift.stride(from: 0, to: height, by: bandRows) {
          let rows = start..<min(start + bandRows, height)
          isSound = inflate(upTo: rows.upperBound) && hasKnownFilters(rows)
          guard isSound else { return 0 }
          let place = unsafe target + start * width
          unsafe unfilter(
            rows, above: start > 0 ? UnsafePointer(place - width) : zeros.baseAddress!, into: place)
          release(before: rows.upperBound)
        }
        return 4 * width * height
      }
    }
    return isSound ? PixelImage(width: width, height: height, bytes: bytes) : nil
  }

  /// An array of many megabytes, in huge pages.
  ///
  /// - Parameter body: Writes pixels and returns the number of bytes written.
  private static func bytes(
    _ capacity: Int, _ body: (UnsafeMutablePointer<UInt32>) -> Int
  ) -> [UInt8] {
    // SAFETY: An array's memory is aligned to 16, and the capacity is a multiple of 4. The body
    // writes the bytes that it counts.
    unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress, capacity > 0 else { return }
      unsafe HugePages.advise(base, capacity)
      count = unsafe UnsafeMutableRawPointer(base).withMemoryRebound(
        to: UInt32.self, capacity: capacity / 4, body)
    }
  }
}

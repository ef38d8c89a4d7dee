import CoreGraphics

/// The inflated rows of a PNG, each behind its filter's byte, of the two kinds of file that nearly
/// every screenshot is: 8-bit RGB or RGBA, not interlaced, no transparent colour.
///
/// Anything else, and whatever is not beyond doubt, is decoded by libpng instead.
final class FilteredRows {
  let width: Int
  let height: Int
  /// 3 or 4.
  let channels: Int
  /// Bytes of a row with its filter's.
  let stride: Int
  /// The rows; those in front of `firstRow` are not there.
  let memory: PageMemory
  /// Rows before are the other file's.
  private(set) var firstRow = 0

  private let input: PageMemory
  private let inputByteCount: Int
  private let tables: PageMemory
  private var inflater: Inflater
  private var isAtEnd = false

  /// Whether the header is one of these files'.
  static func accepts(_ chunks: PNGChunks) -> Bool {
    let header = chunks.header
    return header.bitDepth == 8 && !header.isInterlaced && !chunks.hasTransparencyChunk
      && (header.colorType == .rgb || header.colorType == .rgba)
      && header.inflatedByteCount / 1032 <= chunks.imageDataByteCount
  }

  /// Nothing is inflated yet. Nothing for a stream without a zlib header.
  init?(_ chunks: PNGChunks) {
    guard Self.accepts(chunks) else { return nil }
    width = chunks.header.width
    height = chunks.header.height
    channels = chunks.header.colorType.channelCount
    stride = 1 + width * channels
    inputByteCount = chunks.imageDataByteCount
    input = Self.imageData(of: chunks)
    memory = PageMemory(byteCount: stride * height + Inflater.outputPadding)
    tables = PageMemory(byteCount: 4 * Inflater.tableWordCount)
    // SAFETY: each has the size that the inflater asks for.
    let inflater = Inflater(
      input: input.base, inputByteCount: inputByteCount, output: memory.base,
      outputByteCount: stride * height,
      tables: tables.base.bindMemory(to: UInt32.self, capacity: Inflater.tableWordCount))
    guard let inflater else { return nil }
    self.inflater = inflater
  }

  /// The payloads of all IDAT chunks in one piece, with the inflater's padding.
  private static func imageData(of chunks: PNGChunks) -> PageMemory {
    let memory = PageMemory(byteCount: chunks.imageDataByteCount + Inflater.inputPadding)
    chunks.bytes.withUnsafeBytes { bytes in
      // SAFETY: payloads are inside the file, and the memory has room for all and the padding.
      var place = memory.base
      for chunk in chunks.list where chunk.type == .imageData {
        let payload = UnsafeRawBufferPointer(rebasing: bytes[chunk.payload])
        guard let start = payload.baseAddress else { continue }
        place.copyMemory(from: start, byteCount: payload.count)
        place += payload.count
      }
      place.initializeMemory(as: UInt8.self, repeating: 0, count: Inflater.inputPadding)
    }
    return memory
  }

  /// Inflates the rest. Refused: the file is for libpng.
  func inflate() -> Bool {
    while !isAtEnd {
      switch inflater.nextBlock() {
      case .block: continue
      case .end: isAtEnd = true
      case .refused: return false
      }
    }
    return hasKnownFilters
  }

  /// Inflates `self` as far as its blocks stand bit for bit in `other`, too, and lets `other`
  /// begin behind them. Returns false where the stream is refused.
  ///
  /// Two encodings of nearly the same picture by one program have the same bytes up to the first
  /// difference.
  func inflateShared(with other: FilteredRows) -> Bool {
    let shared = 8 * sharedByteCount(with: other)
    var position = inflater.bitPosition
    var written = inflater.written
    var checksum = inflater.checksum
    var result = true
    while inflater.bitPosition < shared, !isAtEnd, result {
      switch inflater.nextBlock() {
      case .block: break
      case .end: isAtEnd = true
      case .refused: result = false
      }
      if !isAtEnd, result, inflater.bitPosition <= shared {
        position = inflater.bitPosition
        written = inflater.written
        checksum = inflater.checksum
      }
    }
    guard stride == other.stride, height == other.height, written > 0 else { return result }
    let start = max(0, written - Inflater.window)
    // SAFETY: both outputs have stride · height bytes, and `written` is at most that.
    (other.memory.base + start).copyMemory(from: memory.base + start, byteCount: written - start)
    other.inflater.resume(bitPosition: position, written: written, checksum: checksum)
    // The row that `written` lies in is put together from both.
    let row = written / stride
    let rowStart = row * stride
    if rowStart < start {
      (other.memory.base + rowStart).copyMemory(
        from: memory.base + rowStart, byteCount: start - rowStart)
    }
    other.firstRow = row
    return result
  }

  private func sharedByteCount(with other: FilteredRows) -> Int {
    let count = min(inputByteCount, other.inputByteCount) - 4
    // SAFETY: count is below both inputs'.
    var offset = 0
    while offset + 64 <= count {
      let left = input.base.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      let right = other.input.base.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
      if left != right { break }
      offset += 64
    }
    return max(offset, 0)
  }

  private var hasKnownFilters: Bool {
    // SAFETY: every row begins with its filter, and rows from firstRow on are there.
    for row in firstRow..<height
    where memory.base.load(fromByteOffset: row * stride, as: UInt8.self) > 4 { return false }
    return true
  }

  /// The filter of a row: 0 none, 1 left, 2 above, 3 both, 4 Paeth's.
  func filter(of row: Int) -> UInt8 {
    // SAFETY: as in `hasKnownFilters`.
    memory.base.load(fromByteOffset: row * stride, as: UInt8.self)
  }
}

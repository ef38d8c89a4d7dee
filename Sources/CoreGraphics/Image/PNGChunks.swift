/// A PNG file whose structure is sound: signature, lengths, checksums, order and end of its chunks
/// were checked, and nothing was inflated.
///
/// Whether the image data unpacks to the picture is known only after `PNGCodec.decode`.
///
/// - Source: PNG third edition, sections 5 and 11. See `PNGCrush` for what Xcode makes of PNGs.
package struct PNGChunks: Sendable {
  /// One chunk: where it starts and what it is.
  package struct Chunk: Sendable, Hashable {
    package let type: PNGChunkType
    fileprivate let payloadByteCount: UInt32
    /// The place of the length field, from the start of the file.
    package let offset: Int

    /// The place of the bytes between type and checksum.
    package var payload: Range<Int> { offset + 8..<offset + 8 + Int(payloadByteCount) }
    /// The place of the whole chunk, from length field to checksum.
    package var extent: Range<Int> { offset..<offset + 12 + Int(payloadByteCount) }
  }

  /// The bytes of the whole file.
  package let bytes: [UInt8]
  package let header: PNGHeader
  /// All chunks in the file's order.
  package let list: [Chunk]

  /// Walks the chunks of a file.
  ///
  /// - Complexity: O(n) in bytes.
  package init(_ bytes: [UInt8], limits: PNGLimits = .default) throws(PNGError) {
    guard bytes.count <= limits.maximumFileByteCount else {
      throw .fileTooLarge(byteCount: bytes.count, limit: limits.maximumFileByteCount)
    }
    guard bytes.starts(with: PNGDiagnosis.signature) else {
      throw PNGDiagnosis.errorWithoutSignature(bytes)
    }
    do throws(PNGError) {
      var walk = PNGWalk(bytes: bytes, limits: limits)
      (header, list) = try walk.run()
    } catch {
      throw PNGDiagnosis.refined(error, of: bytes)
    }
    self.bytes = bytes
  }

  /// The chunks of one type.
  package func chunks(_ type: PNGChunkType) -> [Chunk] {
    list.filter { $0.type == type }
  }

  /// The payload of the first chunk of one type; nil where there is none.
  package func payload(_ type: PNGChunkType) -> ArraySlice<UInt8>? {
    list.first { $0.type == type }.map { bytes[$0.payload] }
  }

  /// The number of bytes of all IDAT payloads.
  package var imageDataByteCount: Int {
    list.reduce(0) { $1.type == .imageData ? $0 + $1.payload.count : $0 }
  }

  /// SHA-256 over the IDAT payloads, one after the other: the same for the same compressed pixels,
  /// whatever their split into chunks and whatever else the file says.
  ///
  /// - Complexity: O(n) in compressed bytes; nothing is inflated.
  package var idatDigest: SHA256.Digest {
    var hash = SHA256()
    for chunk in list where chunk.type == .imageData { hash.update(bytes[chunk.payload]) }
    return hash.digest()
  }

  /// The number of frames of an animated PNG, as its acTL chunk says; nil for a still picture. See
  /// `PNGAnimation` for their pixels.
  package var animationFrameCount: Int? {
    guard let payload = payload(.animation), payload.count == 8 else { return nil }
    return payload.prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  /// The number of entries of the palette; nil without one.
  package var paletteCount: Int? { payload(.palette).map { $0.count / 3 } }

  /// Whether the file gives some samples or palette entries an alpha (the chunk tRNS).
  package var hasTransparencyChunk: Bool { payload(.transparency) != nil }
}

/// One walk over the chunks, and the rules that it enforces.
struct PNGWalk {
  private let bytes: [UInt8]
  private let limits: PNGLimits
  private var offset = PNGDiagnosis.signature.count
  private var list: [PNGChunks.Chunk] = []
  private var header: PNGHeader?
  private var paletteCount: Int?
  private var hasTransparency = false
  private var hasImageData = false

  init(bytes: [UInt8], limits: PNGLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func run() throws(PNGError) -> (PNGHeader, [PNGChunks.Chunk]) {
    while true {
      let chunk = try next()
      guard list.count < limits.maximumChunkCount else {
        throw .tooManyChunks(limit: limits.maximumChunkCount)
      }
      if chunk.type == .crushed, list.isEmpty {
        guard chunk.payload.count == 4 else { throw invalidLength(chunk) }
        list.append(chunk)
        continue
      }
      guard let header else {
        self.header = try readHeader(chunk)
        list.append(chunk)
        continue
      }
      try check(chunk, header)
      list.append(chunk)
      guard chunk.type != .end else {
        try checkEnd(header)
        return (header, list)
      }
    }
  }

  /// The chunk at `offset`, whole and undamaged; moves on to the next.
  private mutating func next() throws(PNGError) -> PNGChunks.Chunk {
    let left = bytes.count - offset
    guard left >= 8 else {
      throw .truncated(
        byteCount: bytes.count, place: .chunkStart(offset: offset), missing: 8 - left)
    }
    let length = word(at: offset)
    let type = PNGChunkType(code: word(at: offset + 4))
    guard type.isWellFormed else { throw .invalidChunkType(type, offset: offset) }
    guard length <= UInt32(Int32.max) else {
      throw .invalidChunkLength(type, offset: offset, length: Int(length))
    }
    let chunk = PNGChunks.Chunk(type: type, payloadByteCount: length, offset: offset)
    let end = chunk.extent.upperBound
    guard end <= bytes.count else {
      throw .truncated(
        byteCount: bytes.count, place: .chunk(type, offset: offset), missing: end - bytes.count)
    }
    let stored = word(at: end - 4)
    let computed = PNGChecksum.crc32(bytes, in: offset + 4..<end - 4)
    guard stored == computed else {
      throw .checksumMismatch(type, offset: offset, stored: stored, computed: computed)
    }
    offset = end
    return chunk
  }

  private func word(at offset: Int) -> UInt32 {
    UInt32(bytes[offset]) << 24 | UInt32(bytes[offset + 1]) << 16
      | UInt32(bytes[offset + 2]) << 8 | UInt32(bytes[offset + 3])
  }

  private func readHeader(_ chunk: PNGChunks.Chunk) throws(PNGError) -> PNGHeader {
    guard chunk.type == .header else { throw .missingChunk(.header) }
    guard chunk.payload.count == 13 else { throw invalidLength(chunk) }
    let header = try PNGHeader(payload: bytes[chunk.payload])
    try header.check(limits)
    return header
  }

  /// The rules for every chunk after the header.
  private mutating func check(
    _ chunk: PNGChunks.Chunk, _ header: PNGHeader
  ) throws(PNGError) {
    switch chunk.type {
    case .header:
      throw misplaced(chunk, "is a second one")
    case .crushed:
      throw misplaced(chunk, "does not come first")
    case .palette:
      try checkPalette(chunk, header)
    case .transparency:
      try checkTransparency(chunk, header)
    case .imageData:
      if hasImageData, list.last?.type != .imageData {
        throw misplaced(chunk, "does not follow the IDAT before it")
      }
      if header.colorType == .indexed, paletteCount == nil { throw .missingChunk(.palette) }
      hasImageData = true
    case .end:
      guard chunk.payload.isEmpty else { throw invalidLength(chunk) }
    default:
      guard !chunk.type.isCritical else {
        throw .unknownCriticalChunk(chunk.type, offset: chunk.offset)
      }
    }
  }

  private mutating func checkPalette(
    _ chunk: PNGChunks.Chunk, _ header: PNGHeader
  ) throws(PNGError) {
    if paletteCount != nil { throw misplaced(chunk, "is a second one") }
    if hasImageData { throw misplaced(chunk, "comes after IDAT") }
    if hasTransparency { throw misplaced(chunk, "comes after tRNS") }
    if header.colorType == .gray || header.colorType == .grayAlpha {
      throw misplaced(chunk, "is in a grey picture")
    }
    let count = chunk.payload.count / 3
    let limit = header.colorType == .indexed ? 1 << header.bitDepth : 256
    guard chunk.payload.count == count * 3, (1...limit).contains(count) else {
      throw invalidLength(chunk)
    }
    paletteCount = count
  }

  private mutating func checkTransparency(
    _ chunk: PNGChunks.Chunk, _ header: PNGHeader
  ) throws(PNGError) {
    if hasTransparency { throw misplaced(chunk, "is a second one") }
    if hasImageData { throw misplaced(chunk, "comes after IDAT") }
    let allowed: ClosedRange<Int>
    switch header.colorType {
    case .gray: allowed = 2...2
    case .rgb: allowed = 6...6
    case .indexed:
      guard let paletteCount else { throw misplaced(chunk, "comes before PLTE") }
      allowed = 1...paletteCount
    case .grayAlpha, .rgba: throw misplaced(chunk, "is in a picture with an alpha channel")
    }
    guard allowed.contains(chunk.payload.count) else { throw invalidLength(chunk) }
    hasTransparency = true
  }

  private func checkEnd(_ header: PNGHeader) throws(PNGError) {
    guard hasImageData else { throw .missingChunk(.imageData) }
    guard offset == bytes.count else {
      throw .trailingBytes(offset: offset, count: bytes.count - offset)
    }
  }

  private func invalidLength(_ chunk: PNGChunks.Chunk) -> PNGError {
    .invalidChunkLength(chunk.type, offset: chunk.offset, length: chunk.payload.count)
  }

  private func misplaced(_ chunk: PNGChunks.Chunk, _ rule: String) -> PNGError {
    .misplacedChunk(chunk.type, offset: chunk.offset, rule: rule)
  }
}

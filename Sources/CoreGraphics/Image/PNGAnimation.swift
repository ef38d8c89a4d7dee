/// The frames of an animated PNG: where each is, how long it stays and what follows it. Nothing is
/// inflated.
///
/// - Source: PNG third edition, sections 11.3.5 (acTL, fcTL, fdAT) and 13.2.
package struct PNGAnimation: Sendable {
  /// What becomes of a frame's rectangle when its time is over.
  enum Disposal: UInt8, Sendable {
    case keep, clear, restore
  }

  /// What the chunk fcTL says, and where the pixels are.
  package struct Frame: Sendable {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    /// The time that the frame is seen, in seconds.
    package let delay: Double
    let disposal: Disposal
    let blendsOver: Bool
    /// Bytes of the file that make one zlib stream.
    fileprivate(set) var imageData: [Range<Int>] = []
  }

  package let chunks: PNGChunks
  package private(set) var frames: [Frame] = []
  /// The number of times that the frames are shown; 0 for an animation that never ends.
  package let playCount: Int

  /// The maximum number of canvases, each as large as the largest allowed picture, whose pixels all
  /// frames together may have.
  private static let maximumCanvases = 16

  /// - Returns: The frames; nil for a still picture.
  package init?(_ chunks: PNGChunks, limits: PNGLimits = .default) throws(PNGError) {
    guard chunks.isAnimated else { return nil }
    self.chunks = chunks
    guard let control = chunks.payload(.animation), control.count == 8 else {
      throw .invalidAnimation(rule: "its acTL does not have 8 bytes")
    }
    let count = Self.word(control, 0)
    playCount = Self.word(control, 4)
    try readFrames()
    guard frames.count == count, count > 0 else {
      throw .invalidAnimation(rule: "it announces \(count) frames and has \(frames.count)")
    }
    guard !frames.contains(where: \.imageData.isEmpty) else {
      throw .invalidAnimation(rule: "a frame has no image data")
    }
    let (pixels, isOver) = (chunks.header.width * chunks.header.height)
      .multipliedReportingOverflow(by: count)
    guard !isOver, pixels / Self.maximumCanvases <= limits.maximumPixelCount else {
      throw .invalidAnimation(rule: "its \(count) frames are more than is read here")
    }
  }

  /// The seconds from the start at which each frame is first seen, and at last the end.
  package var times: [Double] {
    frames.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.delay) }
  }

  private mutating func readFrames() throws(PNGError) {
    var sequence = 0
    for chunk in chunks.list {
      let payload = chunks.bytes[chunk.payload]
      switch chunk.type {
      case .frameControl, .frameData:
        guard payload.count >= 4, Self.word(payload, 0) == sequence else {
          throw .invalidAnimation(rule: "its chunks are not in order at byte \(chunk.offset)")
        }
        sequence += 1
        if chunk.type == .frameControl {
          frames.append(try frame(payload))
        } else {
          // Without a frame before it, or as part of the still picture, it belongs nowhere.
          guard let last = frames.indices.last, !isStillPicture(last) else {
            throw .invalidAnimation(rule: "its fdAT at byte \(chunk.offset) has no frame")
          }
          frames[last].imageData.append(chunk.payload.lowerBound + 4..<chunk.payload.upperBound)
        }
      case .imageData:
        // The still picture is the first frame where a frame's control comes before it.
        guard frames.count <= 1 else {
          throw .invalidAnimation(rule: "a second fcTL comes before IDAT")
        }
        if !frames.isEmpty { frames[0].imageData.append(chunk.payload) }
      default: break
      }
    }
  }

  private func isStillPicture(_ index: Int) -> Bool {
    guard index == 0, let first = frames[0].imageData.first else { return false }
    return chunks.chunks(.imageData).first?.payload == first
  }

  private func frame(_ payload: ArraySlice<UInt8>) throws(PNGError) -> Frame {
    guard payload.count == 26 else {
      throw .invalidAnimation(rule: "an fcTL does not have 26 bytes")
    }
    let (width, height) = (Self.word(payload, 4), Self.word(payload, 8))
    let (x, y) = (Self.word(payload, 12), Self.word(payload, 16))
    let header = chunks.header
    guard width > 0, height > 0, x + width <= header.width, y + height <= header.height else {
      throw .invalidAnimation(rule: "a frame is not inside the picture")
    }
    let tail = Array(payload.suffix(6))
    guard let disposal = Disposal(rawValue: tail[4]), tail[5] <= 1 else {
      throw .invalidAnimation(rule: "an fcTL has a number that no animation has")
    }
    let numerator = Int(tail[0]) << 8 | Int(tail[1])
    let denominator = Int(tail[2]) << 8 | Int(tail[3])
    return Frame(
      x: x, y: y, width: width, height: height,
      delay: Double(numerator) / Double(denominator == 0 ? 100 : denominator),
      // There is nothing to go back to before the first frame.
      disposal: disposal == .restore && frames.isEmpty ? .clear : disposal,
      blendsOver: tail[5] == 1)
  }

  private static func word(_ bytes: ArraySlice<UInt8>, _ place: Int) -> Int {
    bytes.dropFirst(place).prefix(4).reduce(0) { $0 << 8 | Int($1) }
  }

  // MARK: - Pixels

  /// Gives what a viewer shows in each frame's time, in order; nil after the last.
  package struct Reader {
    private let animation: PNGAnimation
    private var canvas: PNGAnimationCanvas
    private var index = 0

    fileprivate init(_ animation: PNGAnimation) {
      self.animation = animation
      let header = animation.chunks.header
      canvas = PNGAnimationCanvas(
        width: header.width, height: header.height, bitDepth: header.decodedBitDepth)
    }

    package mutating func next() throws(PNGError) -> PNGImage? {
      guard index < animation.frames.count else { return nil }
      let frame = animation.frames[index]
      index += 1
      return canvas.show(try PNGCodec.decode(try animation.file(of: frame)), frame)
    }
  }

  package var reader: Reader { Reader(self) }

  /// A frame's own rectangle as a PNG file of its own.
  private func file(of frame: Frame) throws(PNGError) -> PNGChunks {
    let bytes = chunks.bytes
    var file = PNGDiagnosis.signature
    let header = PNGChunkType.header.payload(
      width: frame.width, height: frame.height,
      rest: Array(chunks.payload(.header)?.suffix(5) ?? []))
    PNGChunkType.header.append(header, to: &file)
    for chunk in chunks.list where chunk.type == .palette || chunk.type == .transparency {
      file += bytes[chunk.extent]
    }
    for range in frame.imageData {
      PNGChunkType.imageData.append(bytes[range], to: &file)
    }
    PNGChunkType.end.append([], to: &file)
    return try PNGChunks(file, limits: .unlimited)
  }
}

extension PNGChunkType {
  static let frameControl = PNGChunkType("fcTL")
  static let frameData = PNGChunkType("fdAT")

  /// Appends the chunk with its length and checksum.
  func append(_ payload: some Collection<UInt8>, to bytes: inout [UInt8]) {
    bytes += Self.word(payload.count)
    let start = bytes.count
    bytes += self.bytes
    bytes += payload
    bytes += Self.word(Int(PNGChecksum.crc32(bytes, in: start..<bytes.count)))
  }

  /// The four bytes of a number, the high one first.
  static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  fileprivate func payload(width: Int, height: Int, rest: [UInt8]) -> [UInt8] {
    Self.word(width) + Self.word(height) + rest
  }
}

extension PNGChunks {
  /// Whether the file says that it is an animation.
  ///
  /// - Source: PNG third edition, 11.3.5.2: an acTL after IDAT is none.
  package var isAnimated: Bool {
    // Xcode compresses the still picture alone.
    if isCrushed { return false }
    for chunk in list {
      if chunk.type == .imageData { return false }
      if chunk.type == .animation { return true }
    }
    return false
  }

  /// SHA-256 over what makes all pixels and times: the IDAT payloads of a still picture (its
  /// `idatDigest`), and of an animation the payloads of acTL, fcTL and fdAT, too.
  ///
  /// - Complexity: O(n) in compressed bytes; nothing is inflated.
  package var dataDigest: SHA256.Digest {
    guard isAnimated else { return idatDigest }
    var hash = SHA256()
    let types: [PNGChunkType] = [.animation, .frameControl, .imageData, .frameData]
    for chunk in list where types.contains(chunk.type) {
      hash.update(chunk.type.bytes)
      hash.update(bytes[chunk.payload])
    }
    return hash.digest()
  }
}

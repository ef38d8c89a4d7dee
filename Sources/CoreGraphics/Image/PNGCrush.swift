/// What Xcode has done to a PNG that it compressed for a device, and how it is undone.
///
/// Such a file begins with the chunk CgBI. Its image data are deflated without a zlib header, its
/// pixels have blue first, and colours are multiplied by alpha. Palettes and grey samples are
/// stored as ever.
///
/// - Source: the description of CgBI in The iPhone Wiki ("CgBI file format"), and Apple's Technical
///   Q&A QA1681, which names the format. The four bytes of the chunk are a `CGBitmapInfo`, as
///   observed in files.
struct PNGCrush {
  /// What goes in front of the image data to make them a zlib stream.
  let streamStart: [UInt8] = [0x78, 0x01]
  /// The checksum that goes after them.
  let streamEnd: [UInt8]
  private let hasSwappedColors: Bool
  private let hasAlpha: Bool
  private let isFilled: Bool

  /// Nil for a file that Xcode has not compressed.
  init?(_ chunks: PNGChunks) throws(PNGError) {
    guard let payload = chunks.payload(.crushed) else { return nil }
    let header = chunks.header
    let isColored = header.colorType == .rgb || header.colorType == .rgba
    guard !isColored || header.bitDepth == 8 else {
      throw .undecodable(reason: "Xcode's compression of 16-bit colours is not known")
    }
    let data = chunks.chunks(.imageData).flatMap { chunks.bytes[$0.payload] }
    guard
      let checksum = PNGCodec.checksum(
        ofDeflated: data, maximumByteCount: header.inflatedByteCount)
    else { throw .undecodable(reason: "its image data, which Xcode compressed, are damaged") }
    streamEnd = PNGChunkType.word(Int(checksum))
    hasSwappedColors = isColored
    hasAlpha = header.colorType == .rgba
    let info = payload.last.flatMap { CGImageAlphaInfo(rawValue: UInt32($0 & 31)) }
    isFilled = hasAlpha && (info == .noneSkipFirst || info == .noneSkipLast)
  }

  /// Makes straight RGBA of the stored samples. A colour above its alpha becomes 255.
  func restore(_ samples: inout [UInt8]) {
    guard hasSwappedColors else { return }
    for place in stride(from: 0, to: samples.count, by: 4) {
      samples.swapAt(place, place + 2)
      guard hasAlpha else { continue }
      let alpha = Int(samples[place + 3])
      if isFilled {
        samples[place + 3] = 255
      } else if alpha < 255 {
        for channel in place..<place + 3 {
          let value = Int(samples[channel])
          // In range: cut to 255.
          samples[channel] =
            alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255))
        }
      }
    }
  }
}

extension PNGChunks {
  /// Whether Xcode compressed the file for a device.
  package var isCrushed: Bool { list.first?.type == .crushed }
}

/// What the chunk IHDR says.
package struct PNGHeader: Sendable, Hashable {
  /// How samples make up a pixel. Raw values are the standard's.
  package enum ColorType: UInt8, Sendable, Hashable, CustomStringConvertible {
    case gray = 0
    case rgb = 2
    case indexed = 3
    case grayAlpha = 4
    case rgba = 6

    /// The number of samples in a stored pixel.
    package var channelCount: Int {
      switch self {
      case .gray, .indexed: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// Whether samples are levels of grey.
    package var isGray: Bool { self == .gray || self == .grayAlpha }

    package var description: String {
      switch self {
      case .gray: "grey"
      case .rgb: "RGB"
      case .indexed: "palette"
      case .grayAlpha: "grey with alpha"
      case .rgba: "RGBA"
      }
    }

    fileprivate func allows(bitDepth: UInt8) -> Bool {
      switch self {
      case .gray: [1, 2, 4, 8, 16].contains(bitDepth)
      case .indexed: [1, 2, 4, 8].contains(bitDepth)
      case .rgb, .grayAlpha, .rgba: [8, 16].contains(bitDepth)
      }
    }
  }

  /// The number of pixels in a row, from 1 to 2³¹ − 1.
  package let width: Int
  /// The number of rows, from 1 to 2³¹ − 1.
  package let height: Int
  /// The number of bits of a stored sample: 1, 2, 4, 8 or 16.
  package let bitDepth: Int
  package let colorType: ColorType
  package let isInterlaced: Bool

  /// The number of bits of a decoded sample: 16 for 16-bit files, 8 for all others.
  package var decodedBitDepth: Int { bitDepth == 16 ? 16 : 8 }

  /// The number of bytes of the inflated image data: every row of every pass with its filter byte.
  package var inflatedByteCount: Int {
    let bitsPerPixel = bitDepth * colorType.channelCount
    func byteCount(width: Int, height: Int) -> Int {
      guard width > 0, height > 0 else { return 0 }
      // At most 2³¹ · (2³¹ · 8 + 1), which saturates instead of trapping.
      let (product, overflow) = ((width * bitsPerPixel + 7) / 8 + 1)
        .multipliedReportingOverflow(by: height)
      return overflow ? .max : product
    }
    guard isInterlaced else { return byteCount(width: width, height: height) }
    return Self.passes.reduce(0) { sum, pass in
      let width = (self.width - pass.x + pass.stepX - 1) / pass.stepX
      let height = (self.height - pass.y + pass.stepY - 1) / pass.stepY
      let (total, overflow) = sum.addingReportingOverflow(byteCount(width: width, height: height))
      return overflow ? .max : total
    }
  }

  /// The passes of Adam7: the first pixel of each and the distance to the next.
  private static let passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// Reads the 13 bytes of the payload.
  init(payload: ArraySlice<UInt8>) throws(PNGError) {
    let bytes = Array(payload)
    width = try Self.side(bytes[0..<4], field: "width")
    height = try Self.side(bytes[4..<8], field: "height")
    guard let colorType = ColorType(rawValue: bytes[9]) else {
      throw .invalidHeader(field: "colour type", value: Int(bytes[9]))
    }
    guard colorType.allows(bitDepth: bytes[8]) else {
      throw .invalidHeader(field: "bit depth for \(colorType)", value: Int(bytes[8]))
    }
    guard bytes[10] == 0 else {
      throw .invalidHeader(field: "compression method", value: Int(bytes[10]))
    }
    guard bytes[11] == 0 else {
      throw .invalidHeader(field: "filter method", value: Int(bytes[11]))
    }
    guard bytes[12] <= 1 else {
      throw .invalidHeader(field: "interlace method", value: Int(bytes[12]))
    }
    self.colorType = colorType
    bitDepth = Int(bytes[8])
    isInterlaced = bytes[12] == 1
  }

  private static func side(_ bytes: ArraySlice<UInt8>, field: String) throws(PNGError) -> Int {
    let side = bytes.reduce(0) { $0 << 8 | Int($1) }
    guard (1...Int(Int32.max)).contains(side) else {
      throw .invalidHeader(field: field, value: side)
    }
    return side
  }

  /// Refuses what is over the limits, before memory is taken for it.
  func check(_ limits: PNGLimits) throws(PNGError) {
    guard width <= limits.maximumSide, height <= limits.maximumSide else {
      throw .sideTooLarge(width: width, height: height, limit: limits.maximumSide)
    }
    guard width * height * (decodedBitDepth / 8) <= limits.maximumPixelCount else {
      throw .tooManyPixels(
        width: width, height: height, bitDepth: decodedBitDepth, limit: limits.maximumPixelCount)
    }
  }
}

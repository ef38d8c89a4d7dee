/// An ICC profile: what samples of grey, of red, green and blue, or of four inks look like.
///
/// Curves with a matrix are read, and tables of the types `mft1`, `mft2` and `mAB `.
///
/// - Source: ICC.1:2022, 7.2 (header), 7.3 (tags), 9.2 (their meaning).
package struct ICCProfile: Sendable, Hashable {
  /// The maximum size of a profile that is read, in bytes.
  package static let maximumByteCount = 4 << 20
  private static let headerByteCount = 128
  private static let maximumTagCount = 100

  /// The whole profile.
  package let bytes: [UInt8]
  /// Grey, RGB or CMYK.
  package let model: CGColorSpaceModel
  /// Whether tables lead to CIELAB rather than to XYZ.
  let isLab: Bool
  /// The version's first number.
  let version: Int

  private var data: ICCData { ICCData(bytes[...]) }

  /// Reads the header. The first four bytes say how long the profile is; what follows it is
  /// ignored.
  package init(_ file: [UInt8]) throws(ICCError) {
    let whole = ICCData(file[...])
    guard let size = whole.number(0, bytes: 4), size >= Self.headerByteCount + 4,
      let data = whole.part(0, size), data.signature(36) == "acsp"
    else { throw .notWhole }
    switch data.signature(16) {
    case "GRAY": model = .monochrome
    case "RGB ": model = .rgb
    case "CMYK": model = .cmyk
    case let other: throw .unknownModel(other ?? "")
    }
    switch data.signature(20) {
    case "XYZ ": isLab = false
    case "Lab ": isLab = true
    case let other: throw .unknownModel(other ?? "")
    }
    version = data.number(8, bytes: 1) ?? 0
    bytes = Array(file.prefix(size))
  }

  /// The bytes of a tag from its type on; nil for none.
  func tag(_ name: String) -> ICCData? {
    let count = min(data.number(Self.headerByteCount, bytes: 4) ?? 0, Self.maximumTagCount)
    for index in 0..<count {
      let entry = Self.headerByteCount + 4 + 12 * index
      guard let found = data.signature(entry) else { return nil }
      guard found == name else { continue }
      guard let start = data.number(entry + 4, bytes: 4),
        let size = data.number(entry + 8, bytes: 4)
      else { return nil }
      return data.part(start, size)
    }
    return nil
  }

  // MARK: - Curves and a matrix

  func curve(_ name: String) -> ToneCurve? {
    tag(name).flatMap { ToneCurve.read($0, at: 0)?.curve }
  }

  /// The light of red, green and blue under D50; nil where one is missing.
  var colorants: PrimariesMatrix? {
    let columns = ["rXYZ", "gXYZ", "bXYZ"].compactMap { name -> SIMD3<Double>? in
      guard let data = tag(name), let x = data.fixed(8), let y = data.fixed(12),
        let z = data.fixed(16)
      else { return nil }
      return SIMD3(x, y, z)
    }
    return columns.count == 3 ? PrimariesMatrix(columns: columns) : nil
  }
}

/// Why a profile cannot be used. The text follows its name in a sentence.
package enum ICCError: Error, Equatable, CustomStringConvertible {
  case notWhole
  case unknownModel(String)
  /// The picture's samples are of another kind than the profile's.
  case otherModel
  case unreadable

  package var description: String {
    switch self {
    case .notWhole: "is not whole"
    case .unknownModel(let name): "is for colours of the kind “\(name)”"
    case .otherModel: "is for another number of samples than the picture has"
    case .unreadable: "has neither curves with a matrix nor tables that can be read"
    }
  }
}

/// The ways in which streams are stored.
///
/// - Source: ISO 32000-1, 7.4; Technical Note 5603 for filters of pages.
enum PDFFilters {
  /// The filter that is left for who knows about pictures.
  enum Picture: String {
    case jpeg = "DCTDecode"
  }

  /// Filters one after the other; more are no file's.
  private static let maximumCount = 8

  /// - Parameter maximumByteCount: More is cut.
  /// - Returns: What comes out, and the filter that remains; nil where one is not read here.
  static func decode(
    _ bytes: ArraySlice<UInt8>, _ filters: [(name: String, parameters: PDFDictionary?)],
    maximumByteCount: Int, number: (PDFObject?) -> Int?
  ) -> (bytes: [UInt8], picture: Picture?)? {
    var result = bytes
    guard filters.count <= maximumCount else { return nil }
    for (name, parameters) in filters {
      switch name {
      case "FlateDecode", "Fl":
        let inflated = ZlibStream(inflating: result, maximumByteCount: maximumByteCount)
        result = unpredicted(inflated.bytes, parameters, number)[...]
      case "LZWDecode", "LZW":
        let early = number(parameters?["EarlyChange"]) ?? 1
        let expanded = lzw(result, isEarly: early != 0, maximumByteCount: maximumByteCount)
        result = unpredicted(expanded, parameters, number)[...]
      case "ASCIIHexDecode", "AHx": result = hexadecimal(result)[...]
      case "ASCII85Decode", "A85": result = base85(result)[...]
      case "RunLengthDecode", "RL":
        result = runLengths(result, maximumByteCount: maximumByteCount)[...]
      case "DCTDecode", "DCT": return (Array(result), .jpeg)
      case "Crypt": continue
      default: return nil
      }
    }
    return (Array(result), nil)
  }

  private static func hexadecimal(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var digits = bytes.prefix { $0 != UInt8(ascii: ">") }.compactMap(PDFLexer.digit)
    if digits.count % 2 != 0 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private static func base85(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var group: [UInt32] = []
    func flush(_ count: Int) {
      let padded = group + Array(repeating: 84, count: 5 - group.count)
      let value = padded.reduce(UInt32(0)) { $0 &* 85 &+ $1 }
      for shift in [24, 16, 8, 0].prefix(count) {
        result.append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
      }
      group.removeAll(keepingCapacity: true)
    }
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "z") where group.isEmpty: result += [0, 0, 0, 0]
      case UInt8(ascii: "!")...UInt8(ascii: "u"):
        group.append(UInt32(byte - 33))
        if group.count == 5 { flush(4) }
      case UInt8(ascii: "~"):
        if group.count > 1 { flush(group.count - 1) }
        return result
      default: continue
      }
    }
    if group.count > 1 { flush(group.count - 1) }
    return result
  }

  private static func runLengths(
    _ bytes: ArraySlice<UInt8>, maximumByteCount: Int
  ) -> [UInt8] {
    var result: [UInt8] = []
    var rest = bytes
    while let length = rest.popFirst(), length != 128, result.count < maximumByteCount {
      if length < 128 {
        result += rest.prefix(Int(length) + 1)
        rest = rest.dropFirst(Int(length) + 1)
      } else if let value = rest.popFirst() {
        result += Array(repeating: value, count: 257 - Int(length))
      }
    }
    return result
  }

  /// Codes of 9 to 12 bits, the highest bit first.
  private static func lzw(
    _ bytes: ArraySlice<UInt8>, isEarly: Bool, maximumByteCount: Int
  ) -> [UInt8] {
    var table: [(prefix: Int, suffix: UInt8, length: Int)] = []
    func reset() {
      table = (0..<258).map { (-1, UInt8(truncatingIfNeeded: $0), 1) }
    }
    reset()
    var (result, last): ([UInt8], Int?) = ([], nil)
    var (bits, bitCount, width) = (0, 0, 9)
    for byte in bytes {
      bits = (bits << 8 | Int(byte)) & 0xFF_FFFF
      bitCount += 8
      guard bitCount >= width else { continue }
      let code = bits >> (bitCount - width) & (1 << width - 1)
      bitCount -= width
      if code == 257 || result.count >= maximumByteCount { break }
      if code == 256 {
        reset()
        (last, width) = (nil, 9)
        continue
      }
      guard code < table.count || (code == table.count && last != nil) else { break }
      let isNew = code == table.count
      var walk = isNew ? last ?? 0 : code
      let length = table[walk].length
      let start = result.count
      result += Array(repeating: 0, count: length)
      for offset in (0..<length).reversed() {
        result[start + offset] = table[walk].suffix
        walk = max(table[walk].prefix, 0)
      }
      if isNew { result.append(result[start]) }
      if let last, table.count < 4096 {
        table.append((last, result[start], table[last].length + 1))
      }
      last = code
      let next = table.count + (isEarly ? 1 : 0)
      width = next >= 2048 ? 12 : next >= 1024 ? 11 : next >= 512 ? 10 : 9
    }
    return result
  }

  // MARK: Predictors

  private static func unpredicted(
    _ bytes: [UInt8], _ parameters: PDFDictionary?, _ number: (PDFObject?) -> Int?
  ) -> [UInt8] {
    let predictor = number(parameters?["Predictor"]) ?? 1
    guard predictor > 1 else { return bytes }
    let colors = min(max(number(parameters?["Colors"]) ?? 1, 1), 32)
    let bits = min(max(number(parameters?["BitsPerComponent"]) ?? 8, 1), 16)
    let columns = min(max(number(parameters?["Columns"]) ?? 1, 1), 1 << 20)
    let rowLength = (colors * bits * columns + 7) / 8
    let pixelLength = max(colors * bits / 8, 1)
    return predictor == 2
      ? withoutDifferences(bytes, rowLength, colors, isSimple: bits == 8)
      : withoutPNGFilters(bytes, rowLength, pixelLength)
  }

  /// TIFF's predictor; of samples of 8 bits alone.
  private static func withoutDifferences(
    _ bytes: [UInt8], _ rowLength: Int, _ colors: Int, isSimple: Bool
  ) -> [UInt8] {
    guard isSimple else { return bytes }
    var result = bytes
    for index in result.indices where index % rowLength >= colors {
      result[index] &+= result[index - colors]
    }
    return result
  }

  private static func withoutPNGFilters(
    _ bytes: [UInt8], _ rowLength: Int, _ pixelLength: Int
  ) -> [UInt8] {
    var result: [UInt8] = []
    var above = [UInt8](repeating: 0, count: rowLength)
    var place = 0
    while place < bytes.count {
      let filter = bytes[place]
      var row = Array(bytes[(place + 1)..<min(place + 1 + rowLength, bytes.count)])
      place += 1 + rowLength
      for index in row.indices {
        let left = index >= pixelLength ? Int(row[index - pixelLength]) : 0
        let corner = index >= pixelLength ? Int(above[index - pixelLength]) : 0
        let up = Int(above[index])
        let guess =
          switch filter {
          case 1: left
          case 2: up
          case 3: (left + up) / 2
          case 4: paeth(left, up, corner)
          default: 0
          }
        row[index] &+= UInt8(guess)
      }
      result += row
      for index in row.indices { above[index] = row[index] }
    }
    return result
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let guess = left + up - corner
    let (a, b, c) = (abs(guess - left), abs(guess - up), abs(guess - corner))
    return a <= b && a <= c ? left : b <= c ? up : corner
  }
}

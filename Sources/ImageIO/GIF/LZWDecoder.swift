/// The compression of GIF: codes of growing width, the lowest bit first.
///
/// - Source: GIF89a, appendix F.
enum LZWDecoder {
  private static let maximumWidth = 12
  private static let none = UInt16.max

  /// - Parameters:
  ///   - bytes: The sub-blocks' contents, one after the other.
  ///   - minimumWidth: The minimum width of a code in bits, as the image says; 1 … 8.
  ///   - count: The number of the image's pixels: no more are decoded.
  /// - Returns: As many indices as there are sound codes for, at most `count`.
  static func decode(_ bytes: [UInt8], minimumWidth: Int, count: Int) -> [UInt8] {
    guard (1...8).contains(minimumWidth) else { return [] }
    let clear = 1 << minimumWidth
    let end = clear + 1
    var prefixes = [UInt16](repeating: none, count: 1 << maximumWidth)
    var suffixes = [UInt8](repeating: 0, count: 1 << maximumWidth)
    var lengths = [Int](repeating: 1, count: 1 << maximumWidth)
    for code in 0..<clear { suffixes[code] = UInt8(code) }
    var next = end + 1
    var width = minimumWidth + 1
    var last: Int?
    var (bits, bitCount) = (0, 0)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(min(count, bytes.count * 64))
    for byte in bytes {
      bits |= Int(byte) << bitCount
      bitCount += 8
      while bitCount >= width {
        let code = bits & (1 << width - 1)
        bits >>= width
        bitCount -= width
        if code == end { return pixels }
        if code == clear {
          (next, width, last) = (end + 1, minimumWidth + 1, nil)
          continue
        }
        // The next code may be used as it is made: the last one with its own first index behind.
        guard code < next || (code == next && last != nil) else { return pixels }
        let isNew = code == next
        let source = isNew ? last ?? code : code
        let start = pixels.count
        let length = lengths[source] + (isNew ? 1 : 0)
        pixels.append(contentsOf: repeatElement(0, count: length))
        var (walk, place) = (source, start + lengths[source] - 1)
        while place >= start {
          pixels[place] = suffixes[walk]
          walk = Int(prefixes[walk])
          place -= 1
        }
        if isNew { pixels[start + length - 1] = pixels[start] }
        if let last, next < 1 << maximumWidth {
          prefixes[next] = UInt16(last)
          suffixes[next] = pixels[start]
          lengths[next] = lengths[last] + 1
          next += 1
          if next == 1 << width, width < maximumWidth { width += 1 }
        }
        last = code
        if pixels.count >= count { return Array(pixels.prefix(count)) }
      }
    }
    return pixels
  }
}

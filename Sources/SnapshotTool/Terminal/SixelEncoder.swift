import SnapshotCore

/// Writes a picture as sixels: bands of six rows, one pass over a band for each of its colours.
///
/// Colours have 101 steps a channel, which is all that the format knows. A picture of at most 256
/// colours keeps each of them.
///
/// - Source: DEC, "VT330/VT340 Programmer Reference Manual", volume 2, chapter 14.
package struct SixelEncoder {
  private let picture: TerminalPicture
  private let palette: ColorPalette

  package init(_ picture: TerminalPicture) {
    self.picture = picture
    palette = ColorPalette(picture)
  }

  package var text: String {
    let (width, height) = (picture.width, picture.height)
    var bytes = Array("\u{1b}P0;1;0q\"1;1;\(width);\(height)".utf8)
    for (index, color) in palette.colors.enumerated() {
      bytes += Array("#\(index);2".utf8)
      for shift in [0, 8, 16] {
        let percent = ((color >> shift & 255) * 100 + 127) / 255
        bytes += Array(";\(percent)".utf8)
      }
    }
    var masks = [UInt8](repeating: 0, count: palette.colors.count * width)
    for top in stride(from: 0, to: height, by: 6) {
      let used = fill(&masks, top)
      for (order, color) in used.enumerated() {
        if order > 0 { bytes.append(UInt8(ascii: "$")) }
        bytes += Array("#\(color)".utf8)
        Self.append(masks[color * width..<(color + 1) * width], to: &bytes)
        for x in 0..<width { masks[color * width + x] = 0 }
      }
      bytes.append(UInt8(ascii: "-"))
    }
    return String(decoding: bytes, as: UTF8.self) + "\u{1b}\\"
  }

  /// Sets a bit for each row in which a column has a colour; the colours that occur, sorted.
  private func fill(_ masks: inout [UInt8], _ top: Int) -> [Int] {
    let width = picture.width
    var isUsed = [Bool](repeating: false, count: palette.colors.count)
    for y in top..<min(top + 6, picture.height) {
      for x in 0..<width {
        let color = Int(palette.indices[y * width + x])
        masks[color * width + x] |= 1 << UInt8(y - top)
        isUsed[color] = true
      }
    }
    return isUsed.indices.filter { isUsed[$0] }
  }

  /// The columns of one colour, runs as `!COUNT`. What is empty to the right is left out.
  private static func append(_ masks: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    var index = masks.startIndex
    let end = masks.lastIndex { $0 != 0 }.map { $0 + 1 } ?? masks.startIndex
    while index < end {
      let mask = masks[index]
      var next = index + 1
      while next < end, masks[next] == mask { next += 1 }
      let sixel = mask + 63
      if next - index > 3 {
        bytes += Array("!\(next - index)".utf8)
        bytes.append(sixel)
      } else {
        for _ in index..<next { bytes.append(sixel) }
      }
      index = next
    }
  }
}

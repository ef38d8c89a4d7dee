import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct SixelEncoderTests {
  /// Draws what sixels say: colours as parts of 100, by pixel.
  private struct Sixels {
    var pixels: [[[Int]]] = []
    var registers: [Int: [Int]] = [:]

    init(_ text: String) throws {
      let body = try #require(text.hasPrefix("\u{1b}P0;1;0q") ? text.dropFirst(8) : nil)
      try #require(text.hasSuffix("\u{1b}\\"))
      var rest = body.dropLast(2)[...]
      func numbers() -> [Int] {
        let part = rest.prefix { $0.isNumber || $0 == ";" }
        rest = rest[part.endIndex...]
        return part.split(separator: ";").map { Int($0)! }
      }
      var (x, y, color, count) = (0, 0, 0, 1)
      while let character = rest.popFirst() {
        switch character {
        case "\"":
          let size = numbers()
          pixels = Array(repeating: Array(repeating: [], count: size[2]), count: size[3])
        case "#":
          let parts = numbers()
          color = parts[0]
          if parts.count == 5 { registers[color] = Array(parts[2...]) }
        case "!": count = numbers()[0]
        case "$": x = 0
        case "-": (x, y) = (0, y + 6)
        default:
          let mask = Int(try #require(character.asciiValue)) - 63
          for _ in 0..<count {
            for bit in 0..<6 where mask >> bit & 1 == 1 {
              pixels[y + bit][x] = try #require(registers[color])
            }
            x += 1
          }
          count = 1
        }
      }
    }
  }

  private func percent(_ color: UInt32) -> [Int] {
    (0..<3).map { channel in
      let value = Int(color >> UInt32(8 * channel)) & 255
      return (value * 100 + 127) / 255
    }
  }

  private func differing(_ picture: TerminalPicture, _ sixels: Sixels) -> Int {
    var count = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width where sixels.pixels[y][x] != percent(picture.color(x, y)) {
        count += 1
      }
    }
    return count
  }

  /// A picture with `count` colours, 40 pixels a row.
  private func colorful(_ count: Int, rows: Int = 20) -> TerminalPicture {
    var bytes: [UInt8] = []
    for index in 0..<40 * rows {
      let color = index % count
      bytes += [UInt8(color % 7 * 36), UInt8(color / 7 % 7 * 36), UInt8(color / 49 % 40 * 6), 255]
    }
    let image = PixelImage(width: 40, height: rows, bytes: bytes)
    return TerminalPicture(image, width: 40, height: rows)
  }

  @Test func `up to 256 colours every pixel has its own`() throws {
    for count in [1, 2, 49, 256] {
      let picture = colorful(count)
      let sixels = try Sixels(SixelEncoder(picture).text)
      #expect(sixels.registers.count == count)
      #expect(differing(picture, sixels) == 0)
    }
  }

  @Test func `more colours become 256, each pixel near its own`() throws {
    let picture = colorful(700)
    let sixels = try Sixels(SixelEncoder(picture).text)
    #expect(sixels.registers.count <= 256)
    #expect(sixels.registers.count > 200)
    var worst = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        for (one, other) in zip(sixels.pixels[y][x], percent(picture.color(x, y))) {
          worst = max(worst, abs(one - other))
        }
      }
    }
    #expect(worst <= 15)
  }

  @Test func `heights that are no multiple of six have no pixel below`() throws {
    let picture = colorful(3, rows: 7)
    #expect(differing(picture, try Sixels(SixelEncoder(picture).text)) == 0)
  }

  @Test func `runs are short`() {
    let white = TerminalPicture(plain(300, 6), width: 300, height: 6)
    #expect(SixelEncoder(white).text.utf8.count < 60)
  }
}

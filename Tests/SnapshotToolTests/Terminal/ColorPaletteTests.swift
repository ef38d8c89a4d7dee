import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct ColorPaletteTests {
  private func palette(_ image: PixelImage) -> ColorPalette {
    ColorPalette(TerminalPicture(image, width: image.width, height: image.height))
  }

  @Test func `few colours are the picture's own, in the order in which they appear`() {
    let found = palette(picture("#r#", "..g"))
    #expect(found.colors == [0, 0x00_00ff, 0xff_ffff, 0x00_ff00])
    #expect(found.indices == [0, 1, 0, 2, 2, 3])
  }

  @Test func `more than 256 colours become at most so many, each one a mean of its pixels`() {
    var bytes: [UInt8] = []
    for index in 0..<1024 { bytes += [UInt8(index / 4), UInt8(index % 4 * 60), 7, 255] }
    let found = palette(PixelImage(width: 32, height: 32, bytes: bytes))
    #expect(found.colors.count <= ColorPalette.maximumCount)
    #expect(found.indices.count == 1024)
    // Every pixel has 7 parts of blue, and so has every mean.
    #expect(found.colors.allSatisfy { $0 >> 16 == 7 })
    #expect(found.indices.allSatisfy { Int($0) < found.colors.count })
  }
}

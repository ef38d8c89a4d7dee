import CoreGraphics
import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct TerminalPictureEncodingTests {
  private func shown(_ image: PixelImage) -> TerminalPicture {
    TerminalPicture(image, width: image.width, height: image.height)
  }

  private func decoded(_ base64: String) throws -> PixelImage {
    let data = try #require(Data(base64Encoded: base64))
    return PixelImage(try PNGCodec.decode(PNGChunks([UInt8](data))))
  }

  @Test func `kitty takes a PNG in pieces of 4,096 bytes`() throws {
    var bytes: [UInt8] = []
    for index in 0..<64 * 64 {
      let noise = UInt32(truncatingIfNeeded: index &* 2_654_435_761) &* 2_246_822_519
      bytes += [UInt8(noise >> 24), UInt8(noise >> 16 & 255), UInt8(noise >> 8 & 255), 255]
    }
    let picture = shown(PixelImage(width: 64, height: 64, bytes: bytes))
    let text = try picture.encoded(.kitty, columns: 7, rows: 4, isInsideTmux: false)
    let pieces = text.components(separatedBy: "\u{1b}\\").dropLast()
    #expect(pieces.count > 1)
    #expect(pieces.first?.hasPrefix("\u{1b}_Ga=T,f=100,q=2,C=1,c=7,r=4,m=1;") == true)
    #expect(pieces.dropFirst().dropLast().allSatisfy { $0.hasPrefix("\u{1b}_Gm=1;") })
    #expect(pieces.last?.hasPrefix("\u{1b}_Gm=0;") == true)
    let data = pieces.map { $0.split(separator: ";", maxSplits: 1)[1] }
    #expect(data.allSatisfy { $0.utf8.count <= 4096 })
    #expect(try decoded(data.joined()) == picture.image)
  }

  @Test func `iTerm2 takes a PNG whole, with its size in cells`() throws {
    let small = shown(picture("#.", ".r"))
    let text = try small.encoded(.iterm, columns: 3, rows: 2, isInsideTmux: false)
    #expect(text.hasPrefix("\u{1b}]1337;File=inline=1;size="))
    #expect(text.contains(";width=3;height=2;"))
    #expect(text.hasSuffix("\u{7}"))
    let data = text.dropLast().split(separator: ":", maxSplits: 1)[1]
    #expect(try decoded(String(data)) == small.image)
  }

  @Test func `tmux passes on what is wrapped for it`() throws {
    let text = try shown(picture("#")).encoded(.kitty, columns: 1, rows: 1, isInsideTmux: true)
    #expect(text.hasPrefix("\u{1b}Ptmux;\u{1b}\u{1b}_G"))
    #expect(text.hasSuffix("\u{1b}\u{1b}\\\u{1b}\\"))
  }

  @Test func `a block is two pixels, and a lone last row one`() {
    let lines = shown(picture("#r", "..", "gg")).blockLines
    #expect(
      lines == [
        "\u{1b}[38;2;0;0;0m\u{1b}[48;2;255;255;255m▀\u{1b}[38;2;255;0;0m▀\u{1b}[0m",
        "\u{1b}[38;2;0;255;0m▀▀\u{1b}[0m",
      ])
  }
}

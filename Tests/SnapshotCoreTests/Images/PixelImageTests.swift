import CoreGraphics
import SnapshotCore
import TestSupport
import Testing

@Suite struct PixelImageTests {
  @Test func `a pixel has red in its lowest byte and alpha in its highest`() {
    let image = PixelImage(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6, 7, 8])
    #expect(image.pixel(0, 0) == 0x0403_0201)
    #expect(image.pixel(1, 0) == 0x0807_0605)
  }

  @Test func `only a picture without any alpha is blank`() {
    #expect(plain(5, 4, 0x00ff_ffff).isBlank)
    #expect(!plain(5, 4, 0).with(0x0100_0000, at: (4, 3)).isBlank)
  }

  @Test func `sixteen bits are kept beside the eight that they are shown with`() {
    let image = wide(1, 1, [0x12, 0x34, 0xff, 0xff, 0, 0, 0x80, 0x80])
    // (v · 255 + 32,895) >> 16 of each.
    #expect(image.bytes == [0x12, 0xff, 0, 0x80])
    #expect(image.wideSamples == [0x12, 0x34, 0xff, 0xff, 0, 0, 0x80, 0x80])
    #expect(image.png.bitDepth == 16)
    #expect(plain(1, 1).wideSamples == nil)
    #expect(plain(1, 1).png.bitDepth == 8)
  }

  @Test func `images have the same samples only where their sizes are the same, too`() {
    let image = scenery(9, 5, seed: 1)
    #expect(image.hasSameSamples(as: scenery(9, 5, seed: 1)))
    #expect(!image.hasSameSamples(as: image.with(0x0102_0304, at: (8, 4))))
    #expect(!plain(2, 3).hasSameSamples(as: plain(3, 2)))
  }

  @Test func `of sixteen bits each counts`() {
    let narrow = plain(2, 1, 0xff80_8080)
    var samples = narrow.bytes.flatMap { [$0, $0] }
    #expect(narrow.hasSameSamples(as: wide(2, 1, samples)))
    samples[1] ^= 1
    #expect(!narrow.hasSameSamples(as: wide(2, 1, samples)))
  }

  @Test func `sizes and places are told as people write them`() {
    #expect("\(plain(12, 7).size)" == "12 × 7")
    #expect(plain(12, 7).size.pixelCount == 84)
    #expect("\(PixelPosition(x: 3, y: 4))" == "(3, 4)")
  }
}

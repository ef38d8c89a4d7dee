import CoreGraphics
import Testing

@Suite struct CGImageTests: MakesImages {
  @Test func `pixels are read in the layouts that code makes`() {
    let (rgb, gray) = (CGColorSpaceCreateDeviceRGB(), CGColorSpaceCreateDeviceGray())
    let little = CGBitmapInfo.byteOrder32Little.rawValue
    func alpha(_ info: CGImageAlphaInfo) -> UInt32 { info.rawValue }
    #expect(image([10, 20, 30, 40], bits: 32, rgb, alpha(.premultipliedLast)) == [10, 20, 30, 40])
    #expect(
      image([40, 10, 20, 30], bits: 32, rgb, alpha(.premultipliedFirst)) == [10, 20, 30, 40])
    #expect(
      image([30, 20, 10, 40], bits: 32, rgb, alpha(.premultipliedFirst) | little)
        == [10, 20, 30, 40])
    #expect(image([200, 100, 0, 128], bits: 32, rgb, alpha(.last)) == [100, 50, 0, 128])
    #expect(image([10, 20, 30, 0], bits: 32, rgb, alpha(.noneSkipLast)) == [10, 20, 30, 255])
    #expect(image([10, 20, 30], bits: 24, rgb, alpha(.none)) == [10, 20, 30, 255])
    #expect(image([77], bits: 8, gray, alpha(.none)) == [77, 77, 77, 255])
    #expect(image([77], bits: 8, gray, alpha(.alphaOnly)) == [0, 0, 0, 77])
    #expect(image([50, 100], bits: 16, gray, alpha(.premultipliedLast)) == [50, 50, 50, 100])
    #expect(image([10, 20, 30], bits: 32, rgb, alpha(.premultipliedLast)) == nil)
    #expect(image([10, 20, 30, 40], bits: 24, rgb, alpha(.premultipliedLast)) == nil)
  }

  @Test func `cropping takes whole pixels inside the image`() throws {
    let bytes: [UInt8] = (0..<12).flatMap { [UInt8($0), 0, 0, 255] as [UInt8] }
    let image = try #require(CGImage(straightRGBA: bytes, width: 4, height: 3))
    let part = try #require(image.cropping(to: CGRect(x: 1.5, y: 1, width: 1, height: 9)))
    #expect(part.width == 2 && part.height == 2)
    #expect(part.bitmap.pixels.map { $0 & 255 } == [5, 6, 9, 10])
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 2, height: 2)) == nil)
  }

  @Test func `an image that was made does not change with its context`() throws {
    let drawing = Drawing(2, 1)
    let image = try #require(drawing.context.makeImage())
    drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(Array(image.bitmap.pixels) == [0, 0])
    #expect(image.dataProvider?.data == Data(count: 8))
  }
}

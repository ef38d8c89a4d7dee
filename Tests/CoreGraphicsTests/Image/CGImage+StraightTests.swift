import CoreGraphics
import Testing

@Suite struct CGImageStraightTests: MakesImages {
  @Test func `translucent pixels among opaque ones come back as they do alone`() throws {
    for place in 0..<19 {
      var bytes = (0..<19).flatMap { [UInt8(13 * $0), 200, 7, 255] as [UInt8] }
      bytes.replaceSubrange(4 * place..<4 * place + 4, with: [90, 40, 255, 51])
      let image = try #require(CGImage(straightRGBA: bytes, width: 19, height: 1))
      #expect(image.straightRGBA() == bytes)
    }
  }

  @Test func `straight pixels come back where premultiplying lost nothing`() throws {
    var bytes: [UInt8] = []
    for alpha in 0...255 { bytes += [UInt8(alpha), 0, UInt8(alpha), UInt8(alpha)] }
    let image = try #require(CGImage(straightRGBA: bytes, width: 16, height: 16))
    let straight = image.straightRGBA()
    for alpha in 1...255 {
      let red = Int(bytes[4 * alpha])
      let premultiplied = (red * alpha + 127) / 255
      let expected = min((premultiplied * 255 + alpha / 2) / alpha, 255)
      #expect(Int(straight[4 * alpha]) == expected)
      #expect(straight[4 * alpha + 3] == UInt8(alpha))
    }
    #expect(Array(straight[0..<4]) == [0, 0, 0, 0])
    #expect(CGImage(straightRGBA: [1, 2, 3], width: 1, height: 1) == nil)
  }
}

import Testing

@testable import ImageIO

@Suite struct CGImageSourceTests: MakesSources {
  @Test func `frames are counted and made one by one`() throws {
    let source = try animation()
    #expect(CGImageSourceGetCount(source) == 2)
    #expect(CGImageSourceGetType(source) == "com.compuserve.gif")
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let second = try #require(CGImageSourceCreateImageAtIndex(source, 1, nil))
    #expect(letters(second) == ["bg", "rk"])
    #expect(CGImageSourceCreateImageAtIndex(source, 2, nil) == nil)
    #expect(CGImageSourceCreateImageAtIndex(source, -1, nil) == nil)
  }

  @Test func `what cannot be read has no pictures and says why not`() throws {
    let unknown = try #require(CGImageSourceCreateWithData(Data([1, 2, 3]), nil))
    #expect(CGImageSourceGetCount(unknown) == 0)
    #expect(CGImageSourceGetType(unknown) == nil)
    #expect(CGImageSourceGetStatus(unknown) == .statusUnknownType)
    let damaged = try #require(CGImageSourceCreateWithData(Data("GIF89a".utf8), nil))
    #expect(CGImageSourceGetStatus(damaged) == .statusInvalidData)
    #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/none/at/all.png"), nil) == nil)
  }

  @Test func `a thumbnail is no longer than it may be`() throws {
    let wide = try PNGCodec.encode(
      PNGImage(width: 40, height: 20, samples: [UInt8](repeating: 255, count: 40 * 20 * 4)))
    let source = try #require(CGImageSourceCreateWithData(Data(wide), nil))
    let options: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10,
    ]
    let small = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    #expect((small.width, small.height) == (10, 5))
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
  }

  @Test func `every orientation is turned upright`() throws {
    // Red, green over blue, white; and how each orientation shows them.
    let image = try #require(
      CGImage(
        straightRGBA: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255],
        width: 2, height: 2))
    let expected: [CGImagePropertyOrientation: [String]] = [
      .up: ["rg", "bw"], .upMirrored: ["gr", "wb"], .down: ["wb", "gr"],
      .downMirrored: ["bw", "rg"], .leftMirrored: ["rb", "gw"], .right: ["br", "wg"],
      .rightMirrored: ["wg", "br"], .left: ["gw", "rb"],
    ]
    for value in UInt32(1)...8 {
      let orientation = try #require(CGImagePropertyOrientation(rawValue: value))
      let turned = try #require(image.thumbnail(maximumSide: nil, orientation: orientation))
      #expect(letters(turned) == expected[orientation], "\(orientation)")
    }
  }

  @Test func `a drawing has one picture, a pixel for each point`() throws {
    let source = try #require(
      CGImageSourceCreateWithData(Data(svg("<rect width='4' height='4' fill='red'/>")), nil))
    #expect(CGImageSourceGetCount(source) == 1)
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(letters(image) == Array(repeating: "rrrr", count: 4))
  }
}

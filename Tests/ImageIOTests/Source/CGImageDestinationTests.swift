import Testing

@testable import ImageIO

@Suite struct CGImageDestinationTests {
  @Test func `a PNG is written, and read again`() throws {
    let image = try #require(CGImage(straightRGBA: [255, 0, 0, 255], width: 1, height: 1))
    let data = NSMutableData()
    let destination = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(destination))
    CGImageDestinationAddImage(destination, image, nil)
    #expect(CGImageDestinationFinalize(destination))
    let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
    #expect(letters(try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))) == ["r"])
    #expect(CGImageDestinationCreateWithData(data, "public.heic", 1, nil) == nil)
    #expect(CGImageDestinationCreateWithData(data, "public.png", 2, nil) == nil)
  }
}

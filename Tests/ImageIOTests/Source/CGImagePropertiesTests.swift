import Testing

@testable import ImageIO

@Suite struct CGImagePropertiesTests: MakesSources {
  @Test func `properties tell size, delay and plays`() throws {
    let source = try animation()
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(optionNumber(properties, kCGImagePropertyPixelWidth) == 2)
    #expect(optionNumber(properties, kCGImagePropertyOrientation) == 1)
    let gif = try #require(properties[kCGImagePropertyGIFDictionary] as? CFDictionary)
    #expect(optionNumber(gif, kCGImagePropertyGIFDelayTime) == 0.1)
    #expect(optionNumber(gif, kCGImagePropertyGIFUnclampedDelayTime) == 0.01)
    let all = try #require(CGImageSourceCopyProperties(source, nil))
    let loop = try #require(all[kCGImagePropertyGIFDictionary] as? CFDictionary)
    #expect(optionNumber(loop, kCGImagePropertyGIFLoopCount) == 0)
  }
}

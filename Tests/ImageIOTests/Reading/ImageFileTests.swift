import ImageIO
import Testing

@Suite struct ImageFileTests {
  @Test func `a file above the limit is not looked into`() {
    var limits = ImageLimits()
    limits.maximumByteCount = 10
    #expect(error(svg(""), limits: limits) == .fileTooLarge(byteCount: svg("").count, limit: 10))
  }
}

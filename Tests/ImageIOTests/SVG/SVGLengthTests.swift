import Testing

@testable import ImageIO

@Suite struct SVGLengthTests {
  @Test func `lengths have units, and percentages a viewport`() {
    let viewport = CGSize(width: 200, height: 100)
    func pixels(_ text: String) -> Double? {
      SVGLength(text)?.value(.horizontal, viewport: viewport, fontSize: 10)
    }
    #expect(pixels("3") == 3)
    #expect(pixels("3px") == 3)
    #expect(pixels("72pt") == 96)
    #expect(pixels("1in") == 96)
    #expect(pixels("25.4mm") == 96)
    #expect(pixels("2em") == 20)
    #expect(pixels("10%") == 20)
    #expect(pixels("auto") == nil)
    #expect(pixels("3furlongs") == nil)
    #expect(SVGLength("50%")?.value(.vertical, viewport: viewport, fontSize: 10) == 50)
  }
}

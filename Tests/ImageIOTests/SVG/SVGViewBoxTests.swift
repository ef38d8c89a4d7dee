import Testing

@testable import ImageIO

@Suite struct SVGViewBoxTests {
  @Test func `a viewBox is fitted, kept in shape or stretched`() throws {
    func inside(_ ratio: String) throws -> [String] {
      try drawn(
        "<svg width='4' height='4' viewBox='0 0 2 1' preserveAspectRatio='\(ratio)'>"
          + "<rect width='1' height='1' fill='red'/><rect x='1' width='1' height='1' fill='blue'/>"
          + "</svg>")
    }
    #expect(try inside("xMidYMid meet") == ["....", "rrbb", "rrbb", "...."])
    #expect(try inside("xMidYMin") == ["rrbb", "rrbb", "....", "...."])
    #expect(try inside("none") == Array(repeating: "rrbb", count: 4))
    #expect(try inside("xMinYMin slice") == Array(repeating: "rrrr", count: 4))
  }
}

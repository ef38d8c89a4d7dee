import Testing

@testable import ImageIO

@Suite struct SVGDocumentTests {
  @Test func `a drawing is as large as it says, or as its view box`() throws {
    func size(_ attributes: String) throws -> CGSize {
      try SVGDocument(Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>".utf8)).size
    }
    #expect(try size("width='10' height='1in'") == CGSize(width: 10, height: 96))
    #expect(try size("viewBox='0 0 20 30'") == CGSize(width: 20, height: 30))
    #expect(try size("width='100%' viewBox='0 0 20 30'") == CGSize(width: 20, height: 30))
    #expect(try size("width='10' viewBox='0 0 20 30'") == CGSize(width: 10, height: 15))
    #expect(try size("") == CGSize(width: 300, height: 150))
    #expect(throws: ImageFileError.self) { try size("width='0' height='5'") }
  }

  @Test func `a drawing fills the rectangle that it is given`() throws {
    let document = try SVGDocument(svg("<rect width='2' height='4' fill='red'/>"))
    let image = try #require(document.image(size: CGSize(width: 4, height: 2), scale: 1))
    #expect(letters(image) == ["rr..", "rr.."])
    #expect(try #require(document.image(scale: 3)).width == 12)
  }
}

import Testing

@testable import ImageIO

@Suite struct DrawingBudgetTests {
  @Test func `a thousand million uses end, with a note`() throws {
    var body = "<g id='l0'><rect width='4' height='4'/></g>"
    for level in 1...9 {
      let uses = String(repeating: "<use href='#l\(level - 1)'/>", count: 10)
      body += "<defs><g id='l\(level)'>\(uses)</g></defs>"
    }
    var limits = ImageLimits()
    limits.maximumElementCount = 2000
    let document = try SVGDocument(svg(body + "<use href='#l9'/>"), limits: limits)
    #expect(document.lacks.map(\.feature) == [.imageLimit])
  }

  @Test func `pixels are counted, those beneath others too`() throws {
    var limits = ImageLimits()
    limits.maximumTouchedPixelCount = 2000
    let body = String(repeating: "<rect width='16' height='16' fill='red'/>", count: 20)
    let document = try SVGDocument(svg(body, side: 16), limits: limits)
    let notes = FidelityLedger.collecting { _ = document.image(scale: 4) }
    #expect(notes.map(\.feature) == [.imageLimit])
  }

  @Test func `groups inside each other end, with a note`() throws {
    let body =
      String(repeating: "<g opacity='.9'>", count: 60) + "<rect width='4' height='4'/>"
      + String(repeating: "</g>", count: 60)
    #expect(try SVGDocument(svg(body)).lacks.map(\.feature) == [.imageLimit])
  }
}

import Testing

@testable import ImageIO

@Suite struct SVGHostileTests {
  @Test func `elements that use themselves are drawn once`() throws {
    let loops = [
      "<g id='a'><rect width='1' height='1'/><use href='#a'/></g>",
      "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
      "<clipPath id='a' clip-path='url(#a)'><rect width='9' height='9'/></clipPath>"
        + "<rect clip-path='url(#a)' width='1' height='1'/>",
      "<mask id='a' mask='url(#a)'><rect mask='url(#a)' width='9' height='9'/></mask>"
        + "<rect mask='url(#a)' width='1' height='1'/>",
      "<pattern id='a' width='1' height='1'><rect fill='url(#a)' width='1' height='1'/></pattern>"
        + "<rect fill='url(#a)' width='4' height='4'/>",
      "<symbol id='a'><use href='#a'/></symbol><use href='#a'/>",
    ]
    for loop in loops { _ = try drawn(loop) }
  }

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

  @Test func `elements and depth are limited`() {
    var limits = ImageLimits()
    limits.maximumElementCount = 10
    #expect(
      error(svg(String(repeating: "<g/>", count: 10)), limits: limits)
        == .tooComplex(.svg, what: "elements", limit: 10))
    let deep = svg(String(repeating: "<g>", count: 5000))
    #expect(
      error(deep)?.description.contains("more than 100 elements are inside each other") == true)
  }

  @Test func `numbers beyond all bounds draw something or nothing`() throws {
    for number in ["1e308", "-1e308", "1e-308", "NaN", "99999999999999999999", "0"] {
      for shape in [
        "<rect x='\(number)' width='\(number)' height='4'/>", "<circle r='\(number)'/>",
        "<path d='M\(number) 0L4 \(number)Z' stroke='red' stroke-width='\(number)'/>",
        "<path d='M0 0A\(number) 1 \(number) 1 1 4 4'/>",
        "<g transform='scale(\(number))'><rect width='4' height='4'/></g>",
        "<path d='M0 0h4' stroke='red' stroke-dasharray='\(number)'/>",
        "<linearGradient id='a' x1='\(number)' spreadMethod='repeat'><stop/><stop offset='1'/>"
          + "</linearGradient><rect width='4' height='4' fill='url(#a)'/>",
        "<pattern id='a' width='\(number)' height='1'><rect width='1' height='1'/></pattern>"
          + "<rect width='4' height='4' fill='url(#a)'/>",
        "<svg viewBox='0 0 \(number) 1'><rect width='1' height='1'/></svg>",
      ] { #expect(try drawn(shape).count == 4) }
    }
  }

  @Test func `a file cut anywhere is an error`() {
    let bytes = svg("<defs><g id='a'/></defs><use href='#a'/><style>a{b:c}</style>")
    for count in 5..<bytes.count { #expect(error(Array(bytes.prefix(count))) != nil) }
  }
}

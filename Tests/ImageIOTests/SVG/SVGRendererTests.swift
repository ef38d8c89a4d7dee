import Testing

@testable import ImageIO

@Suite struct SVGRendererTests {
  @Test func `groups hand on what is inherited, and move what is inside`() throws {
    #expect(
      try drawn("<g fill='red' transform='translate(1)'><rect width='1' height='4'/></g>")
        == Array(repeating: ".r..", count: 4))
    #expect(
      try drawn(
        "<g color='lime'><rect width='1' height='4' fill='currentColor'/></g>")
        == Array(repeating: "g...", count: 4))
    #expect(
      try drawn("<g display='none'><rect width='4' height='4'/></g>")
        == Array(repeating: "....", count: 4))
    #expect(
      try drawn(
        "<g visibility='hidden'><rect width='4' height='4' visibility='visible'/></g>")
        == Array(repeating: "kkkk", count: 4))
  }

  @Test func `a picture in the file is drawn in its box`() throws {
    let png = try PNGCodec.encode(
      PNGImage(width: 1, height: 2, samples: [255, 0, 0, 255, 0, 0, 255, 255]))
    let data = Data(png).base64EncodedString()
    let tag = "href='data:image/png;base64,\(data)' style='image-rendering: pixelated'"
    #expect(
      try drawn("<image x='1' y='1' width='1' height='2' \(tag)/>")
        == ["....", ".r..", ".b..", "...."])
    let outside = try SVGDocument(svg("<image width='1' height='1' href='http://a.b/c.png'/>"))
    #expect(outside.lacks == [FidelityNote(.vectorImage, "The image http://a.b/c.png")])
  }

  @Test func `what is not drawn is noted, and not where it is not used`() throws {
    let document = try SVGDocument(
      svg(
        "<defs><text>no</text></defs><text>yes</text><g filter='url(#f)'>"
          + "<path d='M0 0h1' marker-end='url(#m)'/></g><title>t</title><metadata/>"))
    #expect(
      document.lacks.map(\.subject) == [
        "The element <text>", "The property filter", "The property marker-end",
      ])
    #expect(FidelityLedger.collecting { _ = document.image(scale: 1) } == document.lacks)
  }

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
}

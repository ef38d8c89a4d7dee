import Testing

@testable import ImageIO

@Suite struct SVGDrawingTests {
  @Test func `basic shapes fill their pixels`() throws {
    #expect(
      try drawn("<rect x='1' y='1' width='2' height='3' fill='red'/>")
        == ["....", ".rr.", ".rr.", ".rr."])
    #expect(
      try drawn("<polygon points='0,0 4,0 4,2 0,2' fill='blue'/>")
        == ["bbbb", "bbbb", "....", "...."])
    #expect(
      try drawn("<path d='M0 2h4v2H0z' fill='lime'/>") == ["....", "....", "gggg", "gggg"])
    #expect(
      try drawn("<line x1='0' y1='1' x2='4' y2='1' stroke='red' stroke-width='2'/>")
        == ["rrrr", "rrrr", "....", "...."])
    #expect(
      try drawn("<circle cx='2' cy='2' r='40' fill='red'/>") == Array(repeating: "rrrr", count: 4))
    #expect(
      try drawn("<ellipse cx='2' cy='2' rx='40' ry='30' fill='red'/>")
        == Array(repeating: "rrrr", count: 4))
    #expect(
      try drawn("<polyline points='0 1 4 1' stroke='blue' stroke-width='2'/>")
        == ["bbbb", "bbbb", "....", "...."])
  }

  @Test func `a shape is black unless something else is said`() throws {
    #expect(try drawn("<rect width='1' height='1'/>").first == "k...")
    #expect(try drawn("<rect width='1' height='1' fill='none'/>").first == "....")
    #expect(try drawn("<rect width='1' height='1' fill='nonsense'/>").first == "k...")
  }

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

  @Test func `the fill rule tells holes`() throws {
    let path = "d='M0 0h4v4h-4zM1 1h2v2h-2z' fill='red'"
    #expect(
      try drawn("<path \(path) fill-rule='evenodd'/>") == ["rrrr", "r..r", "r..r", "rrrr"])
    #expect(try drawn("<path \(path)/>") == Array(repeating: "rrrr", count: 4))
  }

  @Test func `strokes have dashes, caps and an order`() throws {
    #expect(
      try drawn(
        "<path d='M0 .5h4' stroke='red' stroke-dasharray='1'/>"
      ).first == "r.r.")
    #expect(
      try drawn(
        "<path d='M0 .5h4' stroke='red' stroke-dasharray='1' stroke-dashoffset='1'/>"
      ).first
        == ".r.r")
    #expect(
      try drawn("<path d='M1 .5h2' stroke='red' stroke-linecap='square' stroke-width='2'/>").first
        == "rrrr")
    #expect(
      try drawn(
        "<rect x='1' y='1' width='2' height='2' fill='red' stroke='blue' stroke-width='2' "
          + "style='paint-order: stroke'/>") == ["bbbb", "brrb", "brrb", "bbbb"])
  }

  @Test func `opacity of a group is that of the whole`() throws {
    let image = try picture(
      "<g opacity='.5'><rect width='4' height='4' fill='red'/><rect width='4' height='4' "
        + "fill='blue'/></g>")
    #expect(hexPixels(image).first == "0000FF80")
    let single = try picture("<rect width='4' height='4' fill='red' opacity='.5'/>")
    #expect(hexPixels(single).first == "FF000080")
  }

  @Test func `a use draws its target where it says, a symbol in its box`() throws {
    #expect(
      try drawn(
        "<defs><rect id='a' width='1' height='1' fill='red'/></defs><use href='#a' x='1' y='2'/>"
          + "<use xlink:href='#a' x='3'/>") == ["...r", "....", ".r..", "...."])
    #expect(
      try drawn(
        "<symbol id='a' viewBox='0 0 1 1'><rect width='9' height='9' fill='red'/></symbol>"
          + "<use href='#a' x='1' y='1' width='2' height='2'/>")
        == ["....", ".rr.", ".rr.", "...."])
    #expect(
      try drawn("<g id='a'><rect width='1' height='1' fill='inherit'/></g><use href='#none'/>")
        .first == "k...")
  }

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

  @Test func `rules count by their selectors, and a style before them`() throws {
    let sheet =
      "<style>/* a */ rect { fill: red } .b { fill: lime } #c { fill: blue } "
      + "g > rect { fill: blue } @media print { rect { fill: black } } "
      + ".d { fill: lime !important }</style>"
    #expect(
      try drawn(
        sheet + "<rect width='1' height='1'/><rect x='1' width='1' height='1' class='a b'/>"
          + "<rect x='2' width='1' height='1' id='c' class='b'/>"
          + "<rect x='3' width='1' height='1' class='b' style='fill: red'/>"
          + "<g><rect y='1' width='1' height='1'/></g>"
          + "<rect x='1' y='1' width='1' height='1' class='d' style='fill: red'/>")
        == ["rgbr", "bg..", "....", "...."])
    let document = try SVGDocument(svg(sheet + "<style>rect:hover {fill: red}</style>"))
    #expect(
      document.lacks == [
        FidelityNote(.vectorImage, "The CSS rule @media"),
        FidelityNote(.vectorImage, "The CSS selector rect:hover"),
      ])
  }

  @Test func `a clip lets its shapes through`() throws {
    let area = "<rect width='4' height='4' fill='red' clip-path='url(#a)'/>"
    #expect(
      try drawn("<clipPath id='a'><rect width='2' height='4'/></clipPath>" + area)
        == Array(repeating: "rr..", count: 4))
    #expect(
      try drawn(
        "<clipPath id='a'><rect width='1' height='4'/><rect x='3' width='1' height='4'/></clipPath>"
          + area) == Array(repeating: "r..r", count: 4))
    #expect(
      try drawn(
        "<clipPath id='a' clipPathUnits='objectBoundingBox'><rect width='.5' height='1'/>"
          + "</clipPath>" + area) == Array(repeating: "rr..", count: 4))
    #expect(
      try drawn(
        "<clipPath id='b'><rect width='4' height='1'/></clipPath>"
          + "<clipPath id='a' clip-path='url(#b)'><rect width='2' height='4'/></clipPath>" + area)
        == ["rr..", "....", "....", "...."])
    #expect(try drawn("<clipPath id='a'/>" + area) == Array(repeating: "....", count: 4))
    #expect(try drawn(area) == Array(repeating: "rrrr", count: 4))
  }

  @Test func `a mask counts by luminance, or by alpha`() throws {
    let area = "<rect width='4' height='4' fill='red' mask='url(#a)'/>"
    #expect(
      try drawn("<mask id='a'><rect width='2' height='4' fill='white'/></mask>" + area)
        == Array(repeating: "rr..", count: 4))
    #expect(
      try drawn("<mask id='a'><rect width='2' height='4'/></mask>" + area)
        == Array(repeating: "....", count: 4))
    #expect(
      try drawn(
        "<mask id='a' mask-type='alpha'><rect width='2' height='4'/></mask>" + area)
        == Array(repeating: "rr..", count: 4))
    #expect(
      try drawn(
        "<mask id='a' x='0' y='0' width='.25' height='1'><rect width='4' height='4' fill='white'/>"
          + "</mask>" + area) == Array(repeating: "r...", count: 4))
  }

  @Test func `a pattern repeats its tile`() throws {
    #expect(
      try drawn(
        "<pattern id='a' width='2' height='2' patternUnits='userSpaceOnUse'>"
          + "<rect width='1' height='1' fill='red'/></pattern>"
          + "<rect width='4' height='4' fill='url(#a)'/>") == ["r.r.", "....", "r.r.", "...."])
    #expect(
      try drawn(
        "<pattern id='a' width='.5' height='1' viewBox='0 0 2 1' preserveAspectRatio='none'>"
          + "<rect width='1' height='1' fill='red'/></pattern>"
          + "<rect width='4' height='4' fill='url(#a)'/>") == Array(repeating: "r.r.", count: 4))
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

import Testing

@testable import ImageIO

@Suite struct SVGStyleSheetTests {
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
}

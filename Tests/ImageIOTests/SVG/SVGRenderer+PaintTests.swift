import Testing

@testable import ImageIO

@Suite struct SVGRendererPaintTests {
  @Test func `a shape is black unless something else is said`() throws {
    #expect(try drawn("<rect width='1' height='1'/>").first == "k...")
    #expect(try drawn("<rect width='1' height='1' fill='none'/>").first == "....")
    #expect(try drawn("<rect width='1' height='1' fill='nonsense'/>").first == "k...")
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
}

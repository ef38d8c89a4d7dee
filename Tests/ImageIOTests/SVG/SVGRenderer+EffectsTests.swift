import Testing

@testable import ImageIO

@Suite struct SVGRendererEffectsTests {
  @Test func `opacity of a group is that of the whole`() throws {
    let image = try picture(
      "<g opacity='.5'><rect width='4' height='4' fill='red'/><rect width='4' height='4' "
        + "fill='blue'/></g>")
    #expect(hexPixels(image).first == "0000FF80")
    let single = try picture("<rect width='4' height='4' fill='red' opacity='.5'/>")
    #expect(hexPixels(single).first == "FF000080")
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
}

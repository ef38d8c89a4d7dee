import Testing

@testable import ImageIO

@Suite struct SVGRendererShapesTests {
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

  @Test func `the fill rule tells holes`() throws {
    let path = "d='M0 0h4v4h-4zM1 1h2v2h-2z' fill='red'"
    #expect(
      try drawn("<path \(path) fill-rule='evenodd'/>") == ["rrrr", "r..r", "r..r", "rrrr"])
    #expect(try drawn("<path \(path)/>") == Array(repeating: "rrrr", count: 4))
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
}

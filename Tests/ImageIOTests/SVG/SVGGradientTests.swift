import Testing

@testable import ImageIO

@Suite struct SVGGradientTests {
  private let stops =
    "<stop offset='.5' stop-color='red'/><stop offset='.5' stop-color='blue'/>"

  private func row(_ gradient: String, fill: String = "fill='url(#a)'") throws -> String {
    try drawn(gradient + "<rect width='8' height='8' \(fill)/>", side: 8)[0]
  }

  @Test func `a linear gradient goes across the box, or between two points`() throws {
    #expect(
      try row("<linearGradient id='a'>\(stops)</linearGradient>") == "rrrrbbbb")
    #expect(
      try row(
        "<linearGradient id='a' gradientUnits='userSpaceOnUse' x1='0' x2='4'>\(stops)"
          + "</linearGradient>") == "rrbbbbbb")
    #expect(
      try row(
        "<linearGradient id='a' gradientTransform='scale(.5)'>\(stops)</linearGradient>")
        == "rrbbbbbb")
    #expect(
      try row("<linearGradient id='a' x1='1' x2='0'>\(stops)</linearGradient>") == "bbbbrrrr")
  }

  @Test func `beyond its ends it is padded, repeated or reflected`() throws {
    func spread(_ method: String) throws -> String {
      try row(
        "<linearGradient id='a' gradientUnits='userSpaceOnUse' x1='2' x2='4' "
          + "spreadMethod='\(method)'>\(stops)</linearGradient>")
    }
    #expect(try spread("pad") == "rrrbbbbb")
    #expect(try spread("repeat") == "rbrbrbrb")
    #expect(try spread("reflect") == "brrbbrrb")
  }

  @Test func `a gradient takes stops and ends from another`() throws {
    #expect(
      try row(
        "<linearGradient id='b' x1='1' x2='0'>\(stops)</linearGradient>"
          + "<linearGradient id='a' xlink:href='#b'/>") == "bbbbrrrr")
    #expect(
      try row(
        "<radialGradient id='b'>\(stops)</radialGradient>"
          + "<linearGradient id='a' href='#b'/>") == "rrrrbbbb")
  }

  @Test func `a gradient that goes in a circle of references has no stops`() throws {
    #expect(
      try row(
        "<linearGradient id='b' href='#a'/><linearGradient id='a' href='#b'/>",
        fill: "fill='url(#a) red'") == "rrrrrrrr")
  }

  @Test func `a radial gradient grows from its focus`() throws {
    let middle = try drawn(
      "<radialGradient id='a' r='.5'>\(stops)</radialGradient>"
        + "<rect width='8' height='8' fill='url(#a)'/>", side: 8)
    #expect(middle[0] == "bbbbbbbb")
    #expect(middle[3] == "bbrrrrbb")
    let left = try drawn(
      "<radialGradient id='a' fx='0' r='.5'>\(stops)</radialGradient>"
        + "<rect width='8' height='8' fill='url(#a)'/>", side: 8)
    #expect(left[3] == "rrrrbbbb")
  }

  @Test func `one stop is a colour, no stops are none, no length the last stop`() throws {
    #expect(
      try row("<linearGradient id='a'><stop stop-color='lime'/></linearGradient>") == "gggggggg")
    #expect(try row("<linearGradient id='a'/>") == "........")
    #expect(
      try row("<linearGradient id='a' x2='0'>\(stops)</linearGradient>") == "bbbbbbbb")
    #expect(try row("", fill: "fill='url(#none)'") == "........")
    #expect(try row("", fill: "fill='url(#none) blue'") == "bbbbbbbb")
  }

  @Test func `a stroke is painted by a gradient, too`() throws {
    let rows = try drawn(
      "<linearGradient id='a' gradientUnits='userSpaceOnUse' x2='8'>\(stops)</linearGradient>"
        + "<path d='M0 1h8' stroke='url(#a)' stroke-width='2'/>", side: 8)
    #expect(rows.prefix(3) == ["rrrrbbbb", "rrrrbbbb", "........"])
  }

  @Test func `a stop's current colour is that of its own place`() throws {
    #expect(
      try row(
        "<g color='red'><linearGradient id='a'><stop stop-color='currentColor'/>"
          + "</linearGradient></g>")
        == "rrrrrrrr")
  }
}

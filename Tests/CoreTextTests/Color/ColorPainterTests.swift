import CoreGraphics
import CoreText
import Testing

@Suite struct ColorPainterTests: DrawsPaints {
  @Test func `a linear gradient ends with its last colour`() throws {
    let reds = try reds(ColorFont.gradient(4, [0, 0, 400, 0, 0, 100], stops))
    // The middles of pixels are at 1/8, 3/8 and so on of the way.
    for (found, wanted) in zip(reds, [223, 159, 96, 32, 0, 0, 0, 0]) {
      #expect((found - wanted).magnitude <= 1)
    }
  }

  @Test func `circles grow from one to another, and those below no radius are not drawn`() throws {
    // Around the bar's left end: the distance is the number.
    let circles = try reds(ColorFont.gradient(6, [0, 150, 0, 0, 150, 400], stops))
    for (found, wanted) in zip(circles, [223, 159, 96, 32, 0, 0, 0, 0]) {
      #expect((found - wanted).magnitude <= 1)
    }
    let again = try reds(ColorFont.gradient(6, [0, 150, 0, 0, 150, 400], extend: 1, stops))
    for (found, wanted) in zip(again, [223, 159, 96, 32, 223, 159, 96, 32]) {
      #expect((found - wanted).magnitude <= 2)
    }
    // From radius 1 to 3 over a way of 4 pixels: the cone's tip is two pixels before the start.
    let cone = try row(ColorFont.gradient(6, [400, 150, 100, 800, 150, 300], stops))
    #expect(cone[1] == [0, 0, 0, 0] && cone[2] == [255, 0, 0, 255])
    #expect((Int(cone[3][0]) - 191).magnitude <= 1 && cone[3][3] == 255)
  }

  @Test func `circles that touch at one side come again without losing colours`() throws {
    // All begin at the bar's left end: along the middle the number is the way by 400.
    for (extend, wanted) in [
      (1, [223, 159, 96, 32, 223, 159, 96, 32]), (2, [223, 159, 96, 32, 32, 96, 159, 223]),
    ] as [(UInt8, [Int])] {
      let reds = try reds(
        ColorFont.gradient(6, [0, 150, 0, 200, 150, 200], extend: extend, stops))
      for (found, wanted) in zip(reds, wanted) { #expect((found - wanted).magnitude <= 1) }
    }
  }

  @Test func `a sweep goes around a point against the clock`() throws {
    // Quarters, from half a turn before 0 as they are stored: red until 90 degrees, blue after.
    let quarters: [(offset: Double, entry: Int)] = [(0, 0), (0.25, 0), (0.25, 2), (1, 2)]
    let paint = ColorFont.gradient(
      8, [200, 200, ColorFont.part(-1), ColorFont.part(1)], quarters)
    let rows = try ColorFont.rows(4, font(ColorFont.shape(1, paint)))
    #expect(rows == ["bbrr....", "bbrr....", "bbbb....", "bbbb...."])
    let again = ColorFont.gradient(
      8, [200, 200, ColorFont.part(-1), ColorFont.part(0)], extend: 1,
      [(0, 0), (0.5, 0), (0.5, 2), (1, 2)])
    #expect(
      try ColorFont.rows(4, font(ColorFont.shape(1, again)))
        == ["bbrr....", "bbrr....", "rrbb....", "rrbb...."])
  }

  @Test func `composites are drawn apart`() throws {
    // A green corner out of a red square; the text's pixels around stay.
    let square = ColorFont.shape(1, ColorFont.solid(0))
    let corner = ColorFont.shape(2, ColorFont.solid(1))
    func rows(_ mode: UInt8) throws -> [String] {
      try ColorFont.rows(4, font(ColorFont.composite(mode, corner, over: square))) {
        $0.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        $0.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
      }
    }
    #expect(try rows(5) == ["....wwww", "....wwww", "gg..wwww", "gg..wwww"])
    #expect(try rows(6) == ["....wwww", "....wwww", "rr..wwww", "rr..wwww"])
    #expect(try rows(8) == ["rrrrwwww", "rrrrwwww", "..rrwwww", "..rrwwww"])
    #expect(try rows(12) == ["rrrrwwww", "rrrrwwww", "yyrrwwww", "yyrrwwww"])
    #expect(try rows(23) == ["rrrrwwww", "rrrrwwww", "kkrrwwww", "kkrrwwww"])
  }

  @Test func `transforms move what they hold and not what follows`() throws {
    let moved = ColorFont.transform(14, [200, 200], ColorFont.shape(2, ColorFont.solid(2)))
    let table = ColorFont.graphs(
      [(4, ColorFont.layers(3, from: 0))],
      layers: [
        ColorFont.shape(1, ColorFont.solid(0)), moved, ColorFont.shape(2, ColorFont.solid(1)),
      ])
    let font = try ColorFont.font([("COLR", table), ("CPAL", ColorFont.colors)])
    #expect(try ColorFont.rows(4, font) == ["rrbb....", "rrbb....", "ggrr....", "ggrr...."])
  }

  @Test func `a clip box cuts what is painted`() throws {
    let box = ColorFont.join([1], words([100, 0, 300, 200]))
    let table = ColorFont.graphs([(4, ColorFont.solid(0))], clips: [(4, box)])
    let font = try ColorFont.font([("COLR", table), ("CPAL", ColorFont.colors)])
    #expect(try ColorFont.rows(4, font) == ["........", "........", ".rr.....", ".rr....."])
  }
}

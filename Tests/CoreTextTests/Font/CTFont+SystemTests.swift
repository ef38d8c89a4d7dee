import CoreGraphics
import CoreText
import Testing

@Suite struct CTFontSystemTests: MeasuresFonts {
  private let line = "What's the point?"

  @Test func `the system font has San Francisco's line metrics`() throws {
    let font = try #require(CTFont.system(size: 17))
    #expect((CTFontGetAscent(font) - 16.1865).magnitude < 0.0001)
    #expect((CTFontGetDescent(font) - 4.1006).magnitude < 0.0001)
    #expect((CTFontGetCapHeight(font) - 11.9780).magnitude < 0.0001)
    #expect((CTFontGetXHeight(font) - 8.9482).magnitude < 0.0001)
    #expect(CTFontGetLeading(font) == 0)
    #expect((font.lineHeight - 20.2871).magnitude < 0.0001)
  }

  /// Widths of strings on iOS 26.1, points, measured by others.
  @Test(arguments: [
    (17.0, 400.0, [98.580, 146.824, 79.663, 34.315, 338.954, 126.139]),
    (17, 600, [103.498, 152.042, 83.684, 38.279, 352.372, 129.072]),
    (17, 700, [106.345, 155.063, 86.013, 40.574, 360.142, 130.771]),
    (20, 400, [115.217, 168.475, 91.619, 39.006, 388.653, 146.923]),
    (20, 600, [120.812, 174.724, 96.358, 43.542, 405.421, 150.393]),
    (8, 400, [50.453, 76.0, 41.957, 19.805, 176.977, 63.016]),
  ])
  func `widths are near San Francisco's`(
    _ size: Double, _ weight: Double, _ expected: [Double]
  ) throws {
    let strings = [
      "0123456789", "AVAST Wavy To. LT", "Hello UIKit", "iiiiillll",
      "The quick brown fox jumps over the lazy dog", "WWWW MMMM",
    ]
    let font = try #require(CTFont.system(size: size, weight: weight))
    var error = 0.0
    for (string, wanted) in zip(strings, expected) {
      let text = StyledText(string, attributes: [TextAttribute.font: font])
      let width = Double(TextLayout(text, options: TextLayout.Options()).size.width)
      error += (width / wanted - 1).magnitude / Double(strings.count)
    }
    #expect(error < 0.016)
  }

  @Test(arguments: [
    ("0123456789", 98.580), ("AVAST Wavy To. LT", 146.824), ("Hello UIKit", 79.663),
    ("iiiiillll", 34.315), ("The quick brown fox jumps over the lazy dog", 338.954),
    ("WWWW MMMM", 126.139),
  ])
  func `no width is more than 1.4 % off at 17 points`(string: String, wanted: Double) throws {
    let font = try #require(CTFont.system(size: 17))
    #expect((width(string, font) / wanted - 1).magnitude < 0.014)
  }

  /// How much wider one line is in the proportions of 20 points than it is on iOS, percent.
  @Test(arguments: [
    (25.0, 2.0), (28, 2.3), (32, 2.5), (34, 2.6), (38, 3.0), (43, 3.2), (48, 3.6), (53, 3.9),
    (58, 4.2),
  ])
  func `the system font tightens as San Francisco does`(size: Double, percent: Double) throws {
    let base = width(line, try #require(CTFont.system(size: 20)))
    let own = width(line, try #require(CTFont.system(size: size)))
    #expect(((base / 20 * size / own - 1) * 100 - percent).magnitude < 0.3)
  }

  /// Widths of pictures that iOS drew at three pixels per point.
  @Test(arguments: [
    (25.0, 566.0), (26, 588), (27, 610), (28, 632), (30, 677), (32, 721), (34, 765), (38, 852),
    (43, 962), (48, 1070), (53, 1178), (58, 1285),
  ])
  func `a line is as many pixels wide as on iOS`(size: Double, pixels: Double) throws {
    let font = try #require(CTFont.system(size: size))
    #expect((width(line, font) * 3).rounded(.up) == pixels)
  }

  @Test(arguments: [100.0, 300, 400, 500, 600, 700, 900])
  func `larger text is never looser, and no size stands out`(weight: Double) throws {
    var last = Double.infinity
    for step in 32...400 {
      let size = Double(step) / 4
      let em = width(line, try #require(CTFont.system(size: size, weight: weight))) / size
      #expect(em <= last + 1e-9, "\(size)")
      // From 8 to 10 points, where iOS tightens most, a quarter of a point makes half a percent.
      if last.isFinite { #expect(em > last * 0.9945, "\(size)") }
      last = em
    }
  }

  /// Widths that Blueprint's tests expect of iOS, in half points: a word in black, and after two
  /// letters and four more in smaller fonts.
  @Test func `black letters, and small ones, are as wide as on iOS`() throws {
    let italic = try #require(CTFont.system(size: 13, isItalic: true))
    let word = width("World!", try #require(CTFont.system(size: 32, weight: 900)))
    #expect((word * 2).rounded(.up) / 2 == 107, "\(word)")
    let small = [
      width("H", try #require(CTFont.system(size: 24, weight: 700))),
      width("e", try #require(CTFont.system(size: 14))),
      width("llo, l", italic) - width("l", italic),
    ]
    #expect((word + small.reduce(0, +) - 153.25).magnitude < 0.75, "\(small) \(word)")
  }

  @Test func `the system font at another size is that of the size`() throws {
    for weight in [400.0, 700] {
      let font = try #require(CTFont.system(size: 17, weight: weight))
      let large = try #require(CTFont.system(size: 58, weight: weight))
      #expect(CTFontCreateCopyWithSize(font, 58) == large)
      #expect(width(line, CTFontCreateCopyWithSize(font, 58)) == width(line, large))
    }
  }
}

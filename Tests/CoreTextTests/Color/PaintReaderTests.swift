import CoreGraphics
import CoreText
import Testing

@Suite struct PaintReaderTests: ReadsPaints {
  private static let red = GlyphColor(red: 1, green: 0, blue: 0, alpha: 1)

  private static let green = GlyphColor(red: 0, green: 1, blue: 0, alpha: 1)

  @Test func `a solid paint in a glyph is its outline in one colour`() throws {
    let half = GlyphColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    #expect(
      try commands(ColorFont.shape(1, ColorFont.solid(0, alpha: 0.5))) == [.fillGlyph(1, half)])
    #expect(try commands(ColorFont.solid(0xFFFF)) == [.fill(.text)])
  }

  @Test func `a glyph around anything else is a clip`() throws {
    let inner = ColorFont.shape(2, ColorFont.solid(0))
    #expect(
      try commands(ColorFont.shape(1, inner))
        == [.save, .clip(1), .fillGlyph(2, Self.red), .restore])
  }

  @Test func `layers and other glyphs are drawn in place`() throws {
    let layers = [ColorFont.solid(0), ColorFont.solid(1)]
    #expect(
      try commands(ColorFont.layers(2, from: 0), layers: layers)
        == [.fill(Self.red), .fill(Self.green)])
    let box = ColorFont.join([1], words([0, 10, 300, 400]))
    #expect(
      try commands(
        ColorFont.reuse(5), clips: [(5, box)], others: [(5, ColorFont.solid(0))])
        == [
          .save, .clipBox(CGRect(x: 0, y: 10, width: 300, height: 390)), .fill(Self.red),
          .restore,
        ])
  }

  @Test func `a composite is a backdrop and a source with a blend mode`() throws {
    let paint = ColorFont.composite(5, ColorFont.solid(0), over: ColorFont.solid(1))
    #expect(
      try commands(paint)
        == [
          .beginGroup, .fill(Self.green), .beginSource(.sourceIn), .fill(Self.red), .endGroup,
        ])
    for (mode, kept) in [
      (0, []), (1, [Self.red]), (2, [Self.green]), (3, [Self.green, Self.red]),
      (4, [Self.red, Self.green]),
    ] as [(UInt8, [GlyphColor])] {
      let commands = try commands(
        ColorFont.composite(mode, ColorFont.solid(0), over: ColorFont.solid(1)))
      #expect(commands?.filter { ![.save, .restore].contains($0) } == kept.map { .fill($0) })
    }
  }

  @Test func `numbers vary with the axes`() throws {
    let paint = ColorFont.transform(15, [20, 0], base: 0, ColorFont.solid(0))
    let table = ColorFont.graphs([(4, paint)], variations: ColorFont.variations)
    let tables: [(tag: FontTag, body: [UInt8])] = [
      ("COLR", table), ("CPAL", ColorFont.colors), ("fvar", ColorFont.axes),
    ]
    for (weight, x) in [(0.0, 20.0), (0.5, 70), (1, 120)] {
      let font = try ColorFont.font(tables, variations: variations(weight: weight))
      #expect(
        try font.instance.colorGlyph(4)?.commands.dropFirst().first
          == .concatenate(CGAffineTransform(translationX: CGFloat(x), y: 0)))
    }
  }

  // MARK: Hostile graphs

  @Test(arguments: [
    ColorFont.reuse(4), ColorFont.layers(1, from: 0), ColorFont.layers(255, from: 0),
    ColorFont.shape(1, ColorFont.reuse(4)),
    ColorFont.composite(5, ColorFont.reuse(4), over: ColorFont.reuse(4)),
  ])
  func `a graph that contains itself is an error`(_ paint: [UInt8]) {
    let layers = [[UInt8]](repeating: ColorFont.layers(255, from: 0), count: 255)
    #expect(throws: FontError.self) { try commands(paint, layers: layers) }
  }

  @Test func `a graph that is cut off or damaged is an error or a glyph`() throws {
    let gradient = ColorFont.gradient(6, [0, 0, 10, 100, 0, 20], extend: 1, [(0, 0), (1, 1)])
    let paint = ColorFont.composite(
      20, ColorFont.shape(1, ColorFont.transform(24, [999], gradient)),
      over: ColorFont.shape(3, ColorFont.solid(2)))
    let table = ColorFont.graphs([(4, paint)])
    func draw(_ table: [UInt8]) throws {
      let font = try ColorFont.font([("COLR", table), ("CPAL", ColorFont.colors)])
      _ = FidelityLedger.collecting { _ = try? ColorFont.pixels(4, font) }
      try font.instance.face.validate()
    }
    for length in 0..<table.count {
      #expect(throws: FontError.self) { try draw(Array(table.prefix(length))) }
    }
    var state: UInt64 = 3
    for _ in 0..<400 {
      var damaged = table
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      damaged[Int(state >> 33) % table.count] = UInt8(truncatingIfNeeded: state >> 50)
      try? draw(damaged)
    }
  }
}

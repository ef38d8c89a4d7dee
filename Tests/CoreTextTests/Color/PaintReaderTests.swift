import CoreGraphics
import CoreText
import Testing

@Suite struct PaintReaderTests {
  private static let red = GlyphColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let green = GlyphColor(red: 0, green: 1, blue: 0, alpha: 1)

  private func commands(
    _ paint: [UInt8], layers: [[UInt8]] = [], clips: [(glyph: Int, box: [UInt8])] = [],
    others: [(glyph: Int, paint: [UInt8])] = []
  ) throws -> [ColorCommand]? {
    let table = ColorFont.graphs([(4, paint)] + others, layers: layers, clips: clips)
    return try ColorFont.font([("COLR", table), ("CPAL", ColorFont.colors)])
      .instance.colorGlyph(4)?.commands
  }

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

  private func transform(_ paint: [UInt8]) throws -> CGAffineTransform {
    guard case .concatenate(let transform)? = try commands(paint)?.dropFirst().first else {
      return CGAffineTransform(scaleX: 0, y: 0)
    }
    return transform
  }

  private func matrix(_ numbers: [CGFloat]) -> CGAffineTransform {
    CGAffineTransform(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// Format, numbers, and the matrix that they are.
  @Test(arguments: [
    (14, [20, -30], [1, 0, 0, 1, 20, -30]), (16, [8192, 16_384], [0.5, 0, 0, 1, 0, 0]),
    (18, [8192, 16_384, 100, 50], [0.5, 0, 0, 1, 50, 0]), (20, [8192], [0.5, 0, 0, 0.5, 0, 0]),
    (22, [8192, 100, 50], [0.5, 0, 0, 0.5, 50, 25]), (24, [8192], [0, 1, -1, 0, 0, 0]),
    (26, [8192, 100, 0], [0, 1, -1, 0, 100, -100]), (28, [0, 4096], [1, 1, 0, 1, 0, 0]),
    (28, [4096, 0], [1, 0, -1, 1, 0, 0]), (30, [4096, 0, 7, 10], [1, 0, -1, 1, 10, 0]),
  ] as [(UInt8, [Int], [CGFloat])])
  func `paints that move others are matrices`(
    _ format: UInt8, _ numbers: [Int], _ expected: [CGFloat]
  ) throws {
    let found = try transform(ColorFont.transform(format, numbers, ColorFont.solid(0)))
    let wanted = matrix(expected)
    for (a, b) in zip(
      [found.a, found.b, found.c, found.d, found.tx, found.ty],
      [wanted.a, wanted.b, wanted.c, wanted.d, wanted.tx, wanted.ty])
    {
      #expect((a - b).magnitude < 1e-12)
    }
  }

  @Test func `a matrix of six numbers is taken as it is`() throws {
    let found = try transform(ColorFont.matrix([1, 0.5, -0.25, 2, 30, -40], ColorFont.solid(0)))
    #expect(found == matrix([1, 0.5, -0.25, 2, 30, -40]))
  }

  @Test func `a composite is a backdrop and a source with a blend mode`() throws {
    let paint = ColorFont.composite(5, ColorFont.solid(0), over: ColorFont.solid(1))
    #expect(
      try commands(paint)
        == [
          .beginGroup, .fill(Self.green), .beginSource(.sourceIn), .fill(Self.red), .endGroup,
        ])
    for (mode, kept) in [(0, []), (1, [Self.red]), (2, [Self.green]), (3, [Self.green, Self.red]),
      (4, [Self.red, Self.green])] as [(UInt8, [GlyphColor])]
    {
      let commands = try commands(
        ColorFont.composite(mode, ColorFont.solid(0), over: ColorFont.solid(1)))
      #expect(commands?.filter { ![.save, .restore].contains($0) } == kept.map { .fill($0) })
    }
  }

  @Test func `a linear gradient goes across the lines of its colours`() throws {
    // From the first point to the second one, seen from lines that lean by 45 degrees.
    let paint = ColorFont.gradient(4, [0, 0, 100, 0, 100, 100], [(1, 1), (0, 0)])
    guard case .gradient(let gradient)? = try commands(paint)?.first,
      case .linear(let start, let end) = gradient.shape
    else {
      Issue.record("no linear gradient")
      return
    }
    #expect(start == .zero && end == CGPoint(x: 50, y: -50))
    #expect(gradient.stops.map(\.offset) == [0, 1])
    #expect(gradient.stops.map(\.color) == [Self.red, Self.green])
    let flat = ColorFont.gradient(4, [0, 0, 100, 0, 200, 0], [(0, 0), (1, 1)])
    #expect(try commands(flat) == [])
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

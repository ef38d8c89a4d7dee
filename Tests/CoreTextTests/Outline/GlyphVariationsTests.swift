import Testing

@testable import CoreText

@Suite struct GlyphVariationsTests: ReadsOutlines {
  private typealias Tuple = VariationBytes.Tuple

  /// A font of one glyph.
  private func font(
    _ body: [UInt8], _ tuples: [Tuple], sharedPoints: [UInt8]? = nil, axisCount: Int = 1,
    sharedPeaks: [[Double]] = []
  ) throws -> [UInt8] {
    let data = VariationBytes.glyph(tuples, sharedPoints: sharedPoints)
    return try TestFont.outlines(
      [body],
      extra: [
        ("fvar", VariationBytes.axes(axisCount)),
        ("gvar", VariationBytes.glyphs([data], axisCount: axisCount, sharedPeaks: sharedPeaks)),
      ])
  }

  private let box = OutlineBytes.box(0, 0, 100, 200)
  /// Deltas of the box's four points and of the four that mark its advance and height: the right
  /// side moves by 20, the upper one by 40.
  private let x = [0, 20, 20, 0, 0, 0, 0, 0]
  private let y = [0, 0, 40, 40, 0, 0, 0, 0]

  private func box(_ width: String, _ height: String) -> String {
    "M0 0 L\(width) 0 L\(width) \(height) L0 \(height) Z"
  }

  // MARK: How much a tuple counts

  @Test(arguments: [
    (-1.0, "100", "200"), (-0.5, "100", "200"), (0, "100", "200"), (0.25, "105", "210"),
    (0.5, "110", "220"), (1, "120", "240"),
    // A quarter of 1/64 of the way is not lost in points: 20/64 and 40/64 units.
    (0.015625, "100.3125", "200.625"),
  ])
  func `points move in proportion to the way to the peak, on its side`(
    _ value: Double, _ width: String, _ height: String
  ) throws {
    let font = try font(box, [Tuple(x: x, y: y)])
    #expect(try path(font, at: [value]) == box(width, height))
  }

  @Test(arguments: [(-1.0, "120"), (-0.5, "110"), (0.5, "100"), (1, "100")])
  func `a peak below the standard counts there alone`(
    _ value: Double, _ width: String
  ) throws {
    let font = try font(box, [Tuple(peak: [-1], x: x, y: y.map { _ in 0 })])
    #expect(try path(font, at: [value]) == box(width, "200"))
  }

  @Test(arguments: [(0.25, "110"), (0.5, "120"), (0.75, "100"), (1, "100")])
  func `beyond its peak a tuple without limits does not count`(
    _ value: Double, _ width: String
  ) throws {
    let font = try font(box, [Tuple(peak: [0.5], x: x, y: y.map { _ in 0 })])
    #expect(try path(font, at: [value]) == box(width, "200"))
  }

  @Test(arguments: [
    (0.125, "100"), (0.25, "100"), (0.375, "110"), (0.5, "120"), (0.75, "110"), (1, "100"),
    (-0.5, "100"),
  ])
  func `a tuple with limits counts between them, most at its peak`(
    _ value: Double, _ width: String
  ) throws {
    let tuple = Tuple(peak: [0.5], limits: ([0.25], [1]), x: x, y: y.map { _ in 0 })
    #expect(try path(font(box, [tuple]), at: [value]) == box(width, "200"))
  }

  /// OpenType 1.9 leaves an axis out whose limits are out of order or on both sides of 0.
  @Test(arguments: [
    (0.5, 0.75, 1.0), (0.5, 0.125, 0.375), (0.5, -0.5, 1), (-0.5, -1, 0.5),
  ])
  func `limits that make no sense leave their axis out`(
    _ peak: Double, _ start: Double, _ end: Double
  ) throws {
    let tuple = Tuple(peak: [peak], limits: ([start], [end]), x: x, y: y.map { _ in 0 })
    #expect(try path(font(box, [tuple]), at: [0.25]) == box("120", "200"))
  }

  @Test(arguments: [
    ([1.0, 1], 1.0, 1.0, "120"), ([1, 1], 0.5, 1, "110"), ([1, 1], 0.5, 0.5, "105"),
    ([1, 1], 1, 0, "100"), ([1, 1], 1, -1, "100"), ([1, 0], 1, 0.5, "120"),
    ([1, 0], 0.5, -1, "110"), ([0, 1], 0, 1, "120"), ([-1, 1], -0.5, 0.5, "105"),
  ])
  func `axes of a peak multiply, but for those at which it is 0`(
    _ peak: [Double], _ first: Double, _ second: Double, _ width: String
  ) throws {
    let tuple = Tuple(peak: peak, x: x, y: y.map { _ in 0 })
    #expect(
      try path(font(box, [tuple], axisCount: 2), at: [first, second]) == box(width, "200"))
  }

  @Test func `tuples add up, and glyphs share peaks`() throws {
    let tuples = [
      Tuple(peak: nil, sharedPeak: 1, x: x, y: y.map { _ in 0 }),
      Tuple(peak: nil, sharedPeak: 0, x: x.map { _ in 0 }, y: y),
      Tuple(peak: [1, 0], x: x, y: y),
    ]
    let font = try font(box, tuples, axisCount: 2, sharedPeaks: [[0, 1], [1, 1]])
    #expect(try path(font, at: [0, 1]) == box("100", "240"))
    #expect(try path(font, at: [1, 1]) == box("140", "280"))
    #expect(try path(font, at: [0.5, 1]) == box("120", "260"))
    #expect(try path(font, at: [1, 0]) == box("120", "240"))
  }

  @Test func `shared peaks may have limits in a glyph`() throws {
    let tuple = Tuple(
      peak: nil, sharedPeak: 0, limits: ([0.25], [1]), x: x, y: y.map { _ in 0 })
    let font = try font(box, [tuple], sharedPeaks: [[0.5]])
    #expect(try path(font, at: [0.375]) == box("110", "200"))
    #expect(try path(font, at: [0.25]) == box("100", "200"))
  }

  // MARK: Which points have deltas

  /// A contour of three points, of which the first and the last on the x axis have deltas of 10
  /// and 30; the one between them has none.
  @Test(arguments: [
    (-20, 10), (0, 10), (25, 15), (50, 20), (75, 25), (100, 30), (130, 30),
  ])
  func `a point without a delta moves with its neighbours`(_ place: Int, _ move: Int) throws {
    let glyph = OutlineBytes.contours([[(0, 0, true), (place, 50, true), (100, 0, true)]])
    let tuple = Tuple(points: .own(VariationBytes.points([0, 2])), x: [10, 30], y: [0, 0])
    #expect(
      try path(font(glyph, [tuple]), at: [1]) == "M10 0 L\(place + move) 50 L130 0 Z")
  }

  /// Both neighbours at the same height: deltas that agree are taken, others are not.
  @Test(arguments: [(7, 7, 57), (7, 8, 50)])
  func `neighbours at one place move a point only together`(
    _ first: Int, _ second: Int, _ y: Int
  ) throws {
    let glyph = OutlineBytes.contours([[(0, 0, true), (50, 50, true), (100, 0, true)]])
    let points = VariationBytes.points([0, 2])
    let tuple = Tuple(points: .own(points), x: [0, 0], y: [first, second])
    #expect(
      try path(font(glyph, [tuple]), at: [1]) == "M0 \(first) L50 \(y) L100 \(second) Z")
  }

  @Test func `points before the first and after the last have those as neighbours`() throws {
    let glyph = OutlineBytes.contours([
      [(50, 0, true), (0, 0, true), (20, 9, true), (100, 0, true), (75, 9, true)]
    ])
    let tuple = Tuple(points: .own(VariationBytes.points([1, 3])), x: [0, 40], y: [0, 0])
    #expect(try path(font(glyph, [tuple]), at: [1]) == "M70 0 L0 0 L28 9 L140 0 L105 9 Z")
  }

  @Test func `one delta moves its whole contour and no other`() throws {
    let square: OutlineBytes.Contour = [(0, 0, true), (10, 0, true), (10, 10, true)]
    let glyph = OutlineBytes.contours([square, square.map { ($0.x + 50, $0.y, true) }])
    let tuple = Tuple(points: .own(VariationBytes.points([4])), x: [6], y: [-2])
    #expect(
      try path(font(glyph, [tuple]), at: [1])
        == "M0 0 L10 0 L10 10 Z M56 -2 L66 -2 L66 8 Z")
  }

  @Test func `inferred deltas are those of the outline before other tuples`() throws {
    let glyph = OutlineBytes.contours([[(0, 0, true), (50, 50, true), (100, 0, true)]])
    let points = VariationBytes.points([0, 2])
    // If the second saw what the first has done, the middle would be moved by less than half.
    let tuples = [
      Tuple(points: .own(VariationBytes.points([2])), x: [0], y: [0]),
      Tuple(points: .own(VariationBytes.points([1, 2])), x: [0, 100], y: [0, 0]),
      Tuple(points: .own(points), x: [0, 20], y: [0, 0]),
    ]
    #expect(try path(font(glyph, tuples), at: [1]) == "M0 0 L60 50 L220 0 Z")
  }

  @Test func `tuples without points of their own have those that the glyph shares`() throws {
    let glyph = OutlineBytes.contours([[(0, 0, true), (50, 50, true), (100, 0, true)]])
    let own = Tuple(points: .own(VariationBytes.points([1])), x: [0], y: [4])
    let shared = Tuple(x: [0, 20], y: [0, 0])
    let font = try font(
      glyph, [shared, own, shared], sharedPoints: VariationBytes.points([0, 2]))
    #expect(try path(font, at: [1]) == "M0 4 L70 54 L140 4 Z")
  }

  @Test(arguments: [nil, [0]] as [[UInt8]?])
  func `no points stand for all`(_ shared: [UInt8]?) throws {
    let own = Tuple(points: .own([0]), x: x, y: y)
    let font = try font(box, [own, Tuple(x: x, y: y)], sharedPoints: shared)
    #expect(try path(font, at: [1]) == box("140", "280"))
  }

  // MARK: Packed numbers

  /// The same deltas: 0, 20, 20, 0, 0, 0, 0, 0.
  @Test(
    arguments: [
      [0x07, 0, 20, 20, 0, 0, 0, 0, 0], [0x80, 0x01, 20, 20, 0x84],
      [0x47] + words([0, 20, 20, 0, 0, 0, 0, 0]),
      [0x80, 0x41] + words([20, 20]) + [0x00, 0, 0x83],
      // Longs, which OpenType 1.9.1 adds.
      [0x80, 0xC1, 0, 0, 0, 20, 0, 0, 0, 20, 0x84],
    ] as [[UInt8]])
  func `deltas come in runs of bytes, words, longs or zeros`(_ deltas: [UInt8]) throws {
    let font = try font(box, [Tuple(deltas: deltas + VariationBytes.deltas(y))])
    #expect(try path(font, at: [1]) == box("120", "240"))
  }

  @Test(
    arguments: [[0x00, 0x80], [0x00, 0xFF], [0x40, 0xFF, 0x80], [0x40, 0x80, 0x00]] as [[UInt8]])
  func `deltas have a sign`(_ packed: [UInt8]) throws {
    let points = VariationBytes.points([1])
    let tuple = Tuple(points: .own(points), deltas: packed + [0x80])
    let move =
      packed.count == 2
      ? Int(Int8(bitPattern: packed[1]))
      : Int(Int16(bitPattern: UInt16(packed[1]) << 8 | UInt16(packed[2])))
    #expect(
      try path(font(box, [tuple]), at: [1])
        == "M\(move) 0 L\(100 + move) 0 L\(100 + move) 200 L\(move) 200 Z")
  }

  /// The points 1 and 2 of the box.
  @Test(
    arguments: [
      [2, 0x01, 1, 1], [2, 0x00, 1, 0x00, 1], [2, 0x81, 0, 1, 0, 1], [0x80, 2, 0x01, 1, 1],
      [2, 0x80, 0, 1, 0x00, 1],
    ] as [[UInt8]])
  func `numbers of points come in runs of bytes or words, each a step`(_ points: [UInt8]) throws {
    let tuple = Tuple(points: .own(points), x: [20, 20], y: [0, 0])
    // The left side lies beyond both, on the side of their place: it moves with them.
    let moved = "M20 0 L120 0 L120 200 L20 200 Z"
    #expect(try path(font(box, [tuple]), at: [1]) == moved)
  }

  @Test func `more than 127 points have a count of two bytes`() throws {
    let contour = (0..<200).map { (x: $0, y: $0 % 2, isOnCurve: true) }
    let numbers: [UInt8] =
      [0x80, 200, 0x7F] + [0] + [UInt8](repeating: 1, count: 127) + [71]
      + [UInt8](repeating: 1, count: 72)
    let tuple = Tuple(
      points: .own(numbers), x: (0..<200).map { -$0 }, y: [Int](repeating: 3, count: 200))
    let outline = try instance(font(OutlineBytes.contours([contour]), [tuple]), at: [1])
      .outline(0)
    #expect(outline.points.map { [$0.x, $0.y] } == (0..<200).map { [0, 384 + 128 * ($0 % 2)] })
  }

  @Test func `points that the glyph does not have are passed over`() throws {
    let tuple = Tuple(points: .own(VariationBytes.points([2, 90])), x: [20, 7], y: [40, 7])
    #expect(
      try path(font(box, [tuple]), at: [1]) == "M20 40 L120 40 L120 240 L20 240 Z")
  }

  // MARK: Advances and parts

  /// The points after the outline's are the origin and the end of the advance.
  @Test(arguments: [(0, 60, 560, 0), (10, 60, 550, -10), (-10, 0, 510, 10), (0, 0, 500, 0)])
  func `deltas of the ends of the advance change it and move the outline`(
    _ origin: Int, _ end: Int, _ advance: Int, _ shift: Int
  ) throws {
    let x = [0, 0, 0, 0, origin, end, 0, 0]
    let font = try instance(
      font(box, [Tuple(x: x, y: x.map { _ in 0 })]), at: [1])
    #expect(font.advance(0) == advance)
    #expect(
      path(of: try font.outline(0))
        == "M\(shift) 0 L\(100 + shift) 0 L\(100 + shift) 200 L\(shift) 200 Z")
  }

  @Test func `an empty glyph has an advance that varies`() throws {
    let tuple = Tuple(x: [0, 70, 0, 0], y: [0, 0, 0, 0])
    let font = try font([], [tuple])
    #expect(try instance(font, at: [0.5]).advance(0) == 535)
    #expect(try instance(font).advance(0) == 500)
    #expect(try path(font, at: [1]) == "")
  }

  @Test func `the places of a composite's parts vary, and its parts by themselves`() throws {
    let whole = OutlineBytes.composite([
      OutlineBytes.Part(glyph: 1, arguments: (5, 0)),
      OutlineBytes.Part(glyph: 1, arguments: (300, 0)),
      OutlineBytes.Part(glyph: 1, arguments: (2, 0), isAttached: true),
    ])
    // One delta for each part; that of a part which is attached says nothing.
    let places = Tuple(x: [0, 40, 99, 0, 60, 0, 0], y: [8, 0, 99, 0, 0, 0, 0])
    let data = [VariationBytes.glyph([places]), VariationBytes.glyph([Tuple(x: x, y: y)])]
    let font = try TestFont.outlines(
      [whole, box],
      extra: [("fvar", VariationBytes.axes()), ("gvar", VariationBytes.glyphs(data))])
    let wide = "M5 8 L125 8 L125 248 L5 248 Z M340 0 L460 0 L460 240 L340 240 Z"
    #expect(
      try path(font, at: [1]) == wide + " M125 248 L245 248 L245 488 L125 488 Z")
    #expect(try instance(font, at: [1]).advance(0) == 560)
  }

  @Test func `places without deltas stay, as parts have no neighbours`() throws {
    let parts = [0, 100, 200].map { OutlineBytes.Part(glyph: 1, arguments: ($0, 0)) }
    let tuple = Tuple(points: .own(VariationBytes.points([0, 2])), x: [10, 30], y: [0, 0])
    let data = [VariationBytes.glyph([tuple]), []]
    let font = try TestFont.outlines(
      [OutlineBytes.composite(parts), OutlineBytes.contours([[(0, 0, true), (1, 1, true)]])],
      extra: [("fvar", VariationBytes.axes()), ("gvar", VariationBytes.glyphs(data))])
    #expect(
      try path(font, at: [1]) == "M10 0 L11 1 Z M100 0 L101 1 Z M230 0 L231 1 Z")
  }

  @Test(arguments: [false, true])
  func `glyphs without data stay as they are`(_ isLong: Bool) throws {
    let data = [[], VariationBytes.glyph([Tuple(x: x, y: y)]), []]
    // The fourth glyph is one that the table does not know of.
    let table = VariationBytes.glyphs(data, hasLongOffsets: isLong)
    let font = try TestFont.outlines(
      [box, box, box, box], extra: [("fvar", VariationBytes.axes()), ("gvar", table)])
    #expect(
      try [0, 2, 3].map { try path(font, $0, at: [1]) } == (0..<3).map { _ in box("100", "200") })
    #expect(try path(font, 1, at: [1]) == box("120", "240"))
  }

  // MARK: Broken tables

  @Test func `a table for another number of axes is refused`() {
    #expect(
      throws: FontError.malformed(
        table: "gvar", offset: 4, reason: "2 axes where `fvar` has 1")
    ) {
      let table = VariationBytes.glyphs([[]], axisCount: 2)
      return try FontFace(
        bytes: TestFont.outlines(
          [box], extra: [("fvar", VariationBytes.axes(1)), ("gvar", table)]))
    }
  }

  @Test func `a table that is cut off anywhere is an error`() throws {
    let tuples = [
      Tuple(
        peak: nil, limits: ([0.25], [1]), points: .own(VariationBytes.points([1, 2])), x: [1, 2],
        y: [3, 4]),
      Tuple(peak: [1], x: x, y: y),
    ]
    let data = VariationBytes.glyph(tuples, sharedPoints: [0])
    let whole = VariationBytes.glyphs([data], sharedPeaks: [[0.5]])
    func use(_ table: [UInt8]) throws {
      let bytes = try TestFont.outlines(
        [box], extra: [("fvar", VariationBytes.axes()), ("gvar", table)])
      try FontFace(bytes: bytes).validate()
    }
    try use(whole)
    for count in 0..<whole.count {
      #expect(throws: FontError.self, "\(count) bytes") { try use(Array(whole.prefix(count))) }
    }
  }

  /// Offsets in the glyph's data: the number of tuples, where they begin, the size of the first.
  @Test(arguments: [(0, 0x0F), (2, 0xFF), (4, 0xFF)])
  func `counts and sizes that lie are errors`(_ place: Int, _ value: UInt8) {
    var data = VariationBytes.glyph([Tuple(x: x, y: y)])
    data[place] = value
    #expect(throws: FontError.self) {
      let font = try TestFont.outlines(
        [box], extra: [("fvar", VariationBytes.axes()), ("gvar", VariationBytes.glyphs([data]))])
      return try path(font, at: [1])
    }
  }

  @Test func `a shared peak that is not there is an error`() {
    #expect(throws: FontError.self) {
      try path(
        font(box, [Tuple(peak: nil, sharedPeak: 2, x: x, y: y)], sharedPeaks: [[1], [1]]),
        at: [1])
    }
  }
}

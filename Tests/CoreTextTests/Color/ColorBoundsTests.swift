import CoreGraphics
import Testing

@testable import CoreText

@Suite struct ColorBoundsTests {
  /// A rectangle that no command makes.
  private let whole = CGRect(x: -1, y: -2, width: 3, height: 4)
  private let red = GlyphColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// In a font whose glyphs 1, 2 and 3 are 400 by 400, 200 by 200 and 800 by 400.
  private func bounds(_ commands: [ColorCommand]) throws -> CGRect {
    let font = FontInstance(try FontFace(bytes: ColorFont.base.bytes))
    return ColorBounds.bounds(of: commands, in: font, whole: whole)
  }

  private func move(_ x: CGFloat, _ y: CGFloat) -> ColorCommand {
    .concatenate(CGAffineTransform(translationX: x, y: y))
  }

  private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  private var gradient: ColorCommand {
    .gradient(
      ColorGradient(
        shape: .linear(start: .zero, end: CGPoint(x: 1, y: 0)), extend: .pad, stops: []))
  }

  @Test func `filled outlines lie in a box around all of them`() throws {
    #expect(try bounds([.fillGlyph(1, red)]) == box(0, 0, 400, 400))
    #expect(
      try bounds([.fillGlyph(2, red), move(500, -100), .fillGlyph(2, red)])
        == box(0, -100, 700, 300))
    #expect(try bounds([.fillGlyph(4, red)]) == .zero)
    #expect(try bounds([]) == .zero)
  }

  @Test func `an inner transform counts before an outer one`() throws {
    let scale = ColorCommand.concatenate(CGAffineTransform(scaleX: 2, y: 3))
    #expect(try bounds([scale, move(100, 10), .fillGlyph(2, red)]) == box(200, 30, 400, 600))
    #expect(try bounds([move(100, 10), scale, .fillGlyph(2, red)]) == box(100, 10, 400, 600))
    // A quarter turn to the left.
    let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(
      try bounds([.concatenate(turn), .fillGlyph(3, red)]) == box(-400, 0, 400, 800))
  }

  @Test func `what was saved comes back, as often as it was`() throws {
    #expect(
      try bounds([
        .save, move(1000, 0), .save, move(1000, 0), .restore, .fillGlyph(2, red), .restore,
        .fillGlyph(2, red),
      ]) == box(0, 0, 1200, 200))
    // A clip ends with it.
    #expect(
      try bounds([.save, .clip(2), .restore, .fillGlyph(1, red)]) == box(0, 0, 400, 400))
    // Nothing is left to come back.
    #expect(
      try bounds([.restore, move(7, 0), .restore, .fillGlyph(2, red)]) == box(7, 0, 200, 200))
  }

  @Test func `a clip bounds what fills it`() throws {
    #expect(try bounds([.clip(2), .fill(red)]) == box(0, 0, 200, 200))
    #expect(try bounds([.clip(2), gradient]) == box(0, 0, 200, 200))
    #expect(try bounds([.clipBox(box(5, 6, 7, 8)), .fill(red)]) == box(5, 6, 7, 8))
    #expect(
      try bounds([.clipBox(box(300, 0, 500, 50)), .fillGlyph(1, red)]) == box(300, 0, 100, 50))
    // Of two what they have in common, each where it was set.
    #expect(try bounds([.clip(1), move(300, 100), .clip(1), gradient]) == box(300, 100, 100, 300))
  }

  @Test func `what lies outside the clip puts no pixel anywhere`() throws {
    #expect(try bounds([.clip(2), move(500, 0), .clip(2), .fill(red)]) == .zero)
    #expect(try bounds([.clipBox(box(900, 0, 5, 5)), .fillGlyph(1, red)]) == .zero)
    #expect(try bounds([.clip(4), .fill(red)]) == .zero)
    #expect(
      try bounds([.save, .clip(4), .fill(red), .restore, .fillGlyph(2, red)])
        == box(0, 0, 200, 200))
  }

  @Test func `what fills everything has the box of the whole`() throws {
    #expect(try bounds([.fill(red)]) == whole)
    #expect(try bounds([.fillGlyph(1, red), gradient]) == whole)
    #expect(try bounds([.save, .clip(1), .restore, .fill(red)]) == whole)
  }

  @Test func `groups have no bounds of their own`() throws {
    #expect(
      try bounds([
        .beginGroup, .fillGlyph(2, red), .beginSource(.sourceIn), move(300, 0),
        .fillGlyph(2, red), .endGroup,
      ]) == box(0, 0, 500, 200))
  }

  // MARK: Out of a font

  private func bounds(
    _ table: [UInt8], variations: [(tag: FontTag, body: [UInt8])] = [], at weight: Double = 0
  ) throws -> CGRect? {
    let font = try ColorFont.font(
      [("COLR", table), ("CPAL", ColorFont.colors)] + variations,
      variations: [("wght", Int(weight * 65_536))])
    return try font.instance.colorGlyph(4)?.bounds
  }

  @Test func `layers lie in a box around their glyphs`() throws {
    #expect(
      try bounds(ColorFont.layers([(4, [(2, 0), (3, 1)])])) == box(0, 0, 800, 400))
    #expect(try bounds(ColorFont.layers([(4, [])])) == .zero)
    #expect(try bounds(ColorFont.layers([(5, [(2, 0)])])) == nil)
  }

  @Test func `paints lie in the clip box of their glyph`() throws {
    let paint = ColorFont.transform(14, [100, -50], ColorFont.shape(1, ColorFont.solid(0)))
    #expect(try bounds(ColorFont.graphs([(4, paint)])) == box(100, -50, 400, 400))
    let clip = ColorFont.join([1], words([150, 0, 300, 250]))
    #expect(
      try bounds(ColorFont.graphs([(4, paint)], clips: [(4, clip)])) == box(150, 0, 150, 250))
    // A box that ends before it begins holds nothing.
    let empty = ColorFont.join([1], words([300, 0, 150, 250]))
    #expect(try bounds(ColorFont.graphs([(4, paint)], clips: [(4, empty)])) == .zero)
  }

  @Test func `a paint without bounds has the box of its line`() throws {
    // An advance of 900, from 200 below the baseline to 900 above.
    #expect(
      try bounds(ColorFont.graphs([(4, ColorFont.solid(0))])) == box(0, -200, 900, 1100))
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 50), (1, 100)])
  func `a clip box varies with the font`(_ weight: Double, _ x: CGFloat) throws {
    // Only the left side has a delta, the first of the table.
    let clip = ColorFont.join([2], words([0, 0, 400, 400]), ColorFont.long(0))
    let table = ColorFont.graphs(
      [(4, ColorFont.solid(0))], clips: [(4, clip)], variations: ColorFont.variations)
    #expect(
      try bounds(table, variations: [("fvar", ColorFont.axes)], at: weight)
        == box(x, 0, 400 - x, 400))
  }
}

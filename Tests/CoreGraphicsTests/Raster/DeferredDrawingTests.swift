import CoreGraphics
import Dispatch
import Synchronization
import Testing

@Suite struct DeferredDrawingTests {
  /// Numbers that look random and are the same every time.
  private struct Dice {
    var state: UInt64

    mutating func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }

    mutating func unit() -> CGFloat { CGFloat(next(1001)) / 1000 }

    mutating func rect(_ side: Int) -> CGRect {
      CGRect(
        x: CGFloat(next(side)) - 20 + unit(), y: CGFloat(next(side)) - 20 + unit(),
        width: CGFloat(next(side)) / 2 + unit(), height: CGFloat(next(side)) / 2 + unit())
    }

    mutating func color() -> CGColor {
      CGColor(red: unit(), green: unit(), blue: unit(), alpha: unit())
    }
  }

  private static let image: CGImage = {
    let drawing = Drawing(24, 24)
    drawing.context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 0.7)
    drawing.context.fillEllipse(in: CGRect(x: 2, y: 3, width: 19, height: 17))
    return drawing.context.makeImage()!
  }()

  /// Draws something of every kind, some of it in groups inside each other.
  private func scribble(in context: CGContext, side: Int, seed: UInt64, count: Int = 40) {
    var dice = Dice(state: seed)
    for _ in 0..<count { step(context, side, &dice, depth: 0) }
  }

  private func step(_ context: CGContext, _ side: Int, _ dice: inout Dice, depth: Int) {
    let rect = dice.rect(side)
    context.setFillColor(dice.color())
    context.saveGState()
    defer { context.restoreGState() }
    switch dice.next(10) {
    case 0: context.fill(rect)
    case 1: context.fillEllipse(in: rect)
    case 2:
      context.setLineWidth(1 + 9 * dice.unit())
      context.setStrokeColor(dice.color())
      context.strokeEllipse(in: rect)
    case 3:
      context.setBlendMode([.multiply, .screen, .clear, .copy, .xor][dice.next(5)])
      context.fill(rect)
    case 4:
      context.clip(to: rect)
      context.addEllipse(in: dice.rect(side))
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    case 5: context.draw(Self.image, in: rect)
    case 6:
      context.setShadow(offset: CGSize(width: 3, height: -2), blur: 8, color: dice.color())
      context.fillEllipse(in: rect)
    case 7 where depth < 3, 8 where depth < 3:
      context.setAlpha(dice.unit())
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      for _ in 0..<3 { step(context, side, &dice, depth: depth + 1) }
      context.endTransparencyLayer()
    case 9:
      let dot = CGRect(x: 0, y: 0, width: 9, height: 7)
      let mask = GlyphMask(CGPath(ellipseIn: dot, transform: nil))
      context.fill(
        (0..<5).map { _ in PlacedGlyph(mask, x: dice.next(side), y: dice.next(side)) })
    default: context.clear(rect)
    }
  }

  @Test(arguments: 0..<24)
  func `deferred drawing has the bytes of drawing at once`(seed: UInt64) {
    let side = seed % 3 == 0 ? 600 : 90
    let (now, later) = (Drawing(side, side), Drawing(side, side, isDeferred: true))
    scribble(in: now.context, side: side, seed: seed)
    scribble(in: later.context, side: side, seed: seed)
    #expect(now.bytes == later.bytes)
    #expect(Set(now.bytes).count > 50)
  }

  @Test func `pixels that are asked for in between are those so far`() {
    let (now, later) = (Drawing(80, 80), Drawing(80, 80, isDeferred: true))
    for seed in 0..<6 as Range<UInt64> {
      scribble(in: now.context, side: 80, seed: seed, count: 9)
      scribble(in: later.context, side: 80, seed: seed, count: 9)
      #expect(now.bytes == later.bytes)
    }
  }

  @Test func `whoever has the address of the pixels sees what is drawn then`() throws {
    let later = Drawing(8, 8, isDeferred: true)
    let data = try #require(later.context.data)
    later.context.setFillColor(gray: 1, alpha: 1)
    later.context.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(data.load(as: UInt32.self) == 0xffff_ffff)
  }

  @Test func `threads that ask at the same time all see the whole picture`() {
    let now = Drawing(300, 300)
    scribble(in: now.context, side: 300, seed: 7)
    let later = Drawing(300, 300, isDeferred: true)
    scribble(in: later.context, side: 300, seed: 7)
    let expected = now.bytes
    let matches = Atomic(0)
    let bitmap = later.bitmap
    DispatchQueue.concurrentPerform(iterations: 16) { _ in
      if Array(bitmap.pixels) == expected { matches.add(1, ordering: .relaxed) }
    }
    let count = matches.load(ordering: .relaxed)
    #expect(count == 16)
  }

  @Test func `a group's mask and tint wait with it`() throws {
    func draw(_ drawing: Drawing) throws -> [UInt32] {
      let context = drawing.context
      context.beginGroup()
      scribble(in: context, side: 60, seed: 3)
      let group = try #require(context.endGroup())
      context.beginGroup(deviceBounds: CGRect(x: 10, y: 5, width: 40, height: 30))
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fillEllipse(in: CGRect(x: 10, y: 5, width: 40, height: 30))
      let mask = try #require(context.endGroup())
      group.multiply(byAlphaOf: mask)
      group.multiply(by: SIMD4(1, 0.5, 0.25, 0.75))
      context.draw(group, alpha: 0.8)
      return drawing.bytes
    }
    let now = try draw(Drawing(60, 60))
    #expect(try draw(Drawing(60, 60, isDeferred: true)) == now)
    #expect(Set(now).count > 20)
  }
}

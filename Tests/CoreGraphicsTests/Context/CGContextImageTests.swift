import CoreGraphics
import Testing

@Suite struct CGContextImageTests: DrawsImages {
  @Test func `an image on whole pixels is copied`() {
    let source = noise(7, 5)
    let drawing = Drawing(9, 7)
    drawUpright(drawing.context, source, CGRect(x: 1, y: 1, width: 7, height: 5))
    for y in 0..<5 {
      for x in 0..<7 {
        #expect(drawing.bitmap.pixels[(y + 1) * 9 + x + 1] == source.bitmap.pixels[y * 7 + x])
      }
    }
    #expect(drawing.alpha(0, 0) == 0)
  }

  @Test(arguments: ImageMaps.all) func `an image is laid over what is there`(map: CGAffineTransform)
  {
    let opaque = image(31, 23) { x, y in [UInt8(8 * x), UInt8(11 * y), UInt8(x * y % 256), 255] }
    for source in [opaque, noise(31, 23)] {
      func drawn(over backdrop: UInt32) -> [UInt32] {
        let drawing = Drawing(90, 80)
        drawing.bitmap.pixels.update(repeating: backdrop)
        drawing.context.concatenate(map)
        drawUpright(drawing.context, source, CGRect(x: 0, y: 0, width: 31, height: 23))
        return drawing.bytes
      }
      let (alone, over) = (drawn(over: 0), drawn(over: 0xff30_8050))
      let inverse = map.inverted()
      for y in 0..<80 {
        for x in 0..<90 {
          let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
          guard place.x > 1.5, place.y > 1.5, place.x < 29.5, place.y < 21.5 else { continue }
          let pixel = alone[y * 90 + x]
          let rest = 255 - pixel >> 24
          let expected = [0, 8, 16, 24].reduce(UInt32(0)) { sum, shift in
            let old = (0xff30_8050 as UInt32) >> UInt32(shift) & 255
            return sum + ((old * rest + 127) / 255) << UInt32(shift)
          }
          #expect(over[y * 90 + x] == pixel + expected)
        }
      }
    }
  }

  @Test func `alpha scales an image`() {
    let source = image(1, 1) { _, _ in [255, 255, 255, 128] }
    let drawing = Drawing(1, 1)
    drawing.context.setAlpha(0.5)
    drawing.context.draw(source, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(drawing[0, 0] == [64, 64, 64, 64])
  }

  @Test func `tiling fills the clip from the rectangle on`() {
    let source = image(2, 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let drawing = Drawing(6, 2)
    drawing.context.draw(source, in: CGRect(x: 1, y: 0, width: 2, height: 1), byTiling: true)
    for y in 0..<2 {
      #expect((0..<6).map { drawing[$0, y][0] } == [0, 255, 0, 255, 0, 255])
      #expect((0..<6).map { drawing.alpha($0, y) } == [255, 255, 255, 255, 255, 255])
    }
  }

  @Test func `tiles have the pixels of the whole`() {
    let source = noise(13, 9, seed: 4)
    func draw(_ context: CGContext) {
      context.saveGState()
      context.translateBy(x: 20, y: 3)
      context.rotate(by: 0.4)
      context.draw(source, in: CGRect(x: 0, y: 0, width: 37.3, height: 21.9))
      context.restoreGState()
    }
    let whole = Drawing(60, 50)
    draw(whole.context)
    let tiles = Drawing(60, 50)
    for x in stride(from: 0, to: 60, by: 11) {
      tiles.context.saveGState()
      tiles.context.clip(to: CGRect(x: x, y: 0, width: 11, height: 50))
      draw(tiles.context)
      tiles.context.restoreGState()
    }
    #expect(tiles.bytes == whole.bytes)
    #expect(whole.bytes.contains { $0 != 0 })
  }

  @Test func `rectangles without bounds or area do no harm`() {
    let source = noise(3, 3)
    let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e-30, 0, 2]
    var dice = Dice(seed: 6)
    for _ in 0..<200 {
      let drawing = Drawing(5, 5)
      func value() -> CGFloat { values[dice.next(below: values.count)] }
      drawing.context.draw(
        source, in: CGRect(x: value(), y: value(), width: value(), height: value()),
        byTiling: dice.next() < 0.3)
    }
  }

  @Test func `an image drawn much smaller shows the mean of its pixels`() {
    let checks = image(60, 60) { x, y in (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    for size in [30, 24, 20, 17, 10, 6] {
      let drawing = Drawing(size, size)
      drawing.context.draw(checks, in: CGRect(x: 0, y: 0, width: size, height: size))
      // The outermost pixels have half of the outermost of the image.
      for y in 1..<size - 1 {
        for x in 1..<size - 1 {
          #expect(abs(drawing[x, y][0] - 128) <= 2, "\(size): \(x), \(y)")
        }
      }
    }
  }

  @Test func `a turned image drawn much smaller shows means too`() {
    let checks = image(64, 64) { x, y in (x + y) % 2 == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let drawing = Drawing(16, 16)
    drawing.context.translateBy(x: 8, y: 8)
    drawing.context.rotate(by: 0.3)
    drawing.context.draw(checks, in: CGRect(x: -8, y: -8, width: 16, height: 16))
    for k in 4..<12 { #expect(abs(drawing[k, k][0] - 128) <= 2) }
  }

  @Test func `low quality takes the pixels that are nearest, however far apart`() {
    // Only every fourth column is white.
    let stripes = image(64, 4) { x, _ in x % 4 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let drawing = Drawing(16, 1)
    drawing.context.interpolationQuality = .low
    drawing.context.draw(stripes, in: CGRect(x: 0, y: 0, width: 16, height: 1))
    #expect((0..<16).allSatisfy { drawing[$0, 0][0] == 0 })
    drawing.context.interpolationQuality = .high
    drawing.context.draw(stripes, in: CGRect(x: 0, y: 0, width: 16, height: 1))
    #expect((2..<14).allSatisfy { abs(drawing[$0, 0][0] - 64) <= 1 })
  }

  @Test func `tiles of fractional size are stretched to whole pixels`() {
    let source = image(2, 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255] }
    let drawing = Drawing(9, 2)
    drawing.context.interpolationQuality = .none
    drawing.context.draw(
      source, in: CGRect(x: 1, y: 0, width: 2.2, height: 1.1), byTiling: true)
    #expect((0..<9).map { drawing[$0, 0][0] } == [0, 255, 0, 255, 0, 255, 0, 255, 0])
    #expect(drawing.alphas.joined().allSatisfy { $0 == 255 })
  }
}

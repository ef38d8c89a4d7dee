import CoreGraphics
import Testing

@Suite struct CGContextImageTests {
  private func image(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> CGImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += pixel(x, y) }
    }
    return CGImage(straightRGBA: bytes, width: width, height: height)!
  }

  private func noise(_ width: Int, _ height: Int, seed: UInt64 = 1) -> CGImage {
    var dice = Dice(seed: seed)
    return image(width, height) { _, _ in
      (0..<4).map { _ in UInt8(dice.next(below: 256)) }
    }
  }

  /// Draws with the image's first row at the least y.
  private func drawUpright(_ context: CGContext, _ image: CGImage, _ rect: CGRect) {
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: rect)
    context.restoreGState()
  }

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

  @Test func `resampling at the middles of pixels copies too`() {
    // Turned by a quarter, nothing lies between pixels.
    let source = noise(6, 6)
    let drawing = Drawing(6, 6)
    drawing.context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 6, ty: 0))
    drawUpright(drawing.context, source, CGRect(x: 0, y: 0, width: 6, height: 6))
    for y in 0..<6 {
      for x in 0..<6 {
        #expect(drawing.bitmap.pixels[x * 6 + 5 - y] == source.bitmap.pixels[y * 6 + x])
      }
    }
  }

  @Test func `between pixels colours are blended`() {
    let source = image(2, 1) { x, _ in x == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let drawing = Drawing(8, 1)
    drawing.context.draw(source, in: CGRect(x: 0, y: 0, width: 8, height: 1))
    for x in 0..<8 {
      let u = max(0, min(1, (Double(x) + 0.5) / 4 - 0.5))
      #expect(abs(Double(drawing[x, 0][0]) - 255 * u) <= 1)
    }
  }

  /// A rectangle of the size of the image under maps that scale, mirror, turn and slant it.
  private static let maps = [
    CGAffineTransform(a: 1.83, b: 0, c: 0, d: 2.41, tx: 3.3, ty: 2.7),
    CGAffineTransform(a: -1.31, b: 0, c: 0, d: 0.77, tx: 60.2, ty: 5.4),
    CGAffineTransform(a: 0, b: 1.9, c: 1.7, d: 0, tx: 2.2, ty: 1.3),
    CGAffineTransform(a: 1.61, b: 0.73, c: -0.73, d: 1.61, tx: 25.3, ty: 1.6),
    CGAffineTransform(a: 0.93, b: -0.21, c: 0.4, d: 1.2, tx: 4.1, ty: 12.9),
  ]

  @Test(arguments: maps, [1.0, 0.6])
  func `each pixel is a bilinear sum, rounded once`(map: CGAffineTransform, alpha: Double) {
    let source = noise(31, 23)
    let drawing = Drawing(90, 80)
    // Nothing is reduced before, though some maps make the image smaller.
    drawing.context.interpolationQuality = .low
    drawing.context.setAlpha(alpha)
    drawing.context.concatenate(map)
    drawUpright(drawing.context, source, CGRect(x: 0, y: 0, width: 31, height: 23))
    let inverse = map.inverted()
    let alpha = (alpha * 255).rounded() / 255
    var count = 0
    for y in 0..<80 {
      for x in 0..<90 {
        let place = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(inverse)
        // Far enough from the sides to be covered.
        guard place.x > 1.5, place.y > 1.5, place.x < 29.5, place.y < 21.5 else { continue }
        count += 1
        let (u, v) = (place.x - 0.5, place.y - 0.5)
        let (column, row) = (Int(u), Int(v))
        let (partU, partV) = (u - Double(column), v - Double(row))
        for shift in [0, 8, 16, 24] as [UInt32] {
          func level(_ x: Int, _ y: Int) -> Double {
            Double(source.bitmap.pixels[y * 31 + x] >> shift & 255)
          }
          let top = level(column, row) * (1 - partU) + level(column + 1, row) * partU
          let bottom = level(column, row + 1) * (1 - partU) + level(column + 1, row + 1) * partU
          let exact = (top * (1 - partV) + bottom * partV) * alpha
          let drawn = Double(drawing.bitmap.pixels[y * 90 + x] >> shift & 255)
          // A half, and 255/512 for rows that are told apart by 256 places.
          #expect(abs(drawn - exact) <= 1.01)
        }
      }
    }
    #expect(count > 200)
  }

  @Test(arguments: maps) func `an image is laid over what is there`(map: CGAffineTransform) {
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

  @Test func `without interpolation each pixel has one of the image's`() {
    let source = image(2, 1) { x, _ in x == 0 ? [0, 0, 0, 255] : [255, 255, 255, 255] }
    let drawing = Drawing(8, 1)
    drawing.context.interpolationQuality = .none
    drawing.context.draw(source, in: CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect((0..<8).map { drawing[$0, 0][0] } == [0, 0, 0, 0, 255, 255, 255, 255])
  }

  @Test func `edges of an image are antialiased and its pixels go on there`() {
    let source = image(2, 2) { _, _ in [255, 0, 0, 255] }
    let drawing = Drawing(4, 1)
    drawing.context.draw(source, in: CGRect(x: 0.5, y: -4, width: 3, height: 8))
    #expect(drawing.alphas == [[128, 255, 255, 128]])
    #expect(drawing[0, 0] == [128, 0, 0, 128])
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

import CoreGraphics
import Testing

@Suite struct ImagePaintFetchTests: DrawsImages {
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

  @Test(arguments: ImageMaps.all, [1.0, 0.6])
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
}

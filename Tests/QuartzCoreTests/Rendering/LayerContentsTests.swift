import QuartzCore
import Testing

@Suite struct LayerContentsTests {
  @Test func `each gravity places contents as Apple's does`() {
    let bounds = CGRect(x: 0, y: 0, width: 80, height: 60)
    let places: [(CALayerContentsGravity, CGRect)] = [
      (.resize, bounds),
      (.resizeAspect, CGRect(x: 0, y: 10, width: 80, height: 40)),
      (.resizeAspectFill, CGRect(x: -20, y: 0, width: 120, height: 60)),
      (.center, CGRect(x: 30, y: 25, width: 20, height: 10)),
      (.top, CGRect(x: 30, y: 50, width: 20, height: 10)),
      (.bottom, CGRect(x: 30, y: 0, width: 20, height: 10)),
      (.left, CGRect(x: 0, y: 25, width: 20, height: 10)),
      (.right, CGRect(x: 60, y: 25, width: 20, height: 10)),
      (.topLeft, CGRect(x: 0, y: 50, width: 20, height: 10)),
      (.topRight, CGRect(x: 60, y: 50, width: 20, height: 10)),
      (.bottomLeft, CGRect(x: 0, y: 0, width: 20, height: 10)),
      (.bottomRight, CGRect(x: 60, y: 0, width: 20, height: 10)),
      (
        CALayerContentsGravity(rawValue: "no gravity"),
        CGRect(x: 30, y: 25, width: 20, height: 10)
      ),
    ]
    for (gravity, expected) in places {
      let place = gravity.place(CGSize(width: 20, height: 10), in: bounds)
      #expect(place == expected, "\(gravity.rawValue)")
    }
  }

  private func stripes() throws -> CGImage {
    try image([
      [[255, 0, 0, 255], [0, 255, 0, 255]],
      [[0, 0, 255, 255], [0, 0, 0, 255]],
    ])
  }

  @Test func `contents at their own size are copied pixel by pixel, upright`() throws {
    let layer = box(0, 0, 2, 2)
    layer.contents = try stripes()
    let canvas = try LayerCanvas(layer, width: 2, height: 2)
    #expect(canvas[0, 0] == red && canvas[1, 0] == green)
    #expect(canvas[0, 1] == blue && canvas[1, 1] == black)
  }

  @Test func `contentsScale divides the size where the gravity keeps it`() throws {
    let layer = box(0, 0, 10, 10)
    layer.contents = try stripes()
    layer.contentsGravity = .bottomRight
    layer.contentsScale = 2
    let canvas = try LayerCanvas(layer, width: 10, height: 10, scale: 2)
    #expect(canvas.paintedRect == CGRect(x: 18, y: 0, width: 2, height: 2))
    #expect(canvas[18, 0] == red && canvas[19, 1] == black)
  }

  @Test func `the nearest filter enlarges pixels as blocks`() throws {
    let layer = box(0, 0, 8, 8)
    layer.contents = try stripes()
    layer.magnificationFilter = .nearest
    let canvas = try LayerCanvas(layer, width: 8, height: 8)
    #expect(canvas[3, 3] == red && canvas[4, 3] == green)
    #expect(canvas[3, 4] == blue && canvas[4, 4] == black)
    layer.magnificationFilter = .linear
    let smooth = try LayerCanvas(layer, width: 8, height: 8)
    #expect(smooth[3, 1] != red && smooth[3, 1] != green)
  }

  @Test func `contentsRect draws a part of the image`() throws {
    let layer = box(0, 0, 4, 4)
    layer.contents = try stripes()
    layer.magnificationFilter = .nearest
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    let canvas = try LayerCanvas(layer, width: 8, height: 8)
    #expect(canvas.paintedRect == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(canvas[0, 0] == green && canvas[3, 3] == black)
  }

  @Test func `contentsCenter keeps corners and stretches the rest`() throws {
    let ring: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]
    let layer = box(0, 0, 9, 7)
    layer.contents = try image([
      [ring[0], ring[1], ring[0]], [ring[2], [0, 0, 0, 255], ring[2]], [ring[0], ring[1], ring[0]],
    ])
    let third = 1.0 / 3
    layer.contentsCenter = CGRect(x: third, y: third, width: third, height: third)
    let canvas = try LayerCanvas(layer, width: 9, height: 7)
    #expect(canvas[0, 0] == red && canvas[8, 0] == red && canvas[0, 6] == red)
    #expect(canvas[8, 6] == red)
    for x in 1..<8 { #expect(canvas[x, 0] == green && canvas[x, 6] == green) }
    for y in 1..<6 { #expect(canvas[0, y] == blue && canvas[8, y] == blue) }
    for y in 1..<6 { #expect(canvas[1, y] == black && canvas[7, y] == black) }
  }

  @Test func `contentsCenter is a part of contentsRect`() throws {
    let layer = box(0, 0, 6, 1)
    let (r, g, b, w): ([UInt8], [UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 255, 255]
    )
    layer.contents = try image([[w, r, g, b, w, w]])
    layer.contentsRect = CGRect(x: 1.0 / 6, y: 0, width: 0.5, height: 1)
    layer.contentsCenter = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
    let canvas = try LayerCanvas(layer, width: 6, height: 1)
    #expect((0..<6).map { canvas[$0, 0] } == [red, green, green, green, green, blue])
  }

  @Test func `a contentsCenter without a size stretches the pixel at its place`() throws {
    let (r, g, b): ([UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]
    )
    let layer = box(0, 0, 7, 7)
    layer.contents = try image([[r, g, b], [g, g, g], [b, g, r]])
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    let canvas = try LayerCanvas(layer, width: 7, height: 7)
    #expect((0..<7).map { canvas[$0, 0] } == [red, green, green, green, green, green, blue])
    #expect((0..<7).map { canvas[$0, 3] } == Array(repeating: green, count: 7))
    #expect((0..<7).map { canvas[$0, 6] } == [blue, green, green, green, green, green, red])
  }

  @Test func `between two pixels the middle goes from the one to the other`() throws {
    let layer = box(0, 0, 8, 1)
    layer.contents = try image([[[255, 0, 0, 255], [0, 0, 255, 255]]])
    layer.contentsCenter = CGRect(x: 0.5, y: 0, width: 0, height: 1)
    let canvas = try LayerCanvas(layer, width: 8, height: 1)
    let reds = (0..<8).map { canvas[$0, 0][0] }
    #expect(reds[0] == 255 && reds[7] == 0)
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 >= $1 })
    // Six pixels between the caps: their centres are at 1/12, 3/12 and so on.
    for index in 0..<6 {
      #expect(abs(reds[index + 1] - (255 * (11 - 2 * index) + 6) / 12) <= 2, "\(index)")
    }
  }

  @Test func `the trilinear filter makes contents smaller as the linear one does`() throws {
    let layer = box(0, 0, 4, 4)
    let (black, white): ([UInt8], [UInt8]) = ([0, 0, 0, 255], [255, 255, 255, 255])
    layer.contents = try image(
      (0..<32).map { y in (0..<32).map { x in (x + y) % 2 == 0 ? black : white } })
    func greys(_ filter: CALayerContentsFilter) throws -> [Int] {
      layer.minificationFilter = filter
      let canvas = try LayerCanvas(layer, width: 4, height: 4)
      return (0..<4).map { canvas[$0, 2][0] }
    }
    let trilinear = try greys(.trilinear)
    #expect(try trilinear == greys(.linear))
    #expect(try trilinear != greys(.nearest))
    // Core Graphics' filter is no plain average, but weighs all pixels.
    for grey in trilinear { #expect(abs(grey - 128) <= 4) }
  }

  @Test func `contents that are no image draw nothing`() throws {
    let layer = box(0, 0, 4, 4)
    layer.contents = "text"
    #expect(try LayerCanvas(layer, width: 4, height: 4).paintedRect.isNull)
  }
}

import QuartzCore
import Testing

@Suite struct TileDrawingTests {
  /// Draws red squares on a grid, and notes which tiles it was asked for.
  private final class Grid: CATiledLayer {
    var asked: [CGRect] = []

    override func draw(in ctx: CGContext) {
      let tile = ctx.boundingBoxOfClipPath
      asked.append(tile)
      ctx.setFillColor(.red)
      ctx.fill(tile)
      ctx.setFillColor(.blue)
      ctx.fill(CGRect(x: tile.minX, y: tile.minY, width: 2, height: 2))
    }
  }

  private func grid() -> Grid {
    let layer = Grid()
    layer.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    layer.tileSize = CGSize(width: 20, height: 20)
    return layer
  }

  @Test func `each tile is drawn once, those at the edge are cut`() throws {
    let layer = grid()
    let canvas = try LayerCanvas(layer, width: 60, height: 60)
    #expect(
      layer.asked.map(\.origin)
        == [0.0, 20].flatMap { y in [0.0, 20, 40].map { CGPoint(x: $0, y: y) } })
    #expect(layer.asked.allSatisfy { $0.size == CGSize(width: 20, height: 20) })
    #expect(canvas.paintedRect == layer.bounds)
    #expect(canvas[20, 20] == blue && canvas[23, 20] == red && canvas[41, 1] == blue)
    _ = try LayerCanvas(layer, width: 60, height: 60)
    #expect(layer.asked.count == 6)
    layer.setNeedsDisplay()
    _ = try LayerCanvas(layer, width: 60, height: 60)
    #expect(layer.asked.count == 12)
  }

  @Test func `only tiles in sight are drawn`() throws {
    let layer = grid()
    layer.bounds.size = CGSize(width: 1e6, height: 1e6)
    _ = try LayerCanvas(layer, width: 30, height: 10)
    #expect(layer.asked.count == 2)
  }

  @Test func `levels of detail follow the scale`() throws {
    func width(_ scale: Int, levels: Int, bias: Int) throws -> CGFloat {
      let layer = grid()
      layer.levelsOfDetail = levels
      layer.levelsOfDetailBias = bias
      _ = try LayerCanvas(layer, width: 50, height: 30, scale: scale)
      return layer.asked[0].width
    }
    #expect(try width(4, levels: 1, bias: 0) == 20)
    #expect(try width(4, levels: 3, bias: 2) == 5)
    #expect(try width(3, levels: 3, bias: 2) == 5)
    #expect(try width(2, levels: 3, bias: 2) == 10)
    #expect(try width(4, levels: 2, bias: 1) == 10)
  }

  @Test func `no seams show between tiles, whatever the transform`() throws {
    for transform in [
      CATransform3DMakeScale(0.77, 0.91, 1), CATransform3DMakeRotation(0.4, 0, 0, 1),
    ] {
      let layer = grid()
      layer.transform = transform
      let root = box(0, 0, 60, 60)
      root.addSublayer(layer)
      let canvas = try LayerCanvas(root, width: 60, height: 60)
      for x in stride(from: 4.0, to: 46, by: 0.5) {
        let seen = layer.convert(CGPoint(x: x, y: 15), to: root)
        #expect(canvas.alpha(Int(seen.x), Int(seen.y)) == 255, "at \(x)")
      }
    }
  }
}

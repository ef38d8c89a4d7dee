import QuartzCore
import Testing

@Suite struct ShapeDrawingTests: DrawsShapeLayers {
  @Test func `the fill rule decides about a path inside another`() throws {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 3, y: 3, width: 4, height: 4))
    shape.path = path
    #expect(try LayerCanvas(shape, width: 10, height: 10)[5, 5] == black)
    shape.fillRule = .evenOdd
    #expect(try LayerCanvas(shape, width: 10, height: 10)[5, 5] == nothing)
  }

  @Test func `stroke ends trim by length over all subpaths`() throws {
    let shape = line([(0, 2), (10, 2)])
    let path = try #require(shape.path?.mutableCopy())
    path.move(to: CGPoint(x: 0, y: 6))
    path.addLine(to: CGPoint(x: 30, y: 6))
    shape.path = path
    shape.strokeEnd = 0.5
    var canvas = try LayerCanvas(shape, width: 40, height: 10)
    #expect(canvas[9, 2] == red && canvas[9, 6] == red && canvas[10, 6] == nothing)
    shape.strokeStart = 0.125
    canvas = try LayerCanvas(shape, width: 40, height: 10)
    #expect(canvas[4, 2] == nothing && canvas[5, 2] == red)
    shape.strokeStart = 0.6
    #expect(try LayerCanvas(shape, width: 40, height: 10).paintedRect.isNull)
    shape.strokeStart = -3
    shape.strokeEnd = 7
    #expect(try LayerCanvas(shape, width: 40, height: 10)[29, 6] == red)
  }

  @Test func `trimming leaves the fill alone`() throws {
    let shape = line([(0, 0), (10, 0), (10, 10), (0, 10)]) {
      $0.fillColor = .blue
      $0.strokeEnd = 0
    }
    let canvas = try LayerCanvas(shape, width: 10, height: 10)
    #expect(canvas[5, 5] == blue && canvas[5, 0] == blue)
  }

  @Test func `dashes start where the trimmed stroke does`() throws {
    let shape = line([(0, 2), (20, 2)]) {
      $0.lineDashPattern = [4, 2]
      $0.strokeStart = 0.1
    }
    let canvas = try LayerCanvas(shape, width: 20, height: 4)
    let row = (0..<20).map { canvas.alpha($0, 2) > 127 ? "#" : "." }.joined()
    #expect(row == "..####..####..####..")
    shape.lineDashPhase = 4
    let later = try LayerCanvas(shape, width: 20, height: 4)
    #expect(
      (0..<20).map { later.alpha($0, 2) > 127 ? "#" : "." }.joined() == "....####..####..####")
  }

  @Test func `caps and joins reach the stroke`() throws {
    let capped = line([(4, 4), (8, 4)]) {
      $0.lineCap = .square
      $0.lineWidth = 4
    }
    #expect(
      try LayerCanvas(capped, width: 12, height: 8).paintedRect
        == CGRect(x: 2, y: 2, width: 8, height: 4))
    let corner = line([(2, 10), (2, 2), (10, 2)]) { $0.lineWidth = 4 }
    #expect(try LayerCanvas(corner, width: 12, height: 12)[0, 0] == red)
    corner.lineJoin = .bevel
    #expect(try LayerCanvas(corner, width: 12, height: 12)[0, 0] == nothing)
    corner.lineJoin = .round
    #expect(try LayerCanvas(corner, width: 12, height: 12)[0, 0][3] < 128)
    corner.lineJoin = .miter
    corner.miterLimit = 1
    #expect(try LayerCanvas(corner, width: 12, height: 12)[0, 0] == nothing)
  }
}

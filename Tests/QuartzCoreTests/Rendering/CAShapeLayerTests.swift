import QuartzCore
import Testing

@Suite struct CAShapeLayerTests: DrawsShapeLayers {
  @Test func `the defaults are Apple's`() {
    let shape = CAShapeLayer()
    #expect(shape.path == nil && shape.fillColor == .black && shape.strokeColor == nil)
    #expect(shape.fillRule == .nonZero && shape.lineWidth == 1 && shape.miterLimit == 10)
    #expect(shape.lineCap == .butt && shape.lineJoin == .miter && shape.lineDashPattern == nil)
    #expect(shape.strokeStart == 0 && shape.strokeEnd == 1 && shape.lineDashPhase == 0)
  }

  @Test func `a path is drawn beyond the bounds, between contents and sublayers`() throws {
    let shape = CAShapeLayer()
    shape.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
    shape.fillColor = .green
    shape.contents = try image([[[255, 0, 0, 255]]])
    shape.addSublayer(box(0, 0, 1, 1, .blue))
    let canvas = try LayerCanvas(shape, width: 10, height: 10)
    #expect(canvas[0, 0] == blue && canvas[2, 2] == green && canvas[7, 7] == green)
    shape.masksToBounds = true
    #expect(try LayerCanvas(shape, width: 10, height: 10)[7, 7] == nothing)
  }

  @Test func `the stroke lies above the fill`() throws {
    let shape = line([(2, 2), (8, 2), (8, 8), (2, 8), (2, 2)]) { $0.fillColor = .blue }
    let canvas = try LayerCanvas(shape, width: 10, height: 10)
    #expect(canvas[5, 5] == blue && canvas[5, 2] == red && canvas[5, 1] == red)
  }

  @Test func `a path that changes after it was set does not change the layer`() throws {
    let shape = CAShapeLayer()
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 2, height: 2))
    shape.path = path
    path.addRect(CGRect(x: 5, y: 5, width: 2, height: 2))
    #expect(
      try LayerCanvas(shape, width: 10, height: 10).paintedRect
        == CGRect(x: 0, y: 0, width: 2, height: 2))
  }

  @Test func `fill and stroke fade as one picture`() throws {
    let shape = line([(2, 2), (8, 2), (8, 8), (2, 8), (2, 2)]) { $0.fillColor = .blue }
    shape.opacity = 0.5
    let pixel = try LayerCanvas(shape, width: 10, height: 10)[5, 2]
    #expect(abs(pixel[0] - 128) <= 1 && pixel[2] == 0)
  }

  @Test func `a wide stroke casts its whole shadow`() throws {
    let root = box(0, 0, 40, 40)
    let shape = line([(10, 10), (20, 10)]) {
      $0.lineWidth = 8
      $0.shadowOpacity = 1
      $0.shadowRadius = 0
      $0.shadowOffset = CGSize(width: 0, height: 20)
    }
    root.addSublayer(shape)
    let canvas = try LayerCanvas(root, width: 40, height: 40)
    #expect(canvas[15, 26] == black && canvas[15, 33] == black && canvas[15, 34] == nothing)
  }
}

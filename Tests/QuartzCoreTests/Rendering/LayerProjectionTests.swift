import QuartzCore
import Testing

@Suite struct LayerProjectionTests {
  /// A square that turns about the vertical axis through the middle of a canvas of 100 points.
  private func stage(
    angle: CGFloat, distance: CGFloat = 200, color: CGColor? = .red
  ) -> (root: CALayer, card: CALayer) {
    let root = box(0, 0, 100, 100)
    root.sublayerTransform.m34 = -1 / distance
    let card = box(20, 20, 60, 60, color)
    card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    root.addSublayer(card)
    return (root, card)
  }

  /// Rows of a column that are opaque.
  private func height(_ canvas: LayerCanvas, _ x: Int) -> Int {
    (0..<canvas.bitmap.height).filter { canvas.alpha(x, $0) > 127 }.count
  }

  @Test func `the near side of a turned layer is higher than the far side`() throws {
    // Turned by 60°, the sides lie at x = ±15 and z = ±26 about the middle; the rotation about y
    // takes the left side towards the viewer.
    let canvas = try LayerCanvas(stage(angle: .pi / 3).root, width: 100, height: 100)
    let near = 50 - 15 / (1 - 25.98 / 200)
    let far = 50 + 15 / (1 + 25.98 / 200)
    let painted = (0..<100).filter { canvas.alpha($0, 50) > 127 }
    #expect(abs(Double(painted.first!) - near) < 1 && abs(Double(painted.last! + 1) - far) < 1)
    #expect(abs(Double(height(canvas, painted.first!)) - 60 / (1 - 25.98 / 200)) < 2)
    #expect(abs(Double(height(canvas, painted.last!)) - 60 / (1 + 25.98 / 200)) < 2)
  }

  @Test func `a grid in perspective is where conversion puts it`() throws {
    let (root, card) = stage(angle: 0.9, color: nil)
    for index in 0..<3 { card.addSublayer(box(CGFloat(20 * index), 0, 10, 60, .blue)) }
    let canvas = try LayerCanvas(root, width: 100, height: 100, scale: 2)
    for x in stride(from: 2.5, to: 60, by: 5) {
      let seen = card.convert(CGPoint(x: x, y: 30), to: root)
      let isBar = x.truncatingRemainder(dividingBy: 20) < 10
      #expect(canvas.alpha(Int(seen.x * 2), Int(seen.y * 2)) == (isBar ? 255 : 0), "at \(x)")
    }
  }

  @Test func `edges are smooth`() throws {
    let canvas = try LayerCanvas(stage(angle: 0.9).root, width: 100, height: 100)
    let column = (0..<50).map { canvas.alpha(45, $0) }
    #expect(column.contains { $0 > 20 && $0 < 235 } || column.contains(255))
    for y in 1..<50 { #expect(column[y] >= column[y - 1]) }
  }

  @Test func `without a turn, perspective is a scale and stays sharp`() throws {
    let (root, card) = stage(angle: 0)
    card.zPosition = 100
    let canvas = try LayerCanvas(root, width: 200, height: 200, origin: CGPoint(x: -50, y: -50))
    #expect(canvas.paintedRect == CGRect(x: 40, y: 40, width: 120, height: 120))
  }

  @Test func `a layer behind the viewer is not drawn, one that reaches there is cut`() throws {
    let (root, card) = stage(angle: 0)
    card.zPosition = 300
    #expect(try LayerCanvas(root, width: 100, height: 100).paintedRect.isNull)
    card.zPosition = 0
    card.bounds.size.width = 1000
    card.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let canvas = try LayerCanvas(root, width: 100, height: 100)
    #expect(canvas.alpha(10, 50) == 255 && canvas.alpha(50, 50) == 255)
  }

  @Test func `opacity, shadow, mask and corners are seen in perspective too`() throws {
    let (root, card) = stage(angle: 0.6)
    card.opacity = 0.5
    #expect(abs(try LayerCanvas(root, width: 100, height: 100).alpha(50, 50) - 128) <= 1)
    card.opacity = 1
    card.mask = box(0, 0, 60, 30, .black)
    var canvas = try LayerCanvas(root, width: 100, height: 100)
    #expect(canvas[50, 40] == red && canvas[50, 60] == nothing)
    card.mask = nil
    card.shadowOpacity = 1
    card.shadowRadius = 0
    card.shadowOffset = CGSize(width: 0, height: 20)
    canvas = try LayerCanvas(root, width: 100, height: 100)
    #expect(canvas[50, 60] == red && canvas[50, 90] == black)
    card.shadowOpacity = 0
    card.cornerRadius = 30
    canvas = try LayerCanvas(root, width: 100, height: 100)
    let corner = card.convert(CGPoint(x: 3, y: 3), to: root)
    #expect(canvas.alpha(Int(corner.x), Int(corner.y)) == 0 && canvas[50, 50] == red)
  }

  @Test func `a turned-away layer is not drawn unless it is double-sided`() throws {
    let (root, card) = stage(angle: .pi - 0.4)
    #expect(try LayerCanvas(root, width: 100, height: 100)[50, 50] == red)
    card.isDoubleSided = false
    #expect(try LayerCanvas(root, width: 100, height: 100).paintedRect.isNull)
    card.transform = CATransform3DMakeRotation(0.4, 0, 1, 0)
    #expect(try LayerCanvas(root, width: 100, height: 100)[50, 50] == red)
  }

  @Test func `perspective inside of perspective is flattened in between`() throws {
    let (root, card) = stage(angle: 0.5, color: nil)
    card.sublayerTransform.m34 = -1 / 100
    let inner = box(10, 10, 40, 40, .blue)
    inner.transform = CATransform3DMakeRotation(0.8, 1, 0, 0)
    card.addSublayer(inner)
    let canvas = try LayerCanvas(root, width: 100, height: 100)
    for (x, y) in [(3.0, 3.0), (37, 3), (20, 20), (3, 37), (37, 37)] {
      let seen = inner.convert(CGPoint(x: x, y: y), to: root)
      #expect(canvas[Int(seen.x), Int(seen.y)] == blue, "at \(x), \(y)")
    }
    for (x, y) in [(-3.0, 20.0), (43, 20), (20, -3), (20, 43)] {
      let seen = inner.convert(CGPoint(x: x, y: y), to: root)
      #expect(canvas[Int(seen.x), Int(seen.y)] == nothing, "at \(x), \(y)")
    }
  }

  @Test func `points convert there and back through perspective`() {
    let (root, card) = stage(angle: 1.1)
    for point in [CGPoint(x: 5, y: 5), CGPoint(x: 59, y: 30), CGPoint(x: 30, y: -10)] {
      let back = card.convert(card.convert(point, to: root), from: root)
      #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
    }
    let seen = card.convert(card.bounds, to: root)
    #expect(seen.width < 40 && seen.height > 60)
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === card)
    #expect(root.hitTest(CGPoint(x: 25, y: 50)) === root)
  }
}

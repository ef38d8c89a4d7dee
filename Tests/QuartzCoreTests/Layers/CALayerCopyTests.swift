import QuartzCore
import Testing

private class OverridingLayer: CALayer {
  var tag = "stored"

  override init() {
    super.init()
    name = "overridden"
  }

  override init(layer: Any) {
    super.init(layer: layer)
    tag = ((layer as? OverridingLayer)?.tag ?? "?") + " copied"
  }

  required init?(coder: NSCoder) { nil }
}

private class InheritingLayer: OverridingLayer {
  var extra = 7
}

@Suite struct CALayerCopyTests {
  @Test func `a copy is of the same class and goes through its own initialiser`() {
    let layer = InheritingLayer()
    layer.tag = "mine"
    layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    layer.cornerRadius = 5
    layer.addSublayer(CALayer())
    let copy = CALayer.makeCopy(of: layer)
    #expect((copy as? InheritingLayer)?.tag == "mine copied")
    #expect(copy.bounds == layer.bounds && copy.cornerRadius == 5)
    #expect(copy.sublayers == nil)
  }

  @Test func `a shape's copy keeps its path and stroke`() {
    let shape = CAShapeLayer()
    shape.path = CGPath(verbs: [.move, .line], points: [.zero, CGPoint(x: 1, y: 1)])
    shape.lineWidth = 4
    shape.lineCap = .round
    shape.lineDashPattern = [2, 3]
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.path == shape.path && copy.lineWidth == 4)
    #expect(copy.lineCap == .round && copy.lineDashPattern == [2, 3])
  }
}

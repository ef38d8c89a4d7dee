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

private final class ShapeSubclass: CAShapeLayer {
  var extra = [1, 2, 3]
}

/// What an app writes: `init(coder:)` alone, everything else inherited.
private final class PlainSubclass: CALayer {
  var value = 0.5
}

@Suite struct LayerInstantiationTests {
  @Test func `a class known at run time makes its own layers`() {
    let classes: [CALayer.Type] = [
      CALayer.self, CAShapeLayer.self, OverridingLayer.self, InheritingLayer.self,
      ShapeSubclass.self, PlainSubclass.self,
    ]
    for type in classes {
      #expect(Swift.type(of: CALayer.makeLayer(of: type)) == type)
    }
  }

  @Test func `an overridden initialiser runs, and so do inherited ones`() throws {
    #expect(CALayer.makeLayer(of: OverridingLayer.self).name == "overridden")
    let inheriting = CALayer.makeLayer(of: InheritingLayer.self)
    #expect(inheriting.name == "overridden")
    #expect((inheriting as? InheritingLayer)?.extra == 7)
    let shape = CALayer.makeLayer(of: ShapeSubclass.self) as? ShapeSubclass
    #expect(shape?.extra == [1, 2, 3])
    #expect(shape?.fillColor == .black)
  }

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

  @Test func `layers made this way are released`() {
    weak var released: CALayer?
    do {
      let layer = CALayer.makeLayer(of: InheritingLayer.self)
      released = layer
      #expect(released != nil)
    }
    #expect(released == nil)
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

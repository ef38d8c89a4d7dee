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

  @Test func `layers made this way are released`() {
    weak var released: CALayer?
    do {
      let layer = CALayer.makeLayer(of: InheritingLayer.self)
      released = layer
      #expect(released != nil)
    }
    #expect(released == nil)
  }
}

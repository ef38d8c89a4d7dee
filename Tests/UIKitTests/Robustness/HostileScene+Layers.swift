import UIKit

extension HostileScene {
  static let layers: [(inout HostileDice) -> HostileScene] = [
    { _ in shape() }, { _ in gradient() }, { _ in textLayer() }, { _ in replicator() },
    { _ in emitter() }, { _ in tiles() }, { _ in contents() }, { _ in transformed() },
  ]

  private static func hosting(_ name: String, _ layer: CALayer) -> HostileScene {
    let view = UIView(frame: frame)
    layer.frame = view.bounds
    view.layer.addSublayer(layer)
    let scene = HostileScene(name, view)
    // Most of what is set is the layer's own.
    scene.objects += [layer, layer, layer]
    return scene
  }

  private static func shape() -> HostileScene {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 14)).cgPath
    layer.strokeColor = UIColor.red.cgColor
    layer.lineWidth = 2
    let scene = hosting("shape layer", layer)
    scene.call("dash") { layer.lineDashPattern = $0.make() }
    scene.call("path") { layer.path = path(&$0).cgPath }
    scene.call("style") { dice in
      layer.lineCap = dice.element([.butt, .round, .square])
      layer.lineJoin = dice.element([.miter, .round, .bevel])
    }
    return scene
  }

  static func path(_ dice: inout HostileDice) -> UIBezierPath {
    let path: UIBezierPath
    switch dice.next(below: 5) {
    case 0: path = UIBezierPath(rect: dice.make())
    case 1: path = UIBezierPath(ovalIn: dice.make())
    case 2: path = UIBezierPath(roundedRect: dice.make(), cornerRadius: dice.make())
    case 3:
      path = UIBezierPath(
        roundedRect: dice.make(), byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: dice.make())
    default:
      path = UIBezierPath(
        arcCenter: dice.make(), radius: dice.make(), startAngle: dice.make(),
        endAngle: dice.make(), clockwise: dice.flag())
    }
    path.move(to: dice.make())
    path.addLine(to: dice.make())
    path.addQuadCurve(to: dice.make(), controlPoint: dice.make())
    path.addCurve(to: dice.make(), controlPoint1: dice.make(), controlPoint2: dice.make())
    path.addArc(
      withCenter: dice.make(), radius: dice.make(), startAngle: dice.make(),
      endAngle: dice.make(), clockwise: dice.flag())
    if dice.flag() { path.apply(dice.make()) }
    return path
  }

  private static func gradient() -> HostileScene {
    let layer = CAGradientLayer()
    layer.colors = [UIColor.red.cgColor, UIColor.blue.cgColor, UIColor.green.cgColor]
    let scene = hosting("gradient layer", layer)
    scene.call("kind") { layer.type = $0.element([.axial, .radial, .conic]) }
    scene.call("locations") { layer.locations = $0.make() }
    scene.call("points") { dice in
      layer.type = dice.element([.axial, .radial, .conic])
      layer.startPoint = dice.make()
      layer.endPoint = dice.make()
    }
    return scene
  }

  private static func textLayer() -> HostileScene {
    let layer = CATextLayer()
    layer.string = "Text of a layer"
    layer.isWrapped = true
    let scene = hosting("text layer", layer)
    scene.call("string") { layer.string = attributed(&$0) }
    scene.call("truncation") { dice in
      layer.truncationMode = dice.element([.none, .end, .middle, .start])
    }
    return scene
  }

  private static func replicator() -> HostileScene {
    let layer = CAReplicatorLayer()
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(4, 3, 0)
    layer.addSublayer(box().layer)
    return hosting("replicator layer", layer)
  }

  private static func emitter() -> HostileScene {
    let layer = CAEmitterLayer()
    let cell = CAEmitterCell()
    cell.contents = picture().cgImage
    cell.birthRate = 20
    cell.lifetime = 1
    cell.velocity = 9
    layer.emitterCells = [cell]
    layer.emitterPosition = CGPoint(x: 10, y: 10)
    let scene = hosting("emitter layer", layer)
    scene.objects += [cell, cell, cell]
    scene.call("shape") { dice in
      layer.emitterShape = dice.element([.point, .line, .rectangle, .circle, .cuboid, .sphere])
      layer.emitterMode = dice.element([.points, .outline, .surface, .volume])
      layer.renderMode = dice.element([.additive, .unordered, .oldestLast])
    }
    scene.call("time") { dice in
      layer.beginTime = dice.element([-1, -0.3, 0]) + CACurrentMediaTime()
      _ = layer.particles
    }
    return scene
  }

  private static func tiles() -> HostileScene {
    final class Painter: NSObject, CALayerDelegate {
      func draw(_ layer: CALayer, in context: CGContext) {
        context.fill(CGRect(x: 1, y: 1, width: 6, height: 6))
      }
    }
    let layer = CATiledLayer()
    layer.tileSize = CGSize(width: 16, height: 16)
    let painter = Painter()
    layer.delegate = painter
    let scene = hosting("tiled layer", layer)
    scene.held = [painter]
    scene.call("display") { layer.setNeedsDisplay($0.make()) }
    return scene
  }

  private static func contents() -> HostileScene {
    let layer = CALayer()
    layer.contents = picture().cgImage
    layer.cornerRadius = 3
    layer.masksToBounds = true
    layer.shadowOpacity = 1
    let scene = hosting("contents", layer)
    scene.call("gravity") { dice in
      layer.contentsGravity = dice.element([
        .resize, .resizeAspect, .resizeAspectFill, .center, .topLeft, .bottomRight,
      ])
    }
    scene.call("center") { dice in
      layer.contentsCenter = CGRect(
        x: dice.make(), y: 0.3, width: 0.2, height: dice.make(CGFloat.self))
      layer.contentsRect = CGRect(
        x: 0.2, y: dice.make(CGFloat.self), width: dice.make(CGFloat.self), height: 0.5)
    }
    scene.call("scale") { dice in
      layer.contentsScale = dice.make()
      layer.rasterizationScale = dice.make()
      layer.shouldRasterize = dice.flag()
    }
    return scene
  }

  private static func transformed() -> HostileScene {
    let layer = CATransformLayer()
    let side = box().layer
    layer.addSublayer(side)
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 90
    layer.sublayerTransform = CATransform3DRotate(transform, 0.6, 1, 1, 0)
    let scene = hosting("transform layer", layer)
    scene.objects += [side, side]
    scene.call("concat") { dice in
      side.transform = CATransform3DConcat(dice.make(), CATransform3DInvert(dice.make()))
      _ = CATransform3DGetAffineTransform(dice.make())
    }
    return scene
  }
}

import UIKit

extension PropertyTable {
  private static let area = CGRect(x: 10, y: 10, width: 80, height: 60)

  static func shapeLayers() -> [PropertyProbe] {
    var family = PropertyFamily("CAShapeLayer") {
      let layer = CAShapeLayer()
      layer.frame = area
      let path = CGMutablePath()
      path.addLines(between: [
        CGPoint(x: 5, y: 5), CGPoint(x: 60, y: 30), CGPoint(x: 10, y: 50),
        CGPoint(x: 30, y: 2), CGPoint(x: 50, y: 55),
      ])
      layer.path = path
      layer.strokeColor = Sample.blue
      layer.fillColor = Sample.red
      layer.lineWidth = 6
      return shown(layer)
    }
    family.probe("path", \.path, CGPath(rect: area, transform: nil))
    family.probe("fillColor", \.fillColor, Sample.green)
    family.probe(
      "fillRule", \.fillRule, .evenOdd,
      given: { layer in
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 50, height: 50))
        path.addRect(CGRect(x: 10, y: 10, width: 30, height: 30))
        layer.path = path
      })
    family.probe("strokeColor", \.strokeColor, Sample.green)
    family.probe("strokeStart", \.strokeStart, 0.3)
    family.probe("strokeEnd", \.strokeEnd, 0.5)
    family.probe("lineWidth", \.lineWidth, 2)
    family.probe("miterLimit", \.miterLimit, 1)
    family.probe("lineCap", \.lineCap, .round)
    family.probe("lineJoin", \.lineJoin, .round)
    family.probe("lineDashPhase", \.lineDashPhase, 4, given: { $0.lineDashPattern = [8, 6] })
    family.probe("lineDashPattern", \.lineDashPattern, [4, 4])
    return family.probes
  }

  static func gradientLayers() -> [PropertyProbe] {
    var family = PropertyFamily("CAGradientLayer") {
      let layer = CAGradientLayer()
      layer.frame = area
      layer.colors = [Sample.red, Sample.blue]
      return shown(layer)
    }
    family.probe("colors", \.colors, [Sample.red, Sample.green])
    family.probe("locations", \.locations, [0.5, 0.6])
    family.probe("startPoint", \.startPoint, CGPoint(x: 0, y: 0.4))
    family.probe("endPoint", \.endPoint, CGPoint(x: 1, y: 0.6))
    family.probe("type", \.type, .radial)
    return family.probes
  }

  static func replicatorLayers() -> [PropertyProbe] {
    func make(seconds: TimeInterval?) -> Specimen<CAReplicatorLayer> {
      let layer = CAReplicatorLayer()
      layer.frame = area
      layer.instanceCount = 3
      layer.instanceTransform = CATransform3DMakeTranslation(20, 5, 0)
      let dot = CALayer()
      dot.frame = CGRect(x: 2, y: 2, width: 12, height: 12)
      dot.backgroundColor = CGColor(red: 0.6, green: 0.7, blue: 0.8, alpha: 0.6)
      layer.addSublayer(dot)
      if seconds != nil {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 0
        fade.toValue = 1
        fade.duration = 1
        dot.add(fade, forKey: nil)
      }
      return shown(layer, seconds: seconds)
    }
    var family = PropertyFamily("CAReplicatorLayer") { make(seconds: nil) }
    family.probe("instanceCount", \.instanceCount, 2)
    family.probe(
      "preservesDepth", \.preservesDepth, true,
      given: { layer in
        layer.instanceTransform = CATransform3DMakeTranslation(10, 5, 30)
        layer.superlayer?.sublayerTransform.m34 = -1 / 80
      })
    family.probe("instanceDelay", \.instanceDelay, 0.2, .noted, on: { make(seconds: 0.5) })
    family.probe(
      "instanceTransform", \.instanceTransform, CATransform3DMakeTranslation(10, 10, 0))
    family.probe("instanceColor", \.instanceColor, Sample.green)
    family.probe("instanceRedOffset", \.instanceRedOffset, -0.3)
    family.probe("instanceGreenOffset", \.instanceGreenOffset, -0.3)
    family.probe("instanceBlueOffset", \.instanceBlueOffset, -0.3)
    family.probe("instanceAlphaOffset", \.instanceAlphaOffset, -0.3)
    return family.probes
  }

  static func textLayers() -> [PropertyProbe] {
    var family = PropertyFamily("CATextLayer") {
      let layer = CATextLayer()
      layer.frame = area
      layer.string = Sample.text
      layer.fontSize = 12
      layer.foregroundColor = Sample.blue
      return shown(layer)
    }
    family.probe("string", \.string, "other")
    family.probe("font", \.font, UIFont.boldSystemFont(ofSize: 12))
    family.probe("fontSize", \.fontSize, 20)
    family.probe("foregroundColor", \.foregroundColor, Sample.green)
    family.probe("isWrapped", \.isWrapped, true)
    family.probe("truncationMode", \.truncationMode, .middle)
    family.probe("alignmentMode", \.alignmentMode, .right, given: { $0.string = "fox" })
    family.probe(
      "allowsFontSubpixelQuantization", \.allowsFontSubpixelQuantization, true,
      .listed(.hint, "Glyphs stand on the subpixels that the rasteriser has, as on iOS."))
    return family.probes
  }

  /// Draws what level of detail it is asked for.
  private final class TilePainter: NSObject, CALayerDelegate {
    func draw(_ layer: CALayer, in context: CGContext) {
      let box = context.boundingBoxOfClipPath
      context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
      context.fill(box.insetBy(dx: 2, dy: 2))
    }
  }

  static func tiledLayers() -> [PropertyProbe] {
    var family = PropertyFamily("CATiledLayer") {
      let painter = TilePainter()
      let layer = CATiledLayer()
      layer.frame = area
      layer.tileSize = CGSize(width: 32, height: 32)
      layer.delegate = painter
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.layer.addSublayer(layer)
      layer.setNeedsDisplay()
      return Specimen(layer, showing: root, keeping: [painter])
    }
    family.probe(
      "levelsOfDetail", \.levelsOfDetail, 3,
      given: { layer in
        layer.transform = CATransform3DMakeScale(0.25, 0.25, 1)
        layer.bounds.size = CGSize(width: 320, height: 240)
      })
    family.probe(
      "levelsOfDetailBias", \.levelsOfDetailBias, 2,
      given: { layer in
        layer.levelsOfDetail = 3
        layer.transform = CATransform3DMakeScale(4, 4, 1)
        layer.bounds.size = CGSize(width: 20, height: 15)
      })
    family.probe("tileSize", \.tileSize, CGSize(width: 20, height: 20))
    return family.probes
  }

  static func scrollLayers() -> [PropertyProbe] {
    var family = PropertyFamily("CAScrollLayer") {
      let layer = CAScrollLayer()
      layer.frame = area
      let inner = CALayer()
      inner.frame = CGRect(x: 20, y: 20, width: 90, height: 90)
      inner.backgroundColor = Sample.red
      layer.addSublayer(inner)
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.layer.addSublayer(layer)
      return Specimen(
        layer, showing: root, use: { $0.scroll(to: CGPoint(x: 15, y: 25)) })
    }
    family.probe("scrollMode", \.scrollMode, .horizontally)
    return family.probes
  }

  static func transforms() -> [PropertyProbe] {
    var family = PropertyFamily("CATransform3D") {
      let layer = CALayer()
      layer.frame = area
      layer.backgroundColor = Sample.red
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      root.layer.addSublayer(layer)
      var start = CATransform3DMakeRotation(0.5, 1, 1, 0)
      start.m34 = -1 / 200
      return Specimen(start, showing: root, use: { layer.transform = $0 })
    }
    family.probe("m11", \.m11, 0.5)
    family.probe("m12", \.m12, 0.3)
    family.probe("m13", \.m13, 0.4)
    family.probe("m14", \.m14, 0.004)
    family.probe("m21", \.m21, 0.3)
    family.probe("m22", \.m22, 0.5)
    family.probe("m23", \.m23, -0.4)
    family.probe("m24", \.m24, 0.004)
    family.probe("m31", \.m31, 0.5)
    family.probe("m32", \.m32, 0.5)
    family.probe("m33", \.m33, 0.5)
    family.probe("m34", \.m34, -0.02)
    family.probe("m41", \.m41, 8)
    family.probe("m42", \.m42, 8)
    family.probe("m43", \.m43, 20)
    family.probe("m44", \.m44, 1.5)
    return family.probes
  }
}

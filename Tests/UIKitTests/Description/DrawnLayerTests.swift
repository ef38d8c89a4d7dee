import Testing
import UIKit

/// Which of the properties that layers have are told of a picture.
@MainActor
@Suite struct DrawnLayerTests {
  /// A class of layers: what is told of it, with values to tell, and what is not.
  private struct Kind {
    let make: () -> CALayer
    var told: [String: Any] = [:]
    var untold: Set<String> = []
  }

  private static var plain: Kind {
    Kind(
      make: CALayer.init,
      told: [
        "anchorPoint": CGPoint(x: 1, y: 0.5), "backgroundColor": Sample.green,
        "borderColor": Sample.green, "borderWidth": 3,
        "bounds": CGRect(x: 0, y: 0, width: 30, height: 20),
        "contents": Sample.image(20, 20).cgImage as Any,
        "contentsGravity": CALayerContentsGravity.center,
        "cornerCurve": CALayerCornerCurve.continuous, "cornerRadius": 4,
        "frame": CGRect(x: 1, y: 2, width: 3, height: 4), "hidden": true,
        "maskedCorners": CACornerMask.layerMinXMinYCorner, "masksToBounds": true,
        "opacity": 0.4, "position": CGPoint(x: 3, y: 4), "shadowColor": Sample.green,
        "shadowOffset": CGSize(width: 3, height: 4), "shadowOpacity": 0.9,
        "shadowPath": CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil),
        "shadowRadius": 7, "sublayerTransform": CATransform3DMakeScale(2, 2, 1),
        "transform": CATransform3DMakeTranslation(1, 2, 0), "zPosition": 5,
      ],
      untold: [
        "allowsEdgeAntialiasing", "allowsGroupOpacity", "anchorPointZ", "backgroundFilters",
        "beginTime", "compositingFilter", "contentsCenter", "contentsFormat",
        "contentsHeadroom", "contentsRect", "contentsScale", "doubleSided",
        "drawsAsynchronously", "duration", "edgeAntialiasingMask", "filters",
        "geometryFlipped", "magnificationFilter", "minificationFilter",
        "minificationFilterBias", "name", "needsDisplayOnBoundsChange", "opaque",
        "preferredDynamicRange", "rasterizationScale", "shouldRasterize", "speed",
        "timeOffset", "toneMapMode", "wantsExtendedDynamicRangeContent",
      ])
  }

  private static var special: [Kind] {
    [
      Kind(
        make: {
          let layer = CAShapeLayer()
          layer.strokeColor = Sample.red
          return layer
        },
        told: [
          "fillColor": Sample.green, "lineCap": CAShapeLayerLineCap.round,
          "lineDashPattern": [2, 3], "lineJoin": CAShapeLayerLineJoin.round, "lineWidth": 4,
          "path": CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: nil),
          "strokeColor": Sample.green, "strokeEnd": 0.5, "strokeStart": 0.25,
        ],
        untold: ["fillRule", "lineDashPhase", "miterLimit"]),
      Kind(
        make: CAGradientLayer.init,
        told: [
          "colors": [Sample.red, Sample.green], "endPoint": CGPoint(x: 1, y: 0),
          "locations": [0.25, 0.75], "startPoint": CGPoint(x: 0, y: 1),
          "type": CAGradientLayerType.radial,
        ]),
      Kind(
        make: CATextLayer.init,
        told: [
          "alignmentMode": CATextLayerAlignmentMode.right, "fontSize": 12,
          "foregroundColor": Sample.green, "string": Sample.text,
        ],
        untold: ["allowsFontSubpixelQuantization", "font", "truncationMode", "wrapped"]),
      Kind(
        make: CAReplicatorLayer.init,
        told: [
          "instanceCount": 3, "instanceTransform": CATransform3DMakeTranslation(9, 0, 0),
        ],
        untold: [
          "instanceAlphaOffset", "instanceBlueOffset", "instanceColor", "instanceDelay",
          "instanceGreenOffset", "instanceRedOffset", "preservesDepth",
        ]),
      Kind(
        make: CAEmitterLayer.init,
        untold: [
          "birthRate", "emitterCells", "emitterDepth", "emitterMode", "emitterPosition",
          "emitterShape", "emitterSize", "emitterTime", "emitterZPosition", "lifetime",
          "preservesDepth", "renderMode", "scale", "seed", "spin", "velocity",
        ]),
      Kind(make: CAScrollLayer.init, untold: ["scrollMode"]),
      Kind(
        make: CATiledLayer.init, untold: ["levelsOfDetail", "levelsOfDetailBias", "tileSize"]),
      Kind(make: CATransformLayer.init),
      Kind(
        make: BackdropLayer.init,
        untold: ["backdropAmount", "effect", "extent", "screenLack", "standIn"]),
      Kind(make: PictureEffectLayer.init, untold: ["blendMode", "effect"]),
    ]
  }

  /// A layer on which every property has something to tell.
  private func dressed(_ layer: CALayer) -> CALayer {
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 30)
    layer.backgroundColor = Sample.red
    layer.cornerRadius = 8
    layer.borderWidth = 2
    layer.shadowOpacity = 0.5
    layer.contents = Sample.image().cgImage
    return layer
  }

  private func description(of layer: CALayer) -> [String] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.layer.addSublayer(layer)
    return DrawnTree(of: root.layer).nodes.map { node in
      "\(node.type) \(node.frame) " + node.properties.pairs.map { "\($0)" }.joined()
    }
  }

  @Test func `every property of a layer is told, or known not to be`() {
    for kind in [Self.plain] + Self.special {
      let type = type(of: kind.make())
      var keys = Set(type.layerProperties.keys)
      if type != CALayer.self { keys.subtract(CALayer.layerProperties.keys) }
      let told = Set(kind.told.keys)
      #expect(told.isDisjoint(with: kind.untold), "\(type)")
      #expect(
        keys == told.union(kind.untold),
        "\(type): \(keys.symmetricDifference(told.union(kind.untold)).sorted())")
      for key in told.sorted() {
        let layer = dressed(kind.make())
        layer.setValue(kind.told[key], forKey: key)
        #expect(
          description(of: layer) != description(of: dressed(kind.make())),
          "\(type).\(key) is not told")
      }
    }
  }
}

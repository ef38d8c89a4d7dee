import QuartzCore

/// Values of every property of layers, and layers on which they show.
enum LayerSamples {
  typealias Dressing = (CALayer) -> Void

  static let green = CGColor(srgbRed: 0, green: 0.8, blue: 0.2, alpha: 1)

  /// An image of four colours.
  static func image(_ width: Int, _ height: Int) -> CGImage? {
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    let context = CGContext(bitmap: bitmap, baseTransform: .identity)
    for (index, color) in [CGColor.red, .green, .blue, .white].enumerated() {
      context.setFillColor(color)
      context.fill(
        CGRect(
          x: index % 2 * width / 2, y: index / 2 * height / 2, width: width / 2,
          height: height / 2))
    }
    return CGImage(bitmap: bitmap)
  }

  private static func ellipse(_ width: CGFloat) -> CGPath {
    CGPath(ellipseIn: CGRect(x: 2, y: 2, width: width, height: 20), transform: nil)
  }

  // MARK: Values

  /// Numbers for which another one than four more shows better, or is allowed at all.
  private static let numbers: [String: Double] = [
    "opacity": 0.5, "shadowOpacity": 0.5, "strokeStart": 0.3, "strokeEnd": 0.6, "miterLimit": 1,
    "backdropAmount": 0.5, "instanceRedOffset": -0.4, "instanceGreenOffset": -0.4,
    "instanceBlueOffset": -0.4, "instanceAlphaOffset": -0.4, "zPosition": -4,
    "lineDashPhase": 2, "duration": 4,
  ]

  /// Values of what cannot be mixed, and of what is nil by itself.
  private static func others() -> [String: Any] {
    [
      "backgroundColor": green, "backgroundFilters": ["blur"], "blendMode": CGBlendMode.multiply,
      "colors": [CGColor.blue, green], "compositingFilter": "destOut",
      "contents": image(24, 20) as Any, "contentsFormat": CALayerContentsFormat.gray8Uint,
      "contentsGravity": CALayerContentsGravity.topLeft,
      "cornerCurve": CALayerCornerCurve.continuous,
      "edgeAntialiasingMask": CAEdgeAntialiasingMask.layerLeftEdge,
      "emitterCells": [CAEmitterCell()], "emitterMode": CAEmitterLayerEmitterMode.surface,
      "emitterShape": CAEmitterLayerEmitterShape.circle, "extent": BackdropLayer.Extent.content,
      "fillRule": CAShapeLayerFillRule.evenOdd, "filters": ["blur"], "font": "Courier",
      "alignmentMode": CATextLayerAlignmentMode.right, "lineCap": CAShapeLayerLineCap.round,
      "lineDashPattern": [3.0, 5.0], "lineJoin": CAShapeLayerLineJoin.round,
      "locations": [0.1, 0.4], "magnificationFilter": CALayerContentsFilter.nearest,
      "minificationFilter": CALayerContentsFilter.nearest,
      "maskedCorners": CACornerMask.layerMinXMinYCorner, "name": "named",
      "path": ellipse(12), "preferredDynamicRange": CALayer.DynamicRange.high,
      "renderMode": CAEmitterLayerRenderMode.additive,
      "screenLack": FidelityNote(.property, "sample"), "shadowPath": ellipse(30),
      "scrollMode": CAScrollLayerScrollMode.vertically, "standIn": green, "string": "Other",
      "strokeColor": green, "toneMapMode": CALayer.ToneMapMode.never,
      "truncationMode": CATextLayerTruncationMode.end, "type": CAGradientLayerType.radial,
    ]
  }

  /// Another value for the property of a key.
  static func value(forKey key: String, otherThan value: LayerValue?) -> LayerValue? {
    if key == "effect" { return effect(otherThan: value) }
    if let other = others()[key] { return LayerValue(other) }
    switch value {
    case .number(let number): return .number(numbers[key] ?? number + 4)
    case .flag(let flag): return .flag(!flag)
    case .point(let point): return .point(CGPoint(x: point.x + 0.3, y: point.y + 0.2))
    case .size(let size): return .size(CGSize(width: size.width + 5, height: size.height + 3))
    case .rect(let rect):
      return .rect(
        CGRect(
          x: rect.minX + 0.2, y: rect.minY + 0.2, width: rect.width * 0.5,
          height: rect.height * 0.6))
    case .transform(let matrix): return .transform(CATransform3DRotate(matrix, 0.3, 0, 0, 1))
    default: return .color(green)
    }
  }

  private static func effect(otherThan value: LayerValue?) -> LayerValue {
    if value == nil {
      return .object(
        BackdropEffect(
          radius: 2, saturation: 1, gain: 1, red: 0, green: 0, blue: 0, tintAlpha: 0))
    }
    if value?.object is BackdropEffect {
      return .object(
        BackdropEffect(
          radius: 0, saturation: 2, gain: 0.5, red: 0.1, green: 0.4, blue: 0, tintAlpha: 0.5))
    }
    return .object(PictureEffectLayer.Effect.blur(radius: 3, isOpaque: false))
  }

  /// Whether two values are the same; objects by what they say of themselves.
  static func isSame(_ one: LayerValue?, _ other: LayerValue?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (.object(let one)?, .object(let other)?): "\(one)" == "\(other)"
    case (let one?, let other?): one.isEqual(to: other)
    default: false
    }
  }

  // MARK: Scenes

  /// The layer with one in it that reaches out, before a coloured ground and behind another.
  static func scene(of layer: CALayer) -> CALayer {
    let root = box(0, 0, 100, 100, .white)
    root.addSublayer(box(0, 40, 100, 25, CGColor(srgbRed: 1, green: 0.9, blue: 0.3, alpha: 1)))
    layer.addSublayer(box(30, 4, 30, 20, CGColor(srgbRed: 0.2, green: 0.2, blue: 1, alpha: 0.9)))
    root.addSublayer(layer)
    root.addSublayer(box(62, 56, 30, 30, CGColor(srgbRed: 0, green: 0.5, blue: 0.5, alpha: 1)))
    return root
  }

  /// Layers, each with several looks; every property shows on one of them or on none.
  static var wardrobe: [(() -> CALayer, [Dressing])] {
    [
      (CALayer.init, plain), (CAShapeLayer.init, shapes), (CAGradientLayer.init, [gradient]),
      (CAReplicatorLayer.init, [copies]), (CATextLayer.init, texts),
      (BackdropLayer.init, [backdrop]), (PictureEffectLayer.init, [place]),
    ]
  }

  private static func place(_ layer: CALayer) {
    layer.frame = CGRect(x: 20, y: 24, width: 50, height: 40)
    layer.backgroundColor = CGColor(srgbRed: 1, green: 0.1, blue: 0.2, alpha: 1)
  }

  private static var plain: [Dressing] {
    [
      place,
      {
        place($0)
        $0.cornerRadius = 12
        $0.borderWidth = 3
      },
      {
        place($0)
        $0.shadowOpacity = 0.8
      },
      {
        place($0)
        $0.opacity = 0.5
      },
      {
        place($0)
        $0.contents = image(20, 16)
      },
      {
        place($0)
        $0.contents = image(180, 160)
      },
      {
        place($0)
        $0.contents = image(20, 16)
        $0.contentsGravity = .center
      },
      {
        place($0)
        $0.transform.m34 = -1 / 100
        $0.transform = CATransform3DRotate($0.transform, 0.7, 1, 1, 0)
      },
      {
        place($0)
        $0.transform = CATransform3DMakeRotation(2.5, 0, 1, 0)
      },
    ]
  }

  private static func shape(_ layer: CALayer) {
    guard let layer = layer as? CAShapeLayer else { return }
    layer.frame = CGRect(x: 20, y: 24, width: 50, height: 40)
    let path = CGMutablePath()
    // A star, which covers its middle twice.
    path.addLines(between: [
      CGPoint(x: 25, y: 0), CGPoint(x: 40, y: 40), CGPoint(x: 2, y: 14), CGPoint(x: 48, y: 14),
      CGPoint(x: 10, y: 40),
    ])
    layer.path = path
    layer.strokeColor = CGColor(srgbRed: 0.5, green: 0, blue: 0.5, alpha: 1)
    layer.lineWidth = 4
  }

  private static var shapes: [Dressing] {
    [
      shape,
      {
        shape($0)
        ($0 as? CAShapeLayer)?.lineDashPattern = [6, 4]
      },
    ]
  }

  private static func gradient(_ layer: CALayer) {
    layer.frame = CGRect(x: 20, y: 24, width: 50, height: 40)
    (layer as? CAGradientLayer)?.colors = [CGColor.red, CGColor.white]
  }

  private static func copies(_ layer: CALayer) {
    guard let layer = layer as? CAReplicatorLayer else { return }
    place(layer)
    layer.instanceCount = 3
    layer.instanceTransform = CATransform3DMakeTranslation(-12, 9, 0)
    layer.transform.m34 = -1 / 100
    layer.transform = CATransform3DRotate(layer.transform, 0.7, 1, 1, 0)
  }

  private static func backdrop(_ layer: CALayer) {
    layer.frame = CGRect(x: 20, y: 24, width: 50, height: 40)
    (layer as? BackdropLayer)?.effect = BackdropEffect(
      radius: 0, saturation: 0, gain: 0.5, red: 0, green: 0, blue: 0, tintAlpha: 0)
  }

  private static func text(_ layer: CALayer) {
    guard let layer = layer as? CATextLayer else { return }
    layer.frame = CGRect(x: 10, y: 24, width: 70, height: 50)
    layer.foregroundColor = .black
    layer.fontSize = 12
    layer.string = "A text"
  }

  private static var texts: [Dressing] {
    [
      text,
      {
        text($0)
        ($0 as? CATextLayer)?.string = "A text that is too long for one line of the layer"
      },
    ]
  }
}

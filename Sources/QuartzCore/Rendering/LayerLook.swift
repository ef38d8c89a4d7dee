/// Everything about one layer that its pixels depend on, but for its place and its sublayers.
///
/// Two layers with equal looks at the same place draw the same.
struct LayerLook: Equatable {
  private var numbers: [CGFloat] = []
  private var words: [String] = []
  private var colors: [CGColor?] = []
  private var paths: [CGPath?] = []
  private var images: [CGImage?] = []

  init(of layer: CALayer) {
    numbers.reserveCapacity(48)
    describe(layer)
    switch layer {
    case let shape as CAShapeLayer: describe(shape)
    case let gradient as CAGradientLayer: describe(gradient)
    case let tiled as CATiledLayer: describe(tiled)
    case let backdrop as BackdropLayer: describe(backdrop)
    case let effect as PictureEffectLayer: describe(effect)
    // Particles are not compared: NaN equals no number, itself included, so that they are always
    // drawn again.
    case is CAEmitterLayer: add(.nan)
    default: break
    }
  }

  private mutating func add(_ values: CGFloat...) { numbers.append(contentsOf: values) }

  private mutating func add(_ flag: Bool) { numbers.append(flag ? 1 : 0) }

  private mutating func add(_ rect: CGRect) {
    add(rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
  }

  private mutating func describe(_ layer: CALayer) {
    add(layer.bounds)
    add(CGFloat(layer.opacity), layer.cornerRadius, CGFloat(layer.maskedCorners.rawValue))
    add(layer.borderWidth, layer.contentsScale)
    add(layer.allowsGroupOpacity)
    add(layer.masksToBounds)
    add(layer.isDoubleSided)
    add(layer.isGeometryFlipped)
    add(layer.isVolume)
    words = [layer.cornerCurve.rawValue]
    add(CGFloat((layer.compositingMode ?? .normal).rawValue))
    colors = [layer.backgroundColor, layer.borderColor]
    if layer.shadowOpacity > 0 {
      add(CGFloat(layer.shadowOpacity), layer.shadowRadius)
      add(layer.shadowOffset.width, layer.shadowOffset.height)
      colors.append(layer.shadowColor)
      // A mutable path may change without notice.
      paths.append(layer.shadowPath?.copy())
    }
    guard let image = layer.contents as? CGImage else { return }
    images = [image]
    words += [
      layer.contentsGravity.rawValue, layer.magnificationFilter.rawValue,
      layer.minificationFilter.rawValue,
    ]
    add(layer.contentsRect)
    add(layer.contentsCenter)
    // Contents of a backing store lie pixel on pixel.
    add(layer.backingStore?.bounds ?? .null)
  }

  private mutating func describe(_ shape: CAShapeLayer) {
    paths.append(shape.path)
    colors += [shape.fillColor, shape.strokeColor]
    words += [shape.fillRule.rawValue, shape.lineCap.rawValue, shape.lineJoin.rawValue]
    add(shape.strokeStart, shape.strokeEnd, shape.lineWidth, shape.miterLimit)
    add(shape.lineDashPhase)
    for length in shape.lineDashPattern ?? [] { add(CGFloat(length.doubleValue)) }
  }

  private mutating func describe(_ gradient: CAGradientLayer) {
    colors += (gradient.colors ?? []).map { $0 as? CGColor }
    words.append(gradient.type.rawValue)
    add(gradient.startPoint.x, gradient.startPoint.y, gradient.endPoint.x, gradient.endPoint.y)
    for location in gradient.locations ?? [] { add(CGFloat(location.doubleValue)) }
  }

  private mutating func describe(_ backdrop: BackdropLayer) {
    add(backdrop.amount)
    add(backdrop.extent == .bounds)
    guard let effect = backdrop.effect else { return }
    for value in [
      effect.radius, effect.saturation, effect.gain, effect.red, effect.green, effect.blue,
      effect.tintAlpha,
    ] { add(CGFloat(value)) }
  }

  private mutating func describe(_ layer: PictureEffectLayer) {
    add(CGFloat(layer.blendMode.rawValue))
    switch layer.effect {
    case .none: add(0)
    case .blur(let radius, let isOpaque): add(1, radius, isOpaque ? 1 : 0)
    case .colors(let matrix):
      add(2)
      for number in matrix.numbers { add(CGFloat(number)) }
    }
  }

  private mutating func describe(_ tiled: CATiledLayer) {
    add(tiled.tileSize.width, tiled.tileSize.height, CGFloat(tiled.tiles.generation))
    add(CGFloat(tiled.levelsOfDetail), CGFloat(tiled.levelsOfDetailBias))
  }

  /// Adds where the layer is drawn.
  mutating func describe(_ placed: PlacedLayer) {
    switch placed.map {
    case .affine(let map): add(map.a, map.b, map.c, map.d, map.tx, map.ty)
    case .projective(let map):
      for column in [map.x, map.y, map.w] { add(column.x, column.y, column.z) }
    }
    add(placed.fade)
    if let tint = placed.tint { add(tint.x, tint.y, tint.z, tint.w) }
  }
}

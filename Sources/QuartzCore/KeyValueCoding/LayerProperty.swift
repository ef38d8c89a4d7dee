/// A layer's property as key-value coding and animations reach it.
package struct LayerProperty {
  let read: (CALayer) -> LayerValue?
  /// Sets the property. Values of another kind are ignored; nil empties what can be empty.
  let write: (CALayer, LayerValue?) -> Void
  /// Whether a change of it is animated by itself.
  var isAnimatable = true

  /// This property without animations of its own.
  var still: LayerProperty {
    var copy = self
    copy.isAnimatable = false
    return copy
  }

  // MARK: By type

  static func number<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGFloat>) -> LayerProperty {
    make(path, { .number(Double($0)) }, { $0.number.map { CGFloat($0) } })
  }

  static func number<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Float>) -> LayerProperty {
    make(path, { .number(Double($0)) }, { $0.number.map { Float($0) } })
  }

  static func number<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Double>) -> LayerProperty {
    make(path, { .number($0) }, { $0.number })
  }

  /// A property of type `Int`. A value that an `Int` cannot hold is ignored.
  static func number<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Int>) -> LayerProperty {
    make(path, { .number(Double($0)) }, { $0.number.flatMap { Int(exactly: $0.rounded()) } })
  }

  static func flag<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Bool>) -> LayerProperty {
    make(path, { .flag($0) }, { $0.flag })
  }

  static func point<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGPoint>) -> LayerProperty {
    make(path, { .point($0) }, { $0.point })
  }

  static func size<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGSize>) -> LayerProperty {
    make(path, { .size($0) }, { $0.size })
  }

  static func rect<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGRect>) -> LayerProperty {
    make(path, { .rect($0) }, { $0.rect })
  }

  static func transform<L: CALayer>(
    _ path: ReferenceWritableKeyPath<L, CATransform3D>
  ) -> LayerProperty {
    make(path, { .transform($0) }, { $0.transform })
  }

  static func color<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGColor?>) -> LayerProperty {
    optional(path, { .color($0) }, { $0.color })
  }

  static func path<L: CALayer>(_ path: ReferenceWritableKeyPath<L, CGPath?>) -> LayerProperty {
    optional(path, { .path($0) }, { $0.path })
  }

  static func numbers<L: CALayer>(
    _ path: ReferenceWritableKeyPath<L, [NSNumber]?>
  ) -> LayerProperty {
    optional(
      path, { .numbers($0.map(\.doubleValue)) },
      { $0.numbers?.map { NSNumber(value: $0) } })
  }

  /// A property of any type. A value of another type is ignored.
  static func other<L: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<L, Value>
  ) -> LayerProperty {
    make(path, { .object($0) }, { $0.object as? Value }).still
  }

  static func anything<L: CALayer>(_ path: ReferenceWritableKeyPath<L, Any?>) -> LayerProperty {
    optional(path, { LayerValue($0) }, { $0.object })
  }

  static func list<L: CALayer>(_ path: ReferenceWritableKeyPath<L, [Any]?>) -> LayerProperty {
    optional(path, { LayerValue($0) }, { $0.object as? [Any] })
  }

  static func optional<L: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<L, Value?>, _ wrap: @escaping (Value) -> LayerValue?,
    _ unwrap: @escaping (LayerValue) -> Value?
  ) -> LayerProperty {
    LayerProperty(
      read: { layer in (layer as? L)?[keyPath: path].flatMap(wrap) },
      write: { layer, value in
        guard let layer = layer as? L else { return }
        guard let value else {
          layer[keyPath: path] = nil
          return
        }
        if let value = unwrap(value) { layer[keyPath: path] = value }
      })
  }

  private static func make<L: CALayer, Value>(
    _ path: ReferenceWritableKeyPath<L, Value>, _ wrap: @escaping (Value) -> LayerValue,
    _ unwrap: @escaping (LayerValue) -> Value?
  ) -> LayerProperty {
    LayerProperty(
      read: { layer in (layer as? L).map { wrap($0[keyPath: path]) } },
      write: { layer, value in
        if let layer = layer as? L, let value = value.flatMap(unwrap) {
          layer[keyPath: path] = value
        }
      })
  }
}

/// The properties of each class of layers. Only looked up in, never gone through.
extension LayerProperty {
  // SAFETY: a constant table of closures and key paths.
  @safe nonisolated(unsafe) static let ofLayers: [String: LayerProperty] = [
    "anchorPoint": point(\CALayer.anchorPoint),
    "anchorPointZ": number(\CALayer.anchorPointZ),
    "backgroundColor": color(\CALayer.backgroundColor),
    "borderColor": color(\CALayer.borderColor),
    "borderWidth": number(\CALayer.borderWidth),
    "bounds": rect(\CALayer.bounds),
    "contents": anything(\CALayer.contents),
    "contentsCenter": rect(\CALayer.contentsCenter),
    "contentsRect": rect(\CALayer.contentsRect),
    "contentsScale": number(\CALayer.contentsScale),
    "cornerRadius": number(\CALayer.cornerRadius),
    "doubleSided": flag(\CALayer.isDoubleSided),
    "hidden": flag(\CALayer.isHidden),
    "masksToBounds": flag(\CALayer.masksToBounds),
    "opacity": number(\CALayer.opacity),
    "position": point(\CALayer.position),
    "shadowColor": color(\CALayer.shadowColor),
    "shadowOffset": size(\CALayer.shadowOffset),
    "shadowOpacity": number(\CALayer.shadowOpacity),
    "shadowPath": path(\CALayer.shadowPath).still,
    "shadowRadius": number(\CALayer.shadowRadius),
    "shouldRasterize": flag(\CALayer.shouldRasterize).still,
    "rasterizationScale": number(\CALayer.rasterizationScale).still,
    "sublayerTransform": transform(\CALayer.sublayerTransform),
    "transform": transform(\CALayer.transform),
    "zPosition": number(\CALayer.zPosition),
    "allowsGroupOpacity": flag(\CALayer.allowsGroupOpacity).still,
    "beginTime": number(\CALayer.beginTime).still,
    "contentsGravity": other(\CALayer.contentsGravity),
    "cornerCurve": other(\CALayer.cornerCurve),
    "drawsAsynchronously": flag(\CALayer.drawsAsynchronously).still,
    "duration": number(\CALayer.duration).still,
    "frame": rect(\CALayer.frame).still,
    "geometryFlipped": flag(\CALayer.isGeometryFlipped).still,
    "magnificationFilter": other(\CALayer.magnificationFilter),
    "maskedCorners": other(\CALayer.maskedCorners),
    "minificationFilter": other(\CALayer.minificationFilter),
    "name": optional(\CALayer.name, { .object($0) }, { $0.object as? String }).still,
    "needsDisplayOnBoundsChange": flag(\CALayer.needsDisplayOnBoundsChange).still,
    "opaque": flag(\CALayer.isOpaque).still,
    "speed": number(\CALayer.speed).still,
    "timeOffset": number(\CALayer.timeOffset).still,
  ]

  @safe nonisolated(unsafe) static let ofShapeLayers: [String: LayerProperty] = [
    "fillColor": color(\CAShapeLayer.fillColor),
    "fillRule": other(\CAShapeLayer.fillRule),
    "lineCap": other(\CAShapeLayer.lineCap),
    "lineDashPattern": numbers(\CAShapeLayer.lineDashPattern),
    "lineDashPhase": number(\CAShapeLayer.lineDashPhase),
    "lineJoin": other(\CAShapeLayer.lineJoin),
    "lineWidth": number(\CAShapeLayer.lineWidth),
    "miterLimit": number(\CAShapeLayer.miterLimit),
    "path": path(\CAShapeLayer.path).still,
    "strokeColor": color(\CAShapeLayer.strokeColor),
    "strokeEnd": number(\CAShapeLayer.strokeEnd),
    "strokeStart": number(\CAShapeLayer.strokeStart),
  ]

  @safe nonisolated(unsafe) static let ofTextLayers: [String: LayerProperty] = [
    "alignmentMode": other(\CATextLayer.alignmentMode),
    "fontSize": number(\CATextLayer.fontSize),
    "foregroundColor": color(\CATextLayer.foregroundColor),
    "string": anything(\CATextLayer.string).still,
    "truncationMode": other(\CATextLayer.truncationMode),
  ]

  @safe nonisolated(unsafe) static let ofBackdropLayers: [String: LayerProperty] = [
    "backdropAmount": number(\BackdropLayer.amount)
  ]

  @safe nonisolated(unsafe) static let ofGradientLayers: [String: LayerProperty] = [
    "colors": list(\CAGradientLayer.colors),
    "endPoint": point(\CAGradientLayer.endPoint),
    "locations": numbers(\CAGradientLayer.locations),
    "startPoint": point(\CAGradientLayer.startPoint),
    "type": other(\CAGradientLayer.type),
  ]
}

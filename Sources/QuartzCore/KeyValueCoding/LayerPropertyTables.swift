/// The properties of each class of layers, by the names that key-value coding and animations use.
///
/// What else has to know all properties goes through them one by one, without a table, since it
/// runs for every layer of every picture: `CALayer.copyProperties(from:)` with the `init(layer:)`
/// of each class, and `LayerLook`. `LayerPropertyTests` finds what those forget by these tables,
/// and what these tables forget by reflection.
///
/// Pictures depend on no order: the tables are only looked up in.
extension LayerProperty {
  /// A table of a class and those above it.
  private static func ofLayers(and own: [String: LayerProperty]) -> [String: LayerProperty] {
    ofLayers.merging(own) { _, own in own }
  }

  // SAFETY (these 10): The tables are constants of names, key paths and closures, none of which
  // changes once they are made; a layer's properties are those of whoever has the layer.
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
    "name": otherOrNil(\CALayer.name),
    "needsDisplayOnBoundsChange": flag(\CALayer.needsDisplayOnBoundsChange).still,
    "opaque": flag(\CALayer.isOpaque).still,
    "speed": number(\CALayer.speed).still,
    "timeOffset": number(\CALayer.timeOffset).still,
    // Without effect on pictures, or not drawn.
    "allowsEdgeAntialiasing": flag(\CALayer.allowsEdgeAntialiasing).still,
    "backgroundFilters": list(\CALayer.backgroundFilters).still,
    "compositingFilter": anything(\CALayer.compositingFilter).still,
    "contentsFormat": other(\CALayer.contentsFormat),
    "contentsHeadroom": number(\CALayer.contentsHeadroom).still,
    "edgeAntialiasingMask": other(\CALayer.edgeAntialiasingMask),
    "filters": list(\CALayer.filters).still,
    "minificationFilterBias": number(\CALayer.minificationFilterBias).still,
    "preferredDynamicRange": other(\CALayer.preferredDynamicRange),
    "toneMapMode": other(\CALayer.toneMapMode),
    "wantsExtendedDynamicRangeContent":
      flag(\CALayer.wantsExtendedDynamicRangeContent).still,
  ]

  @safe nonisolated(unsafe) static let ofShapeLayers = ofLayers(and: [
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
  ])

  @safe nonisolated(unsafe) static let ofTextLayers = ofLayers(and: [
    "alignmentMode": other(\CATextLayer.alignmentMode),
    "fontSize": number(\CATextLayer.fontSize),
    "foregroundColor": color(\CATextLayer.foregroundColor),
    "string": anything(\CATextLayer.string).still,
    "truncationMode": other(\CATextLayer.truncationMode),
    "allowsFontSubpixelQuantization": flag(\CATextLayer.allowsFontSubpixelQuantization).still,
    "font": anything(\CATextLayer.font).still,
    "wrapped": flag(\CATextLayer.isWrapped).still,
  ])

  @safe nonisolated(unsafe) static let ofBackdropLayers = ofLayers(and: [
    "backdropAmount": number(\BackdropLayer.amount),
    "effect": otherOrNil(\BackdropLayer.effect),
    "extent": other(\BackdropLayer.extent),
    "screenLack": otherOrNil(\BackdropLayer.screenLack),
    "standIn": color(\BackdropLayer.standIn).still,
  ])

  @safe nonisolated(unsafe) static let ofGradientLayers = ofLayers(and: [
    "colors": list(\CAGradientLayer.colors),
    "endPoint": point(\CAGradientLayer.endPoint),
    "locations": numbers(\CAGradientLayer.locations),
    "startPoint": point(\CAGradientLayer.startPoint),
    "type": other(\CAGradientLayer.type),
  ])

  @safe nonisolated(unsafe) static let ofReplicatorLayers = ofLayers(and: [
    "instanceAlphaOffset": number(\CAReplicatorLayer.instanceAlphaOffset),
    "instanceBlueOffset": number(\CAReplicatorLayer.instanceBlueOffset),
    "instanceColor": color(\CAReplicatorLayer.instanceColor),
    "instanceCount": whole(\CAReplicatorLayer.instanceCount),
    "instanceDelay": number(\CAReplicatorLayer.instanceDelay),
    "instanceGreenOffset": number(\CAReplicatorLayer.instanceGreenOffset),
    "instanceRedOffset": number(\CAReplicatorLayer.instanceRedOffset),
    "instanceTransform": transform(\CAReplicatorLayer.instanceTransform),
    "preservesDepth": flag(\CAReplicatorLayer.preservesDepth).still,
  ])

  @safe nonisolated(unsafe) static let ofEmitterLayers = ofLayers(and: [
    "birthRate": number(\CAEmitterLayer.birthRate),
    "emitterCells": otherOrNil(\CAEmitterLayer.emitterCells),
    "emitterDepth": number(\CAEmitterLayer.emitterDepth),
    "emitterMode": other(\CAEmitterLayer.emitterMode),
    "emitterPosition": point(\CAEmitterLayer.emitterPosition),
    "emitterShape": other(\CAEmitterLayer.emitterShape),
    "emitterSize": size(\CAEmitterLayer.emitterSize),
    "emitterTime": number(\CAEmitterLayer.emitterTime).still,
    "emitterZPosition": number(\CAEmitterLayer.emitterZPosition),
    "lifetime": number(\CAEmitterLayer.lifetime),
    "preservesDepth": flag(\CAEmitterLayer.preservesDepth).still,
    "renderMode": other(\CAEmitterLayer.renderMode),
    "scale": number(\CAEmitterLayer.scale),
    "seed": whole(\CAEmitterLayer.seed).still,
    "spin": number(\CAEmitterLayer.spin),
    "velocity": number(\CAEmitterLayer.velocity),
  ])

  @safe nonisolated(unsafe) static let ofScrollLayers = ofLayers(and: [
    "scrollMode": other(\CAScrollLayer.scrollMode)
  ])

  @safe nonisolated(unsafe) static let ofTiledLayers = ofLayers(and: [
    "levelsOfDetail": whole(\CATiledLayer.levelsOfDetail).still,
    "levelsOfDetailBias": whole(\CATiledLayer.levelsOfDetailBias).still,
    "tileSize": size(\CATiledLayer.tileSize).still,
  ])

  @safe nonisolated(unsafe) static let ofPictureEffectLayers = ofLayers(and: [
    "blendMode": other(\PictureEffectLayer.blendMode),
    "effect": other(\PictureEffectLayer.effect),
  ])
}

@_spi(Benchmarks) import QuartzCore
import Testing

/// That everything which has to know the properties of layers knows all of them.
@Suite struct LayerPropertyTests {
  private static var layers: [() -> CALayer] {
    [
      CALayer.init, CAShapeLayer.init, CAGradientLayer.init, CATextLayer.init,
      CAReplicatorLayer.init, CAEmitterLayer.init, CAScrollLayer.init, CATiledLayer.init,
      CATransformLayer.init, BackdropLayer.init, PictureEffectLayer.init,
    ]
  }

  /// What is stored under another name than the property has.
  private static let storage = [
    "standardBounds": "bounds", "pathCopy": "path", "storedString": "string",
    "amount": "backdropAmount",
  ]

  /// What is stored and no property of the layer alone: its place in a tree, what is to be done,
  /// and what was worked out of properties. All that is in `animationState` is copied there.
  private static let unlisted: Set = [
    "animationState", "backingStore", "children", "delegate", "dirtyRect", "hasBeenSeen",
    "isDisplayNeeded", "isLayoutNeeded", "isSubtreeLayoutNeeded", "lacks", "layoutDepth",
    "maskLayer", "maskedLayer", "parent", "tellsOfLayout", "tiles", "transformedFrame",
  ]

  private static func key(ofStored name: String, in keys: Set<String>) -> String? {
    if let key = storage[name] { return key }
    if keys.contains(name) { return name }
    guard name.hasPrefix("is") else { return nil }
    let rest = name.dropFirst(2)
    let key = rest.prefix(1).lowercased() + rest.dropFirst()
    return keys.contains(key) ? key : nil
  }

  @Test func `every stored property has a row in the table of its class`() {
    var count = 0
    for make in Self.layers {
      let layer = make()
      let keys = Set(type(of: layer).layerProperties.keys)
      var mirror: Mirror? = Mirror(reflecting: layer)
      while let own = mirror, own.subjectType is CALayer.Type {
        for name in own.children.compactMap(\.label) where !Self.unlisted.contains(name) {
          count += 1
          let key = Self.key(ofStored: name, in: keys)
          #expect(key.map(keys.contains) == true, "\(own.subjectType).\(name) has no row")
        }
        mirror = own.superclassMirror
      }
    }
    // Forty of each layer: reflection has found them.
    #expect(count > 40 * Self.layers.count)
  }

  @Test func `a copy takes over every property`() throws {
    for make in Self.layers {
      for key in type(of: make()).layerProperties.keys.sorted() {
        let layer = make()
        let property = try #require(type(of: layer).layerProperties[key])
        let name = "\(type(of: layer)).\(key)"
        let before = property.read(layer)
        property.write(layer, LayerSamples.value(forKey: key, otherThan: before))
        let changed = property.read(layer)
        #expect(!LayerSamples.isSame(before, changed), "\(name) was not set")
        let copy = CALayer.makeCopy(of: layer)
        #expect(LayerSamples.isSame(property.read(copy), changed), "\(name) is not copied")
      }
    }
  }

  /// Properties that change no picture of what `LayerSamples` dresses; all others do.
  private static let unseen: Set = [
    "BackdropLayer.screenLack", "BackdropLayer.standIn",
    "CALayer.allowsEdgeAntialiasing", "CALayer.backgroundFilters", "CALayer.beginTime",
    "CALayer.contentsFormat", "CALayer.contentsHeadroom",
    "CALayer.drawsAsynchronously", "CALayer.duration", "CALayer.edgeAntialiasingMask",
    "CALayer.filters", "CALayer.minificationFilterBias", "CALayer.name",
    "CALayer.needsDisplayOnBoundsChange", "CALayer.opaque", "CALayer.preferredDynamicRange",
    "CALayer.rasterizationScale", "CALayer.shouldRasterize", "CALayer.speed",
    "CALayer.timeOffset", "CALayer.toneMapMode", "CALayer.wantsExtendedDynamicRangeContent",
    "CAReplicatorLayer.instanceDelay", "CATextLayer.allowsFontSubpixelQuantization",
  ]

  @Test func `a picture that is kept up to date sees every property that changes one`() throws {
    for (make, dressings) in LayerSamples.wardrobe {
      let type = type(of: make())
      let inherited = type == CALayer.self ? [] : Set(CALayer.layerProperties.keys)
      for key in Set(type.layerProperties.keys).subtracting(inherited).sorted() {
        let name = "\(type).\(key)"
        var isSeen = false
        for dress in dressings {
          let layer = make()
          dress(layer)
          let changes = try Self.changesPicture(layer, key, name)
          isSeen = isSeen || changes
        }
        #expect(isSeen != Self.unseen.contains(name), "\(name)")
      }
    }
  }

  /// Whether the picture of the layer changes with a property. One that is kept up to date has to
  /// change as one does that is drawn as a whole.
  private static func changesPicture(
    _ layer: CALayer, _ key: String, _ name: String
  ) throws -> Bool {
    let property = try #require(type(of: layer).layerProperties[key])
    let root = LayerSamples.scene(of: layer)
    func frame() throws -> LayerFrame {
      let frame = try #require(LayerFrame(pixelWidth: 100, pixelHeight: 100, scale: 1))
      frame.draw(root)
      return frame
    }
    let (kept, before) = (try frame(), try frame())
    property.write(layer, LayerSamples.value(forKey: key, otherThan: property.read(layer)))
    kept.draw(root)
    let whole = try frame()
    #expect(whole.hasSamePixels(as: kept), "\(name) is forgotten in the look")
    return !whole.hasSamePixels(as: before)
  }
}

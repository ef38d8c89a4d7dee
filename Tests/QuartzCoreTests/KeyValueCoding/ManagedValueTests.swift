import QuartzCore
import Testing

/// What a translator makes of a layer with `@NSManaged` properties.
private class RingLayer: CALayer {
  enum Style: Int {
    case plain = 0
    case dotted = 1
  }

  var progress: CGFloat {
    get { _managedValue(forKey: "progress") }
    set { _setManagedValue(newValue, forKey: "progress") }
  }
  var radius: CGFloat {
    get { _managedValue(forKey: "radius") }
    set { _setManagedValue(newValue, forKey: "radius") }
  }
  var tint: CGColor? {
    get { _managedValue(forKey: "tint") }
    set { _setManagedValue(newValue, forKey: "tint") }
  }
  var isClosed: Bool {
    get { _managedValue(forKey: "isClosed") }
    set { _setManagedValue(newValue, forKey: "isClosed") }
  }
  var count: Int {
    get { _managedValue(forKey: "count") }
    set { _setManagedValue(newValue, forKey: "count") }
  }
  var place: CGPoint {
    get { _managedValue(forKey: "place") }
    set { _setManagedValue(newValue, forKey: "place") }
  }
  var label: String {
    get { _managedValue(forKey: "label") }
    set { _setManagedValue(newValue, forKey: "label") }
  }
  var style2: Style {
    get { _managedValue(forKey: "style2") }
    set { _setManagedValue(newValue, forKey: "style2") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override class func defaultValue(forKey key: String) -> Any? {
    key == "radius" ? 4 : super.defaultValue(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentation()?.value(forKey: event)
    animation.duration = 1
    return animation
  }

  /// A bar as long as the progress, in 10 points.
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: progress * 10, height: bounds.height))
  }
}

@Suite struct ManagedValueTests {
  @Test func `before it is set, a property is the class's default or zero`() {
    let layer = RingLayer()
    #expect(layer.progress == 0 && layer.radius == 4 && layer.tint == nil)
    #expect(!layer.isClosed && layer.count == 0 && layer.place == .zero && layer.label == "")
    #expect(layer.style2 == .plain)
    #expect(layer.value(forKey: "radius") as? CGFloat == 4)
  }

  @Test func `what is set is there by name, as numbers in boxes`() {
    let layer = RingLayer()
    layer.progress = 0.5
    layer.tint = .red
    layer.isClosed = true
    layer.count = 3
    layer.place = CGPoint(x: 1, y: 2)
    layer.style2 = .dotted
    #expect(layer.value(forKey: "progress") is NSNumber)
    #expect(layer.value(forKey: "progress") as? Double == 0.5 && layer.progress == 0.5)
    #expect(layer.tint == .red && layer.isClosed && layer.count == 3)
    #expect(layer.value(forKeyPath: "place.y") as? CGFloat == 2)
    #expect(layer.style2 == .dotted && layer.value(forKey: "style2") as? Int == 1)
    layer.setValue(NSNumber(value: 7), forKey: "radius")
    #expect(layer.radius == 7)
    layer.tint = nil
    #expect(layer.tint == nil && layer.value(forKey: "tint") == nil)
  }

  @Test func `a copy of the layer has the values`() {
    let layer = RingLayer()
    layer.progress = 0.25
    #expect(RingLayer(layer: layer).progress == 0.25)
    #expect(layer.presentation()?.progress == 0.25)
  }

  @Test func `setting a key that needs display marks the layer, another does not`() {
    let layer = RingLayer()
    layer.radius = 9
    #expect(!layer.needsDisplay())
    layer.progress = 0.5
    #expect(layer.needsDisplay())
  }

  @Test func `setting it on a layer that was seen runs the key's action, from zero at first`() {
    MediaClock.withOwn { clock in
      let layer = RingLayer()
      layer.markSeen()
      layer.progress = 1
      let animation = layer.animation(forKey: "progress") as? CABasicAnimation
      #expect(animation?.fromValue as? Double == 0)
      clock.advance(to: 0.25)
      #expect(abs((layer.presentation()?.progress ?? 9) - 0.25) < 0.2 && layer.progress == 1)
      layer.removeAllAnimations()
    }
  }

  @Test func `an animation of a key that was never set begins at zero`() {
    let layer = RingLayer()
    let values = shown(by: layer, with: [basic("progress", to: 1)], at: [0, 0.5, 0.75]) {
      ($0 as? RingLayer)?.progress ?? 9
    }
    #expect(near(values, [0, 0.5, 0.75]))
  }

  @Test func `the presentation draws the value between two`() throws {
    try MediaClock.withOwn { clock in
      let layer = RingLayer()
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 1)
      layer.anchorPoint = .zero
      layer.add(basic("progress", from: 0, to: 1), forKey: nil)
      clock.advance(to: 0.5)
      let context = try #require(
        CGContext(
          data: nil, width: 10, height: 1, bitsPerComponent: 8, bytesPerRow: 40,
          space: CGColorSpaceCreateDeviceRGB(),
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      layer.renderPresentation(in: context)
      let image = try #require(context.makeImage())
      let reds = image.straightRGBA().enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
      #expect(reds == [255, 255, 255, 255, 255, 0, 0, 0, 0, 0])
      layer.removeAllAnimations()
    }
  }
}

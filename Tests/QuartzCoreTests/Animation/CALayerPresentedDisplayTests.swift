@_spi(Benchmarks) import QuartzCore
import Testing

/// A ring that draws by `display()` what `presentation()` says, as gauges and clocks do.
private final class GaugeLayer: CALayer {
  /// A property that `init(layer:)` does not copy.
  var thickness: CGFloat = 20
  let bar = CALayer()
  var displayed: [CGFloat] = []
  var copies = 0
  var callsSuper = false

  override init() {
    super.init()
    addSublayer(bar)
    bar.backgroundColor = .red
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { nil }

  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func display() {
    let shown = (presentation() ?? self).progress
    displayed.append(shown)
    if callsSuper { return super.display() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.frame = CGRect(x: 0, y: 0, width: shown, height: thickness)
    CATransaction.commit()
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: progress, height: 1))
  }
}

@Suite struct CALayerPresentedDisplayTests {
  private func painted(_ layer: CALayer) throws -> Int {
    let bitmap = try #require(Bitmap(width: 20, height: 1))
    layer.drawPresentation(into: LayerFrame(bitmap: bitmap, scale: 1))
    return (0..<20).count { bitmap.pixels[$0] >> 24 == 255 }
  }

  private func gauge() -> GaugeLayer {
    let layer = GaugeLayer()
    layer.thickness = 1
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    return layer
  }

  @Test func `a layer displays itself with the presentation's value, to the end and after it`()
    throws
  {
    try MediaClock.withOwn { clock in
      let layer = gauge()
      layer.progress = 16
      layer.add(basic("progress", from: 0, to: 16), forKey: "progress")
      var widths = [try painted(layer)]
      for time in [0.5, 0.75] {
        clock.advance(to: time)
        widths.append(try painted(layer))
      }
      clock.advance(to: 2)
      #expect(layer.needsDisplay())
      widths.append(try painted(layer))
      #expect(widths == [0, 8, 12, 16])
      #expect(layer.thickness == 1 && layer.displayed.last == 16)
    }
  }

  @Test func `a display that calls super draws the copy, which has the value`() throws {
    try MediaClock.withOwn { clock in
      let layer = gauge()
      layer.callsSuper = true
      layer.bar.removeFromSuperlayer()
      layer.progress = 16
      layer.add(basic("progress", from: 0, to: 16), forKey: "progress")
      clock.advance(to: 0.5)
      let width = try painted(layer)
      #expect(width == 8 && layer.displayed.last == 8)
    }
  }

  @Test func `a layer that no animated property concerns is not displayed again`() throws {
    try MediaClock.withOwn { clock in
      let layer = gauge()
      let count = layer.displayed.count
      layer.add(basic("opacity", from: 1, to: 1), forKey: nil)
      clock.advance(to: 0.5)
      _ = try painted(layer)
      #expect(layer.displayed.count == count)
    }
  }
}

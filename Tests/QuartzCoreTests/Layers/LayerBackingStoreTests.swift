import QuartzCore
import Testing

// MARK: - Drawing

private final class Painter: NSObject, CALayerDelegate {
  var color = CGColor.green
  var rect = CGRect(x: 0, y: 0, width: 2, height: 2)
  private(set) var clips: [CGRect] = []

  func draw(_ layer: CALayer, in ctx: CGContext) {
    clips.append(ctx.boundingBoxOfClipPath)
    ctx.setFillColor(color)
    ctx.fill(rect)
  }
}

private final class Displayer: NSObject, CALayerDelegate {
  var image: CGImage?

  func display(_ layer: CALayer) { layer.contents = image }
}

private final class DrawingLayer: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(.blue)
    ctx.fill(bounds)
  }
}

@Suite struct LayerBackingStoreTests {
  @Test func `display requests are kept until display, and bounds changes are not requests`() {
    let layer = CALayer()
    #expect(!layer.needsDisplay())
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 30)
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 40
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    #expect(!layer.needsDisplay())
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.needsDisplay())
    layer.display()
    #expect(!layer.needsDisplay())
  }

  @Test func `rendering displays only what asked for it`() throws {
    let layer = box(0, 0, 4, 4)
    let painter = Painter()
    layer.delegate = painter
    #expect(try LayerCanvas(layer, width: 4, height: 4).paintedRect.isNull)
    layer.setNeedsDisplay()
    let canvas = try LayerCanvas(layer, width: 4, height: 4)
    #expect(canvas.paintedRect == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(canvas[0, 0] == green && painter.clips.count == 1)
    _ = try LayerCanvas(layer, width: 4, height: 4)
    #expect(painter.clips.count == 1)
  }

  @Test func `a backing store at the context's scale is copied exactly`() throws {
    let root = box(0, 0, 10, 10)
    let layer = DrawingLayer()
    layer.frame = CGRect(x: 1, y: 1, width: 3.3, height: 2)
    layer.contentsScale = 2
    layer.setNeedsDisplay()
    root.addSublayer(layer)
    let canvas = try LayerCanvas(root, width: 10, height: 10, scale: 2)
    #expect(canvas[2, 2] == blue && canvas[7, 5] == blue)
    // 6.6 pixels wide: the seventh column is 0.6 covered.
    #expect(abs(canvas.alpha(8, 3) - 153) <= 1 && canvas.alpha(9, 3) == 0)
  }

  @Test func `the bounds origin is the origin of what is drawn`() throws {
    let layer = box(0, 0, 4, 4)
    let painter = Painter()
    painter.rect = CGRect(x: 12, y: 21, width: 1, height: 1)
    layer.bounds.origin = CGPoint(x: 10, y: 20)
    layer.delegate = painter
    layer.setNeedsDisplay()
    let canvas = try LayerCanvas(layer, width: 4, height: 4, origin: layer.bounds.origin)
    #expect(canvas.paintedRect == CGRect(x: 2, y: 1, width: 1, height: 1))
  }

  @Test func `a part that needs display is drawn into what was there`() throws {
    let layer = box(0, 0, 4, 4)
    let painter = Painter()
    painter.rect = layer.bounds
    layer.delegate = painter
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    painter.color = .red
    layer.setNeedsDisplay(CGRect(x: 1, y: 1, width: 1.5, height: 1))
    let canvas = try LayerCanvas(layer, width: 4, height: 4)
    #expect(canvas[0, 0] == green && canvas[1, 1] == red && canvas[2, 1] == red)
    #expect(canvas[3, 1] == green && canvas[1, 2] == green)
    #expect(painter.clips.last == CGRect(x: 1, y: 1, width: 2, height: 1))
    painter.rect = .zero
    layer.setNeedsDisplay(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try LayerCanvas(layer, width: 4, height: 4)[0, 0] == nothing, "cleared first")
  }

  @Test func `an opaque backing store starts in the background colour or in black`() throws {
    let layer = box(0, 0, 4, 4)
    let painter = Painter()
    layer.delegate = painter
    layer.isOpaque = true
    layer.setNeedsDisplay()
    #expect(try LayerCanvas(layer, width: 4, height: 4)[3, 3] == black)
    layer.backgroundColor = .blue
    layer.setNeedsDisplay()
    #expect(try LayerCanvas(layer, width: 4, height: 4)[3, 3] == blue)
  }

  @Test func `a delegate that displays sets the contents itself`() throws {
    let layer = box(0, 0, 1, 1)
    let displayer = Displayer()
    displayer.image = try image([[[255, 0, 0, 255]]])
    layer.delegate = displayer
    layer.setNeedsDisplay()
    #expect(try LayerCanvas(layer, width: 1, height: 1)[0, 0] == red)
  }

  @Test func `a plain layer keeps its contents when asked to display`() throws {
    let layer = box(0, 0, 1, 1)
    layer.contents = try image([[[255, 0, 0, 255]]])
    layer.setNeedsDisplay()
    #expect(try LayerCanvas(layer, width: 1, height: 1)[0, 0] == red)
    #expect(layer.backingStore == nil)
  }

  @Test func `contents drawn for other bounds are stretched`() throws {
    let layer = DrawingLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    layer.bounds.size = CGSize(width: 8, height: 8)
    let canvas = try LayerCanvas(layer, width: 10, height: 10)
    #expect(canvas[4, 4] == blue && canvas[7, 4][3] > 0 && canvas[8, 4] == nothing)
  }

  @Test func `empty, huge and undefined bounds have no backing store`() {
    for size in [
      CGSize.zero, CGSize(width: 1e9, height: 1e9), CGSize(width: CGFloat.nan, height: 1),
    ] {
      let layer = DrawingLayer()
      layer.bounds.size = size
      layer.display()
      #expect(layer.contents == nil)
    }
  }

  @Test func `contents are flipped unless an odd number of layers flips its geometry`() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    #expect(root.contentsAreFlipped() && child.contentsAreFlipped())
    root.isGeometryFlipped = true
    #expect(!root.contentsAreFlipped() && !child.contentsAreFlipped())
    child.isGeometryFlipped = true
    #expect(!root.contentsAreFlipped() && child.contentsAreFlipped())
  }
}

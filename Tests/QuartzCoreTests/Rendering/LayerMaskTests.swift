import QuartzCore
import Testing

@Suite struct LayerMaskTests {
  @Test func `a mask's alpha multiplies layer and sublayers`() throws {
    let root = box(0, 0, 10, 10, .red)
    root.addSublayer(box(5, 0, 5, 10, .blue))
    root.mask = box(2, 2, 6, 6, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5))
    let canvas = try LayerCanvas(root, width: 10, height: 10)
    #expect(canvas.paintedRect == CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(abs(canvas[3, 3][0] - 128) <= 1 && abs(canvas[3, 3][3] - 128) <= 1)
    #expect(abs(canvas[6, 3][2] - 128) <= 1 && canvas[6, 3][0] == 0)
  }

  @Test func `the colour of a mask does not matter, its transparency does`() throws {
    let root = box(0, 0, 10, 10, .red)
    root.mask = box(0, 0, 10, 10, .blue)
    #expect(try LayerCanvas(root, width: 10, height: 10)[5, 5] == red)
    root.mask?.opacity = 0.25
    #expect(abs(try LayerCanvas(root, width: 10, height: 10)[5, 5][0] - 64) <= 1)
  }

  @Test func `an empty or hidden mask hides everything`() throws {
    let root = box(0, 0, 10, 10, .red)
    root.mask = CALayer()
    #expect(try LayerCanvas(root, width: 10, height: 10).paintedRect.isNull)
    root.mask = box(0, 0, 10, 10, .blue)
    root.mask?.isHidden = true
    #expect(try LayerCanvas(root, width: 10, height: 10).paintedRect.isNull)
  }

  @Test func `a mask lies in the bounds' space and follows its own transform`() throws {
    let root = box(0, 0, 10, 10, .red)
    root.bounds.origin = CGPoint(x: 5, y: 5)
    let mask = box(5, 5, 4, 2, .black)
    mask.transform = CATransform3DMakeTranslation(2, 3, 0)
    root.mask = mask
    #expect(
      try LayerCanvas(root, width: 20, height: 20).paintedRect
        == CGRect(x: 7, y: 8, width: 4, height: 2))
  }

  @Test func `masks nest`() throws {
    let root = box(0, 0, 10, 10, .red)
    let mask = box(0, 0, 6, 10, .black)
    mask.mask = box(3, 0, 6, 10, .black)
    root.mask = mask
    #expect(
      try LayerCanvas(root, width: 10, height: 10).paintedRect
        == CGRect(x: 3, y: 0, width: 3, height: 10))
  }

  @Test func `mask and rounded clip multiply`() throws {
    let root = box(0, 0, 20, 20, .red)
    root.cornerRadius = 10
    root.masksToBounds = true
    root.mask = box(0, 0, 10, 20, .black)
    let canvas = try LayerCanvas(root, width: 20, height: 20)
    #expect(canvas[0, 0] == nothing && canvas[5, 10] == red && canvas[15, 10] == nothing)
  }

  @Test func `a mask multiplies the layer's shadow too`() throws {
    let root = box(0, 0, 10, 10, .red)
    root.shadowOpacity = 1
    root.shadowRadius = 0
    root.shadowOffset = CGSize(width: 5, height: 5)
    root.mask = box(0, 0, 12, 20, .black)
    let canvas = try LayerCanvas(root, width: 20, height: 20)
    #expect(canvas[11, 12] == black && canvas[13, 12] == nothing && canvas[5, 5] == red)
  }

  @Test func `a shape masks by its path`() throws {
    let root = box(0, 0, 20, 20, .red)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
    root.mask = mask
    let canvas = try LayerCanvas(root, width: 20, height: 20)
    #expect(canvas[0, 0] == nothing && canvas[10, 10] == red && canvas[10, 0][3] > 200)
  }

  @Test func `a mask above or beside itself is refused`() throws {
    let root = box(0, 0, 10, 10, .red)
    let child = box(0, 0, 10, 10, .blue)
    root.addSublayer(child)
    child.mask = root
    #expect(child.mask == nil)
    child.mask = child
    #expect(child.mask == nil)
    child.addSublayer(root)
    #expect(child.sublayers == nil)
    #expect(try LayerCanvas(root, width: 10, height: 10)[5, 5] == blue)
  }

  @Test func `masks of masks draw down to the greatest depth`() throws {
    let root = box(0, 0, 10, 10, .red)
    var tip = root
    for _ in 0..<10_000 {
      let mask = box(0, 0, 10, 10, .black)
      tip.mask = mask
      tip = mask
    }
    // Masks need a picture each: what cannot be masked is not drawn.
    #expect(try LayerCanvas(root, width: 10, height: 10)[5, 5] == nothing)
  }
}

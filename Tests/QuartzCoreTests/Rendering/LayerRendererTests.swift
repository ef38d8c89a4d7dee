import QuartzCore
import Testing

@Suite struct LayerRendererTests {
  // MARK: Where

  @Test func `a rendered layer lies at its bounds, not at its frame`() throws {
    let layer = box(10, 20, 30, 40, .red)
    layer.transform = CATransform3DMakeTranslation(30, 0, 0)
    #expect(
      try LayerCanvas(layer, width: 50, height: 50).paintedRect
        == CGRect(x: 0, y: 0, width: 30, height: 40))
    layer.bounds.origin = CGPoint(x: 10, y: 10)
    #expect(
      try LayerCanvas(layer, width: 50, height: 50).paintedRect
        == CGRect(x: 10, y: 10, width: 30, height: 40))
  }

  @Test func `sublayers are placed by position, anchor, transform and sublayer transform`() throws {
    let root = box(0, 0, 100, 100)
    let child = box(10, 10, 20, 20, .red)
    root.addSublayer(child)
    func painted() throws -> CGRect { try LayerCanvas(root, width: 100, height: 100).paintedRect }
    #expect(try painted() == CGRect(x: 10, y: 10, width: 20, height: 20))
    child.transform = CATransform3DMakeTranslation(30, 0, 0)
    #expect(try painted() == CGRect(x: 40, y: 10, width: 20, height: 20))
    child.anchorPoint = .zero
    #expect(try painted() == CGRect(x: 50, y: 20, width: 20, height: 20))
    root.sublayerTransform = CATransform3DMakeTranslation(0, 30, 0)
    #expect(try painted() == CGRect(x: 50, y: 50, width: 20, height: 20))
  }

  @Test func `the bounds origin of a sublayer moves what lies in it`() throws {
    let root = box(0, 0, 100, 100)
    let middle = box(0, 0, 60, 60)
    middle.bounds.origin = CGPoint(x: 10, y: 10)
    root.addSublayer(middle)
    middle.addSublayer(box(10, 10, 20, 20, .red))
    let canvas = try LayerCanvas(root, width: 100, height: 100)
    #expect(canvas.paintedRect == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func `a scale of the context scales everything`() throws {
    let root = box(0, 0, 10, 10, .blue)
    root.addSublayer(box(1, 2, 3, 4, .red))
    let canvas = try LayerCanvas(root, width: 10, height: 10, scale: 3)
    #expect(canvas[2, 6] == blue && canvas[3, 6] == red)
    #expect(canvas[11, 17] == red && canvas[12, 17] == blue)
  }

  @Test func `flipped geometry turns sublayers over and leaves contents upright`() throws {
    let root = box(0, 0, 4, 4)
    let flipped = box(0, 0, 4, 4)
    flipped.isGeometryFlipped = true
    flipped.contents = try image([[[255, 0, 0, 255]], [[0, 0, 255, 255]]])
    flipped.magnificationFilter = .nearest
    flipped.addSublayer(box(0, 0, 1, 1, .green))
    root.addSublayer(flipped)
    let canvas = try LayerCanvas(root, width: 4, height: 4)
    #expect(canvas[0, 3] == green && canvas[0, 0] == red && canvas[1, 3] == blue)
    let alone = try LayerCanvas(flipped, width: 4, height: 4)
    #expect(alone.equals(canvas))
  }

  @Test func `a layer that is seen from behind is drawn if it is double-sided`() throws {
    let root = box(0, 0, 10, 10)
    let card = box(0, 0, 10, 10, .red)
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    root.addSublayer(card)
    let inner = box(0, 0, 5, 5, .green)
    inner.isDoubleSided = false
    card.addSublayer(inner)
    let both = try LayerCanvas(root, width: 10, height: 10)
    #expect(both[7, 2] == red, "the inner layer faces away with its superlayer")
    inner.transform = card.transform
    #expect(try LayerCanvas(root, width: 10, height: 10)[7, 2] == green)
    card.isDoubleSided = false
    #expect(try LayerCanvas(root, width: 10, height: 10).paintedRect.isNull)
  }

  @Test func `edges of turned layers are smooth, as render draws them`() throws {
    let root = box(0, 0, 20, 20)
    let card = box(4, 4, 12, 12, .red)
    card.transform = CATransform3DMakeRotation(0.5, 0, 0, 1)
    root.addSublayer(card)
    let canvas = try LayerCanvas(root, width: 20, height: 20)
    let partial = (0..<400).filter { (20..<235).contains(canvas.alpha($0 % 20, $0 / 20)) }
    #expect(partial.count > 20)
  }

  // MARK: What is not drawn

  @Test func `bare, hidden and fully transparent layers draw nothing`() throws {
    let layers = [box(0, 0, 9, 9), box(0, 0, 9, 9, .red), box(0, 0, 9, 9, .red)]
    layers[1].isHidden = true
    layers[2].opacity = 0
    for layer in layers {
      #expect(try LayerCanvas(layer, width: 10, height: 10).paintedRect.isNull)
      let root = box(0, 0, 10, 10)
      root.addSublayer(layer)
      #expect(try LayerCanvas(root, width: 10, height: 10).paintedRect.isNull)
    }
  }

  // MARK: Order

  @Test func `the border lies above the sublayers, they above contents, those above background`()
    throws
  {
    let root = box(0, 0, 10, 10, .red)
    root.borderWidth = 2
    root.borderColor = .black
    root.contents = try image([[[0, 255, 0, 255]]])
    root.addSublayer(box(0, 0, 5, 10, .blue))
    let canvas = try LayerCanvas(root, width: 10, height: 10)
    #expect(canvas[1, 5] == black && canvas[9, 9] == black)
    #expect(canvas[3, 5] == blue)
    #expect(canvas[6, 5] == green)
    root.contents = nil
    #expect(try LayerCanvas(root, width: 10, height: 10)[6, 5] == red)
  }

  @Test func `sublayers are drawn by height, then by index`() throws {
    let root = box(0, 0, 10, 10)
    let (a, b) = (box(0, 0, 10, 10, .red), box(0, 0, 10, 10, .blue))
    root.sublayers = [a, b]
    #expect(try LayerCanvas(root, width: 10, height: 10)[5, 5] == blue)
    a.zPosition = 1
    #expect(try LayerCanvas(root, width: 10, height: 10)[5, 5] == red)
    b.zPosition = 1
    #expect(try LayerCanvas(root, width: 10, height: 10)[5, 5] == blue)
  }

  // MARK: Opacity

  @Test func `opacity fades a layer as one picture`() throws {
    let root = box(0, 0, 10, 10, .red)
    root.opacity = 0.5
    root.addSublayer(box(0, 0, 5, 10, .blue))
    let canvas = try LayerCanvas(root, width: 10, height: 10)
    let (left, right) = (canvas[2, 5], canvas[7, 5])
    #expect(left[0] == 0 && abs(left[2] - 128) <= 1 && abs(left[3] - 128) <= 1)
    #expect(abs(right[0] - 128) <= 1 && right[2] == 0)
  }

  @Test func `without group opacity everything fades alone`() throws {
    let root = box(0, 0, 10, 10, .red)
    root.opacity = 0.5
    root.allowsGroupOpacity = false
    root.addSublayer(box(0, 0, 5, 10, .blue))
    let pixel = try LayerCanvas(root, width: 10, height: 10)[2, 5]
    // Half blue over half red: 64 red, 128 blue, 191 opaque.
    #expect(abs(pixel[0] - 64) <= 1 && abs(pixel[2] - 128) <= 1 && abs(pixel[3] - 191) <= 1)
  }

  @Test func `one thing fades to the same picture with and without a group`() throws {
    let root = box(0, 0, 10, 10)
    let child = box(1, 1, 5, 5, .red)
    root.addSublayer(child)
    root.opacity = 0.3
    let direct = try LayerCanvas(root, width: 10, height: 10)
    // An invisible second thing forces a group.
    root.addSublayer(box(8, 8, 1, 1, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.001)))
    let grouped = try LayerCanvas(root, width: 10, height: 10)
    #expect(direct.maximumDifference(from: grouped) <= 1)
    #expect(abs(direct.alpha(3, 3) - 77) <= 1)
  }

  @Test func `nested opacities multiply`() throws {
    let root = box(0, 0, 10, 10, .red)
    let child = box(0, 0, 10, 10, .blue)
    child.opacity = 0.5
    root.addSublayer(child)
    root.opacity = 0.5
    let pixel = try LayerCanvas(root, width: 10, height: 10)[5, 5]
    #expect(abs(pixel[0] - 64) <= 1 && abs(pixel[2] - 64) <= 1 && abs(pixel[3] - 128) <= 1)
  }

  // MARK: Clipping

  @Test func `sublayers reach outside unless the layer masks to its bounds`() throws {
    let root = box(0, 0, 10, 10)
    root.addSublayer(box(5, 5, 10, 10, .red))
    #expect(
      try LayerCanvas(root, width: 20, height: 20).paintedRect
        == CGRect(x: 5, y: 5, width: 10, height: 10))
    root.masksToBounds = true
    #expect(
      try LayerCanvas(root, width: 20, height: 20).paintedRect
        == CGRect(x: 5, y: 5, width: 5, height: 5))
  }

  @Test func `masking to bounds clips to the rounded corners`() throws {
    let root = box(0, 0, 20, 20)
    root.cornerRadius = 10
    root.addSublayer(box(0, 0, 20, 20, .red))
    #expect(try LayerCanvas(root, width: 20, height: 20)[0, 0] == red)
    root.masksToBounds = true
    let canvas = try LayerCanvas(root, width: 20, height: 20)
    #expect(canvas[0, 0] == nothing && canvas.alpha(10, 0) > 230 && canvas[10, 10] == red)
  }

  @Test func `the clip ends with the layer`() throws {
    let root = box(0, 0, 20, 20)
    let clipped = box(0, 0, 5, 5)
    clipped.masksToBounds = true
    root.addSublayer(clipped)
    root.addSublayer(box(10, 10, 5, 5, .red))
    #expect(try LayerCanvas(root, width: 20, height: 20)[12, 12] == red)
  }
}

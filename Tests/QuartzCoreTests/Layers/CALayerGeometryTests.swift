import QuartzCore
import Testing

/// The values are Apple's, as the GNUstep project measured them on its QuartzCore.
@Suite struct CALayerGeometryTests {
  private func layer(
    _ bounds: CGRect, at position: CGPoint = .zero, transform: CATransform3D? = nil
  ) -> CALayer {
    let layer = CALayer()
    layer.bounds = bounds
    layer.position = position
    if let transform { layer.transform = transform }
    return layer
  }

  private func expect(
    _ rect: CGRect, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let isNear =
      abs(rect.minX - x) < 1e-9 && abs(rect.minY - y) < 1e-9 && abs(rect.width - width) < 1e-9
      && abs(rect.height - height) < 1e-9
    #expect(isNear, "\(rect)", sourceLocation: location)
  }

  private func expect(
    _ point: CGPoint, _ x: CGFloat, _ y: CGFloat, _ location: SourceLocation = #_sourceLocation
  ) {
    #expect(
      abs(point.x - x) < 1e-9 && abs(point.y - y) < 1e-9, "\(point)",
      sourceLocation: location)
  }

  // MARK: Conversion

  private func family(parentBounds: CGRect = CGRect(x: 0, y: 0, width: 200, height: 200))
    -> (parent: CALayer, child: CALayer)
  {
    let parent = layer(parentBounds, at: CGPoint(x: 100, y: 100))
    let child = layer(CGRect(x: 0, y: 0, width: 50, height: 50), at: CGPoint(x: 100, y: 50))
    parent.addSublayer(child)
    return (parent, child)
  }

  @Test func `a quarter turn leaves no noise in the size`() {
    let turned = layer(CGRect(x: 0, y: 0, width: 100, height: 50), at: CGPoint(x: 50, y: 25))
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(turned.frame.size == CGSize(width: 50, height: 100))
    expect(turned.frame, 25, -25, 50, 100)
    turned.position = CGPoint(x: 160, y: 240)
    #expect(turned.frame.size == CGSize(width: 50, height: 100))
    expect(turned.frame, 135, 190, 50, 100)
  }

  @Test func `frames set on scaled layers read back equal`() {
    var state: UInt64 = 17
    func random(_ count: UInt64) -> CGFloat {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat((state >> 33) % count)
    }
    for divisor in [1, 2, 3, 7] as [CGFloat] {
      for _ in 0..<200 {
        let scaled = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
        scaled.setAffineTransform(
          CGAffineTransform(scaleX: (random(3900) + 100) / 1000, y: (random(3900) + 100) / 1000))
        let frame = CGRect(
          x: (random(600) - 300) / divisor, y: (random(600) - 300) / divisor,
          width: (random(400) + 1) / divisor, height: (random(400) + 1) / divisor)
        scaled.frame = frame
        #expect(scaled.frame == frame)
      }
    }
  }

  @Test func `a frame that was set is forgotten when what it follows from changes`() {
    let scaled = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
    scaled.setAffineTransform(CGAffineTransform(scaleX: 1.7, y: 0.3))
    let frame = CGRect(x: 1.0 / 3, y: 2.0 / 3, width: 100.0 / 3, height: 7.0 / 3)
    for change in [
      { scaled.position.x += 4 }, { scaled.bounds.size.width *= 2 },
      { scaled.anchorPoint.x = 0 }, { scaled.transform = CATransform3DIdentity },
    ] {
      scaled.anchorPoint = CGPoint(x: 0.5, y: 0.5)
      scaled.setAffineTransform(CGAffineTransform(scaleX: 1.7, y: 0.3))
      scaled.frame = frame
      #expect(scaled.frame == frame)
      change()
      #expect(abs(scaled.frame.maxX - frame.maxX) > 1)
    }
  }

  // MARK: Bounds and frame

  @Test func `a layer comes back from a frame that is nowhere`() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4).insetBy(dx: 6, dy: 6)
    layer.bounds.size = CGSize(width: 80, height: 20)
    let frame = CGRect(x: 6, y: 40, width: 80, height: 20)
    layer.frame = frame
    #expect(layer.frame == frame && layer.position == CGPoint(x: 46, y: 50))
  }

  @Test func `bounds of a negative size are standardised`() {
    expect(layer(CGRect(x: 0, y: 0, width: -100, height: -50)).bounds, -100, -50, 100, 50)
  }

  @Test func `the frame places the anchor on the position`() {
    let box = layer(
      CGRect(x: 0, y: 0, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    expect(box.frame, 150, 275, 100, 50)
    box.anchorPoint = .zero
    expect(box.frame, 200, 300, 100, 50)
    #expect(box.position == CGPoint(x: 200, y: 300))
    box.anchorPoint = CGPoint(x: 2, y: -1)
    expect(box.frame, 0, 350, 100, 50)
  }

  @Test func `neither bounds origin nor depth moves the frame`() {
    let box = layer(
      CGRect(x: 11, y: 22, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    box.zPosition = 17
    box.anchorPointZ = 25
    box.isGeometryFlipped = true
    expect(box.frame, 150, 275, 100, 50)
  }

  @Test func `setting the frame keeps anchor and bounds origin`() {
    let box = layer(CGRect(x: 11, y: 22, width: 5, height: 5))
    box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(box.bounds, 11, 22, 100, 50)
    expect(box.position, 60, 45)
    box.anchorPoint = CGPoint(x: 1, y: 1)
    box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(box.position, 110, 70)
  }

  @Test func `a frame of a negative size is standardised`() {
    let box = CALayer()
    box.frame = CGRect(x: 0, y: 0, width: -100, height: -50)
    expect(box.bounds, 0, 0, 100, 50)
    expect(box.position, -50, -25)
  }

  @Test func `transforms act on the frame about the anchor`() {
    let size = CGRect(x: 0, y: 0, width: 100, height: 50)
    let place = CGPoint(x: 200, y: 300)
    expect(
      layer(size, at: place, transform: CATransform3DMakeScale(2, 4, 1)).frame,
      100, 200, 200, 200)
    expect(
      layer(size, at: place, transform: CATransform3DMakeTranslation(10, 20, 0)).frame,
      160, 295, 100, 50)
    let square = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100),
      transform: CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
    let half = 50 * CGFloat(2).squareRoot()
    expect(square.frame, -half, -half, 2 * half, 2 * half)
  }

  @Test func `setting the frame under a scale divides the bounds`() {
    let box = layer(.zero, transform: CATransform3DMakeScale(2, 4, 1))
    box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(box.bounds, 0, 0, 50, 12.5)
    expect(box.position, 60, 45)
    expect(box.frame, 10, 20, 100, 50)
  }

  @Test func `setting the frame under a translation takes it back out`() {
    let box = layer(.zero, transform: CATransform3DMakeTranslation(10, 20, 0))
    box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(box.bounds, 0, 0, 100, 50)
    expect(box.position, 50, 25)
  }

  @Test func `setting the frame under a quarter turn swaps the sides`() {
    let box = layer(.zero, transform: CATransform3DMakeRotation(.pi / 2, 0, 0, 1))
    box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(box.bounds, 0, 0, 50, 100)
    expect(box.frame, 10, 20, 100, 50)
  }

  @Test func `a frame under a singular transform keeps the size asked for`() {
    let box = layer(.zero, transform: CATransform3DMakeScale(0, 1, 1))
    box.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    expect(box.bounds, 0, 0, 100, 50)
  }

  @Test func `points convert to and from the superlayer`() {
    let (parent, child) = family()
    expect(child.convert(.zero, to: parent), 75, 25)
    expect(child.convert(CGPoint(x: 50, y: 50), to: parent), 125, 75)
    expect(parent.convert(.zero, to: child), -75, -25)
    expect(child.convert(.zero, from: parent), -75, -25)
    expect(child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent), 75, 25, 10, 20)
    expect(child.convert(CGPoint(x: 3, y: 4), to: child), 3, 4)
  }

  @Test func `the superlayer's bounds origin does not move a sublayer in its space`() {
    let (parent, child) = family(parentBounds: CGRect(x: 10, y: 20, width: 200, height: 200))
    expect(child.convert(.zero, to: parent), 75, 25)
  }

  @Test func `a layer's own bounds origin moves what lies in it`() {
    let (parent, child) = family()
    child.bounds.origin = CGPoint(x: 5, y: 6)
    expect(child.convert(CGPoint(x: 5, y: 6), to: parent), 75, 25)
  }

  @Test func `conversions apply transforms about anchors`() {
    let (parent, child) = family()
    child.transform = CATransform3DMakeScale(2, 2, 1)
    expect(child.convert(.zero, to: parent), 50, 0)
    expect(child.convert(CGRect(x: 0, y: 0, width: 10, height: 20), to: parent), 50, 0, 20, 40)
    expect(parent.convert(CGPoint(x: 50, y: 0), to: child), 0, 0)
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    expect(child.convert(.zero, to: parent), 60, -38)
  }

  @Test func `a rotated rectangle converts to its bounding box`() {
    let parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200))
    let child = layer(
      CGRect(x: 0, y: 0, width: 100, height: 100), at: CGPoint(x: 100, y: 100),
      transform: CATransform3DMakeRotation(.pi / 4, 0, 0, 1))
    parent.addSublayer(child)
    let half = 50 * CGFloat(2).squareRoot()
    expect(child.convert(child.bounds, to: parent), 100 - half, 100 - half, 2 * half, 2 * half)
  }

  @Test func `layers of different trees convert through their roots`() {
    let near = layer(CGRect(x: 0, y: 0, width: 50, height: 50), at: CGPoint(x: 25, y: 25))
    let far = layer(CGRect(x: 0, y: 0, width: 50, height: 50), at: CGPoint(x: 500, y: 500))
    expect(near.convert(.zero, to: far), -475, -475)
    expect(far.convert(.zero, to: nil), 475, 475)
    let (parent, child) = family()
    child.removeFromSuperlayer()
    expect(child.convert(.zero, to: parent), 75, 25)
  }

  @Test func `siblings convert through their superlayer`() {
    let (parent, child) = family()
    let other = layer(CGRect(x: 0, y: 0, width: 50, height: 50), at: CGPoint(x: 25, y: 25))
    parent.addSublayer(other)
    expect(other.convert(.zero, to: child), -75, -25)
  }

  @Test func `perspective shrinks what lies behind the plane`() {
    let (parent, child) = family()
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 100
    parent.sublayerTransform = perspective
    child.position = CGPoint(x: 100, y: 100)
    child.zPosition = -100
    // w = 1 + 100/100 = 2, about the centre of the superlayer.
    expect(child.convert(child.bounds, to: parent), 87.5, 87.5, 25, 25)
    expect(parent.convert(CGPoint(x: 87.5, y: 87.5), to: child), 0, 0)
  }

  @Test func `flipped geometry counts y from the lower edge`() {
    let (parent, child) = family()
    child.isGeometryFlipped = true
    expect(child.convert(.zero, to: parent), 75, 75)
    expect(parent.convert(CGPoint(x: 75, y: 25), to: child), 0, 50)
  }

  // MARK: Affine transform

  @Test func `a transform that is not affine reads as the identity`() {
    let box = CALayer()
    box.setAffineTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    #expect(box.affineTransform() == CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    box.transform = CATransform3DMakeScale(2, 3, 4)
    #expect(box.affineTransform() == .identity)
    box.setAffineTransform(CGAffineTransform(translationX: 1, y: 2))
    #expect(box.transform.m33 == 1)
  }
}

import QuartzCore
import Testing

/// The values are Apple's, as the GNUstep project measured them on its QuartzCore.
@Suite struct CALayerHitTestingTests {
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

  // MARK: Hit testing

  private func stage() -> (root: CALayer, lower: CALayer, upper: CALayer) {
    let root = layer(CGRect(x: 0, y: 0, width: 100, height: 100), at: CGPoint(x: 50, y: 50))
    let small = CGRect(x: 0, y: 0, width: 40, height: 40)
    let lower = layer(small, at: CGPoint(x: 50, y: 50))
    let upper = layer(small, at: CGPoint(x: 50, y: 50))
    root.addSublayer(lower)
    root.addSublayer(upper)
    return (root, lower, upper)
  }

  @Test func `the far edges are outside`() {
    let box = layer(CGRect(x: 10, y: 10, width: 100, height: 100), at: CGPoint(x: 500, y: 500))
    #expect(box.contains(CGPoint(x: 10, y: 10)))
    #expect(box.contains(CGPoint(x: 109.9, y: 109.9)))
    #expect(!box.contains(CGPoint(x: 110, y: 50)))
    #expect(!box.contains(CGPoint(x: 5, y: 50)))
  }

  @Test func `the frontmost layer under the point is hit`() {
    let (root, lower, upper) = stage()
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === upper)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 100)) == nil)
    upper.isHidden = true
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === lower)
    upper.isHidden = false
    lower.zPosition = 10
    #expect(root.hitTest(CGPoint(x: 50, y: 50)) === lower)
  }

  @Test func `layers outside their superlayer are hit unless it masks`() {
    let (root, lower, _) = stage()
    lower.position = CGPoint(x: 150, y: 150)
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) === lower)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 150, y: 150)) == nil)
  }
}

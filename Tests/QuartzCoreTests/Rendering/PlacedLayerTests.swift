import QuartzCore
import Testing

@Suite struct PlacedLayerTests: DrawsBadTrees {
  private let bad: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e30]

  @Test func `undefined geometry draws nothing and does not stop the rest`() throws {
    let changes: [(CALayer, CGFloat) -> Void] = [
      { $0.position.x = $1 }, { $0.bounds.size.width = $1 }, { $0.bounds.origin.y = $1 },
      { $0.anchorPoint.y = $1 }, { $0.zPosition = $1 }, { $0.anchorPointZ = $1 },
      { $0.transform = CATransform3DMakeScale($1, 1, 1) },
      { $0.transform = CATransform3DMakeTranslation(0, $1, 0) },
      { $0.transform.m34 = $1 }, { $0.transform.m44 = $1 },
      { $0.transform = CATransform3DMakeRotation($1, 0, 0, 1) },
      { $0.sublayerTransform = CATransform3DMakeScale($1, $1, $1) },
      { $0.cornerRadius = $1 }, { $0.borderWidth = $1 }, { $0.opacity = Float($1) },
      { $0.shadowRadius = $1 }, { $0.shadowOffset.width = $1 }, { $0.shadowOpacity = Float($1) },
      { $0.contentsScale = $1 }, { $0.contentsRect.size.width = $1 },
      { $0.contentsCenter.origin.x = $1 }, { $0.frame.size.height = $1 },
    ]
    let picture = try image([[[255, 0, 0, 255], [0, 255, 0, 255]]])
    for value in bad {
      for change in changes {
        let root = box(0, 0, 10, 10)
        let child = box(0, 0, 5, 5, .red)
        child.contents = picture
        child.shadowOpacity = 0.5
        child.mask = box(0, 0, 5, 5, .black)
        child.addSublayer(box(1, 1, 2, 2, .green))
        change(child, value)
        root.addSublayer(child)
        root.addSublayer(box(8, 8, 2, 2, .blue))
        #expect(try LayerCanvas(root, width: 10, height: 10)[9, 9] == blue)
        _ = root.hitTest(CGPoint(x: 5, y: 5))
        _ = root.convert(CGRect(x: 0, y: 0, width: 1, height: 1), to: child)
      }
    }
  }

  @Test func `layers without extent draw nothing`() throws {
    for transform in [
      CATransform3DMakeScale(0, 1, 1), CATransform3DMakeScale(0, 0, 0), CATransform3D(),
      CATransform3DMakeRotation(.pi / 2, 0, 1, 0),
    ] {
      let root = box(0, 0, 10, 10)
      let child = box(0, 0, 5, 5, .red)
      child.transform = transform
      root.addSublayer(child)
      let painted = try LayerCanvas(root, width: 10, height: 10).alphaSum
      #expect(painted == 0)
    }
  }

  @Test func `10,000 nested layers are drawn, hit and converted`() throws {
    let (root, tip) = chain(10_000) { box(0, 0, 10, 10) }
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(try LayerCanvas(root, width: 10, height: 10)[5, 5] == blue)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === tip)
    #expect(tip.convert(CGPoint(x: 1, y: 2), to: root) == CGPoint(x: 1, y: 2))
    #expect(root.convert(CGPoint(x: 1, y: 2), to: tip) == CGPoint(x: 1, y: 2))
  }

  @Test func `10,000 nested layers without a plane, turned ones and clips come to an end`()
    throws
  {
    let volumes = chain(10_000) {
      let layer = CATransformLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      return layer
    }
    let leaf = box(0, 0, 10, 10, .red)
    volumes.tip.addSublayer(leaf)
    #expect(try LayerCanvas(volumes.root, width: 10, height: 10)[5, 5] == red)
    #expect(volumes.root.hitTest(CGPoint(x: 5, y: 5)) === leaf)
    let turned = chain(10_000) {
      let layer = box(0, 0, 10, 10)
      layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
      layer.isDoubleSided = false
      return layer
    }
    #expect(try LayerCanvas(turned.root, width: 10, height: 10).alpha(5, 5) == 255)
    let clipped = chain(10_000) {
      let layer = box(0, 0, 10, 10)
      layer.masksToBounds = true
      return layer
    }
    #expect(try LayerCanvas(clipped.root, width: 10, height: 10)[5, 5] == blue)
  }
}

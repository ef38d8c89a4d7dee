@_spi(Benchmarks) import QuartzCore
import Testing

@Suite struct PresentationStageTests {
  @Test func `rendering draws the model, and the presentation where it is asked for`() throws {
    try MediaClock.withOwn { clock in
      let root = box(0, 0, 20, 1)
      let child = box(0, 0, 4, 1, .red)
      root.addSublayer(child)
      child.add(basic("position.x", from: 2, to: 18), forKey: nil)
      clock.advance(to: 0.5)
      #expect(try LayerCanvas(root, width: 20, height: 1).paintedRect.minX == 0)
      let bitmap = try #require(Bitmap(width: 20, height: 1))
      root.drawPresentation(into: LayerFrame(bitmap: bitmap, scale: 1))
      let painted = (0..<20).filter { bitmap.pixels[$0] >> 24 != 0 }
      #expect(painted == [8, 9, 10, 11])
      let shown = try #require(root.presentation())
      #expect(try LayerCanvas(shown, width: 20, height: 1).paintedRect.minX == 8)
    }
  }

  @Test func `drawing copies animated layers alone, and leaves the tree as it was`() throws {
    try MediaClock.withOwn { clock in
      let (root, still, moving, leaf, mask) = (
        ProgressLayer(), ProgressLayer(), CALayer(), ProgressLayer(), CALayer()
      )
      root.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
      still.frame = root.bounds
      moving.frame = CGRect(x: 0, y: 0, width: 4, height: 1)
      leaf.frame = moving.bounds
      leaf.backgroundColor = .red
      mask.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
      mask.backgroundColor = .black
      root.addSublayer(still)
      root.addSublayer(moving)
      moving.addSublayer(leaf)
      leaf.mask = mask
      moving.add(basic("position.x", from: 2, to: 18), forKey: nil)
      mask.add(basic("position.x", from: 1, to: 3), forKey: nil)
      clock.advance(to: 0.5)
      let bitmap = try #require(Bitmap(width: 20, height: 1))
      root.drawPresentation(into: LayerFrame(bitmap: bitmap, scale: 1))
      let painted = (0..<20).filter { bitmap.pixels[$0] >> 24 != 0 }
      #expect(painted == [9, 10])
      #expect(still.tag == "model" && leaf.tag == "model")
      #expect(root.sublayers?.count == 2 && root.sublayers?[1] === moving)
      #expect(moving.superlayer === root && moving.sublayers == [leaf])
      #expect(leaf.superlayer === moving && leaf.mask === mask && mask.superlayer === leaf)
    }
  }

  @Test func `an animated root and all below it come back as they were`() throws {
    try MediaClock.withOwn { clock in
      let (root, child) = (box(0, 0, 4, 1), box(0, 0, 4, 1, .red))
      root.addSublayer(child)
      for layer in [root, child] { layer.add(basic("opacity", from: 0, to: 1), forKey: nil) }
      clock.advance(to: 0.5)
      let bitmap = try #require(Bitmap(width: 4, height: 1))
      root.drawPresentation(into: LayerFrame(bitmap: bitmap, scale: 1))
      #expect(bitmap.pixels[0] >> 24 == 64)
      #expect(child.superlayer === root && root.sublayers == [child] && root.superlayer == nil)
    }
  }

  @Test func `a motion's next picture draws what has moved, and is the same as a new one`() throws {
    try MediaClock.withOwn { clock in
      let root = box(0, 0, 100, 100, .white)
      let (child, still) = (box(0, 0, 10, 10, .red), box(50, 50, 40, 40, .blue))
      root.addSublayer(child)
      root.addSublayer(still)
      child.add(basic("position.x", from: 5, to: 85), forKey: nil)
      let kept = LayerFrame(bitmap: try #require(Bitmap(width: 100, height: 100)), scale: 1)
      root.drawPresentation(into: kept)
      for step in 1...8 {
        clock.advance(to: Double(step) / 10)
        let areas = root.drawPresentation(into: kept)
        #expect(areas.reduce(0) { $0 + $1.width * $1.height } <= 12 * 20)
        #expect(!areas.isEmpty)
        let new = LayerFrame(bitmap: try #require(Bitmap(width: 100, height: 100)), scale: 1)
        root.drawPresentation(into: new)
        #expect(new.hasSamePixels(as: kept))
      }
    }
  }
}

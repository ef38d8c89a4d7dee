@_spi(Benchmarks) import QuartzCore
import Testing

@Suite struct LayerFrameTests {
  /// A tree with everything that makes pixels depend on others.
  private func screen() throws -> CALayer {
    let root = box(0, 0, 120, 120, CGColor(srgbRed: 0.95, green: 0.95, blue: 1, alpha: 1))
    for index in 0..<6 {
      let card = box(CGFloat(8 + 38 * (index % 3)), CGFloat(8 + 55 * (index / 3)), 30, 45, .white)
      card.cornerRadius = 6
      card.shadowOpacity = 0.5
      card.shadowRadius = 3
      card.borderWidth = 1
      card.addSublayer(box(4, 4, 12, 6, .red))
      root.addSublayer(card)
    }
    let cards = root.sublayers!
    cards[1].opacity = 0.6
    cards[2].backgroundColor = nil
    cards[2].transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 30, height: 45), transform: nil)
    cards[3].mask = mask
    cards[4].transform.m34 = -1 / 100
    cards[4].transform = CATransform3DRotate(cards[4].transform, 0.8, 0, 1, 0)
    cards[5].masksToBounds = true
    let copies = CAReplicatorLayer()
    copies.frame = CGRect(x: 0, y: 50, width: 100, height: 10)
    copies.instanceCount = 5
    copies.instanceTransform = CATransform3DMakeTranslation(20.5, 1, 0)
    copies.instanceGreenOffset = -0.2
    copies.addSublayer(box(3, 1, 8, 8, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)))
    root.addSublayer(copies)
    return root
  }

  private func frame() throws -> LayerFrame {
    try #require(LayerFrame(pixelWidth: 240, pixelHeight: 240, scale: 2))
  }

  private func pixelCount(_ areas: [PixelRect]) -> Int {
    areas.reduce(0) { $0 + $1.width * $1.height }
  }

  @Test func `the first picture is that of render`() throws {
    let root = try screen()
    let kept = try frame()
    #expect(pixelCount(kept.draw(root)) == 240 * 240)
    let canvas = try LayerCanvas(root, width: 120, height: 120, scale: 2)
    #expect(canvas.bitmap.pixels.elementsEqual(kept.bitmap.pixels))
  }

  @Test func `nothing is drawn again where nothing has changed`() throws {
    let root = try screen()
    let kept = try frame()
    kept.draw(root)
    #expect(kept.draw(root).isEmpty)
  }

  @Test func `after any change the bytes are those of a picture drawn as a whole`() throws {
    let root = try screen()
    let kept = try frame()
    kept.draw(root)
    let cards = root.sublayers!
    let changes: [(String, () -> Void)] = [
      ("colour", { cards[0].backgroundColor = .green }),
      ("place", { cards[0].position.x += 7.3 }),
      ("shadow", { cards[1].shadowRadius = 7 }),
      ("inside a faded one", { cards[1].sublayers![0].backgroundColor = .blue }),
      ("inside one whose pixels cast the shadow", { cards[2].sublayers![0].position.y += 20 }),
      ("inside a masked one", { cards[3].sublayers![0].bounds.size.width = 25 }),
      ("mask", { (cards[3].mask as? CAShapeLayer)?.fillColor = nil }),
      ("inside perspective", { cards[4].sublayers![0].backgroundColor = .black }),
      ("turn", { cards[4].transform = CATransform3DMakeRotation(1, 0, 0, 1) }),
      ("clip", { cards[5].masksToBounds = false }),
      ("order", { cards[0].zPosition = 5 }),
      ("removed", { cards[2].removeFromSuperlayer() }),
      ("added", { root.insertSublayer(box(30, 30, 50, 50, .blue), at: 1) }),
      ("moved into another", { cards[1].addSublayer(cards[3]) }),
      ("copies", { (cards[6] as? CAReplicatorLayer)?.instanceCount = 3 }),
      ("hidden", { cards[5].isHidden = true }),
      ("root", { root.backgroundColor = .red }),
    ]
    for (name, change) in changes {
      change()
      let areas = kept.draw(root)
      let whole = try frame()
      whole.draw(root)
      #expect(whole.hasSamePixels(as: kept), "\(name)")
      #expect(!areas.isEmpty, "\(name)")
    }
  }

  @Test func `one changed card costs its own pixels`() throws {
    let root = try screen()
    let kept = try frame()
    kept.draw(root)
    root.sublayers![0].backgroundColor = .green
    // The card is 30 × 45 points with a shadow that reaches 6 points, moved up by 3.
    #expect(pixelCount(kept.draw(root)) <= (84 + 4) * (114 + 4 + 12))
  }

  @Test func `what was drawn before is gone, whether the background hides it or not`() throws {
    for color in [CGColor.white, CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.5), nil] {
      let root = box(0, 0, 120, 120, color)
      root.addSublayer(box(10, 10, 20, 20, CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.5)))
      let kept = try frame()
      kept.draw(root)
      root.sublayers![0].position.x += 7
      kept.draw(root)
      root.bounds.size.width = 60.25
      kept.draw(root)
      let whole = try frame()
      whole.draw(root)
      #expect(whole.hasSamePixels(as: kept))
    }
  }

  @Test func `contents that were displayed anew are drawn`() throws {
    final class Counter: CALayer {
      var color = CGColor.red
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(color)
        ctx.fill(bounds)
      }
    }
    let root = box(0, 0, 120, 120)
    let counter = Counter()
    counter.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
    counter.setNeedsDisplay()
    root.addSublayer(counter)
    let kept = try frame()
    kept.draw(root)
    counter.color = .blue
    #expect(kept.draw(root).isEmpty)
    counter.setNeedsDisplay()
    kept.draw(root)
    #expect(kept.bitmap.pixels[40 * 240 + 40] == 0xffff_0000)
  }
}

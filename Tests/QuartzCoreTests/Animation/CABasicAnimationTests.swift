import QuartzCore
import Testing

@Suite struct CABasicAnimationTests: ShowsAnimations {
  @Test func `every pair of from, to and by has its ends`() {
    #expect(widths(basic("lineWidth", from: 2, to: 6)) == [2, 3, 10])
    #expect(widths(basic("lineWidth", from: 2, by: 8)) == [2, 4, 10])
    #expect(widths(basic("lineWidth", to: 6, by: 4)) == [2, 3, 10])
    #expect(widths(basic("lineWidth", from: 2)) == [2, 4, 10])
    #expect(widths(basic("lineWidth", to: 6)) == [10, 9, 10])
    #expect(widths(basic("lineWidth", by: 4)) == [10, 11, 10])
    #expect(widths(basic("lineWidth")) == [10, 10, 10])
    #expect(widths(basic("lineWidth", from: 2, to: 6, by: 100)) == [2, 3, 10])
  }

  @Test func `numbers come in every type`() {
    let values: [Any] = [4, 4.0, Float(4), CGFloat(4), NSNumber(value: 4), UInt8(4), Int64(4)]
    for value in values {
      #expect(widths(basic("lineWidth", from: value, to: NSNumber(value: 8)))[1] == 5)
    }
  }

  @Test func `points, sizes and rectangles, boxed or not`() {
    let layer = CALayer()
    let half = [0.5]
    let moves = [
      basic("position", from: CGPoint(x: 0, y: 2), to: CGPoint(x: 4, y: 4)),
      basic("position", from: NSValue(point: CGPoint(x: 0, y: 2)), to: CGPoint(x: 4, y: 4)),
    ]
    for move in moves {
      #expect(shown(by: layer, with: [move], at: half, \.position) == [CGPoint(x: 2, y: 3)])
    }
    let offset = basic("shadowOffset", to: CGSize(width: 4, height: 5))
    #expect(
      shown(by: layer, with: [offset], at: half, \.shadowOffset) == [CGSize(width: 2, height: 1)])
    let bounds = basic(
      "bounds", from: CGRect(x: 0, y: 0, width: 2, height: 2),
      to: CGRect(x: 2, y: 4, width: 6, height: 8))
    #expect(
      shown(by: layer, with: [bounds], at: half, \.bounds)
        == [CGRect(x: 1, y: 2, width: 4, height: 5)])
    let width = basic("bounds.size.width", from: 0, to: 8)
    #expect(shown(by: layer, with: [width], at: half, \.bounds.size.width) == [4])
  }

  @Test func `colours mix component by component`() throws {
    let layer = CALayer()
    let fade = basic(
      "backgroundColor", from: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      to: CGColor(srgbRed: 0, green: 0.5, blue: 1, alpha: 0))
    let color = try #require(shown(by: layer, with: [fade], at: [0.5], \.backgroundColor)[0])
    #expect(color == CGColor(srgbRed: 0.5, green: 0.25, blue: 0.5, alpha: 0.5))
    // Of two spaces: as sRGB.
    let gray = basic(
      "backgroundColor", from: CGColor.white,
      to: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1))
    let middle = try #require(shown(by: layer, with: [gray], at: [0.5], \.backgroundColor)[0])
    #expect(near(middle.components ?? [], [0.5, 0.5, 0.5, 1], tolerance: 1e-6))
  }

  @Test func `paths of the same elements mix, others jump halfway`() {
    let layer = CAShapeLayer()
    func box(_ side: CGFloat) -> CGPath {
      CGPath(rect: CGRect(x: 0, y: 0, width: side, height: side), transform: nil)
    }
    func paths(_ to: CGPath, at times: [Double]) -> [CGPath?] {
      shown(by: layer, with: [basic("path", from: box(2), to: to)], at: times) {
        ($0 as? CAShapeLayer)?.path
      }
    }
    #expect(paths(box(6), at: [0, 0.25]) == [box(2), box(3)])
    let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    #expect(paths(circle, at: [0.25, 0.75]) == [box(2), circle])
  }

  @Test func `gradients animate colours and locations`() {
    let layer = CAGradientLayer()
    let black = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
    let gray = CGColor(srgbRed: 0.5, green: 0.5, blue: 0.5, alpha: 1)
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    let animations = [
      basic("colors", from: [black, white], to: [white, black]),
      basic("locations", from: [0, 0.5] as [NSNumber], to: [0.5, 1] as [NSNumber]),
      basic("startPoint", from: CGPoint.zero, to: CGPoint(x: 1, y: 0)),
    ]
    let result = shown(by: layer, with: animations, at: [0.5]) { $0 as? CAGradientLayer }
    #expect(result[0]?.colors as? [CGColor] == [gray, gray])
    #expect(result[0]?.locations == [0.25, 0.75])
    #expect(result[0]?.startPoint == CGPoint(x: 0.5, y: 0))
  }

  @Test func `flags change halfway`() {
    let values = shown(
      by: CALayer(), with: [basic("hidden", from: true, to: false)], at: [0.25, 0.75], \.isHidden)
    #expect(values == [true, false])
  }

  @Test func `images of one size dissolve`() throws {
    let layer = CALayer()
    let red = try image([[[255, 0, 0, 255]]])
    let clear = try image([[[0, 0, 0, 0]]])
    let contents = shown(
      by: layer, with: [basic("contents", from: red, to: clear)], at: [0.25, 0.5]
    ) { $0.contents as? CGImage }
    let bitmap = try #require(contents[0]).straightRGBA()
    #expect(bitmap == [255, 0, 0, 191])
    #expect(try #require(contents[1]).straightRGBA()[3] == 128)
  }

  @Test func `a value that the layer keeps under a key of its own is animated, too`() {
    let layer = CALayer()
    layer.setValue(3.0, forKey: "progress")
    let values = shown(by: layer, with: [basic("progress", to: 5)], at: [0, 0.5, 1]) {
      $0.value(forKey: "progress") as? Double
    }
    #expect(values == [3, 4, 3])
  }

  @Test func `a kept number stays of its type while it is animated`() {
    func shownValue<Value>(_ value: Value) -> Value? {
      let layer = CALayer()
      layer.setValue(value, forKey: "progress")
      return shown(by: layer, with: [basic("progress", from: 1, to: 3)], at: [0.5]) {
        $0.value(forKey: "progress") as? Value
      }[0]
    }
    #expect(shownValue(CGFloat(7)) == 2)
    #expect(shownValue(Float(7)) == 2)
    #expect(shownValue(7.0) == 2)
    #expect(shownValue(NSNumber(value: 7)) == 2)
    #expect(shownValue(7) == 2)
  }

  @Test func `later animations start from what the earlier ones show`() {
    let layer = CALayer()
    let animations = [basic("zPosition", from: 10, to: 10), basic("zPosition", to: 20)]
    #expect(shown(by: layer, with: animations, at: [0, 0.5], \.zPosition) == [10, 15])
  }
}

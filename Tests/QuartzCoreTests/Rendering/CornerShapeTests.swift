import QuartzCore
import Testing

@Suite struct CornerShapeTests {
  /// Apple's own corners, flattened to lines, are up to 0.05 of a pixel away from exact circles.
  private let flattening = 0.05 * 255

  private func rounded(_ radius: CGFloat, _ prepare: (CALayer) -> Void = { _ in }) -> CALayer {
    let layer = box(0, 0, 20, 20, .red)
    layer.cornerRadius = radius
    prepare(layer)
    return layer
  }

  /// How much of pixel (x, y) lies within `radius` of the centre, by 64 × 64 samples, 0…255.
  private func discCoverage(_ x: Int, _ y: Int, centre: Double, radius: Double) -> Double {
    var count = 0
    for row in 0..<64 {
      for column in 0..<64 {
        let dx = Double(x) + (Double(column) + 0.5) / 64 - centre
        let dy = Double(y) + (Double(row) + 0.5) / 64 - centre
        if dx * dx + dy * dy < radius * radius { count += 1 }
      }
    }
    return Double(count) * 255 / 4096
  }

  @Test func `a radius of half the side makes a disc`() throws {
    let canvas = try LayerCanvas(rounded(10), width: 20, height: 20)
    for y in 0..<20 {
      for x in 0..<20 {
        let exact = discCoverage(x, y, centre: 10, radius: 10)
        #expect(abs(Double(canvas.alpha(x, y)) - exact) <= flattening, "at \(x), \(y)")
      }
    }
  }

  @Test func `a corner's coverage is that of a circle to 0.05`() throws {
    let layer = box(0, 0, 40, 40, .black)
    layer.cornerRadius = 10
    let canvas = try LayerCanvas(layer, width: 40, height: 40)
    for y in 0..<10 {
      for x in 0..<10 {
        var inside = 0
        for sample in 0..<1024 {
          let dx = 10 - (Double(x) + (Double(sample % 32) + 0.5) / 32)
          let dy = 10 - (Double(y) + (Double(sample / 32) + 0.5) / 32)
          if dx * dx + dy * dy <= 100 { inside += 1 }
        }
        #expect(abs(Double(canvas.alpha(x, y)) / 255 - Double(inside) / 1024) <= 0.05)
      }
    }
  }

  @Test func `an oversized radius counts as half the shorter side`() throws {
    let disc = try LayerCanvas(rounded(10), width: 20, height: 20)
    #expect(try LayerCanvas(rounded(500), width: 20, height: 20).equals(disc))
  }

  @Test func `only the corners of the mask are rounded`() throws {
    for (corner, x, y) in [
      (CACornerMask.layerMinXMinYCorner, 0, 0), (.layerMaxXMinYCorner, 19, 0),
      (.layerMinXMaxYCorner, 0, 19), (.layerMaxXMaxYCorner, 19, 19),
    ] {
      let canvas = try LayerCanvas(
        rounded(6) { $0.maskedCorners = corner }, width: 20, height: 20)
      let round = [(0, 0), (19, 0), (0, 19), (19, 19)].filter { canvas.alpha($0.0, $0.1) == 0 }
      #expect(round.count == 1 && round[0] == (x, y))
    }
  }

  @Test func `bits that are no corners are dropped`() {
    let layer = rounded(6)
    layer.maskedCorners = CACornerMask(rawValue: 255)
    #expect(layer.maskedCorners.rawValue == 15)
  }

  @Test func `a continuous corner reaches 1.53 radii along the edge and is symmetric`() throws {
    let layer = box(0, 0, 40, 40, .red)
    layer.cornerRadius = 10
    layer.cornerCurve = .continuous
    let canvas = try LayerCanvas(layer, width: 40, height: 40, scale: 4)
    let top = (0..<160).map { canvas.alpha($0, 0) }
    // Where the curve leaves the edge it is too flat to see; well before 12.5 points it bends.
    #expect(top[62] == 255 && top[44] < 255 && top[30] < top[44])
    for y in 0..<64 {
      for x in 0..<64 {
        #expect(abs(canvas.alpha(x, y) - canvas.alpha(y, x)) <= 1)
        #expect(abs(canvas.alpha(x, y) - canvas.alpha(159 - x, y)) <= 1)
      }
    }
    #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    #expect(CALayer.cornerCurveExpansionFactor(.circular) == 1)
  }

  @Test func `a continuous corner without room to spare is circular`() throws {
    let disc = try LayerCanvas(rounded(10), width: 20, height: 20)
    let squeezed = try LayerCanvas(
      rounded(10) { $0.cornerCurve = .continuous }, width: 20, height: 20)
    #expect(Double(squeezed.maximumDifference(from: disc)) <= flattening)
  }

  @Test func `contents are not rounded unless the layer masks`() throws {
    let layer = rounded(10) { $0.backgroundColor = nil }
    layer.contents = try image([[[0, 0, 255, 255]]])
    #expect(try LayerCanvas(layer, width: 20, height: 20)[0, 0] == blue)
    layer.masksToBounds = true
    #expect(try LayerCanvas(layer, width: 20, height: 20)[0, 0] == nothing)
  }

  // MARK: Border

  @Test func `a border lies inside the bounds`() throws {
    let layer = box(0, 0, 20, 20)
    layer.borderWidth = 3
    let canvas = try LayerCanvas(layer, width: 30, height: 30)
    #expect(canvas.paintedRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(canvas[2, 10] == black && canvas[3, 10] == nothing && canvas[16, 3] == nothing)
    #expect(canvas[17, 10] == black)
  }

  @Test func `a border follows the corners, inner ones rounded by what is left`() throws {
    let layer = box(0, 0, 40, 40)
    layer.cornerRadius = 20
    layer.borderWidth = 5
    layer.borderColor = .blue
    let canvas = try LayerCanvas(layer, width: 40, height: 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let exact =
          discCoverage(x, y, centre: 20, radius: 20) - discCoverage(x, y, centre: 20, radius: 15)
        #expect(abs(Double(canvas.alpha(x, y)) - exact) <= flattening, "at \(x), \(y)")
      }
    }
  }

  @Test func `a border wider than half the layer fills it`() throws {
    let layer = rounded(10) {
      $0.borderWidth = 10
      $0.borderColor = .blue
    }
    let canvas = try LayerCanvas(layer, width: 20, height: 20)
    #expect(canvas[10, 10] == blue && canvas[1, 10] == blue && canvas[0, 0] == nothing)
  }
}

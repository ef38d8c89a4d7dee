extension ColorMesh {
  /// The distance in pixels between two points of a patch that are calculated. Colours between them
  /// are mixed in sRGB.
  private static let stepPixels = 6.0
  private static let maximumStepCount = 128.0

  /// Fills what the mesh covers of a rectangle.
  ///
  /// - Parameter bounds: What the unit square is, in the context's space.
  func draw(_ rect: CGRect, _ bounds: CGRect, opacity: Double, in context: CGContext) {
    let transform = context.ctm
    // Pixels are calculated in the directions of the context; a turned one turns the picture.
    let scale = SIMD2<Double>(
      (transform.a * transform.a + transform.b * transform.b).squareRoot(),
      (transform.c * transform.c + transform.d * transform.d).squareRoot())
    let isStraight = transform.b == 0 && transform.c == 0
    let origin = isStraight ? SIMD2<Double>(transform.tx, transform.ty) / scale : SIMD2(0, 0)
    let path = outline(in: bounds)
    let shown = rect.intersection(path.boundingBoxOfPath)
      .intersection(context.boundingBoxOfClipPath)
    guard scale.x > 0, scale.y > 0, !shown.isNull, shown.width > 0, shown.height > 0 else {
      return
    }
    let box = grid(shown, scale, origin)
    let (width, height) = (
      Int((box.width * scale.x).rounded().clamped(to: 1...16_384)),
      Int((box.height * scale.y).rounded().clamped(to: 1...16_384))
    )
    guard let image = picture(width, height, box, bounds) else { return }
    context.saveGState()
    context.addPath(path)
    context.clip()
    context.interpolationQuality = .none
    context.setAlpha(opacity)
    // The context's y grows downwards, and an image is drawn upwards.
    context.translateBy(x: 0, y: box.minY + box.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: box)
    context.restoreGState()
  }

  /// The pixels around a rectangle, in the context's space.
  private func grid(
    _ rect: CGRect, _ scale: SIMD2<Double>, _ origin: SIMD2<Double>
  ) -> CGRect {
    func down(_ value: Double, _ axis: Int) -> Double {
      ((value + origin[axis]) * scale[axis]).rounded(.down) / scale[axis] - origin[axis]
    }
    func up(_ value: Double, _ axis: Int) -> Double {
      ((value + origin[axis]) * scale[axis]).rounded(.up) / scale[axis] - origin[axis]
    }
    let (x, y) = (down(rect.minX, 0), down(rect.minY, 1))
    return CGRect(x: x, y: y, width: up(rect.maxX, 0) - x, height: up(rect.maxY, 1) - y)
  }

  private func picture(_ width: Int, _ height: Int, _ box: CGRect, _ bounds: CGRect) -> CGImage? {
    var pixels = MeshPixels(width: width, height: height)
    let scale = SIMD2(Double(width) / box.width, Double(height) / box.height)
    let offset = SIMD2<Double>(bounds.minX - box.minX, bounds.minY - box.minY)
    let size = SIMD2<Double>(bounds.width, bounds.height)
    for row in 0..<self.height - 1 {
      for column in 0..<self.width - 1 {
        let net = net(column, row).map { ($0 * size + offset) * scale }
        fill(column, row, net, into: &pixels)
      }
    }
    pixels.spread()
    return CGImage(straightRGBA: pixels.straight, width: width, height: height)
  }

  /// Fills a patch by a net of small triangles.
  private func fill(
    _ column: Int, _ row: Int, _ net: [SIMD2<Double>], into pixels: inout MeshPixels
  ) {
    func count(_ pairs: [(Int, Int)]) -> Int {
      let lengths = pairs.map { from, to in
        let way = net[to] - net[from]
        return (way * way).sum().squareRoot()
      }
      let steps = ((lengths.max() ?? 0) * 3 / Self.stepPixels).rounded(.up)
      return Int(steps.clamped(to: 4...Self.maximumStepCount))
    }
    let across = count([(0, 1), (1, 2), (2, 3), (12, 13), (13, 14), (14, 15)])
    let down = count([(0, 4), (4, 8), (8, 12), (3, 7), (7, 11), (11, 15)])
    func line(_ step: Int) -> [MeshPixels.Corner] {
      let v = Double(step) / Double(down)
      return (0...across).map { index in
        let u = Double(index) / Double(across)
        return MeshPixels.Corner(
          place: Self.place(net, u, v), color: color(column, row, u, v))
      }
    }
    var upper = line(0)
    for step in 1...down {
      let lower = line(step)
      for index in 0..<across {
        pixels.fill(upper[index], upper[index + 1], lower[index])
        pixels.fill(upper[index + 1], lower[index + 1], lower[index])
      }
      upper = lower
    }
  }
}

/// Premultiplied colours of pixels, which triangles fill.
struct MeshPixels {
  struct Corner {
    /// The place in pixels, y downwards.
    let place: SIMD2<Double>
    let color: SIMD4<Double>
  }

  let width: Int
  let height: Int
  private var colors: [SIMD4<Float>]
  private var isFilled: [Bool]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    colors = Array(repeating: SIMD4(repeating: 0), count: width * height)
    isFilled = Array(repeating: false, count: width * height)
  }

  /// Fills the pixels whose middles lie in a triangle or on its edges.
  mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let (p, q, r) = (a.place, b.place, c.place)
    let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
    guard area != 0, area.isFinite else { return }
    let low = min(p.y, q.y, r.y)
    let high = max(p.y, q.y, r.y)
    let first = Int((low - 0.5).rounded(.up).clamped(to: 0...Double(height)))
    let last = Int((high - 0.5).rounded(.down).clamped(to: -1...Double(height - 1)))
    // How the shares of the corners change from one middle to the next in a row.
    let steps = SIMD3((q.y - r.y) / area, (r.y - p.y) / area, (p.y - q.y) / area)
    for row in first..<max(last + 1, first) {
      let y = Double(row) + 0.5
      var shares = SIMD3<Double>(
        ((q.x - 0.5) * (r.y - y) - (q.y - y) * (r.x - 0.5)) / area,
        ((r.x - 0.5) * (p.y - y) - (r.y - y) * (p.x - 0.5)) / area, 0)
      shares.z = 1 - shares.x - shares.y
      let columns = Self.columns(shares, steps, count: width)
      for column in columns {
        let own = shares + steps * Double(column)
        let color = a.color * own.x + b.color * own.y + c.color * own.z
        colors[row * width + column] = SIMD4<Float>(color)
        isFilled[row * width + column] = true
      }
    }
  }

  /// The middles of a row at which no share is negative.
  private static func columns(
    _ shares: SIMD3<Double>, _ steps: SIMD3<Double>, count: Int
  ) -> Range<Int> {
    // Middles on a shared edge may fall a rounding beside both triangles.
    let least = -1e-9
    var (from, to) = (0.0, Double(count - 1))
    for part in 0..<3 {
      let step = steps[part]
      if step > 0 {
        from = max(from, (least - shares[part]) / step)
      } else if step < 0 {
        to = min(to, (least - shares[part]) / step)
      } else if shares[part] < least {
        return 0..<0
      }
    }
    let first = Int(from.rounded(.up).clamped(to: 0...Double(count)))
    let last = Int(to.rounded(.down).clamped(to: -1...Double(count - 1)))
    return first..<max(last + 1, first)
  }

  /// Gives pixels beside the mesh the colour of a neighbour: their edge may be covered.
  mutating func spread() {
    let known = isFilled
    for row in 0..<height {
      for column in 0..<width where !known[row * width + column] {
        let neighbours = [
          (column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1),
          (column - 1, row - 1), (column + 1, row - 1), (column - 1, row + 1),
          (column + 1, row + 1),
        ]
        for (x, y) in neighbours
        where x >= 0 && x < width && y >= 0 && y < height && known[y * width + x] {
          colors[row * width + column] = colors[y * width + x]
          break
        }
      }
    }
  }

  /// Red, green, blue and alpha of each pixel, not premultiplied.
  var straight: [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for index in colors.indices where colors[index].w > 0 {
      let color = colors[index]
      for part in 0..<3 { bytes[index * 4 + part] = Self.byte(color[part] / color.w) }
      bytes[index * 4 + 3] = Self.byte(color.w)
    }
    return bytes
  }

  private static func byte(_ value: Float) -> UInt8 {
    UInt8((value * 255).rounded().clamped(to: 0...255))
  }
}

extension GradientPaint {
  /// Writes the colours of a piece of a row: those at the middles of its pixels.
  func fetch(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    // SAFETY: the table has `stepCount` + 1 entries, and `index` is clamped to them.
    table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      let (px, py) = (Double(x) + 0.5, Double(y) + 0.5)
      switch shape {
      case .linear(let origin, let dx, let dy):
        fetchLinear(origin + dx * px + dy * py, dx, table, target, count)
      case .radial(let x0, let y0, let r0, let x1, let y1, let r1):
        let point = self.point(px, py)
        fetchRadial(
          point.x - x0, point.y - y0, (x1 - x0, y1 - y0, r0, r1 - r0), table, target, count)
      case .conic(let cx, let cy, let angle):
        let point = self.point(px, py)
        fetchConic(point.x - cx, point.y - cy, angle, table, target, count)
      }
    }
  }

  private func point(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (
      inverse.a.native * x + inverse.c.native * y + inverse.tx.native,
      inverse.b.native * x + inverse.d.native * y + inverse.ty.native
    )
  }

  @inline(__always)
  private func color(_ t: Double, _ table: UnsafePointer<UInt32>) -> UInt32 {
    if t >= 0, t <= 1 { return table[Int(t * Double(Self.stepCount) + 0.5)] }
    if t < 0 { return extendsBefore ? table[0] : 0 }
    return extendsAfter && t > 1 ? table[Self.stepCount] : 0
  }

  private func fetchLinear(
    _ start: Double, _ step: Double, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    for index in 0..<count {
      target[index] = color(start + step * Double(index), table)
    }
  }

  /// The greatest t whose circle, of a radius not below 0, passes through the point.
  private func fetchRadial(
    _ startX: Double, _ startY: Double, _ change: (x: Double, y: Double, r0: Double, r: Double),
    _ table: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let (stepX, stepY) = (inverse.a.native, inverse.b.native)
    let a = change.x * change.x + change.y * change.y - change.r * change.r
    func isDrawn(_ t: Double) -> Bool {
      change.r0 + t * change.r >= 0 && (t >= 0 || extendsBefore) && (t <= 1 || extendsAfter)
    }
    for index in 0..<count {
      let (x, y) = (startX + stepX * Double(index), startY + stepY * Double(index))
      let b = x * change.x + y * change.y + change.r0 * change.r
      let c = x * x + y * y - change.r0 * change.r0
      var roots: (Double, Double) = (.nan, .nan)
      if a == 0 {
        if b != 0 { roots.0 = c / (2 * b) }
      } else {
        let square = b * b - a * c
        if square >= 0 {
          let root = square.squareRoot()
          roots = ((b + root) / a, (b - root) / a)
          if roots.0 < roots.1 { roots = (roots.1, roots.0) }
        }
      }
      target[index] =
        isDrawn(roots.0)
        ? color(roots.0, table) : isDrawn(roots.1) ? color(roots.1, table) : 0
    }
  }

  private func fetchConic(
    _ startX: Double, _ startY: Double, _ angle: Double, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let (stepX, stepY) = (inverse.a.native, inverse.b.native)
    let turn = 1 / (2 * Double.pi)
    for index in 0..<count {
      let (x, y) = (startX + stepX * Double(index), startY + stepY * Double(index))
      var t = (DeterministicMath.atan2(y, x) - angle) * turn
      t -= t.rounded(.down)
      target[index] = color(t, table)
    }
  }
}

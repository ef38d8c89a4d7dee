extension GradientPaint {
  /// Writes the colours of a piece of a row: those at the middles of its pixels.
  ///
  /// A pixel's colour depends on its place alone, not on where the piece begins.
  func fetch(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    // SAFETY: the table has `stepCount` + 3 entries; indices are clamped to −1 … stepCount + 1
    // and count from the second one.
    table.withUnsafeBufferPointer { table in
      guard let base = table.baseAddress else { return }
      let table = base + 1
      switch shape {
      case .linear(let origin, let dx, let dy):
        LinearGradient(origin: origin, dx: dx, dy: dy).fetch(x, y, table, target, count)
      case .radial(let x0, let y0, let r0, let x1, let y1, let r1):
        if x0 == x1, y0 == y1, r0 != r1 {
          let row = GradientRow(inverse, centerX: x0, centerY: y0, y: y)
          row.fetchCircles(x, r0, r1, table, target, count)
        } else {
          fetchCones(
            x, y, (x0, y0, r0), (x1 - x0, y1 - y0, r1 - r0), table, target, count)
        }
      case .conic(let cx, let cy, let angle):
        let row = GradientRow(inverse, centerX: cx, centerY: cy, y: y)
        row.fetchTurns(x, angle, table, target, count)
      }
    }
  }

  /// The greatest t whose circle, of a radius not below 0, passes through the point.
  private func fetchCones(
    _ firstX: Int, _ y: Int, _ start: (x: Double, y: Double, r: Double),
    _ change: (x: Double, y: Double, r: Double), _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let py = Double(y) + 0.5
    let a = change.x * change.x + change.y * change.y - change.r * change.r
    func isDrawn(_ t: Double) -> Bool {
      start.r + t * change.r >= 0 && (t >= 0 || extendsBefore) && (t <= 1 || extendsAfter)
    }
    func color(_ t: Double) -> UInt32 {
      let step = t < 0 ? -1 : t > 1 ? Self.stepCount + 1 : Int((t * 1024).rounded())
      return table[step]
    }
    for index in 0..<count {
      let px = Double(firstX + index) + 0.5
      let x = inverse.a.native * px + inverse.c.native * py + inverse.tx.native - start.x
      let y = inverse.b.native * px + inverse.d.native * py + inverse.ty.native - start.y
      let b = x * change.x + y * change.y + start.r * change.r
      let c = x * x + y * y - start.r * start.r
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
        isDrawn(roots.0) ? color(roots.0) : isDrawn(roots.1) ? color(roots.1) : 0
    }
  }
}

/// t along rows in fixed point, 32 bits after the point.
private struct LinearGradient {
  /// t in the middle of the device's first pixel.
  private let origin: Int64
  private let dx: Int64
  private let dy: Int64

  init(origin: Double, dx: Double, dy: Double) {
    // Gradients of a size below 1/16,384 pixel and far away lose their place; sums then fit.
    func fixed(_ value: Double, _ limit: Double) -> Int64 {
      Int64((max(-limit, min(limit, value)) * 4_294_967_296).rounded())
    }
    self.dx = fixed(dx, 16_384)
    self.dy = fixed(dy, 16_384)
    self.origin = fixed(origin + (dx + dy) / 2, 536_870_912)
  }

  func fetch(
    _ x: Int, _ y: Int, _ table: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) {
    let one: Int64 = 1 << 32
    var t = origin &+ dy &* Int64(y) &+ dx &* Int64(x)
    if dx == 0 {
      let step = t < 0 ? -1 : t > one ? 1025 : (t &+ 1 << 21) >> 22
      target.update(repeating: table[Int(step)], count: count)
      return
    }
    // Pixels until t reaches a limit in the direction that it goes.
    func pixels(to limit: Int64) -> Int {
      let distance = dx > 0 ? limit &- t : t &- limit
      return distance <= 0 ? 0 : Int(min((distance &- 1) / abs(dx) &+ 1, Int64(count)))
    }
    let start = pixels(to: dx > 0 ? 0 : one)
    let end = max(start, pixels(to: dx > 0 ? one &+ 1 : -1))
    target.update(repeating: table[dx > 0 ? -1 : 1025], count: start)
    t &+= dx &* Int64(start) &+ 1 << 21
    for index in start..<end {
      target[index] = table[Int(truncatingIfNeeded: t &>> 22)]
      t &+= dx
    }
    (target + end).update(repeating: table[dx > 0 ? 1025 : -1], count: count - end)
  }
}

/// The points of a row relative to a centre, four at a time.
private struct GradientRow {
  private typealias Lanes = SIMD4<Float>

  private let u: Float
  private let v: Float
  private let du: Float
  private let dv: Float

  init(_ inverse: CGAffineTransform, centerX: Double, centerY: Double, y: Int) {
    let py = Double(y) + 0.5
    du = Float(inverse.a.native)
    dv = Float(inverse.b.native)
    u = Float(
      inverse.a.native * 0.5 + inverse.c.native * py + inverse.tx.native - centerX)
    v = Float(
      inverse.b.native * 0.5 + inverse.d.native * py + inverse.ty.native - centerY)
  }

  /// Integers to the nearest, for magnitudes below 2²².
  @inline(__always)
  private static func rounded(_ value: Lanes) -> SIMD4<Int32> {
    let sum = value + 12_582_912
    return unsafeBitCast(sum, to: SIMD4<Int32>.self) &- 0x4b40_0000
  }

  @inline(__always)
  private func write(
    _ steps: SIMD4<Int32>, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ index: Int, _ count: Int
  ) {
    if index &+ 4 <= count {
      target[index] = table[Int(steps[0])]
      target[index &+ 1] = table[Int(steps[1])]
      target[index &+ 2] = table[Int(steps[2])]
      target[index &+ 3] = table[Int(steps[3])]
    } else {
      for lane in 0..<count - index { target[index + lane] = table[Int(steps[lane])] }
    }
  }

  /// Circles about the centre, from a radius to another.
  func fetchCircles(
    _ x: Int, _ r0: Double, _ r1: Double, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let scale = Float(1024 / (r1 - r0))
    let bias = Float(-r0 * 1024 / (r1 - r0))
    let (zero, last) = (Lanes(repeating: 0), Lanes(repeating: 1024))
    for index in stride(from: 0, to: count, by: 4) {
      let px = Lanes(0, 1, 2, 3) + Float(x &+ index)
      let (a, b) = (px * du + u, px * dv + v)
      var t = (a * a + b * b).squareRoot() * scale + bias
      // Not a number comes of infinite coordinates.
      t.replace(with: Lanes(repeating: -1), where: .!(t .>= zero))
      t.replace(with: Lanes(repeating: 1025), where: t .> last)
      write(Self.rounded(t), table, target, index, count)
    }
  }

  /// The angle about the centre, from `angle` on.
  ///
  /// The arc tangent is a polynomial of degree 9, off by 1e-5 at most: 0.002 steps of the table.
  ///
  /// - Source: Abramowitz and Stegun, "Handbook of Mathematical Functions", 4.4.49.
  func fetchTurns(
    _ x: Int, _ angle: Double, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let turns = angle / (2 * Double.pi)
    let phase = Float(turns.isFinite ? turns - (turns + 0.5).rounded(.down) : 0)
    let zero = Lanes(repeating: 0)
    for index in stride(from: 0, to: count, by: 4) {
      let px = Lanes(0, 1, 2, 3) + Float(x &+ index)
      let (a, b) = (px * du + u, px * dv + v)
      let (absA, absB) = (a.magnitude4, b.magnitude4)
      let isSteep = absB .> absA
      let long = absA.replacing(with: absB, where: isSteep)
      let short = absB.replacing(with: absA, where: isSteep)
      let q = (short / long).replacing(with: zero, where: .!(long .> zero))
      let z = q * q
      var t = z * 0.0208351 - 0.0851330
      t = t * z + 0.1801410
      t = t * z - 0.3302995
      t = (t * z + 0.9998660) * q * 0.15915494
      t.replace(with: 0.25 - t, where: isSteep)
      t.replace(with: 0.5 - t, where: a .< zero)
      t.replace(with: zero - t, where: b .< zero)
      t -= phase
      t.replace(with: t + 1, where: t .< zero)
      t.replace(with: t - 1, where: t .>= Lanes(repeating: 1))
      // Coordinates that are no numbers take the first colour.
      t.replace(with: zero, where: .!(t .>= zero))
      write(Self.rounded(t * 1024), table, target, index, count)
    }
  }
}

extension SIMD4<Float> {
  @inline(__always)
  fileprivate var magnitude4: SIMD4<Float> {
    unsafeBitCast(
      unsafeBitCast(self, to: SIMD4<UInt32>.self) & 0x7fff_ffff, to: SIMD4<Float>.self)
  }
}

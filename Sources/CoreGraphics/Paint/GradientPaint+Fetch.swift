extension GradientPaint {
  /// Writes the colours of a piece of a row: those at the middles of its pixels.
  ///
  /// A pixel's colour depends on its place alone, not on where the piece begins.
  func fetch(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    // SAFETY: indices are steps of −1 … stepCount, and count from the second entry: they are
    // limited to that or masked to the size of the table.
    table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
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
      let step = t < 0 ? -1 : t >= 1 ? Self.stepCount : Int(t * Double(Self.stepCount))
      return table[step + 1]
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
      let step = t < 0 ? -1 : min(t, one) >> 22
      target.update(repeating: table[Int(step) + 1], count: count)
      return
    }
    // Pixels until t reaches a limit in the direction that it goes.
    func pixels(to limit: Int64) -> Int {
      let distance = dx > 0 ? limit &- t : t &- limit
      return distance <= 0 ? 0 : Int(min((distance &- 1) / abs(dx) &+ 1, Int64(count)))
    }
    let (before, after) = (table[0], table[GradientPaint.stepCount + 1])
    let start = pixels(to: dx > 0 ? 0 : one &- 1)
    let end = max(start, pixels(to: dx > 0 ? one : -1))
    target.update(repeating: dx > 0 ? before : after, count: start)
    t &+= dx &* Int64(start)
    for index in start..<end {
      target[index] = table[Int(truncatingIfNeeded: t &>> 22) &+ 1]
      t &+= dx
    }
    (target + end).update(repeating: dx > 0 ? after : before, count: count - end)
  }
}

/// The points of a row relative to a centre, four at a time.
private struct GradientRow {
  private typealias Lanes = SIMD4<Float>
  private typealias Bits = SIMD4<UInt32>

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

  /// Writes the colours of four places, in steps of the table.
  @inline(__always)
  private func write(
    _ steps: Lanes, _ table: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ index: Int, _ count: Int
  ) {
    // Adding 1.5 · 2²³ leaves the nearest integer in the low bits: half a step and a hair more
    // gives the entry, the first step's being the second one. What is no number is masked.
    let bits = unsafeBitCast((steps + 0.500_244_140_625) + 12_582_912, to: SIMD4<UInt32>.self)
    let entries = bits & UInt32(GradientPaint.tableCount - 1)
    if index &+ 4 <= count {
      target[index] = table[Int(truncatingIfNeeded: entries[0])]
      target[index &+ 1] = table[Int(truncatingIfNeeded: entries[1])]
      target[index &+ 2] = table[Int(truncatingIfNeeded: entries[2])]
      target[index &+ 3] = table[Int(truncatingIfNeeded: entries[3])]
    } else {
      for lane in 0..<count &- index {
        target[index &+ lane] = table[Int(truncatingIfNeeded: entries[lane])]
      }
    }
  }

  // MARK: Far from the centre

  /// Writes the colours of places whose step goes nearly straight along eight pixels, and leaves
  /// the others to `exactly`.
  ///
  /// Eights begin at columns that are multiples of eight, so that a pixel's colour depends on its
  /// place alone.
  ///
  /// - Parameters:
  ///   - leastSquare: Of the distance from the centre, from which the step is straight enough.
  ///   - steps: In steps of the table.
  @inline(__always)
  private func fetchEights(
    _ x: Int, _ table: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int, leastSquare: Float, _ steps: (Lanes, Lanes) -> Lanes,
    _ exactly: (Int, UnsafeMutablePointer<UInt32>, Int) -> Void
  ) {
    let end = x &+ count
    var start = x & ~7
    while start < end {
      let px = Lanes(0, 8, 16, 24) + Float(start)
      let (a, b) = (px * du + u, px * dv + v)
      let square = a * a + b * b
      let t = steps(a, b)
      for eight in 0..<3 {
        let (from, to) = (max(start, x), min(start &+ 8, end))
        if from >= to { break }
        let (first, last) = (t[eight], t[eight &+ 1])
        let place = target + (from &- x)
        if min(square[eight], square[eight &+ 1]) >= leastSquare, min(first, last) >= 0,
          max(first, last) < 1024, abs(first - last) < 512
        {
          // 16 bits after the point. Adding 1.5 · 2⁵² leaves the integer in the low bits.
          let base = Double(first) * 65_536 + 6_755_399_441_055_744
          let growth = (Double(last) - Double(first)) * 8_192 + 6_755_399_441_055_744
          let step = Int32(truncatingIfNeeded: growth.bitPattern)
          var value =
            Int32(truncatingIfNeeded: base.bitPattern)
            &+ step &* Int32(truncatingIfNeeded: from &- start)
          for index in 0..<to &- from {
            // SAFETY: between two steps of 0 ..< 1,024.
            place[index] = table[Int(value &>> 16) &+ 1]
            value &+= step
          }
        } else {
          exactly(from, place, to &- from)
        }
        start &+= 8
      }
    }
  }

  // MARK: Circles

  /// The square root from the inverse one: a first guess by its bits, made better twice.
  @inline(__always)
  private static func root(_ square: Lanes) -> Lanes {
    let guess = Bits(repeating: 0x5f37_5a86) &- unsafeBitCast(square, to: Bits.self) &>> 1
    var y = unsafeBitCast(guess, to: Lanes.self)
    let half = square * 0.5
    y *= 1.5 - half * y * y
    y *= 1.5 - half * y * y
    return square * y
  }

  /// All bits where a comparison holds.
  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD4<Int32>>) -> Bits {
    unsafeBitCast(mask, to: Bits.self)
  }

  /// Circles about the centre, from a radius to another.
  func fetchCircles(
    _ x: Int, _ r0: Double, _ r1: Double, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let scale = Float(1024 / (r1 - r0))
    let bias = Float(-r0 * 1024 / (r1 - r0))
    // A chord of length l strays from a circle's distance by l² / 8 r: by 1/16 step at most.
    let length = 64 * (du * du + dv * dv)
    let least = max(16 * length, 4 * length * length * scale * scale)
    fetchEights(
      x, table, target, count, leastSquare: least,
      { a, b in Self.root(a * a + b * b) * scale + bias },
      { x, target, count in
        let (low, high) = (Lanes(repeating: -1), Lanes(repeating: 1024.5))
        var index = 0
        while index < count {
          let px = Lanes(0, 1, 2, 3) + Float(x &+ index)
          let (a, b) = (px * du + u, px * dv + v)
          let t = Self.root(a * a + b * b) * scale + bias
          let above = low.replacing(with: t, where: t .> low)
          write(above.replacing(with: high, where: above .> high), table, target, index, count)
          index &+= 4
        }
      })
  }

  // MARK: Angles

  /// The angle about the centre, from `angle` on.
  func fetchTurns(
    _ x: Int, _ angle: Double, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    let turns = angle / (2 * Double.pi)
    let phase = Float(turns.isFinite ? turns - (turns + 0.5).rounded(.down) : 0)
    // Along a chord of length l the angle strays from a line by l² / 8 r²: by 1/16 step at most.
    let least = 64 * (du * du + dv * dv) * 326
    fetchEights(
      x, table, target, count, leastSquare: least, { Self.turn($0, $1, phase) * 1024 },
      { x, target, count in
        var index = 0
        while index < count {
          let px = Lanes(0, 1, 2, 3) + Float(x &+ index)
          let t = Self.turn(px * du + u, px * dv + v, phase)
          write(t * 1024, table, target, index, count)
          index &+= 4
        }
      })
  }

  /// An angle in turns from a phase on, 0 … 1.
  ///
  /// The arc tangent is a polynomial of degree 9, off by 1e-5 at most: 0.002 steps of the table.
  /// Then the octant is undone, each time by a sign and a sum: most of it is work on bits.
  ///
  /// - Source: Abramowitz and Stegun, "Handbook of Mathematical Functions", 4.4.49.
  @inline(__always)
  private static func turn(_ u: Lanes, _ v: Lanes, _ phase: Float) -> Lanes {
    let signs = Bits(repeating: 0x8000_0000)
    /// 1/4, 1/2 and 1 as bits.
    let (quarter, half, one): (UInt32, UInt32, UInt32) = (0x3e80_0000, 0x3f00_0000, 0x3f80_0000)
    let (a, b) = (unsafeBitCast(u, to: Bits.self), unsafeBitCast(v, to: Bits.self))
    let (absA, absB) = (a & ~signs, b & ~signs)
    // Bits of Floats above 0 have the order of their values.
    let isSteep = bits(
      unsafeBitCast(absB, to: SIMD4<Int32>.self) .> unsafeBitCast(absA, to: SIMD4<Int32>.self))
    let difference = (absA ^ absB) & isSteep
    let long = unsafeBitCast(absA ^ difference, to: Lanes.self)
    let short = unsafeBitCast(absB ^ difference, to: Lanes.self)
    // In the centre itself both are 0.
    let q = short / (long + 1e-30)
    let z = q * q
    var t = z * 0.003316025 - 0.013549335
    t = t * z + 0.028670329
    t = t * z - 0.052568797
    t = (t * z + 0.159133616) * q
    t = reflected(t, isSteep, quarter)
    t = reflected(t, negative(a), half)
    t = unsafeBitCast(unsafeBitCast(t, to: Bits.self) ^ (b & signs), to: Lanes.self) - phase
    let wraps = negative(unsafeBitCast(t, to: Bits.self)) & one
    return t + unsafeBitCast(wraps, to: Lanes.self)
  }

  /// All bits where the sign is set.
  @inline(__always)
  private static func negative(_ bits: Bits) -> Bits {
    unsafeBitCast(unsafeBitCast(bits, to: SIMD4<Int32>.self) &>> 31, to: Bits.self)
  }

  /// `limit` − t where the mask says so, else t; the limit is given as bits.
  @inline(__always)
  private static func reflected(_ t: Lanes, _ mask: Bits, _ limit: UInt32) -> Lanes {
    let turned = unsafeBitCast(t, to: Bits.self) ^ (mask & 0x8000_0000)
    return unsafeBitCast(turned, to: Lanes.self) + unsafeBitCast(mask & limit, to: Lanes.self)
  }
}

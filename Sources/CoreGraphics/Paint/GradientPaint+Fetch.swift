extension GradientPaint {
  /// Writes the colours of a piece of a row: those at the middles of its pixels.
  ///
  /// A pixel's colour depends on its place alone, not on where the piece begins.
  func fetch(x: Int, y: Int, into target: UnsafeMutablePointer<UInt32>, count: Int) {
    // SAFETY: The table has `tableCount` entries and lives for the closure. Indices are steps from
    // −1 to `stepCount`, counted from the second entry, to which they are limited, or masked to the
    // size of the table. The caller has room for `count` pixels at `target`.
    unsafe table.withUnsafeBufferPointer { table in
      guard let table = table.baseAddress else { return }
      switch shape {
      case .linear(let linear): unsafe linear.fetch(x, y, table, target, count)
      case .radial(let x0, let y0, let r0, let x1, let y1, let r1):
        if x0 == x1, y0 == y1, r0 != r1 {
          let row = GradientRow(inverse, centerX: x0, centerY: y0, y: y)
          unsafe row.fetchCircles(x, r0, r1, table, target, count)
        } else {
          unsafe fetchCones(
            x, y, (x0, y0, r0), (x1 - x0, y1 - y0, r1 - r0), table, target, count)
        }
      case .conic(let cx, let cy, let angle):
        let row = GradientRow(inverse, centerX: cx, centerY: cy, y: y)
        unsafe row.fetchTurns(x, angle, table, target, count)
      }
    }
  }

  /// The number from 0 to 1 whose colour a number beyond them has by the pattern.
  private func inPattern(_ t: Double) -> Double {
    switch pattern {
    case nil: return t
    case .repeated?: return t - t.rounded(.down)
    case .reflected?:
      let place = t - 2 * (t / 2).rounded(.down)
      return place > 1 ? 2 - place : place
    }
  }

  /// Writes colours by the maximum t whose circle, of a radius not below 0, passes through the
  /// point.
  private func fetchCones(
    _ firstX: Int, _ y: Int, _ start: (x: Double, y: Double, r: Double),
    _ change: (x: Double, y: Double, r: Double), _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    // SAFETY: A step is from −1 to `stepCount`, whatever t is, and the table has `stepCount` + 2
    // entries and more. The caller has room for `count` pixels at `target`.
    let py = Double(y) + 0.5
    let a = change.x * change.x + change.y * change.y - change.r * change.r
    func isDrawn(_ t: Double) -> Bool {
      start.r + t * change.r >= 0 && (t >= 0 || extendsBefore) && (t <= 1 || extendsAfter)
    }
    func color(_ t: Double) -> UInt32 {
      let t = inPattern(t)
      // A t beyond all numbers has no place in a pattern: it counts as beyond the end.
      let step = t < 0 ? -1 : t < 1 ? Int(t * Double(Self.stepCount)) : Self.stepCount
      return unsafe table[step + 1]
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
      unsafe target[index] =
        isDrawn(roots.0) ? color(roots.0) : isDrawn(roots.1) ? color(roots.1) : 0
    }
  }
}

/// A linear gradient's t along rows, in fixed point with 32 bits after the point.
struct LinearGradient {
  /// The value of t in the middle of the device's first pixel.
  private let origin: Int64
  private let dx: Int64
  private let dy: Int64

  /// - Parameters:
  ///   - origin: The value of t at the corner of the device; with every pixel it grows by `dx`
  ///     along x.
  init(origin: Double, dx: Double, dy: Double) {
    // Gradients of a size below 1/16,384 pixel and far away lose their place; sums then fit.
    func fixed(_ value: Double, _ limit: Double) -> Int64 {
      Int64((value.clamped(to: -limit...limit) * 4_294_967_296).rounded())
    }
    self.dx = fixed(dx, 16_384)
    self.dy = fixed(dy, 16_384)
    self.origin = fixed(origin + (dx + dy) / 2, 536_870_912)
  }

  func fetch(
    _ x: Int, _ y: Int, _ table: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int
  ) {
    // SAFETY: The pixels from `start` to `end` are those at which t, by the same sums, is from 0 to
    // below 1, so that its step is an entry; the first and the last of the table stand for the
    // others. 0 ≤ start ≤ end ≤ count, and the caller has room for `count` pixels.
    let one: Int64 = 1 << 32
    var t = origin &+ dy &* Int64(y) &+ dx &* Int64(x)
    if dx == 0 {
      let step = t < 0 ? -1 : min(t, one) >> 22
      unsafe target.update(repeating: table[Int(step) + 1], count: count)
      return
    }
    // Pixels until t reaches a limit in the direction that it goes.
    func pixels(to limit: Int64) -> Int {
      let distance = dx > 0 ? limit &- t : t &- limit
      return distance <= 0 ? 0 : Int(min((distance &- 1) / abs(dx) &+ 1, Int64(count)))
    }
    let (before, after) = unsafe (table[0], table[GradientPaint.stepCount + 1])
    let start = pixels(to: dx > 0 ? 0 : one &- 1)
    let end = max(start, pixels(to: dx > 0 ? one : -1))
    unsafe target.update(repeating: dx > 0 ? before : after, count: start)
    t &+= dx &* Int64(start)
    for index in start..<end {
      unsafe target[index] = unsafe table[Int(truncatingIfNeeded: t &>> 22) &+ 1]
      t &+= dx
    }
    unsafe (target + end).update(repeating: dx > 0 ? after : before, count: count - end)
  }
}

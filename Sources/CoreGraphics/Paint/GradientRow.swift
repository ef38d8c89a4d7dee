/// The points of a row relative to a centre, four at a time.
struct GradientRow {
  private typealias Lanes = SIMD4<Float>
  private typealias Bits = SIMD4<UInt32>

  private let u: Float
  private let v: Float
  private let du: Float
  private let dv: Float
  /// The entry beyond the steps. It is not a constant, as the compiler would add the rounder to one
  /// before it compares.
  private let last: Float

  init(_ inverse: CGAffineTransform, centerX: Double, centerY: Double, y: Int) {
    let py = Double(y) + 0.5
    last = Float(GradientPaint.stepCount + 1)
    du = Float(inverse.a.native)
    dv = Float(inverse.b.native)
    u = Float(
      inverse.a.native * 0.5 + inverse.c.native * py + inverse.tx.native - centerX)
    v = Float(
      inverse.b.native * 0.5 + inverse.d.native * py + inverse.ty.native - centerY)
  }

  /// The number, 1.5 · 2²³, whose sum with another has the nearest integer in its low bits.
  private static let rounder: Float = 12_582_912
  /// Half a step and a hair more: what is nearest is then the entry, the first step's being the
  /// second one.
  private static let half: Float = 0.500_244_140_625

  /// The entries of four places, `half` included. The first and the last entry are those beyond the
  /// steps; where there is no number it is the first one.
  @inline(__always)
  private func entries(_ places: Lanes) -> Bits {
    // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of four words.
    let (low, high) = (Lanes(repeating: 0), Lanes(repeating: last))
    let above = low.replacing(with: places, where: places .> low)
    let inside = above.replacing(with: high, where: above .> high)
    return unsafe unsafeBitCast(inside + Self.rounder, to: Bits.self)
      & UInt32(GradientPaint.tableCount - 1)
  }

  // MARK: Far from the centre

  /// The maximum number of pieces of 32 pixels that are done at a time.
  private static let room = 8

  /// Writes colours: where the step follows a parabola along 32 pixels, those on it.
  ///
  /// Pieces begin at columns that are multiples of 32, so that a pixel's colour depends on its
  /// place alone.
  ///
  /// - Parameters:
  ///   - minimumSquare: The minimum square of the distance from the centre at which the parabola is
  ///     near enough.
  ///   - leap: The difference of steps between which another turn begins.
  ///   - steps: Gives the places of points, in steps of the table.
  @inline(__always)
  private func fetchPieces(
    _ x: Int, _ table: UnsafePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>,
    _ count: Int, minimumSquare: Float, leap: Float, _ steps: (Lanes, Lanes) -> Lanes
  ) {
    // SAFETY: There is room for 32 entries for each of up to `room` pieces, and for two steps for
    // each and one more, rounded up to four. Four entries are written at a multiple of four below
    // 32. What is looked up lies between the first and the last pixel wanted, whose entries were
    // written and for which the caller has room.
    unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 32 * Self.room) { entries in
      unsafe withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * Self.room + 4) { ends in
        guard let entries = entries.baseAddress, let ends = ends.baseAddress else { return }
        let end = x &+ count
        var start = x & ~31
        while start < end {
          let pieceCount = min(Self.room, (end &- start &+ 31) &>> 5)
          unsafe findEnds(start, pieceCount, ends, minimumSquare, steps)
          for index in 0..<pieceCount {
            let place = unsafe entries + 32 &* index
            let known = unsafe ends + 2 &* index
            let column = start &+ 32 &* index
            // Of the first and the last piece, what is wanted.
            var part = max(0, x &- column) & ~3
            let limit = min(32, end &- column)
            if unsafe abs(known[1] - known[0]) < leap, unsafe abs(known[2] - known[1]) < leap {
              // Whole pieces are most, and then the loop has no ends to compare with.
              if part == 0, limit == 32 {
                unsafe follow(known, place, 0, 32)
              } else {
                unsafe follow(known, place, part, limit)
              }
            } else {
              while part < limit {
                let px = Lanes(0, 1, 2, 3) + Float(column &+ part)
                let t = steps(px * du + u, px * dv + v)
                unsafe Self.store(self.entries(t + Self.half), to: place + part)
                part &+= 4
              }
            }
          }
          let (from, to) = (max(start, x), min(start &+ 32 &* pieceCount, end))
          unsafe Self.look(
            up: entries + (from &- start), in: table, target + (from &- x), to &- from)
          start &+= 32 &* pieceCount
        }
      }
    }
  }

  /// The steps at the beginnings, the middles and the last end of pieces; no numbers where a
  /// parabola strays.
  @inline(__always)
  private func findEnds(
    _ start: Int, _ pieceCount: Int, _ ends: UnsafeMutablePointer<Float>, _ minimumSquare: Float,
    _ steps: (Lanes, Lanes) -> Lanes
  ) {
    // SAFETY: Four steps are written at a time, the last ones from 2 · pieceCount rounded down to a
    // multiple of four on: the caller has room for 2 · pieceCount and one, rounded up to four. The
    // cast is between 16 bytes.
    var index = 0
    while index <= 2 &* pieceCount {
      let px = Lanes(0, 16, 32, 48) + Float(start &+ 16 &* index)
      let (a, b) = (px * du + u, px * dv + v)
      let isFar = Self.bits(a * a + b * b .>= minimumSquare)
      let marked = unsafe unsafeBitCast(steps(a, b), to: Bits.self) | ~isFar
      unsafe UnsafeMutableRawPointer(ends + index).storeBytes(of: marked, as: Bits.self)
      index &+= 4
    }
  }

  /// Writes the entries of some of 32 pixels on the parabola through three steps.
  @inline(__always)
  private func follow(
    _ steps: UnsafePointer<Float>, _ target: UnsafeMutablePointer<UInt32>, _ start: Int,
    _ end: Int
  ) {
    // SAFETY: The caller has three steps, and room for 32 entries at `target`: `start` is a
    // multiple of four and `end` at most 32, so that the last four end there.
    let base = unsafe Lanes(repeating: steps[1] + Self.half)
    let slope = unsafe Lanes(repeating: (steps[2] - steps[0]) * 0.5)
    let bend = unsafe Lanes(repeating: (steps[0] + steps[2]) * 0.5 - steps[1])
    var index = start
    var y = Lanes(-1, -0.9375, -0.875, -0.8125) + Float(start) * 0.0625
    while index < end {
      unsafe Self.store(entries((bend * y + slope) * y + base), to: target + index)
      y += 0.25
      index &+= 4
    }
  }

  @inline(__always)
  private static func store(_ entries: Bits, to target: UnsafeMutablePointer<UInt32>) {
    // SAFETY: The callers have room for four entries at `target`, and the store needs no alignment
    // beyond theirs.
    unsafe UnsafeMutableRawPointer(target).storeBytes(of: entries, as: Bits.self)
  }

  /// Writes the colours of entries.
  @inline(__always)
  private static func look(
    up entries: UnsafePointer<UInt32>, in table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    // SAFETY: The entries are masked to the size of the table. The caller has `count` of them and
    // room for as many pixels; four are read and written where index + 4 ≤ count.
    var index = 0
    while index &+ 4 <= count {
      let colors = unsafe Bits(
        table[Int(entries[index])], table[Int(entries[index &+ 1])],
        table[Int(entries[index &+ 2])], table[Int(entries[index &+ 3])])
      unsafe store(colors, to: target + index)
      index &+= 4
    }
    while index < count {
      unsafe target[index] = unsafe table[Int(entries[index])]
      index &+= 1
    }
  }

  // MARK: Circles

  /// The square root from the inverse one: a first guess by its bits, made better twice.
  @inline(__always)
  private static func root(_ square: Lanes) -> Lanes {
    // SAFETY: The casts are between four numbers and four words, of which every pattern of bits is
    // a value.
    let guess = unsafe Bits(repeating: 0x5f37_5a86) &- unsafeBitCast(square, to: Bits.self) &>> 1
    var y = unsafe unsafeBitCast(guess, to: Lanes.self)
    let half = square * 0.5
    y *= 1.5 - half * y * y
    y *= 1.5 - half * y * y
    return square * y
  }

  /// A mask with all bits set where a comparison holds.
  @inline(__always)
  private static func bits(_ mask: SIMDMask<SIMD4<Int32>>) -> Bits {
    // SAFETY: A mask of four lanes is 16 bytes, whose bits are all set or all clear in each lane.
    unsafe unsafeBitCast(mask, to: Bits.self)
  }

  /// Writes the colours of circles about the centre, from a radius to another.
  func fetchCircles(
    _ x: Int, _ r0: Double, _ r1: Double, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    // SAFETY: `fetchPieces` reads entries masked to the table's size alone, and the caller has room
    // for `count` pixels.
    let scale = Float(1024 / (r1 - r0))
    let bias = Float(-r0 * 1024 / (r1 - r0))
    // A parabola through three points of a chord of length l strays from a circle's distance
    // by 0.0093 l³ / r² at most: by 1/32 step.
    let square = 1024 * (du * du + dv * dv)
    let length = square.squareRoot()
    let least = max(4 * square, 0.3 * square * length * abs(scale))
    unsafe fetchPieces(
      x, table, target, count, minimumSquare: least, leap: .infinity
    ) { a, b in Self.root(a * a + b * b) * scale + bias }
  }

  // MARK: Angles

  /// Writes the colours of angles about the centre, from `angle` on.
  func fetchTurns(
    _ x: Int, _ angle: Double, _ table: UnsafePointer<UInt32>,
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    // SAFETY: `fetchPieces` reads entries masked to the table's size alone, and the caller has room
    // for `count` pixels.
    let turns = angle / (2 * Double.pi)
    let phase = Float(turns.isFinite ? turns - (turns + 0.5).rounded(.down) : 0)
    // A parabola through three points of a chord of length l strays from the angle by
    // 0.016 l³ / r³ at most: by 1/32 step.
    let least = 1024 * (du * du + dv * dv) * 19.2
    unsafe fetchPieces(x, table, target, count, minimumSquare: least, leap: 512) {
      Self.turn($0, $1, phase) * 1024
    }
  }

  /// An angle in turns from a phase on, 0 … 1.
  ///
  /// The arc tangent is a polynomial of degree 9, off by 1e-5 at most: 0.002 steps of the table.
  /// Then the octant is undone, each time by a sign and a sum: most of it is work on bits.
  ///
  /// - Source: Abramowitz and Stegun, "Handbook of Mathematical Functions", 4.4.49.
  @inline(__always)
  private static func turn(_ u: Lanes, _ v: Lanes, _ phase: Float) -> Lanes {
    // SAFETY: The casts are between four numbers and four words, of which every pattern of bits is
    // a value.
    let signs = Bits(repeating: 0x8000_0000)
    /// The numbers 1/4, 1/2 and 1 as bits.
    let (quarter, half, one): (UInt32, UInt32, UInt32) = (0x3e80_0000, 0x3f00_0000, 0x3f80_0000)
    let (a, b) = unsafe (unsafeBitCast(u, to: Bits.self), unsafeBitCast(v, to: Bits.self))
    let (absA, absB) = (a & ~signs, b & ~signs)
    // Bits of Floats above 0 have the order of their values.
    let isSteep = unsafe bits(
      unsafeBitCast(absB, to: SIMD4<Int32>.self) .> unsafeBitCast(absA, to: SIMD4<Int32>.self))
    let difference = (absA ^ absB) & isSteep
    let long = unsafe unsafeBitCast(absA ^ difference, to: Lanes.self)
    let short = unsafe unsafeBitCast(absB ^ difference, to: Lanes.self)
    // In the centre itself both are 0.
    let q = short / (long + 1e-30)
    let z = q * q
    var t = z * 0.003316025 - 0.013549335
    t = t * z + 0.028670329
    t = t * z - 0.052568797
    t = (t * z + 0.159133616) * q
    t = reflected(t, isSteep, quarter)
    t = reflected(t, negative(a), half)
    t = unsafe unsafeBitCast(unsafeBitCast(t, to: Bits.self) ^ (b & signs), to: Lanes.self) - phase
    let wraps = unsafe negative(unsafeBitCast(t, to: Bits.self)) & one
    return unsafe t + unsafeBitCast(wraps, to: Lanes.self)
  }

  // SAFETY: The casts are between four words and four signed ones, of which every pattern of bits
  // is a value.
  /// A mask with all bits set where the sign is set.
  @inline(__always)
  private static func negative(_ bits: Bits) -> Bits {
    unsafe unsafeBitCast(unsafeBitCast(bits, to: SIMD4<Int32>.self) &>> 31, to: Bits.self)
  }

  /// `limit` − t where the mask says so, else t; the limit is given as bits.
  @inline(__always)
  private static func reflected(_ t: Lanes, _ mask: Bits, _ limit: UInt32) -> Lanes {
    // SAFETY: The casts are between four numbers and four words, of which every pattern of bits is
    // a value.
    let turned = unsafe unsafeBitCast(t, to: Bits.self) ^ (mask & 0x8000_0000)
    return unsafe unsafeBitCast(turned, to: Lanes.self)
      + unsafeBitCast(mask & limit, to: Lanes.self)
  }
}

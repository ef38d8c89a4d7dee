import CoreGraphics

/// Room in which TrueType glyphs are put together, kept from one glyph to the next.
///
/// Points lie one after the other, those of a composite glyph's parts behind each other.
@safe struct GlyphScratch: ~Copyable {
  /// The number of points.
  var count = 0
  /// The index after the last point of every contour.
  var ends: [Int] = []
  /// Font units while a simple glyph is read, 1/64 after.
  private(set) var x: UnsafeMutablePointer<Int32>
  private(set) var y: UnsafeMutablePointer<Int32>
  /// The points' flags as in the file: the lowest bit is set for points on the curve.
  private(set) var flags: UnsafeMutablePointer<UInt8>
  /// How far the points of one glyph move, 16.16; counted from that glyph's first point.
  private(set) var sumX: UnsafeMutablePointer<Int>
  private(set) var sumY: UnsafeMutablePointer<Int>
  private var capacity = 256
  private var verbs: UnsafeMutablePointer<PathVerb>
  private var points: UnsafeMutablePointer<SIMD2<Int32>>
  private var verbCapacity = 256

  // What one tuple of variations says: points and their deltas.
  var sharedNumbers: [Int] = []
  var numbers: [Int] = []
  var deltasX: [Int] = []
  var deltasY: [Int] = []

  init() {
    // SAFETY: Every buffer gets the capacity that is noted for it, and belongs to this value alone,
    // which cannot be copied. An element is read only after it was written: the points below
    // `count` have values.
    unsafe verbs = .allocate(capacity: verbCapacity)
    unsafe points = .allocate(capacity: 2 * verbCapacity)
    unsafe x = .allocate(capacity: capacity)
    unsafe y = .allocate(capacity: capacity)
    unsafe flags = .allocate(capacity: capacity)
    unsafe sumX = .allocate(capacity: capacity)
    unsafe sumY = .allocate(capacity: capacity)
  }

  deinit {
    // SAFETY: The buffers are this value's own and are freed once, as the value cannot be copied.
    unsafe x.deallocate()
    unsafe y.deallocate()
    unsafe flags.deallocate()
    unsafe sumX.deallocate()
    unsafe sumY.deallocate()
    unsafe verbs.deallocate()
    unsafe points.deallocate()
  }

  mutating func removeAll() {
    count = 0
    ends.removeAll(keepingCapacity: true)
  }

  /// Makes room for more points behind those that there are; they begin with no values.
  mutating func reserve(_ more: Int) {
    if count + more <= capacity { return }
    capacity = max(2 * capacity, count + more)
    // SAFETY: Each buffer has the old capacity, and its first `count` elements are what has values
    // and is moved; the sums have none between two glyphs.
    unsafe Self.grow(&x, count, capacity)
    unsafe Self.grow(&y, count, capacity)
    unsafe Self.grow(&flags, count, capacity)
    unsafe Self.grow(&sumX, 0, capacity)
    unsafe Self.grow(&sumY, 0, capacity)
  }

  private static func grow<Element: BitwiseCopyable>(
    _ buffer: inout UnsafeMutablePointer<Element>, _ count: Int, _ capacity: Int
  ) {
    // SAFETY: The old buffer holds `count` elements and the new one at least as many. The old one
    // belongs to the value alone, and its only address is replaced as it is freed.
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe larger.update(from: buffer, count: count)
    unsafe buffer.deallocate()
    unsafe buffer = unsafe larger
  }

  // MARK: The outline

  /// The contours as quadratic curves: between two points off the curve lies one on it.
  ///
  /// - Parameter shift: What is added to every x, 1/64.
  mutating func outline(shiftedBy shift: Int32) -> GlyphOutline {
    // SAFETY: There is room for `limit` verbs and twice as many points, which is all that contours
    // of `count` points make. A contour's points are below `count`, as `GlyphTable` notes its end
    // after it has read so many. What was written is copied.
    if ends.isEmpty || count == 0 { return GlyphOutline() }
    // A contour has a move, a close and, of all its points, at most as many lines and curves and
    // one more; a curve has two points.
    let limit = count + 3 * ends.count
    if limit > verbCapacity {
      unsafe verbs.deallocate()
      unsafe points.deallocate()
      verbCapacity = 2 * limit
      unsafe verbs = .allocate(capacity: verbCapacity)
      unsafe points = .allocate(capacity: 2 * verbCapacity)
    }
    var writer = unsafe ContourWriter(
      x: x, y: y, flags: flags, shift: shift, verbs: verbs, points: points)
    var start = 0
    for end in ends {
      if end > start { writer.add(start, end) }
      start = end
    }
    return unsafe GlyphOutline(
      verbs: Array(UnsafeBufferPointer(start: verbs, count: writer.verbs - verbs)),
      points: Array(UnsafeBufferPointer(start: points, count: writer.points - points)))
  }
}

/// Writes contours behind each other.
@safe private struct ContourWriter {
  let x: UnsafeMutablePointer<Int32>
  let y: UnsafeMutablePointer<Int32>
  let flags: UnsafeMutablePointer<UInt8>
  let shift: Int32
  var verbs: UnsafeMutablePointer<PathVerb>
  var points: UnsafeMutablePointer<SIMD2<Int32>>

  /// A point in 1/128 font units.
  @inline(__always)
  private func point(_ index: Int) -> SIMD2<Int32> {
    // SAFETY: The index is of a point of a contour, which `outline(shiftedBy:)` has in all three
    // buffers.
    unsafe SIMD2((x[index] &+ shift) &* 2, y[index] &* 2)
  }

  @inline(__always)
  private func middle(_ a: SIMD2<Int32>, _ b: SIMD2<Int32>) -> SIMD2<Int32> { (a &+ b) &>> 1 }

  @inline(__always)
  private mutating func add(_ verb: PathVerb, _ point: SIMD2<Int32>) {
    // SAFETY: `outline(shiftedBy:)` has made room for a move, a close and a verb more for each
    // contour, one verb for each point, and two points for each verb.
    unsafe verbs.pointee = verb
    unsafe verbs += 1
    unsafe points.pointee = point
    unsafe points += 1
  }

  @inline(__always)
  private mutating func addCurve(_ control: SIMD2<Int32>, _ end: SIMD2<Int32>) {
    // SAFETY: `outline(shiftedBy:)` has made room for a verb for each point and one more for each
    // contour, and for two points for each verb.
    unsafe verbs.pointee = .quad
    unsafe verbs += 1
    unsafe points[0] = control
    unsafe points[1] = end
    unsafe points += 2
  }

  /// - Precondition: `start` is less than `end`.
  mutating func add(_ start: Int, _ end: Int) {
    // SAFETY: The contour's points, from `start` to before `end`, are there with their flags.
    // `outline(shiftedBy:)` has made room for all verbs, the last of which is the close.
    let last = end - 1
    var index = start
    let first: SIMD2<Int32>
    var stop = end
    if unsafe flags[start] & 1 != 0 {
      first = point(start)
      index = start + 1
    } else if unsafe flags[last] & 1 != 0 {
      first = point(last)
      stop = last
    } else {
      first = middle(point(start), point(last))
    }
    add(.move, first)
    var control = SIMD2<Int32>()
    var isPending = false
    while index < stop {
      let next = point(index)
      if unsafe flags[index] & 1 != 0 {
        if isPending {
          addCurve(control, next)
          isPending = false
        } else {
          add(.line, next)
        }
      } else {
        if isPending { addCurve(control, middle(control, next)) }
        control = next
        isPending = true
      }
      index &+= 1
    }
    if isPending { addCurve(control, first) }
    unsafe verbs.pointee = .close
    unsafe verbs += 1
  }
}

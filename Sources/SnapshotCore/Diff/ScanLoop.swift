import Foundation

/// The pixels of a picture, or those rows of it that are in memory.
@safe struct PixelRows {
  /// The address of the picture's first row, whether that is in memory or not.
  let base: UnsafeRawPointer
  /// The number of bytes of a row.
  let stride: Int
}

/// The first pass of a comparison, for some columns of a row of tiles: rows by `memcmp`, and rows
/// that differ eight pixels at a time. One by one come only pixels that may be near the limit, or
/// the farthest apart of their region or of the picture.
///
/// Pixels whose alpha is 0 are the same whatever colours are stored for them: programs that make
/// PNGs smaller change these.
@safe struct ScanLoop {
  let reference: PixelRows
  let actual: PixelRows
  let width: Int
  let height: Int
  /// Square of the ΔE above which a pixel differs; negative: every one whose samples differ.
  let limitSquared: Float
  /// Whether all pixels that are found here differ in the end, and make regions together.
  let isFinal: Bool
  let tiles: UnsafeMutablePointer<UInt64>
  let deltas: UnsafeMutablePointer<Float>
  let places: UnsafeMutablePointer<UInt8>

  /// Compares some tiles of a row.
  func run(_ tileRow: Int, _ columns: Range<Int>, _ lane: inout ScanLane) {
    // SAFETY: The caller keeps the rows of these tiles in memory, and 4 · width is at most either
    // stride. Eight pixels are loaded where x + 8 ≤ width, and the rest one by one. There is one
    // element for each tile, and no other thread has the tiles of these columns.
    let firstTile = tileRow * ((width + 7) / 8)
    let start = 8 * columns.lowerBound
    let end = min(8 * columns.upperBound, width)
    lane.begin(tileRow, columns, limitSquared)
    for y in tileRow * 8..<min(tileRow * 8 + 8, height) {
      let a = unsafe reference.base + y * reference.stride
      let b = unsafe actual.base + y * actual.stride
      if unsafe memcmp(a + 4 * start, b + 4 * start, 4 * (end - start)) == 0 { continue }
      let line = y & 7
      var x = start
      while x &+ 8 <= end {
        var old = unsafe Eight(a + 4 &* x)
        var new = unsafe Eight(b + 4 &* x)
        if old != new {
          (old, new) = (old.visible, new.visible)
        }
        if old != new {
          lane.memo.note(old, new)
          let tile = firstTile &+ x &>> 3
          let isFlat = old.isFlat
          if isFlat, new.isFlat {
            unsafe runOne(a + 4 &* x, b + 4 &* x, tile, x &>> 3, line, &lane)
          } else if !isFlat || !isBelow(old, new, tile, x &>> 3, line, &lane) {
            unsafe run(a + 4 &* x, b + 4 &* x, old, new, tile, x &>> 3, line, &lane)
          }
        }
        x &+= 8
      }
      if x < end {
        for rest in x..<end {
          let p = unsafe a.loadUnaligned(fromByteOffset: 4 &* rest, as: UInt32.self)
          let q = unsafe b.loadUnaligned(fromByteOffset: 4 &* rest, as: UInt32.self)
          lane.memo.note(Eight.visible(p), Eight.visible(q))
        }
        unsafe run(
          a + 4 &* x, b + 4 &* x, 1 &<< UInt64(end &- x) &- 1, firstTile &+ x &>> 3, x &>> 3, line,
          &lane)
      }
    }
  }

  /// Whether eight pixels of a tile's line need not be looked at: the reference's are one colour,
  /// and none that differs as little from it is farther apart than one that came before.
  @inline(__always)
  private func isBelow(
    _ old: Eight, _ new: Eight, _ tile: Int, _ column: Int, _ line: Int, _ lane: inout ScanLane
  ) -> Bool {
    // SAFETY: The tile is one of the columns that `run` was given, which no other thread has, and
    // `tiles` has one element for each.
    guard let greatest = lane.bounds.greatest(around: old, new) else { return false }
    guard limitSquared < 0 else { return greatest <= min(limitSquared, lane.greatest) }
    if greatest > lane.peak(column) {
      guard isFinal, lane.join(column), greatest <= lane.peak(column) else { return false }
    }
    unsafe tiles[tile] |= old.differences(from: new) &<< UInt64(8 &* line)
    return true
  }

  /// Looks at eight pixels of a tile's line, of which the bounds do not tell enough.
  @inline(__always)
  private func run(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ old: Eight, _ new: Eight, _ tile: Int,
    _ column: Int, _ line: Int, _ lane: inout ScanLane
  ) {
    // SAFETY: The caller has eight pixels at `a` and `b`, and the tile is one of its own columns.
    var examined: UInt64 = 255
    if limitSquared < 0 {
      unsafe tiles[tile] |= old.differences(from: new) &<< UInt64(8 &* line)
      examined = lane.bounds.beyond(lane.reach(column), old, new)
      if examined != 0, isFinal, lane.join(column) {
        examined = lane.bounds.beyond(lane.reach(column), old, new)
      }
    } else {
      examined = lane.bounds.beyond(lane.commonReach, old, new)
    }
    if examined != 0 { unsafe run(a, b, examined, tile, column, line, &lane) }
  }

  /// Looks at some of up to eight pixels of a tile's line.
  @inline(__always)
  private func run(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ examined: UInt64, _ tile: Int, _ column: Int,
    _ line: Int, _ lane: inout ScanLane
  ) {
    // SAFETY: The bits that are examined are of pixels that `a` and `b` have, at most eight. The
    // tile is one of the columns that no other thread has, and each table has one element for each.
    var greatest = unsafe deltas[tile]
    var bits: UInt64 = 0
    var rest = examined
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest &- 1
      let p = unsafe a.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self)
      let q = unsafe b.loadUnaligned(fromByteOffset: 4 &* index, as: UInt32.self)
      if p == q || (p | q) &>> 24 == 0 { continue }
      let delta = lane.memo.deltaSquared(p, q)
      if delta > limitSquared { bits |= 1 &<< UInt64(index) }
      if delta > greatest {
        greatest = delta
        unsafe places[tile] = UInt8(truncatingIfNeeded: 8 &* line &+ index)
      }
    }
    unsafe tiles[tile] |= bits &<< UInt64(8 &* line)
    if unsafe greatest > deltas[tile] {
      unsafe deltas[tile] = greatest
      lane.found(greatest, column)
    }
  }

  /// Looks at one pixel that stands for the eight of a tile's line.
  @inline(__always)
  private func runOne(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ tile: Int, _ column: Int, _ line: Int,
    _ lane: inout ScanLane
  ) {
    // SAFETY: The caller has eight pixels at `a` and `b`, of which the first is read. The tile is
    // one of the columns that no other thread has, and each table has one element for each.
    let delta = unsafe lane.memo.deltaSquared(
      a.loadUnaligned(as: UInt32.self), b.loadUnaligned(as: UInt32.self))
    if delta > limitSquared { unsafe tiles[tile] |= 255 &<< UInt64(8 &* line) }
    if unsafe delta > deltas[tile] {
      unsafe deltas[tile] = delta
      unsafe places[tile] = UInt8(truncatingIfNeeded: 8 &* line)
      lane.found(delta, column)
    }
  }
}

/// Eight pixels in a row.
struct Eight: Equatable {
  let first: SIMD4<UInt32>
  let second: SIMD4<UInt32>

  @inline(__always)
  private init(first: SIMD4<UInt32>, second: SIMD4<UInt32>) {
    self.first = first
    self.second = second
  }

  // SAFETY: Both loads are within the 32 bytes of eight pixels that the caller has at `place`,
  // aligned or not.
  @inline(__always)
  init(_ place: UnsafeRawPointer) {
    first = unsafe place.loadUnaligned(as: SIMD4<UInt32>.self)
    second = unsafe place.loadUnaligned(fromByteOffset: 16, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  static func isZero(_ words: SIMD4<UInt32>) -> Bool {
    // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of two words.
    let pair = unsafe unsafeBitCast(words, to: SIMD2<UInt64>.self)
    return pair[0] | pair[1] == 0
  }

  @inline(__always)
  static func == (left: Eight, right: Eight) -> Bool {
    isZero((left.first ^ right.first) | (left.second ^ right.second))
  }

  /// The pixels, of which wholly transparent ones are 0.
  @inline(__always)
  var visible: Eight {
    let lowest = SIMD4<UInt32>(repeating: 1 << 24)
    return Eight(
      first: first.replacing(with: 0, where: first .< lowest),
      second: second.replacing(with: 0, where: second .< lowest))
  }

  @inline(__always)
  static func visible(_ pixel: UInt32) -> UInt32 { pixel < 1 << 24 ? 0 : pixel }

  /// Returns for each sample the larger one of two differences: that of the first four pixels and
  /// that of the last four.
  @inline(__always)
  func steps(to other: Eight) -> SIMD16<UInt8> {
    let low = Self.steps(first, other.first)
    let high = Self.steps(second, other.second)
    return low.replacing(with: high, where: high .> low)
  }

  @inline(__always)
  static func steps(_ left: SIMD4<UInt32>, _ right: SIMD4<UInt32>) -> SIMD16<UInt8> {
    // SAFETY: Both types have 16 bytes, and every pattern of bits is a value of 16 bytes.
    let p = unsafe unsafeBitCast(left, to: SIMD16<UInt8>.self)
    let q = unsafe unsafeBitCast(right, to: SIMD16<UInt8>.self)
    return p.replacing(with: q, where: q .> p) &- p.replacing(with: q, where: q .< p)
  }

  /// A mask with one bit for each pixel that is not the same.
  @inline(__always)
  func differences(from other: Eight) -> UInt64 {
    let low = SIMD4<UInt32>(1, 2, 4, 8).replacing(with: 0, where: first .== other.first)
    let high = SIMD4<UInt32>(16, 32, 64, 128).replacing(with: 0, where: second .== other.second)
    return UInt64((low | high).wrappedSum())
  }

  /// Whether all eight are the same.
  @inline(__always)
  var isFlat: Bool {
    let one = SIMD4(repeating: first[0])
    return Self.isZero((first ^ one) | (second ^ one))
  }
}

/// ΔE of pairs of pixels, with what was worked out last kept: pictures repeat few colours, and
/// fewer pairs of them.
///
/// One thread uses it at a time.
@safe struct DeltaMemo: @unchecked Sendable {
  private let tables: ColorTables
  private let keys: UnsafeMutablePointer<UInt64>
  private let deltas: UnsafeMutablePointer<Float>
  private var channelDeltas = SIMD16<UInt8>()

  private static let pairBits: UInt64 = 11

  init() {
    tables = ColorDifference.shared.tables
    // SAFETY: Both tables are allocated and filled whole here, and belong to whoever made the
    // value, who calls `deallocate` at last.
    unsafe keys = .allocate(capacity: 1 << Int(Self.pairBits))
    unsafe deltas = .allocate(capacity: 1 << Int(Self.pairBits))
    // No pair has the key 0: equal pixels are never asked for.
    unsafe keys.initialize(repeating: 0, count: 1 << Int(Self.pairBits))
    unsafe deltas.initialize(repeating: 0, count: 1 << Int(Self.pairBits))
  }

  func deallocate() {
    // SAFETY: The owner calls this once, after the last use: both tables come from `init`.
    unsafe keys.deallocate()
    unsafe deltas.deallocate()
  }

  // MARK: Samples

  /// The maximum difference of a sample among the noted pixels.
  var maxChannelDelta: UInt32 { UInt32(channelDeltas.max()) }

  @inline(__always)
  mutating func note(_ reference: Eight, _ actual: Eight) {
    note(reference.steps(to: actual))
  }

  @inline(__always)
  fileprivate mutating func note(_ reference: UInt32, _ actual: UInt32) {
    note(Eight.steps(SIMD4(reference, 0, 0, 0), SIMD4(actual, 0, 0, 0)))
  }

  @inline(__always)
  private mutating func note(_ steps: SIMD16<UInt8>) {
    channelDeltas.replace(with: steps, where: steps .> channelDeltas)
  }

  // MARK: ΔE

  /// The square of ΔE of two pixels that are not the same.
  @inline(__always)
  func deltaSquared(_ reference: UInt32, _ actual: UInt32) -> Float {
    let key = UInt64(reference) &<< 32 | UInt64(actual)
    let slot = Int((key &* 0x9e37_79b9_7f4a_7c15) &>> (64 &- Self.pairBits))
    // SAFETY: The slot is the top `pairBits` bits of a 64-bit product, and each table has
    // 2^`pairBits` elements.
    if unsafe keys[slot] == key { return unsafe deltas[slot] }
    return missed(reference, actual, key, slot)
  }

  @inline(never)
  private func missed(
    _ reference: UInt32, _ actual: UInt32, _ key: UInt64, _ slot: Int
  ) -> Float {
    // SAFETY: The slot comes from `deltaSquared`, where it has `pairBits` bits, and one thread
    // alone uses the tables.
    let delta = tables.deltaSquared(reference: reference, actual: actual)
    unsafe keys[slot] = key
    unsafe deltas[slot] = delta
    return delta
  }
}

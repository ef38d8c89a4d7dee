/// How the points of TrueType glyphs move through the design space.
///
/// Hot: what a point needs is in this file.
///
/// Source: OpenType 1.9, `gvar`, "Tuple Variation Store" and "Inferred deltas for untouched
/// points".
struct GlyphVariations: Sendable {
  private let gvar: FontReader
  private let axisCount: Int
  private let glyphCount: Int
  private let hasLongOffsets: Bool
  private let data: Int
  /// The shared peaks as 2.14 numbers, `axisCount` for each.
  private let sharedPeaks: [Int]

  init(_ gvar: FontReader, axisCount: Int) throws(FontError) {
    guard try gvar.u16(4) == axisCount else {
      throw gvar.malformed(4, "\(try gvar.u16(4)) axes where `fvar` has \(axisCount)")
    }
    self.gvar = gvar
    self.axisCount = axisCount
    let sharedCount = try gvar.u16(6)
    let shared = try gvar.u32(8)
    glyphCount = try gvar.u16(12)
    hasLongOffsets = try gvar.u16(14) & 1 != 0
    data = try gvar.u32(16)
    try gvar.checkRecords(at: 20, count: glyphCount + 1, size: hasLongOffsets ? 4 : 2)
    var peaks: [Int] = []
    for index in 0..<sharedCount * axisCount {
      peaks.append(try gvar.i16(shared + 2 * index))
    }
    sharedPeaks = peaks
  }

  /// The range of a glyph's data in the table.
  private func range(of glyph: Int) throws(FontError) -> Range<Int>? {
    guard glyph < glyphCount else { return nil }
    let start: Int
    let end: Int
    if hasLongOffsets {
      start = try gvar.u32(20 + 4 * glyph)
      end = try gvar.u32(24 + 4 * glyph)
    } else {
      start = 2 * (try gvar.u16(20 + 2 * glyph))
      end = 2 * (try gvar.u16(22 + 2 * glyph))
    }
    guard start < end else { return nil }
    guard data + end <= gvar.count else {
      throw .outOfBounds(table: "gvar", offset: data + start, count: data + end - gvar.count)
    }
    return data + start..<data + end
  }

  /// Moves points in font units, the four phantom points last, to where they are at a place, in
  /// 1/64. Places of a composite glyph's parts come out in whole font units.
  ///
  /// - Parameters:
  ///   - first: The glyph's first point; it has all that follow.
  ///   - firstEnd: The index of its first contour's end.
  func apply(
    to scratch: inout GlyphScratch, from first: Int, _ firstEnd: Int, glyph: Int,
    at place: DesignPlace, isComposite: Bool
  ) throws(FontError) {
    let count = scratch.count - first
    // SAFETY: The sums have room for as many points as there are, as all buffers grow together, and
    // so have the places from `first` on. The cursor checks every read against the end of the
    // glyph's data, which `range(of:)` has found in the table, in bytes that live for the closure.
    unsafe scratch.sumX.update(repeating: 0, count: count)
    unsafe scratch.sumY.update(repeating: 0, count: count)
    if let range = try range(of: glyph) {
      let part = GlyphPart(
        first: first, count: count, firstEnd: firstEnd, isComposite: isComposite)
      let failure = unsafe gvar.bytes.withUnsafeBufferPointer { bytes -> Int in
        let cursor = unsafe Cursor(
          bytes: bytes.baseAddress! + gvar.range.lowerBound, index: range.lowerBound,
          limit: range.upperBound)
        return add(cursor, part, place, &scratch)
      }
      if failure >= 0 { throw .outOfBounds(table: "gvar", offset: failure, count: 1) }
    }
    let whole = isComposite ? count - 4 : 0
    unsafe Self.move(scratch.x + first, by: scratch.sumX, count, whole: whole)
    unsafe Self.move(scratch.y + first, by: scratch.sumY, count, whole: whole)
  }

  /// - Parameter whole: How many of the places are rounded to font units.
  @inline(__always)
  private static func move(
    _ places: UnsafeMutablePointer<Int32>, by sums: UnsafeMutablePointer<Int>, _ count: Int,
    whole: Int
  ) {
    // SAFETY: Both have `count` elements, the points of the glyph and their sums, and `whole` is at
    // most that.
    for index in 0..<whole {
      let sum = unsafe Int32(truncatingIfNeeded: (sums[index] &+ 0x8000) &>> 16)
      unsafe places[index] = unsafe (places[index] &+ sum) &<< 6
    }
    for index in whole..<count {
      let sum = unsafe Int32(truncatingIfNeeded: (sums[index] &+ 0x200) &>> 10)
      unsafe places[index] = unsafe places[index] &<< 6 &+ sum
    }
  }

  /// - Returns: The offset where the data are cut off, or −1.
  private func add(
    _ start: Cursor, _ part: GlyphPart, _ place: DesignPlace, _ scratch: inout GlyphScratch
  ) -> Int {
    var header = start
    let countAndFlags = header.u16()
    var body = start
    body.index += header.u16()
    if header.hasFailed { return header.index }
    scratch.sharedNumbers.removeAll(keepingCapacity: true)
    if countAndFlags & 0x8000 != 0 {
      body.readPointNumbers(into: &scratch.sharedNumbers)
      if body.hasFailed { return body.index }
    }
    for _ in 0..<countAndFlags & 0xFFF {
      let size = header.u16()
      let index = header.u16()
      let scalar = scalar(&header, index, place)
      if header.hasFailed { return header.index }
      var tuple = body
      body.index += size
      if body.index > body.limit { return tuple.index }
      if scalar == 0 { continue }
      if index & 0x2000 != 0 {
        tuple.readPointNumbers(into: &scratch.numbers)
        if tuple.hasFailed { return tuple.index }
        add(&tuple, scratch.numbers, scalar, part, &scratch)
      } else {
        add(&tuple, scratch.sharedNumbers, scalar, part, &scratch)
      }
      if tuple.hasFailed { return tuple.index }
    }
    return -1
  }

  /// How much a tuple counts, 16.16.
  private func scalar(_ header: inout Cursor, _ index: Int, _ place: DesignPlace) -> Int {
    if index & 0xC000 == 0, index & 0xFFF < place.sharedScalars.count {
      return place.sharedScalars[index & 0xFFF]
    }
    let coordinates = place.coordinates
    var scalar = 1 << 16
    let peaks = header.index
    let isEmbedded = index & 0x8000 != 0
    if isEmbedded { header.index += 2 * axisCount }
    let isIntermediate = index & 0x4000 != 0
    let limits = header.index
    if isIntermediate { header.index += 4 * axisCount }
    let sharedStart = (index & 0xFFF) * axisCount
    if header.index > header.limit || (!isEmbedded && sharedStart >= sharedPeaks.count) {
      header.hasFailed = true
      return 0
    }
    for axis in 0..<axisCount {
      let peak =
        4 * (isEmbedded ? header.int16(at: peaks + 2 * axis) : sharedPeaks[sharedStart + axis])
      let value = axis < coordinates.count ? coordinates[axis] : 0
      if peak == 0 || value == peak { continue }
      if isIntermediate {
        let low = 4 * header.int16(at: limits + 2 * axis)
        let high = 4 * header.int16(at: limits + 2 * (axisCount + axis))
        if low > peak || peak > high || (low < 0 && high > 0) { continue }
        if value <= low || value >= high { return 0 }
        scalar =
          value < peak
          ? scalar * (value - low) / (peak - low) : scalar * (high - value) / (high - peak)
      } else {
        if Self.isOutside(value, peak) { return 0 }
        scalar = scalar * value / peak
      }
    }
    return scalar
  }

  /// Whether a peak has no effect at a coordinate of its axis.
  private static func isOutside(_ value: Int, _ peak: Int) -> Bool {
    value == 0 || value < min(0, peak) || value > max(0, peak)
  }

  /// How much the peaks that glyphs share count at a place, 16.16.
  func sharedScalars(at coordinates: [Int]) -> [Int] {
    guard axisCount > 0 else { return [] }
    return stride(from: 0, to: sharedPeaks.count, by: axisCount).map { start in
      var scalar = 1 << 16
      for axis in 0..<axisCount {
        let peak = 4 * sharedPeaks[start + axis]
        let value = axis < coordinates.count ? coordinates[axis] : 0
        if peak == 0 || value == peak { continue }
        if Self.isOutside(value, peak) { return 0 }
        scalar = scalar * value / peak
      }
      return scalar
    }
  }

  /// Adds what one tuple moves the points by.
  private func add(
    _ tuple: inout Cursor, _ numbers: [Int], _ scalar: Int, _ points: GlyphPart,
    _ scratch: inout GlyphScratch
  ) {
    // SAFETY: The sums and the places from `first` on have `points.count` elements. A number that
    // is no point of the glyph is passed over, none is negative, and each has a delta. Contours end
    // within the glyph.
    if numbers.isEmpty {
      unsafe tuple.addDeltas(points.count, times: scalar, to: scratch.sumX)
      unsafe tuple.addDeltas(points.count, times: scalar, to: scratch.sumY)
      return
    }
    tuple.readDeltas(numbers.count, into: &scratch.deltasX)
    tuple.readDeltas(numbers.count, into: &scratch.deltasY)
    if tuple.hasFailed { return }
    let x = unsafe Axis(
      places: scratch.x + points.first, sums: scratch.sumX, scalar: scalar)
    let y = unsafe Axis(
      places: scratch.y + points.first, sums: scratch.sumY, scalar: scalar)
    for (index, point) in numbers.enumerated() where point < points.count {
      unsafe scratch.sumX[point] &+= scratch.deltasX[index] &* scalar
      unsafe scratch.sumY[point] &+= scratch.deltasY[index] &* scalar
    }
    if points.isComposite { return }
    var start = 0
    var index = 0
    for contour in points.firstEnd..<scratch.ends.count {
      let end = scratch.ends[contour] - points.first
      let first = index
      while index < numbers.count, numbers[index] < end { index += 1 }
      if index > first {
        let touched = first..<index
        x.infer(start..<end, touched, numbers, scratch.deltasX)
        y.infer(start..<end, touched, numbers, scratch.deltasY)
      }
      start = end
    }
  }
}

/// The points that are varied together, among those of a scratch.
private struct GlyphPart {
  let first: Int
  let count: Int
  /// The index of the first contour's end.
  let firstEnd: Int
  let isComposite: Bool
}

/// One axis of a glyph while a tuple is added.
@safe private struct Axis {
  let places: UnsafeMutablePointer<Int32>
  let sums: UnsafeMutablePointer<Int>
  let scalar: Int

  /// Moves points without deltas by what lies between those of their neighbours on the contour
  /// that have.
  ///
  /// - Parameter touched: Which of the numbers lie on the contour; they do not fall.
  @inline(__always)
  func infer(
    _ contour: Range<Int>, _ touched: Range<Int>, _ numbers: [Int], _ deltas: [Int]
  ) {
    var low = touched.lowerBound
    for high in low + 1..<max(touched.upperBound, low + 1) {
      infer(numbers[low] + 1, numbers[high], numbers[low], numbers[high], deltas[low], deltas[high])
      low = high
    }
    let (last, first) = (numbers[low], numbers[touched.lowerBound])
    let (lastDelta, firstDelta) = (deltas[low], deltas[touched.lowerBound])
    infer(last + 1, contour.upperBound, last, first, lastDelta, firstDelta)
    infer(contour.lowerBound, first, last, first, lastDelta, firstDelta)
  }

  @inline(__always)
  private func infer(
    _ start: Int, _ end: Int, _ low: Int, _ high: Int, _ lowDelta: Int, _ highDelta: Int
  ) {
    if start >= end { return }
    // SAFETY: The caller's points lie on a contour of the glyph, whose places and sums there are.
    var (from, to) = unsafe (Int(places[low]), Int(places[high]))
    var (first, second) = (lowDelta &<< 16, highDelta &<< 16)
    if from == to {
      if first != second { return }
      let move = (first &* scalar &+ 0x8000) &>> 16
      for index in start..<end { unsafe sums[index] &+= move }
      return
    }
    if from > to {
      swap(&from, &to)
      swap(&first, &second)
    }
    let (rise, run) = (second &- first, to &- from)
    for index in start..<end {
      let place = unsafe Int(places[index])
      let delta =
        place <= from ? first : place >= to ? second : first &+ rise &* (place &- from) / run
      unsafe sums[index] &+= (delta &* scalar &+ 0x8000) &>> 16
    }
  }
}

/// Reads packed numbers. After a failure it gives zeros.
@safe private struct Cursor {
  let bytes: UnsafePointer<UInt8>
  var index: Int
  let limit: Int
  var hasFailed = false

  // SAFETY: The index was compared with `limit`, before which the owner of the cursor has the
  // bytes, and it never goes back before the first of them.
  @inline(__always)
  mutating func u8() -> Int {
    guard index < limit else {
      hasFailed = true
      return 0
    }
    index += 1
    return unsafe Int(bytes[index - 1])
  }

  @inline(__always)
  mutating func u16() -> Int {
    let high = u8()
    return high << 8 | u8()
  }

  /// - Precondition: `index` lies before `limit` by two, as its caller has checked.
  @inline(__always)
  func int16(at index: Int) -> Int {
    // SAFETY: The caller has compared the end of the array that this is of with `limit`, before
    // which there are bytes.
    unsafe Int(Int16(truncatingIfNeeded: Int(bytes[index]) << 8 | Int(bytes[index + 1])))
  }

  /// Reads the points that deltas are for; none stands for all. They do not fall.
  mutating func readPointNumbers(into numbers: inout [Int]) {
    var count = u8()
    if count & 0x80 != 0 { count = (count & 0x7F) << 8 | u8() }
    numbers.removeAll(keepingCapacity: true)
    var number = 0
    while numbers.count < count, !hasFailed {
      let control = u8()
      let run = min(control & 0x7F + 1, count - numbers.count)
      if control & 0x80 != 0 {
        for _ in 0..<run {
          number += u16()
          numbers.append(number)
        }
      } else {
        for _ in 0..<run {
          number += u8()
          numbers.append(number)
        }
      }
    }
  }

  mutating func readDeltas(_ count: Int, into deltas: inout [Int]) {
    deltas.removeAll(keepingCapacity: true)
    forEachDelta(count) { deltas.append($1) }
  }

  /// - Parameter sums: 16.16.
  mutating func addDeltas(
    _ count: Int, times scalar: Int, to sums: UnsafeMutablePointer<Int>
  ) {
    // SAFETY: The caller has `count` elements at `sums`, and `forEachDelta` gives indices from 0 to
    // below that.
    forEachDelta(count) { unsafe sums[$0] &+= $1 &* scalar }
  }

  @inline(__always)
  private mutating func forEachDelta(_ count: Int, _ body: (_ index: Int, _ delta: Int) -> Void) {
    var index = 0
    while index < count, !hasFailed {
      let control = u8()
      let end = min(index + control & 0x3F + 1, count)
      switch control & 0xC0 {
      case 0x80:
        while index < end {
          body(index, 0)
          index &+= 1
        }
      case 0x40:
        while index < end {
          body(index, Int(Int16(truncatingIfNeeded: u16())))
          index &+= 1
        }
      case 0xC0:
        while index < end {
          let high = u16()
          body(index, Int(Int32(truncatingIfNeeded: high << 16 | u16())))
          index &+= 1
        }
      default:
        while index < end {
          body(index, Int(Int8(truncatingIfNeeded: u8())))
          index &+= 1
        }
      }
    }
  }
}

import CoreGraphics

/// Colours at rising numbers, with what follows from how they go on: patterns are written out as
/// often as they are seen.
struct ColorRamp {
  typealias Stop = ColorGradient.Stop

  /// No pattern is written out farther than this many times the way from 0 to 1.
  static let maximumReach = 64.0

  /// The colours by rising offset.
  private(set) var stops: [Stop]

  var start: Double { stops[0].offset }
  var end: Double { stops[stops.count - 1].offset }

  /// Prepares a colour ramp.
  ///
  /// - Parameters:
  ///   - stops: At least one, by rising offset, with the text's colour resolved.
  ///   - range: The offsets that can be seen.
  /// - Returns: Nil where a repeated pattern has no length, which paints nothing.
  init?(
    _ stops: [Stop], _ extend: ColorGradient.Extend, covering range: ClosedRange<Double>
  ) {
    guard let first = stops.first, let last = stops.last else { return nil }
    let length = last.offset - first.offset
    if extend == .pad {
      self.stops = stops
      // One place alone: what is before has the first colour, what is after the last one.
      if length <= 0 {
        self.stops = [first, last, Stop(offset: last.offset + 1, color: last.color)]
      }
      return
    }
    guard length > 0 else { return nil }
    let limit = Self.maximumReach
    let before = ((range.lowerBound - first.offset) / length).clamped(to: -limit...0)
    let after = ((range.upperBound - first.offset) / length).clamped(to: 1...limit)
    // In range: both were limited just now.
    let (low, high) = (Int(before.rounded(.down)), Int(after.rounded(.up)))
    var result: [Stop] = []
    for period in low..<high {
      let shift = Double(period) * length
      if extend == .reflect, period & 1 == 1 {
        for stop in stops.reversed() {
          let offset = first.offset + last.offset - stop.offset
          result.append(Stop(offset: offset + shift, color: stop.color))
        }
      } else {
        for stop in stops {
          result.append(Stop(offset: stop.offset + shift, color: stop.color))
        }
      }
    }
    self.stops = result
  }

  /// Colours of one whole turn, at parts of it from 0 to 1.
  ///
  /// - Parameters:
  ///   - start: Half turns where the number 0 is.
  ///   - end: The place of the number 1.
  init?(turning stops: [Stop], _ extend: ColorGradient.Extend, from start: Double, to end: Double) {
    guard start != end else {
      // No angle between them: one colour up to there, another one after, if any at all.
      guard extend == .pad, let first = stops.first, let last = stops.last else { return nil }
      let place = (start / 2).clamped(to: 0...1)
      self.stops = [
        Stop(offset: 0, color: first.color), Stop(offset: place, color: first.color),
        Stop(offset: place, color: last.color), Stop(offset: 1, color: last.color),
      ]
      return
    }
    // From half turns to numbers, for both ends of the turn.
    let ends = [-start / (end - start), (2 - start) / (end - start)]
    let seen = min(ends[0], ends[1])...max(ends[0], ends[1])
    guard let ramp = ColorRamp(stops, extend, covering: seen) else { return nil }
    func turn(_ offset: Double) -> Double { (start + offset * (end - start)) / 2 }
    var placed = ramp.stops.map { Stop(offset: turn($0.offset), color: $0.color) }
    if end < start { placed.reverse() }
    self.stops = placed
    extendEnds(to: 0...1)
    cut(before: 0)
    cut(after: 1)
  }

  /// Gives the first and the last colour the ends of a range as well, if they do not reach them.
  private mutating func extendEnds(to range: ClosedRange<Double>) {
    if start > range.lowerBound {
      stops.insert(Stop(offset: range.lowerBound, color: stops[0].color), at: 0)
    }
    if end < range.upperBound {
      stops.append(Stop(offset: range.upperBound, color: stops[stops.count - 1].color))
    }
  }

  /// The colour at a number; of several there the last one.
  private func color(_ offset: Double) -> GlyphColor {
    guard let next = stops.firstIndex(where: { $0.offset > offset }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    return a.color.blended(with: b.color, (offset - a.offset) / (b.offset - a.offset))
  }

  mutating func cut(before offset: Double) {
    guard offset > start else { return }
    let first = Stop(offset: offset, color: color(offset))
    stops = [first] + stops.filter { $0.offset > offset }
  }

  mutating func cut(after offset: Double) {
    guard offset < end else { return }
    // Of several colours there, what is before ends with the first one.
    let before = stops.filter { $0.offset < offset }
    let exact = stops.first { $0.offset == offset }
    let last = exact ?? Stop(offset: offset, color: color(offset))
    stops = before + [last]
  }

  /// The ramp as a gradient, from 0 at the start to 1 at the end.
  var gradient: CGGradient? {
    let length = end - start
    return CGGradient(
      colors: stops.map(\.color.cgColor),
      locations: stops.map { CGFloat(length > 0 ? ($0.offset - start) / length : 0) })
  }

  /// The numbers of a linear gradient in an area, which is 0 at the line's start and 1 at its end.
  static func range(
    of line: (start: CGPoint, end: CGPoint), in area: CGRect
  ) -> ClosedRange<Double> {
    let (dx, dy) = (line.end.x - line.start.x, line.end.y - line.start.y)
    let square = dx * dx + dy * dy
    guard square > 0 else { return 0...1 }
    var (low, high) = (0.0, 1.0)
    for x in [area.minX, area.maxX] {
      for y in [area.minY, area.maxY] {
        let t = Double(((x - line.start.x) * dx + (y - line.start.y) * dy) / square)
        if t.isFinite { (low, high) = (min(low, t), max(high, t)) }
      }
    }
    return low...high
  }
}

import CoreGraphics

extension PaintReader {
  /// Reads a paint of format 4 to 9, of which the odd ones vary; nil where it paints nothing.
  func gradient(_ at: Int, _ format: Int) throws(FontError) -> ColorGradient? {
    let isVariable = format % 2 == 1
    let line = at + (try table.reader.u24(at + 1))
    let extend =
      ColorGradient.Extend(rawValue: try table.reader.u8(line)) ?? .pad
    let stops = try stops(line, isVariable)
    guard !stops.isEmpty else { return nil }
    let count = format < 8 ? 12 : 8
    let base = isVariable ? try table.reader.u32(at + 4 + count) : nil
    let fields = PaintFields(table: table, offset: at + 4, base: base, scalars: scalars)
    guard let shape = try shape(fields, format & ~1) else { return nil }
    return ColorGradient(shape: shape, extend: extend, stops: stops)
  }

  private func stops(
    _ line: Int, _ isVariable: Bool
  ) throws(FontError) -> [ColorGradient.Stop] {
    let count = try table.reader.u16(line + 1)
    let size = isVariable ? 10 : 6
    try table.reader.checkRecords(at: line + 3, count: count, size: size)
    guard count <= Self.limits.paints else {
      throw table.reader.malformed(line, "\(count) colours in a gradient")
    }
    var stops: [ColorGradient.Stop] = []
    for index in 0..<count {
      let at = line + 3 + size * index
      let base = isVariable ? try table.reader.u32(at + 6) : nil
      let fields = PaintFields(table: table, offset: at, base: base, scalars: scalars)
      var color = try color(try table.reader.u16(at + 2))
      color.alpha *= min(max(try fields.factor(4, 1), 0), 1)
      stops.append(ColorGradient.Stop(offset: try fields.factor(0, 0), color: color))
    }
    // Not every sort is stable; equal offsets keep their order.
    return stops.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }.map(\.element)
  }

  private func shape(
    _ fields: PaintFields, _ format: Int
  ) throws(FontError) -> ColorGradient.Shape? {
    let first = CGPoint(x: try fields.length(0, 0), y: try fields.length(2, 1))
    switch format {
    case 4:
      let second = CGPoint(x: try fields.length(4, 2), y: try fields.length(6, 3))
      let third = CGPoint(x: try fields.length(8, 4), y: try fields.length(10, 5))
      return Self.line(first, second, third)
    case 6:
      return .radial(
        startCenter: first, startRadius: try fields.radius(4, 2),
        endCenter: CGPoint(x: try fields.length(6, 3), y: try fields.length(8, 4)),
        endRadius: try fields.radius(10, 5))
    default:
      // Angles are stored less half a turn.
      return .sweep(
        center: first, start: try fields.factor(4, 2) + 1, end: try fields.factor(6, 3) + 1)
    }
  }

  /// Colours lie on lines parallel to that from the first point to the third: the way between them
  /// goes from the first point to the second one's place across.
  ///
  /// - Returns: Nil where a point lies on another, or all on a line: nothing is painted then.
  private static func line(
    _ first: CGPoint, _ second: CGPoint, _ third: CGPoint
  ) -> ColorGradient.Shape? {
    let across = CGPoint(x: third.y - first.y, y: first.x - third.x)
    let square = across.x * across.x + across.y * across.y
    let (dx, dy) = (second.x - first.x, second.y - first.y)
    guard square > 0 else { return nil }
    let part = (dx * across.x + dy * across.y) / square
    guard part != 0, part.isFinite else { return nil }
    return .linear(
      start: first, end: CGPoint(x: first.x + part * across.x, y: first.y + part * across.y))
  }
}

import CoreGraphics

/// Follows a paint graph and writes down what is to be drawn.
///
/// Graphs come from files and may contain themselves: depth and length are bounded.
///
/// Source: OpenType 1.9.1, `COLR`, "Paint tables".
struct PaintReader {
  /// Paints inside each other, paints in all, and groups inside each other.
  static let limits = (depth: 64, paints: 8192, groups: 16)

  let table: ColorLayerTable
  let palettes: ColorPalettes?
  /// How much the regions of the table's variations count; none at the standard place.
  let scalars: [Int]
  private(set) var commands: [ColorCommand] = []
  private var paintCount = 0
  private var groupDepth = 0

  init(_ table: ColorLayerTable, palettes: ColorPalettes?, scalars: [Int]) {
    self.table = table
    self.palettes = palettes
    self.scalars = scalars
  }

  /// The commands that draw a glyph; nil where the table has none for it.
  ///
  /// - Throws: `FontError` where the table is broken.
  static func commands(
    of glyph: UInt16, in table: ColorLayerTable, palettes: ColorPalettes?, scalars: [Int]
  ) throws(FontError) -> [ColorCommand]? {
    var reader = PaintReader(table, palettes: palettes, scalars: scalars)
    guard try reader.readGlyph(glyph, depth: 0) else { return nil }
    return reader.commands
  }

  mutating func add(_ command: ColorCommand) { commands.append(command) }

  /// - Returns: Whether the table has the glyph.
  private mutating func readGlyph(_ glyph: UInt16, depth: Int) throws(FontError) -> Bool {
    if let paint = try table.paint(of: glyph) {
      if let box = try table.clipBox(of: glyph, scalars) { add(.clipBox(box)) }
      try read(paint, depth: depth)
      return true
    }
    guard let layers = try table.layers(of: glyph) else { return false }
    for layer in layers { add(.fillGlyph(layer.glyph, try color(layer.entry))) }
    return true
  }

  /// The colour of a palette's entry; 0xFFFF is that of the text.
  func color(_ entry: Int) throws(FontError) -> GlyphColor {
    if entry == 0xFFFF { return .text }
    guard let palettes else { throw .missingTable("CPAL") }
    return try palettes.color(entry)
  }

  private mutating func read(_ at: Int, depth: Int) throws(FontError) {
    paintCount += 1
    guard depth < Self.limits.depth, paintCount <= Self.limits.paints else {
      throw table.reader.malformed(at, "a paint graph without end")
    }
    let reader = table.reader
    switch try reader.u8(at) {
    case 1:
      let first = try reader.u32(at + 2)
      for index in first..<first + (try reader.u8(at + 1)) {
        try read(try table.paintLayer(index), depth: depth + 1)
      }
    case 2, 3: add(.fill(try solid(at)))
    case let format where (4...9).contains(format):
      if let gradient = try gradient(at, format) { add(.gradient(gradient)) }
    case 10:
      try readShape(at, depth)
    case 11:
      add(.save)
      let glyph = try reader.uint16(at: at + 1)
      guard try readGlyph(glyph, depth: depth + 1) else {
        throw reader.malformed(at, "no glyph \(glyph) with a paint graph")
      }
      add(.restore)
    case let format where (12...31).contains(format):
      add(.save)
      add(.concatenate(try transform(at, format)))
      try read(try child(at), depth: depth + 1)
      add(.restore)
    case 32: try readComposite(at, depth)
    case let format: throw reader.malformed(at, "paint format \(format)")
    }
  }

  /// The paint that another one's first offset leads to.
  private func child(_ at: Int) throws(FontError) -> Int { at + (try table.reader.u24(at + 1)) }

  private func solid(_ at: Int) throws(FontError) -> GlyphColor {
    var color = try color(try table.reader.u16(at + 1))
    let base = try table.reader.u8(at) == 3 ? try table.reader.u32(at + 5) : nil
    let fields = PaintFields(table: table, offset: at + 3, base: base, scalars: scalars)
    color.alpha *= min(max(try fields.factor(0, 0), 0), 1)
    return color
  }

  /// What fills a glyph's outline.
  private mutating func readShape(_ at: Int, _ depth: Int) throws(FontError) {
    let glyph = try table.reader.uint16(at: at + 4)
    let child = try child(at)
    let format = try table.reader.u8(child)
    if format == 2 || format == 3 {
      paintCount += 1
      add(.fillGlyph(glyph, try solid(child)))
      return
    }
    add(.save)
    add(.clip(glyph))
    try read(child, depth: depth + 1)
    add(.restore)
  }

  // MARK: Composites

  private mutating func readComposite(_ at: Int, _ depth: Int) throws(FontError) {
    let source = try child(at)
    let backdrop = at + (try table.reader.u24(at + 5))
    switch try table.reader.u8(at + 4) {
    case 0: break
    case 1: try readApart(source, depth)
    case 2: try readApart(backdrop, depth)
    case 3:
      try readApart(backdrop, depth)
      try readApart(source, depth)
    case 4:
      try readApart(source, depth)
      try readApart(backdrop, depth)
    case let mode:
      guard Self.modes.indices.contains(mode - 5) else {
        throw table.reader.malformed(at + 4, "composite mode \(mode)")
      }
      groupDepth += 1
      guard groupDepth <= Self.limits.groups else {
        throw table.reader.malformed(at, "\(groupDepth) groups inside each other")
      }
      add(.beginGroup)
      try read(backdrop, depth: depth + 1)
      add(.beginSource(Self.modes[mode - 5]))
      try read(source, depth: depth + 1)
      add(.endGroup)
      groupDepth -= 1
    }
  }

  /// What a paint clips ends with it.
  private mutating func readApart(_ at: Int, _ depth: Int) throws(FontError) {
    add(.save)
    try read(at, depth: depth + 1)
    add(.restore)
  }

  /// The modes from number 5 on: source in, destination in …
  private static let modes: [CGBlendMode] = [
    .sourceIn, .destinationIn, .sourceOut, .destinationOut, .sourceAtop, .destinationAtop, .xor,
    .plusLighter, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .hardLight,
    .softLight, .difference, .exclusion, .multiply, .hue, .saturation, .color, .luminosity,
  ]
}

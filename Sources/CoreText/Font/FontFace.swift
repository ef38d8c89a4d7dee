import CoreGraphics

/// One face of a font file: everything in it that does not depend on a size or a variation.
package final class FontFace: Sendable {
  package let file: FontFile
  package let names: FontNames
  package let metrics: LineMetrics
  package let axes: VariationAxes
  package let characters: CharacterMap
  package let glyphCount: Int
  private let digest: FontFileDigest
  let horizontal: HorizontalMetrics
  let outlines: OutlineTable
  let layout: LayoutTables
  let color: ColorTables

  /// - Parameters:
  ///   - bytes: A whole `.ttf`, `.otf` or `.ttc` file.
  ///   - index: The index of the face in a collection.
  ///   - digest: What all faces of the file share.
  /// - Throws: `FontError` where a table that is needed is absent or broken. Outlines and
  ///   look-ups are read when they are used: `validate()` reads all of them.
  package init(
    bytes: [UInt8], index: Int = 0, digest: FontFileDigest = FontFileDigest()
  ) throws(FontError) {
    self.digest = digest
    let file = try FontFile(bytes: bytes, face: index)
    self.file = file
    names = try FontNames(file.optionalTable("name"))
    metrics = try LineMetrics(file)
    axes = try VariationAxes(file)
    glyphCount = Int(try file.table("maxp").uint16(at: 4))
    characters = try CharacterMap(try file.table("cmap"), glyphCount: glyphCount)
    horizontal = try HorizontalMetrics(file, glyphCount: glyphCount)
    color = try ColorTables(file, glyphCount: glyphCount)
    if let cff = file.optionalTable("CFF ") {
      outlines = .postScript(try CFFTable(cff))
    } else if color.bitmaps != nil, file.optionalTable("glyf") == nil {
      outlines = .none
    } else {
      outlines = .trueType(
        try GlyphTable(
          file, glyphCount: glyphCount, axisCount: axes.axes.count, metrics: horizontal))
    }
    layout = try LayoutTables(file)
  }

  /// SHA-256 of the whole file, in hexadecimal: what a reference records.
  package var fingerprint: String { digest.text(of: file.bytes) }

  /// Whether text can be set with a feature, in some script.
  package func hasFeature(_ tag: FontTag) -> Bool {
    layout.substitution?.has(tag) == true || layout.positioning?.has(tag) == true
  }

  /// Reads every outline, every look-up, and every glyph's colours but for pixels.
  ///
  /// - Throws: The first `FontError`.
  package func validate() throws(FontError) {
    let place = DesignPlace(axes.axes.map { _ in 1 << 15 }, of: outlines)
    var scratch = GlyphScratch()
    for glyph in 0..<glyphCount {
      switch outlines {
      case .trueType(let table):
        _ = try table.outline(glyph, at: place, with: &scratch)
      case .postScript(let table): _ = try table.outline(glyph)
      case .none: break
      }
    }
    let instance = FontInstance(self)
    if color.bitmaps != nil || color.layers != nil {
      for glyph in 0..<glyphCount {
        _ = try instance.coloring(UInt16(truncatingIfNeeded: glyph), pixelsPerEm: .infinity)
      }
    }
    try layout.validate()
  }
}

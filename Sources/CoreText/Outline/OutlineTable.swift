/// The table in which a face has the outlines of its glyphs.
enum OutlineTable: Sendable {
  case trueType(GlyphTable)
  case postScript(CFFTable)
  /// The font has pictures only.
  case none
}

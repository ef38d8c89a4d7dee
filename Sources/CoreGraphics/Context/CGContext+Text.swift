/// What drawing text does with glyphs. Differs: no mode has an effect, as Core Text fills glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Fills glyphs.
  case fill
  /// Strokes the outlines of glyphs.
  case stroke
  /// Fills and then strokes glyphs.
  case fillStroke
  /// Draws no glyph, but moves on.
  case invisible
  /// Fills glyphs and adds them to the clip.
  case fillClip
  /// Strokes glyphs and adds them to the clip.
  case strokeClip
  /// Fills and strokes glyphs and adds them to the clip.
  case fillStrokeClip
  /// Adds glyphs to the clip.
  case clip
}

// The state that text is drawn with. Core Graphics' own calls that show text or glyphs by a
// `CGFont` are absent: Core Text draws glyphs as paths.
extension CGContext {
  /// The place of the next glyph: the translation of `textMatrix`.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set {
      textMatrix.tx = newValue.x
      textMatrix.ty = newValue.y
    }
  }

  /// Sets what drawing text does with glyphs. Differs: kept without effect: glyphs are filled, and
  /// stroked only where the text's attributes say so.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }

  /// Sets additional space between glyphs. Differs: kept without effect, as Core Text spaces glyphs
  /// by the text's attributes.
  ///
  /// - Parameter spacing: The space that is added between glyphs, in text space.
  public func setCharacterSpacing(_ spacing: CGFloat) {
    state.characterSpacing = spacing
  }

  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  package var characterSpacing: CGFloat { state.characterSpacing }
}

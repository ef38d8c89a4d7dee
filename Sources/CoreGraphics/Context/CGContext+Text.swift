/// What drawing text does with glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill
  case stroke
  case fillStroke
  case invisible
  case fillClip
  case strokeClip
  case fillStrokeClip
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

  /// Sets what drawing text does with glyphs: fill, stroke, clip.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }

  /// Sets extra space between glyphs.
  ///
  /// - Parameter spacing: Added between glyphs, in text space.
  public func setCharacterSpacing(_ spacing: CGFloat) {
    state.characterSpacing = spacing
  }

  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  package var characterSpacing: CGFloat { state.characterSpacing }
}

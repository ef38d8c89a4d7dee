/// What drawing text does with glyphs.
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

  package var fills: Bool {
    self == .fill || self == .fillStroke || self == .fillClip || self == .fillStrokeClip
  }

  package var strokes: Bool {
    self == .stroke || self == .fillStroke || self == .strokeClip || self == .fillStrokeClip
  }

  package var clips: Bool { rawValue >= Self.fillClip.rawValue }
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

  /// Sets what drawing text does with glyphs, unless the text's own attributes ask for a stroke.
  ///
  /// Lines are as wide as the context's, and have the text's colour. The modes that clip narrow the
  /// clip at the end of the call that draws, to all the glyphs that it draws; text without outlines
  /// leaves the clip as it is. Glyphs with colours of their own are drawn as they are.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {
    state.textDrawingMode = mode
  }

  /// Sets additional space between glyphs, for calls that advance by the font's widths. Those are
  /// absent here: Core Text places each glyph, and takes the space from the text's attributes.
  ///
  /// - Parameter spacing: The space that is added between glyphs, in text space.
  public func setCharacterSpacing(_ spacing: CGFloat) {
    state.characterSpacing = spacing
  }

  package var textDrawingMode: CGTextDrawingMode { state.textDrawingMode }

  package var characterSpacing: CGFloat { state.characterSpacing }

  /// Draws text; then the clip is narrowed to the outlines that `addToTextClip(_:)` was given. A
  /// call inside of another adds to the outer one's outlines.
  package func withTextClip(_ draw: () -> Void) {
    guard state.textDrawingMode.clips, textClip == nil else { return draw() }
    textClip = CGMutablePath()
    draw()
    let outlines = textClip
    textClip = nil
    guard let outlines, !outlines.isEmpty else { return }
    beginPath()
    addPath(outlines)
    clip()
  }

  /// Adds outlines in user space to what the clip is narrowed to.
  package func addToTextClip(_ outlines: CGPath) {
    textClip?.addPath(outlines)
  }
}

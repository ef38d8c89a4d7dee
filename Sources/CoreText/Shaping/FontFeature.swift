/// A feature of a font, on or off, or the number of an alternative.
package struct FontFeature: Hashable, Sendable {
  package let tag: FontTag
  /// The feature's value; 0 turns it off.
  package let value: Int

  package init(_ tag: FontTag, _ value: Int = 1) {
    self.tag = tag
    self.value = value
  }
}

/// What shaping depends on besides the text and the font.
package struct ShapingOptions: Hashable, Sendable {
  package var script: Script
  package var isRightToLeft: Bool
  /// The font's tag of a language, such as `TRK `; nil for the script's default.
  package var language: FontTag?
  package var features: [FontFeature]

  package init(
    script: Script = .latin, isRightToLeft: Bool = false, language: FontTag? = nil,
    features: [FontFeature] = []
  ) {
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.language = language
    self.features = features
  }
}

import CoreGraphics

/// How the lines of a paragraph are laid out; lengths in points.
package struct ParagraphStyle: Hashable, Sendable {
  package enum Alignment: Hashable, Sendable {
    case left
    case right
    case center
    case justified
    /// Lines begin at the side where the text's direction begins.
    case natural
  }

  package enum LineBreakMode: Hashable, Sendable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
  }

  package struct TabStop: Hashable, Sendable {
    package let location: CGFloat
    package let alignment: Alignment

    package init(location: CGFloat, alignment: Alignment) {
      self.location = location
      self.alignment = alignment
    }
  }

  package var alignment = Alignment.natural
  package var lineBreakMode = LineBreakMode.byWordWrapping
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// The end of lines in points, from the trailing edge where it is 0 or below, otherwise from the
  /// leading edge.
  package var tailIndent: CGFloat = 0
  /// The factor of the lines' height; 0 for none.
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The maximum height of lines, in points; 0 for no limit.
  package var maximumLineHeight: CGFloat = 0
  package var lineSpacing: CGFloat = 0
  /// The bounds of the room between the paragraph's lines, in points; a maximum of 0 is no limit.
  package var minimumLineSpacing: CGFloat = 0
  package var maximumLineSpacing: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var baseDirection = BidiParagraph.BaseDirection.natural
  /// Which places lines keep from ending at.
  package var breaking: LineBreaker.Options = []
  /// Whether the last of several lines is to have two words, as Apple's `pushOut` has it.
  package var pushesWordsOut = false
  /// Words are divided where a line is narrower than this part of its room; 0 for never.
  package var hyphenationFactor: CGFloat = 0
  /// The tab stops, ascending.
  package var tabStops = (1...12).map { TabStop(location: CGFloat(28 * $0), alignment: .left) }
  /// The distance between tab stops after the last one, in points; 0 for none.
  package var defaultTabInterval: CGFloat = 0
  /// What a paragraph of several lines lacks, and one that is truncated.
  package var wrappingLacks: [FidelityNote] = []
  package var truncationLacks: [FidelityNote] = []

  package init() {}

  /// The stop to which a tab takes the text that stands at `x`.
  func tabStop(after x: CGFloat) -> TabStop {
    for stop in tabStops where stop.location > x + 0.001 { return stop }
    let last = tabStops.last?.location ?? 0
    let interval = defaultTabInterval > 0 ? defaultTabInterval : 28
    let steps = ((x - last) / interval).rounded(.down) + 1
    return TabStop(location: last + max(steps, 1) * interval, alignment: .left)
  }

  /// The room above a line that follows another of the same paragraph.
  ///
  /// - Parameter natural: The line spacing and the font's leading, in points.
  func boundedSpacing(_ natural: CGFloat) -> CGFloat {
    let wide = minimumLineSpacing > 0 ? max(natural, minimumLineSpacing) : natural
    return maximumLineSpacing > 0 ? min(wide, maximumLineSpacing) : wide
  }

  /// A line's height and how much of it lies above the baseline.
  package func lineBox(ascent: CGFloat, descent: CGFloat) -> (height: CGFloat, ascent: CGFloat) {
    let natural = ascent + descent
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    if minimumLineHeight > 0 { height = max(height, minimumLineHeight) }
    if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
    return (height, ascent + height - natural)
  }
}

extension ParagraphStyle: ParagraphStyleConvertible {
  package var paragraphStyle: ParagraphStyle { self }
}

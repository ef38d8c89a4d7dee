import CoreGraphics
import Foundation

/// One paragraph, shaped whole: lines are cut out of it.
///
/// Indices are UTF-16 units from the start of the paragraph.
final class TypesetParagraph {
  /// Text of one font, style, script and direction.
  struct Run {
    enum Kind {
      case text
      case tab
      case attachment
      /// Ends the paragraph or a line of it.
      case separator
    }

    let kind: Kind
    let range: Range<Int>
    let styleIndex: Int
    let font: CTFont
    let level: UInt8
    /// The glyphs from left to right.
    let shaped: ShapedText

    var isRightToLeft: Bool { level & 1 == 1 }
  }

  let units: [UInt16]
  /// The place of the paragraph in the whole string.
  let location: Int
  let styles: [TextStyle]
  let paragraphStyle: ParagraphStyle
  let bidi: BidiParagraph
  private(set) var runs: [Run] = []
  /// The points from each unit to the next, those of a cluster at its first unit.
  private(set) var advances: [Double]
  /// Whether a line may end before a unit, and one more for the end.
  let breaks: [LineBreak]
  /// Whether a character that a reader sees as one begins at a unit, and one more for the end.
  let boundaries: [Bool]
  private let characters: [UInt32]
  private let unitOfCharacter: [Int]
  private let characterOfUnit: [Int]
  /// The font cascades of styles, while the paragraph is divided into runs.
  private var cascades: [Int: FontCascade] = [:]

  /// - Parameter styles: The styles with their ends, ascending, the last at the end of the
  ///   paragraph.
  init(
    units: [UInt16], location: Int, styles: [(style: TextStyle, end: Int)],
    paragraphStyle: ParagraphStyle
  ) {
    self.units = units
    self.location = location
    self.styles = styles.map(\.style)
    self.paragraphStyle = paragraphStyle
    (characters, unitOfCharacter, characterOfUnit) = Self.characters(units)
    bidi = Self.directions(characters, unitOfCharacter, styles, paragraphStyle.baseDirection)
    advances = [Double](repeating: 0, count: units.count + 1)
    var breaks = [LineBreak](repeating: .prohibited, count: units.count + 1)
    for (index, value) in LineBreaker.breaks(
      in: characters, options: paragraphStyle.breaking
    ).enumerated() {
      breaks[unitOfCharacter[index]] = value
    }
    self.breaks = breaks
    var boundaries = [Bool](repeating: false, count: units.count + 1)
    for index in GraphemeBreaker.boundaries(in: characters) {
      boundaries[unitOfCharacter[index]] = true
    }
    boundaries[units.count] = true
    self.boundaries = boundaries
    itemise(styles.map(\.end))
    cascades = [:]
    measure()
  }

  private static func characters(
    _ units: [UInt16]
  ) -> (characters: [UInt32], unitOfCharacter: [Int], characterOfUnit: [Int]) {
    var characters: [UInt32] = []
    var starts: [Int] = []
    var owners: [Int] = []
    var index = 0
    while index < units.count {
      let unit = units[index]
      let isPair =
        unit & 0xFC00 == 0xD800 && index + 1 < units.count
        && units[index + 1] & 0xFC00 == 0xDC00
      starts.append(index)
      owners.append(characters.count)
      if isPair {
        owners.append(characters.count)
        characters.append(
          0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[index + 1] & 0x3FF)))
      } else {
        characters.append(unit & 0xF800 == 0xD800 ? 0xFFFD : UInt32(unit))
      }
      index += isPair ? 2 : 1
    }
    starts.append(units.count)
    owners.append(characters.count)
    return (characters, starts, owners)
  }

  /// Ends lines, or the paragraph.
  static func isSeparator(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  func isSpace(_ unit: Int) -> Bool {
    let value = units[unit]
    return value == 0x20 || value == 0x09 || value == 0x3000 || value == 0x1680
      || ((0x2000...0x200B).contains(value) && value != 0x2007) || value == 0x205F
      || Self.isSeparator(value)
  }

  // MARK: Items

  private func itemise(_ styleEnds: [Int]) {
    let scripts = ScriptRun.runs(in: characters)
    var style = 0
    var script = 0
    var start = 0
    while start < units.count {
      while styleEnds[style] <= start { style += 1 }
      let first = characterOfUnit[start]
      while scripts[script].range.upperBound <= first { script += 1 }
      let level = bidi.levels[first]
      var end = min(styleEnds[style], unitOfCharacter[scripts[script].range.upperBound])
      for character in first..<characterOfUnit[end] where bidi.levels[character] != level {
        end = unitOfCharacter[character]
        break
      }
      // A style may end inside a surrogate pair.
      end = max(end, unitOfCharacter[first + 1])
      addItems(start..<end, style, scripts[script].script, level)
      start = end
    }
  }

  /// Divides an item at what is not text.
  private func addItems(_ range: Range<Int>, _ style: Int, _ script: Script, _ level: UInt8) {
    var start = range.lowerBound
    for index in range {
      let kind: Run.Kind
      switch units[index] {
      case 0x09: kind = .tab
      case 0xFFFC where styles[style].attachment != nil: kind = .attachment
      case let unit where Self.isSeparator(unit): kind = .separator
      default: continue
      }
      addText(start..<index, style, script, level)
      runs.append(
        Run(
          kind: kind, range: index..<index + 1, styleIndex: style, font: styles[style].font,
          level: level, shaped: ShapedText()))
      start = index + 1
    }
    addText(start..<range.upperBound, style, script, level)
  }

  /// Divides text by the fonts that have its characters.
  private func addText(_ range: Range<Int>, _ style: Int, _ script: Script, _ level: UInt8) {
    guard !range.isEmpty else { return }
    var start = range.lowerBound
    var font = styles[style].font
    if needsCascade(range, font) {
      let cascade = cascade(of: style)
      var current: CTFont?
      for index in range where boundaries[index] || index == range.lowerBound {
        let end = min(next(index), range.upperBound)
        let chosen = cascade.font(for: characters[characterRange(index..<end)], in: script)
        if let current, current != chosen {
          shape(start..<index, style, current, script, level)
          start = index
        }
        current = chosen
      }
      font = current ?? font
    }
    shape(start..<range.upperBound, style, font, script, level)
  }

  /// Whether the font lacks a character, or another one is to be asked first.
  private func needsCascade(_ range: Range<Int>, _ font: CTFont) -> Bool {
    for index in range where units[index] & 0xFC00 != 0xDC00 {
      let character = characters[characterOfUnit[index]]
      if !font.has(character) || EmojiPresentation.isHint(character) { return true }
    }
    return false
  }

  private func cascade(of style: Int) -> FontCascade {
    if let known = cascades[style] { return known }
    let cascade = FontCascade(
      styles[style].font, language: styles[style].language, paragraph: characters)
    cascades[style] = cascade
    return cascade
  }

  private func shape(
    _ range: Range<Int>, _ style: Int, _ font: CTFont, _ script: Script, _ level: UInt8
  ) {
    guard !range.isEmpty else { return }
    let options = ShapingOptions(
      script: script.isNeutral ? .latin : script, isRightToLeft: level & 1 == 1,
      features: styles[style].features)
    let shaped = Shaper.shape(Array(units[range]), font: font.instance, options: options)
    runs.append(
      Run(
        kind: .text, range: range, styleIndex: style, font: font, level: level, shaped: shaped))
  }

  // MARK: Widths

  /// The advance of a glyph of a run with what the style adds, points.
  func advance(_ run: Run, _ glyph: Int) -> Double {
    let shaped = run.shaped
    let units = Double(shaped.advances[glyph]) * run.font.unitScale * run.font.widthFactor
    // Spacing comes at the right of a cluster, whose marks then stay in their places.
    let next = glyph + 1
    let isLast = next >= shaped.count || shaped.clusters[next] != shaped.clusters[glyph]
    let spacing = isLast ? styles[run.styleIndex].spacing + run.font.appearance.tracking : 0
    return units + spacing
  }

  func attachmentBounds(_ run: Run) -> CGRect {
    styles[run.styleIndex].attachment?.textBounds(font: run.font) ?? .zero
  }

  private func measure() {
    for run in runs {
      switch run.kind {
      case .text:
        for glyph in 0..<run.shaped.count {
          let unit = run.range.lowerBound + Int(run.shaped.clusters[glyph])
          advances[unit] += advance(run, glyph)
        }
      case .attachment:
        advances[run.range.lowerBound] =
          Double(attachmentBounds(run).width) + styles[run.styleIndex].spacing
      case .tab, .separator: break
      }
    }
  }

  /// The characters of a range of units.
  func characterRange(_ range: Range<Int>) -> Range<Int> {
    characterOfUnit[range.lowerBound]..<characterOfUnit[range.upperBound]
  }

  var characterCount: Int { characters.count }

  func scalar(_ character: Int) -> Unicode.Scalar {
    Unicode.Scalar(characters[character]) ?? "\u{FFFD}"
  }

  func unitRange(_ range: Range<Int>) -> Range<Int> {
    unitOfCharacter[range.lowerBound]..<unitOfCharacter[range.upperBound]
  }
}

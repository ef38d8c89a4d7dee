import CoreGraphics
import CoreText
import Testing

@Suite struct CTParagraphStyleTests {
  @Test func `settings are read by their kinds`() {
    var alignment = CTTextAlignment.center
    var mode = CTLineBreakMode.byTruncatingTail
    var spacing: CGFloat = 7
    let style = withUnsafePointer(to: &alignment) { alignment in
      withUnsafePointer(to: &mode) { mode in
        withUnsafePointer(to: &spacing) { spacing in
          let settings = [
            CTParagraphStyleSetting(spec: .alignment, valueSize: 1, value: alignment),
            CTParagraphStyleSetting(spec: .lineBreakMode, valueSize: 1, value: mode),
            CTParagraphStyleSetting(
              spec: .paragraphSpacing, valueSize: MemoryLayout<CGFloat>.size, value: spacing),
            CTParagraphStyleSetting(spec: .headIndent, valueSize: 3, value: spacing),
          ]
          return CTParagraphStyleCreate(settings, settings.count)
        }
      }
    }
    #expect(style.paragraphStyle.alignment == .center)
    #expect(style.paragraphStyle.lineBreakMode == .byTruncatingTail)
    #expect(style.paragraphStyle.paragraphSpacing == 7)
    #expect(style.paragraphStyle.headIndent == 0)
  }

  /// A style of one setting of as many bytes.
  private func style(_ spec: CTParagraphStyleSpecifier, _ bytes: [UInt8]) -> ParagraphStyle {
    bytes.withUnsafeBytes { memory in
      guard let start = memory.baseAddress else { return ParagraphStyle() }
      let setting = CTParagraphStyleSetting(spec: spec, valueSize: memory.count, value: start)
      return CTParagraphStyleCreate([setting], 1).paragraphStyle
    }
  }

  private func bytes(_ length: Double) -> [UInt8] { bigEndian(length.bitPattern).reversed() }

  @Test(
    arguments: [
      (.firstLineHeadIndent, \.firstLineHeadIndent), (.headIndent, \.headIndent),
      (.tailIndent, \.tailIndent), (.defaultTabInterval, \.defaultTabInterval),
      (.lineHeightMultiple, \.lineHeightMultiple), (.maximumLineHeight, \.maximumLineHeight),
      (.minimumLineHeight, \.minimumLineHeight), (.paragraphSpacing, \.paragraphSpacing),
      (.paragraphSpacingBefore, \.paragraphSpacingBefore),
      (.maximumLineSpacing, \.maximumLineSpacing), (.minimumLineSpacing, \.minimumLineSpacing),
      (.lineSpacingAdjustment, \.lineSpacing),
    ] as [(CTParagraphStyleSpecifier, KeyPath<ParagraphStyle, CGFloat> & Sendable)])
  func `a length sets what it is for and nothing else`(
    _ spec: CTParagraphStyleSpecifier, _ path: KeyPath<ParagraphStyle, CGFloat> & Sendable
  ) {
    let found = style(spec, bytes(7.25))
    #expect(found[keyPath: path] == 7.25)
    #expect(style(spec, bytes(0)) == ParagraphStyle())
    // A value of another size is left out.
    for size in [0, 1, 4, 7] {
      #expect(style(spec, Array(bytes(7.25).prefix(size))) == ParagraphStyle())
    }
  }

  @Test(
    arguments: [
      (0, .left), (1, .right), (2, .center), (3, .justified), (4, .natural), (5, .natural),
      (255, .natural),
    ] as [(UInt8, ParagraphStyle.Alignment)])
  func `alignments have Apple's numbers, others none`(
    _ value: UInt8, _ alignment: ParagraphStyle.Alignment
  ) {
    #expect(style(.alignment, [value]).alignment == alignment)
    #expect(style(.alignment, bytes(2)) == ParagraphStyle())
  }

  @Test(
    arguments: [
      (0, .byWordWrapping), (1, .byCharWrapping), (2, .byClipping), (3, .byTruncatingHead),
      (4, .byTruncatingTail), (5, .byTruncatingMiddle), (6, .byWordWrapping),
    ] as [(UInt8, ParagraphStyle.LineBreakMode)])
  func `line break modes have Apple's numbers`(
    _ value: UInt8, _ mode: ParagraphStyle.LineBreakMode
  ) {
    #expect(style(.lineBreakMode, [value]).lineBreakMode == mode)
  }

  @Test(
    arguments: [
      (0, .leftToRight), (1, .rightToLeft), (255, .natural),
    ] as [(UInt8, BidiParagraph.BaseDirection)])
  func `a direction of −1 is natural`(
    _ value: UInt8, _ direction: BidiParagraph.BaseDirection
  ) {
    #expect(style(.baseWritingDirection, [value]).baseDirection == direction)
    #expect(CTWritingDirection(rawValue: Int8(bitPattern: value)) != nil)
  }

  @Test func `a style without settings is the standard one, later settings win`() {
    #expect(CTParagraphStyleCreate(nil, 0).paragraphStyle == ParagraphStyle())
    #expect(CTParagraphStyleCreate([], -1).paragraphStyle == ParagraphStyle())
    var (first, second): (CGFloat, CGFloat) = (3, 4)
    withUnsafePointer(to: &first) { first in
      withUnsafePointer(to: &second) { second in
        let settings = [UnsafeRawPointer(first), UnsafeRawPointer(second)].map {
          CTParagraphStyleSetting(
            spec: .headIndent, valueSize: MemoryLayout<CGFloat>.size, value: $0)
        }
        #expect(CTParagraphStyleCreate(settings, 2).paragraphStyle.headIndent == 4)
        #expect(CTParagraphStyleCreate(settings, 1).paragraphStyle.headIndent == 3)
      }
    }
  }

  /// The room between two lines of a paragraph in a font without leading.
  private func room(_ lengths: [(CTParagraphStyleSpecifier, CGFloat)]) throws -> CGFloat {
    let values = UnsafeMutablePointer<CGFloat>.allocate(capacity: lengths.count)
    defer { values.deallocate() }
    let settings = lengths.indices.map { index in
      (values + index).initialize(to: lengths[index].1)
      return CTParagraphStyleSetting(
        spec: lengths[index].0, valueSize: MemoryLayout<CGFloat>.size, value: values + index)
    }
    let style = CTParagraphStyleCreate(settings, settings.count)
    let font = try #require(CTFont.system(size: 10))
    try #require(font.leading == 0)
    let text = StyledText(
      "a\u{2028}b\nc", attributes: [TextAttribute.font: font],
      paragraphStyle: style.paragraphStyle)
    let lines = TextLayout(text, options: TextLayout.Options()).lines
    try #require(lines.count == 3)
    // Bounds are for lines of the same paragraph alone.
    let adjustment = lengths.first { $0.0 == .lineSpacingAdjustment }?.1 ?? 0
    #expect((lines[2].top - lines[1].top - lines[1].height - adjustment).magnitude < 1e-9)
    return lines[1].top - lines[0].top - lines[0].height
  }

  @Test func `spacing between lines stays within its bounds`() throws {
    func near(_ room: CGFloat, _ expected: CGFloat) -> Bool {
      (room - expected).magnitude < 1e-9
    }
    #expect(near(try room([(.maximumLineSpacing, 100)]), 0))
    #expect(near(try room([(.minimumLineSpacing, 6)]), 6))
    #expect(near(try room([(.lineSpacingAdjustment, 9), (.maximumLineSpacing, 4)]), 4))
    #expect(near(try room([(.maximumLineSpacing, 100), (.lineSpacingAdjustment, 9)]), 9))
    #expect(near(try room([(.minimumLineSpacing, 6), (.lineSpacingAdjustment, 9)]), 9))
  }

  @Test func `after the last stop tabs go on evenly`() {
    var style = ParagraphStyle()
    style.tabStops = [ParagraphStyle.TabStop(location: 50, alignment: .left)]
    style.defaultTabInterval = 30
    let font = CTFont.system(size: 10)
    let text = StyledText(
      "\t\tx", attributes: font.map { [TextAttribute.font: $0] } ?? [:], paragraphStyle: style)
    let line = TextLayout(text, options: TextLayout.Options()).lines[0].line
    #expect(line.runs.map(\.x) == [0, 50, 80])
  }
}

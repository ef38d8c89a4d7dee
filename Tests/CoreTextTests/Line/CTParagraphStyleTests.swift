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

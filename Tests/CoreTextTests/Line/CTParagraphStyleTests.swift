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

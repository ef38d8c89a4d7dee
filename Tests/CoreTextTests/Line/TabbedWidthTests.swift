import CoreGraphics
import Testing

@testable import CoreText

@Suite struct TabbedWidthTests: SetsPlainText {
  private func style(
    _ stops: (location: CGFloat, alignment: ParagraphStyle.Alignment)...
  ) -> ParagraphStyle {
    var style = ParagraphStyle()
    style.tabStops = stops.map {
      ParagraphStyle.TabStop(location: $0.location, alignment: $0.alignment)
    }
    return style
  }

  @Test func `text without tabs is as wide as it is`() {
    var line = TabbedWidth(indent: 7)
    #expect(line.width == 0)
    line.add(2.5)
    line.add(5)
    #expect(line.width == 7.5)
    #expect(line.width(adding: 10) == 17.5)
    #expect(line.width == 7.5)
  }

  /// Five points of text, a tab to 50, and text after it.
  @Test(
    arguments: [
      (.left, 15.0, 65.0), (.natural, 15, 65), (.justified, 15, 65),
      // Text that ends at the stop leaves the width as it is, up to where the tab has none left.
      (.right, 0, 50), (.right, 15, 50), (.right, 45, 50), (.right, 50, 55), (.right, 100, 105),
      (.center, 15, 57.5), (.center, 90, 95), (.center, 100, 105),
    ] as [(ParagraphStyle.Alignment, Double, Double)])
  func `text after a tab begins at its stop, ends there or has its middle there`(
    _ alignment: ParagraphStyle.Alignment, _ text: Double, _ width: Double
  ) {
    var line = TabbedWidth()
    line.add(5)
    line.addTab(style((50, alignment)))
    #expect(line.width(adding: text) == width)
    line.add(text)
    #expect(line.width == width)
  }

  @Test func `stops count from where the line's paragraph begins`() {
    var line = TabbedWidth(indent: 10)
    line.add(5)
    line.addTab(ParagraphStyle())
    #expect(line.width == 18)
    line.addTab(ParagraphStyle())
    #expect(line.width == 46)
  }

  /// What is told beforehand is what the line then has.
  @Test(arguments: [
    "", "abc", "\t", "a\tb", "a\tbc\td", "\t\tabcdef\tg", "abcdefghijkl\tm\tnopqrstuvwxyz\to\tp q",
    "a\t b \tc",
  ])
  func `it agrees with lines`(_ text: String) {
    let styles = [
      style(), style((30, .right)), style((30, .center), (50, .right), (90, .left)),
      style((20, .left), (21, .right), (200, .center)),
    ]
    for style in styles {
      for indent in [0.0, 3, 40] {
        guard !text.isEmpty else {
          #expect(TabbedWidth(indent: indent).width == 0)
          continue
        }
        let paragraph = paragraph(text) { $0 = style }
        let whole = 0..<paragraph.units.count
        let line = CTLine(paragraph, whole, indent: CGFloat(indent))
        let told = paragraph.width(whole, indent: indent)
        #expect((Double(line.width) - told).magnitude < 1e-9, "\(style.tabStops) \(indent)")
      }
    }
  }
}

import CoreGraphics
import SnapshotCore
import SnapshotTool
import Testing

@Suite struct PictureLackTests {
  private let notes = [
    FidelityNote(.symbol, "house", place: "Card.UIImageView[0]"),
    FidelityNote(.symbol, "house", place: "Card.UIImageView[1]"),
    FidelityNote(.imageName, "logo"),
    FidelityNote(.symbol, "house", place: "Bar.UIImageView"),
  ]

  private var run: [RunRecord] {
    [
      record("1").ended(.matched).with { $0.lacks = PictureLack.grouped(notes) },
      record("2", snapshot: "T/b.png").ended(.matched).with {
        $0.lacks = PictureLack.grouped([notes[0]])
      },
      record("3", snapshot: "T/c.png").ended(.matched),
    ]
  }

  @Test func `the terminal tells what a run's pictures lack above the verdict`() {
    let text = TerminalSummary(report(run), style: TextStyle(isColored: false))
      .text(reportPath: nil)
    #expect(
      text == """
        ! 2 pictures lack something that a device shows
              2× The symbol “house” is drawn as a plain shape.
              1× The image “logo” was not found; the result is nil.

        ✓ All 3 snapshots match  3.4 s

        """)
  }

  @Test func `Markdown folds it up`() {
    let text = String(decoding: MarkdownReport(report(run)).bytes(), as: UTF8.self)
    #expect(
      text.contains("<code>2 pictures lack something that a device shows</code></summary>"))
    #expect(text.contains("- 2× ` The symbol “house” is drawn as a plain shape. `\n"))
  }

  @Test func `the page has a group of it, with and without scripts`() {
    let page = String(decoding: HTMLReport(report(run)).bytes(), as: UTF8.self)
    #expect(page.contains("<h2>2 pictures lack something that a device shows</h2>"))
    #expect(page.contains("<b>2×</b> The symbol “house” is drawn as a plain shape."))
    #expect(page.contains("\"lackingCount\":2"))
  }

  @Test(arguments: FidelityFeature.allCases.filter { $0.kind == .missing })
  func `whatever could not be loaded is told in every report`(_ feature: FidelityFeature) {
    let note = FidelityNote(feature, "NAME")
    let run = [
      record("1").ended(.matched).with { $0.lacks = PictureLack.grouped([note]) }
    ]
    let told = String(note.sentence.prefix { $0 != "“" })
    let reports = [
      TerminalSummary(report(run), style: TextStyle(isColored: false)).text(reportPath: nil),
      String(decoding: MarkdownReport(report(run)).bytes(), as: UTF8.self),
      String(decoding: HTMLReport(report(run)).bytes(), as: UTF8.self),
    ]
    for report in reports {
      #expect(report.contains(told) && report.contains("NAME"), "\(feature)")
    }
  }

  @Test func `a run whose pictures lack nothing does not speak of it`() {
    let plain = [record("1").ended(.matched)]
    #expect(
      !TerminalSummary(report(plain), style: TextStyle(isColored: false)).text(reportPath: nil)
        .contains("lack"))
    #expect(
      !String(decoding: MarkdownReport(report(plain)).bytes(), as: UTF8.self).contains("lack"))
  }
}

import Foundation
import SnapshotCore
import Testing

@Suite struct ClockTextTests {
  /// 28 November 2026, 10:13:20 PM at Greenwich.
  private let now = Date(timeIntervalSince1970: 1_795_904_000)

  private func note(_ what: String) -> String? {
    ClockText.note(on: [ViewChange(view: "card/dateLabel", what: what, pixels: 9)], now: now)
  }

  @Test(arguments: [
    "text Nov 27, 2026 → Nov 28, 2026", "text Due Nov 27, 2026! → Due Nov 28, 2026!",
    "text Friday, November 27 → Saturday, November 28", "title 2026-11-27 → 2026-11-28",
    "text 11/2/2026 → 11/28/2026, resized 40 × 20 → 44 × 20", "text 27.11.2026 → 28.11.2026",
  ])
  func `a text with today's date where there was another is named`(_ what: String) {
    #expect(
      note(what) == """
        dateLabel shows today’s date, and the reference another: give the view its date instead of \
        `Date()`, so that the picture is the same at any time.
        """)
  }

  @Test(arguments: [
    "text 9:00\u{202F}AM → 10:13\u{202F}PM", "text 21:07:01 → 22:13:20", "text at 21:07 → at 22:12",
  ])
  func `so is a text with the present time`(_ what: String) {
    #expect(note(what)?.hasPrefix("dateLabel shows the present time, and the reference") == true)
  }

  @Test(arguments: [
    "text Nov 28, 2026 → Nov 29, 2026", "text Total → Nov 28, 2026", "text 10:13 → 10:14",
    "font 17 → 18", "text Nov 27, 2026 → Nov 28, 2026, font 17 → 18", "added", "text 28 → 11",
    "text Late, Nov 27, 2026 → Nov 28, 2026",
  ])
  func `other changes are not blamed on the clock`(_ what: String) {
    #expect(note(what) == nil)
  }
}

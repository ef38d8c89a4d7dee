import CoreGraphics
import Foundation
import Testing

@testable import CoreText

/// Somebody who says what a test wants of lines.
private final class Hooks: TextLayoutHooks {
  var spacing: CGFloat?
  var before: [Int: CGFloat] = [:]
  var after: [Int: CGFloat] = [:]
  var shift: CGFloat = 0
  private(set) var placed: [Range<Int>] = []

  func spacing(after line: CTLine) -> CGFloat? { spacing }
  func paragraphSpacing(before unit: Int) -> CGFloat? { before[unit] }
  func paragraphSpacing(after unit: Int) -> CGFloat? { after[unit] }

  func place(_ fragment: inout TextLineFragment, of line: CTLine) {
    placed.append(line.range)
    fragment.top += shift
    fragment.baseline += shift / 2
  }
}

/// Lines of 11 points, 9 of them above the baseline.
@Suite struct TextLayoutHooksTests: SetsPlainText {
  private func tops(
    _ text: String, _ hooks: Hooks?, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> [CGFloat] {
    layout(text, hooks, change).lines.map(\.top)
  }

  private func layout(
    _ text: String, _ hooks: Hooks?, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    var style = ParagraphStyle()
    change(&style)
    return TextLayout(
      StyledText(string(text), defaultParagraphStyle: style),
      options: TextLayout.Options(width: 15), hooks: hooks)
  }

  @Test func `without an answer lines are where their style has them`() {
    let text = "aaa bbb\nccc"
    let change = { (style: inout ParagraphStyle) in
      style.lineSpacing = 3
      style.paragraphSpacing = 5
      style.paragraphSpacingBefore = 7
    }
    #expect(tops(text, Hooks(), change) == tops(text, nil, change))
    #expect(tops(text, nil, change) == [0, 14, 40])
  }

  @Test func `room after lines and around paragraphs can be another`() {
    let hooks = Hooks()
    hooks.spacing = 1
    #expect(tops("aaa bbb\nccc", hooks) { $0.lineSpacing = 3 } == [0, 12, 24])
    // After the unit that ends the first paragraph, before the one that the second begins with.
    (hooks.after, hooks.before) = ([7: 10], [8: 20])
    #expect(tops("aaa bbb\nccc", hooks) { $0.paragraphSpacing = 100 } == [0, 12, 54])
  }

  @Test func `lines are placed one by one, and the next begin where they end`() {
    let hooks = Hooks()
    hooks.shift = 4
    let layout = layout("aaa bbb ccc", hooks)
    #expect(hooks.placed == [0..<4, 4..<8, 8..<11])
    #expect(layout.lines.map(\.top) == [4, 19, 34])
    #expect(layout.lines.map(\.origin.y) == [15, 30, 45])
    #expect(layout.size.height == 45)
  }
}

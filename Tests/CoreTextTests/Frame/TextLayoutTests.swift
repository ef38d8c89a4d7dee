import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct TextLayoutTests: LaysTextOut {
  @Test func `the last line allowed holds an ellipsis`() throws {
    let text = "The quick brown fox jumps over the lazy dog"
    let layout = try layout(text, width: 100, lines: 2) { $0.lineBreakMode = .byTruncatingTail }
    #expect(layout.lines.count == 2)
    #expect(layout.lines[1].line.isTruncated)
    #expect(layout.lines[1].line.width <= 100)
    #expect(!layout.isComplete)
    let whole = try self.layout(text, width: 100, lines: 9) {
      $0.lineBreakMode = .byTruncatingTail
    }
    #expect(whole.isComplete)
  }

  @Test func `text that is clipped stays on one line`() throws {
    let layout = try layout("The quick brown", width: 50, lines: 1) {
      $0.lineBreakMode = .byClipping
    }
    #expect(layout.lines.count == 1)
    #expect(layout.size.width > 50)
  }

  @Test func `paragraphs begin on lines of their own`() throws {
    let layout = try layout("a\n\nb\n") { $0.paragraphSpacing = 10 }
    #expect(layout.lines.count == 3)
    let line = 17.0 * 2444 / 2048
    #expect((Double(layout.lines[2].top) - 2 * line - 20).magnitude < 0.001)
    #expect((Double(layout.size.height) - 3 * line - 20).magnitude < 0.001)
  }

  @Test func `alignment moves lines inside the width`() throws {
    let left = try layout("ab", width: 100)
    #expect(left.lines[0].origin.x == 0)
    let right = try layout("ab ", width: 100) { $0.alignment = .right }
    #expect((right.lines[0].origin.x + left.size.width - 100).magnitude < 0.001)
    let center = try layout("ab", width: 100) { $0.alignment = .center }
    #expect((2 * center.lines[0].origin.x + left.size.width - 100).magnitude < 0.001)
    let hebrew = try layout("אב", width: 100)
    #expect((hebrew.lines[0].origin.x + hebrew.size.width - 100).magnitude < 0.001)
  }

  @Test func `spaces of justified lines are widened, but for the last`() throws {
    let layout = try layout("The quick brown fox", width: 100) { $0.alignment = .justified }
    #expect((layout.lines[0].line.visibleWidth - 100).magnitude < 0.001)
    #expect(layout.lines[1].line.visibleWidth < 99)
  }

  @Test func `the style says how high lines are`() throws {
    let natural = CGFloat(17.0 * 2444 / 2048)
    let double = try layout("a\nb") { $0.lineHeightMultiple = 2 }
    #expect((double.size.height - 4 * natural).magnitude < 0.001)
    #expect((double.firstBaseline - natural - 17 * 1950 / 2048).magnitude < 0.001)
    let fixed = try layout("a\nb") {
      $0.minimumLineHeight = 30
      $0.maximumLineHeight = 30
      $0.lineSpacing = 5
    }
    #expect(fixed.size.height == 65)
  }

  @Test func `indents narrow lines`() throws {
    let layout = try layout("The quick brown fox jumps", width: 120) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
      $0.tailIndent = -10
    }
    #expect(layout.lines.map(\.origin.x).prefix(2) == [20, 10])
    #expect(layout.lines.dropFirst().allSatisfy { $0.line.visibleWidth <= 100 })
  }
}

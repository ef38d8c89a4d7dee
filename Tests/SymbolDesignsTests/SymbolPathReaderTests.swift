import CoreGraphics
import Testing

@testable import SymbolDesigns

@Suite struct SymbolPathReaderTests {
  private func path(_ text: String) -> CGPath {
    var reader = SymbolPathReader(words: text.split(separator: " ")[...])
    return reader.read()
  }

  @Test func `numbers are hundredths of an em`() {
    let path = path("M 10 -20 L 30 40 50 60 Z")
    #expect(path.verbs == [.move, .line, .line, .close])
    #expect(
      path.points == [
        CGPoint(x: 0.1, y: -0.2), CGPoint(x: 0.3, y: 0.4), CGPoint(x: 0.5, y: 0.6),
      ])
  }

  @Test func `lines without a current point begin at their first`() {
    #expect(path("L 0 0 10 0").verbs == [.move, .line])
    #expect(path("M 0 0 L 10 0 Z L 20 0 30 0").verbs == [.move, .line, .close, .move, .line])
  }

  @Test func `curves go on as long as there are numbers`() {
    #expect(path("M 0 0 C 1 2 3 4 5 6 7 8 9 10 11 12").verbs == [.move, .cubic, .cubic])
    #expect(path("M 0 0 Q 1 2 3 4 L 9 9").verbs == [.move, .quad, .line])
  }

  @Test func `circles, ovals and rectangles lie where they are said to`() {
    func isNear(_ rect: CGRect, _ other: CGRect) -> Bool {
      abs(rect.minX - other.minX) < 1e-9 && abs(rect.minY - other.minY) < 1e-9
        && abs(rect.width - other.width) < 1e-9 && abs(rect.height - other.height) < 1e-9
    }
    let circle = path("O 10 20 30").boundingBoxOfPath
    #expect(isNear(circle, CGRect(x: -0.2, y: -0.1, width: 0.6, height: 0.6)))
    let oval = path("V 0 0 40 10").boundingBoxOfPath
    #expect(isNear(oval, CGRect(x: -0.4, y: -0.1, width: 0.8, height: 0.2)))
    let rectangle = path("R 1 2 30 40 5").boundingBoxOfPath
    #expect(isNear(rectangle, CGRect(x: 0.01, y: 0.02, width: 0.3, height: 0.4)))
  }

  @Test(arguments: ["X", "M 1", "O 1 2", "R 0 0 -5 5 1"])
  func `an unknown command, or one that lacks numbers, ends the path`(_ end: String) {
    #expect(path("M 0 0 L 5 5 \(end) L 9 9").verbs == [.move, .line])
  }

  @Test func `a star has twice as many corners as points`() {
    // Corners without a radius are lines: one to each corner, from the middle of a side.
    let star = path("S 5 0 0 50 20 0 0")
    #expect(star.verbs.filter { $0 == .line }.count >= 10)
    #expect(star.verbs.last == .close)
    #expect(abs(star.boundingBoxOfPath.minY + 0.5) < 1e-9)
  }
}

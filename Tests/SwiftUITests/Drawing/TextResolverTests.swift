import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextResolverTests {
  private let large = Font.system(size: 40)

  @Test func `of a text's own fonts the innermost counts, and before that around it`() {
    let one = Text("abc").font(large)
    #expect(idealSize(one.font(.system(size: 10))) == idealSize(one))
    #expect(idealSize(Group { one }.font(.system(size: 10))) == idealSize(one))
    #expect(idealSize(one) != idealSize(Text("abc").font(.system(size: 10))))
  }

  @Test func `a weight around a text is that of its letters, unless it has one`() {
    let bold = idealSize(Text("Width").bold())
    #expect(idealSize(Group { Text("Width") }.bold()) == bold)
    let regular = idealSize(Text("Width")).width
    #expect(idealSize(Group { Text("Width").fontWeight(.regular) }.bold()).width == regular)
    #expect(bold.width > regular)
  }

  @Test func `a text in another keeps what it says of itself`() {
    let inner = Text("b").font(large)
    #expect(idealSize(Text("a \(inner) c")) == idealSize(Text("a ") + inner + Text(" c")))
    #expect(idealSize(Text("a \(inner) c")).height > idealSize(Text("a b c")).height)
  }

  @Test func `a picture stands among the letters`() {
    let both = idealSize(Text("a") + Text(Image(systemName: "star")))
    #expect(both.width > idealSize(Text("a")).width + 5)
    #expect(
      idealSize(Text("a \(Image(systemName: "star"))")).width > idealSize(Text("a ")).width + 5)
  }

  @Test func `lines begin and end where the language says`() throws {
    /// Whether the left and the right part of a short line below a long one are inked.
    func ends(_ alignment: TextAlignment, _ direction: LayoutDirection) throws -> [Bool] {
      let view = Text(verbatim: "MMMMMM\nM").font(.system(size: 20))
        .multilineTextAlignment(alignment).environment(\.layoutDirection, direction)
      let hosted = try Hosted(view, width: 160, height: 60)
      let frame = try #require(hosted.frames("Text").first)
      let image = try hosted.image()
      let bytes = image.straightRGBA()
      let rows = Int(frame.midY * 2) + 4..<Int(frame.maxY * 2)
      return [frame.minX, frame.maxX - 20].map { start in
        rows.contains { y in
          (Int(start * 2)..<Int(start * 2) + 40).contains {
            bytes[4 * (y * image.width + $0) + 3] > 0
          }
        }
      }
    }
    #expect(try ends(.leading, .leftToRight) == [true, false])
    #expect(try ends(.trailing, .leftToRight) == [false, true])
    #expect(try ends(.leading, .rightToLeft) == [false, true])
    #expect(try ends(.center, .leftToRight) == [false, false])
  }
}

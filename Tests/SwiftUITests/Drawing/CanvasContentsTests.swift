import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct CanvasContentsTests {
  private func ink<V: View>(_ view: V) throws -> CGRect {
    let bytes = try Hosted(view, width: 40, height: 40).image().straightRGBA()
    var box = CGRect.null
    for y in 0..<80 {
      for x in 0..<80 where bytes[4 * (y * 80 + x) + 3] > 0 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return box
  }

  @Test func `a text is drawn at a point by its anchor`() throws {
    let atStart = try ink(
      Canvas { context, _ in context.draw(Text("H"), at: .zero, anchor: .topLeading) })
    let inMiddle = try ink(
      Canvas { context, size in
        context.draw(Text("H"), at: CGPoint(x: size.width / 2, y: size.height / 2))
      })
    #expect(atStart.minX < 6 && atStart.maxX < 40)
    #expect(abs(inMiddle.midX - 40) <= 2)
    #expect(abs(atStart.width - inMiddle.width) <= 1)
  }

  @Test func `a resolved text is measured, and broken in its rectangle`() throws {
    var sizes: [CGSize] = []
    _ = try ink(
      Canvas { context, _ in
        let text = context.resolve(Text("one two three"))
        sizes = [
          text.measure(in: CGSize(width: 1000, height: 1000)),
          text.measure(in: CGSize(width: 40, height: 1000)),
        ]
        context.draw(text, in: CGRect(x: 0, y: 0, width: 40, height: 40))
      })
    #expect(sizes[1].width <= 40)
    #expect(sizes[1].height > 2 * sizes[0].height)
  }

  @Test func `a shading fills a text in place of its own colour`() throws {
    let view = Canvas { context, size in
      var text = context.resolve(Text("█").foregroundStyle(.green))
      text.shading = .color(Color(red: 1, green: 0, blue: 0))
      context.draw(text, in: CGRect(origin: .zero, size: size))
    }
    let bytes = try Hosted(view, width: 40, height: 40).image().straightRGBA()
    let drawn = stride(from: 0, to: bytes.count, by: 4).filter { bytes[$0 + 3] == 255 }
    #expect(!drawn.isEmpty)
    #expect(drawn.allSatisfy { bytes[$0] == 255 && bytes[$0 + 1] == 0 })
  }

  @Test func `symbols are views by their tags`() throws {
    var found: [Bool] = []
    let view = Canvas { context, size in
      found = [context.resolveSymbol(id: 1) != nil, context.resolveSymbol(id: 2) != nil]
      if let dot = context.resolveSymbol(id: 1) {
        context.draw(dot, at: CGPoint(x: 30, y: 10))
      }
    } symbols: {
      Color.red.frame(width: 10, height: 10).tag(1)
    }
    #expect(try ink(view) == CGRect(x: 50, y: 10, width: 20, height: 20))
    #expect(found == [true, false])
  }
}

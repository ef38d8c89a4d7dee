import CoreGraphics
import Testing

@Suite struct RectangleSpansTests {
  @Test func `a half covered pixel is half opaque`() {
    let drawing = Drawing(3, 1)
    drawing.context.fill(CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
    #expect(drawing.alphas == [[128, 255, 0]])
  }

  @Test func `without antialiasing a pixel is covered where half of it is`() {
    let drawing = Drawing(3, 1)
    drawing.context.setShouldAntialias(false)
    drawing.context.addRect(CGRect(x: 0.4, y: 0, width: 2.2, height: 1))
    drawing.context.fillPath()
    #expect(drawing.alphas == [[255, 255, 255]])
    let less = Drawing(3, 1)
    less.context.setShouldAntialias(false)
    less.context.addRect(CGRect(x: 0.6, y: 0, width: 1.8, height: 1))
    less.context.fillPath()
    #expect(less.alphas == [[0, 255, 0]])
  }
}

import CoreGraphics
import Testing

@Suite struct CGContextPaintingTests {
  @Test func `a filled rectangle has the colour's bytes`() {
    let drawing = Drawing(4, 4)
    drawing.context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    drawing.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(drawing[1, 1] == [255, 128, 0, 255])
    #expect(drawing.alphas == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
  }

  @Test func `a path covers as its rectangle does`() {
    let rectangle = Drawing(5, 5)
    let path = Drawing(5, 5)
    let rect = CGRect(x: 0.3, y: 1.7, width: 3.4, height: 2.6)
    rectangle.context.fill(rect)
    path.context.addRect(rect)
    path.context.fillPath()
    #expect(path.bytes == rectangle.bytes)
  }
}

import CoreGraphics
import Testing

@Suite struct CGContextTextTests {
  @Test func `the text position is the translation of the text matrix`() {
    let context = Drawing(1, 1).context
    context.textMatrix = CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 3, ty: 4)
    #expect(context.textPosition == CGPoint(x: 3, y: 4))
    context.textPosition = CGPoint(x: 7, y: 8)
    #expect(context.textMatrix == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 7, ty: 8))
    context.saveGState()
    context.setTextDrawingMode(.strokeClip)
    context.setCharacterSpacing(2)
    #expect(context.textDrawingMode == .strokeClip)
    #expect(context.characterSpacing == 2)
    context.restoreGState()
    #expect(context.textDrawingMode == .fill)
    #expect(context.characterSpacing == 0)
    #expect(context.textPosition == CGPoint(x: 7, y: 8))
  }
}

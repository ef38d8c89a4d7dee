import CoreGraphics
import Testing

@Suite struct ClipStageTests {
  private let everything = CGRect(x: -10, y: -10, width: 100, height: 100)

  @Test func `edges of clips are antialiased and multiply`() {
    let drawing = Drawing(3, 1)
    drawing.context.clip(to: CGRect(x: 0.5, y: 0, width: 2, height: 1))
    drawing.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 0.5))
    drawing.context.fill(everything)
    #expect(drawing.alphas == [[64, 128, 64]])
  }
}

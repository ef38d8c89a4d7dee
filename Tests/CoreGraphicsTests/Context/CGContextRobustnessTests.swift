import CoreGraphics
import Testing

@Suite struct CGContextRobustnessTests {
  @Test(arguments: 1...12)
  func `no value makes a call crash`(seed: UInt64) {
    let drawing = Drawing(48, 40, scale: seed % 2 == 0 ? 1 : 2)
    var calls = HostileCalls(seed: seed, context: drawing.context)
    for index in 0..<500 {
      calls.call(drawing.context)
      // A fresh start now and then, or nothing would be seen behind the first clip.
      if index % 30 == 29 {
        for _ in 0..<30 {
          drawing.context.endTransparencyLayer()
          drawing.context.restoreGState()
        }
        drawing.context.beginPath()
        drawing.context.resetClip()
        drawing.context.concatenate(drawing.context.userSpaceToDeviceSpaceTransform.inverted())
      }
    }
    // Premultiplied pixels never have more colour than alpha.
    for pixel in drawing.bytes {
      let alpha = pixel >> 24
      #expect(pixel & 255 <= alpha && pixel >> 8 & 255 <= alpha && pixel >> 16 & 255 <= alpha)
    }
  }

  @Test func `calls that draw nothing leave the rest as it is`() {
    let drawing = Drawing(4, 4)
    drawing.context.saveGState()
    drawing.context.scaleBy(x: 0, y: 1)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    drawing.context.strokeEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    drawing.context.restoreGState()
    drawing.context.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1))
    drawing.context.fill(.null)
    drawing.context.move(to: CGPoint(x: CGFloat.nan, y: 0))
    drawing.context.addLine(to: CGPoint(x: 4, y: 4))
    drawing.context.strokePath()
    #expect(drawing.alphas.joined().allSatisfy { $0 == 0 })
    drawing.context.fill(CGRect(x: -1e30, y: -1e30, width: 2e30, height: 2e30))
    #expect(drawing.alphas.joined().allSatisfy { $0 == 255 })
  }

  @Test func `a stroke far wider than the canvas covers it`() {
    for join in [CGLineJoin.round, .miter, .bevel] {
      let drawing = Drawing(6, 6)
      drawing.context.setLineWidth(1e8)
      drawing.context.setLineJoin(join)
      drawing.context.setLineCap(.round)
      drawing.context.addLines(
        between: (0..<200).map { CGPoint(x: Double($0 % 7), y: Double($0 % 5)) })
      drawing.context.strokePath()
      #expect(drawing.alphas.joined().allSatisfy { $0 == 255 }, "\(join)")
    }
  }

  @Test func `dashes too many to tell apart are drawn, and end`() {
    let drawing = Drawing(8, 8)
    drawing.context.setLineDash(phase: 0, lengths: [1e-7, 1e-7])
    drawing.context.setLineCap(.round)
    drawing.context.setLineWidth(8)
    drawing.context.move(to: CGPoint(x: 0, y: 4))
    drawing.context.addLine(to: CGPoint(x: 8, y: 4))
    drawing.context.strokePath()
    #expect(drawing.alpha(4, 4) == 255)
  }

  @Test func `a million segments are filled`() {
    let drawing = Drawing(64, 64)
    var dice = Dice(seed: 5)
    let path = CGMutablePath()
    path.move(to: .zero)
    for k in 0..<1_000_000 {
      path.addLine(to: CGPoint(x: CGFloat(k) * 64e-6, y: 32 + dice.next() * 2))
    }
    drawing.context.addPath(path)
    drawing.context.fillPath()
    #expect(drawing.alphas.joined().contains { $0 > 0 })
  }
}

import CoreGraphics
import Testing

@Suite struct CGContextStateTests {
  @Test func `flatness chooses how finely curves are drawn`() {
    func disc(_ flatness: CGFloat?) -> [UInt32] {
      let drawing = Drawing(90, 90)
      if let flatness { drawing.context.setFlatness(flatness) }
      drawing.context.fillEllipse(in: CGRect(x: 5, y: 5, width: 80, height: 80))
      return drawing.bytes
    }
    func polygon(_ tolerancePixels: Double) -> [UInt32] {
      let drawing = Drawing(90, 90)
      let path = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 80, height: 80), transform: nil)
      drawing.context.addPath(
        CGPath(flat: path.flattened(.identity, tolerancePixels: tolerancePixels)))
      drawing.context.fillPath()
      return drawing.bytes
    }
    #expect(disc(nil) == polygon(CGPath.defaultTolerancePixels))
    #expect(disc(0.6) == polygon(0.12))
    #expect(disc(0) == disc(nil))
    #expect(disc(.nan) == disc(nil))
    #expect(disc(5) == polygon(1))
    #expect(disc(.infinity) == disc(100))
    #expect(disc(5) != disc(nil))
  }

  @Test func `strokes and clips are as fine as flatness says`() {
    func picture(_ flatness: CGFloat) -> (stroke: [UInt32], clip: [UInt32]) {
      let (stroke, clip) = (Drawing(60, 60), Drawing(60, 60))
      for drawing in [stroke, clip] { drawing.context.setFlatness(flatness) }
      stroke.context.strokeEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50))
      clip.context.addEllipse(in: CGRect(x: 5, y: 5, width: 50, height: 50))
      clip.context.clip()
      clip.context.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
      return (stroke.bytes, clip.bytes)
    }
    #expect(picture(10).stroke != picture(0).stroke)
    #expect(picture(10).clip != picture(0).clip)
  }

  @Test func `without antialiasing nothing is half covered, whoever says so`() {
    for isAllowed in [true, false] {
      let drawing = Drawing(20, 20)
      drawing.context.setAllowsAntialiasing(isAllowed)
      drawing.context.setShouldAntialias(!isAllowed)
      drawing.context.fillEllipse(in: CGRect(x: 1.3, y: 1.3, width: 17, height: 17))
      drawing.context.clear(CGRect(x: 4.4, y: 4.4, width: 3.3, height: 3.3))
      drawing.context.setBlendMode(.xor)
      drawing.context.rotate(by: 0.2)
      drawing.context.stroke(CGRect(x: 8, y: 5, width: 5, height: 5), width: 1.5)
      #expect(drawing.alphas.joined().allSatisfy { $0 == 0 || $0 == 255 })
      #expect(drawing.alphas.joined().contains(255))
    }
  }

  @Test func `device space is pixels, and back`() {
    let context = Drawing(20, 10, scale: 2).context
    context.translateBy(x: 3, y: 1)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 8, y: 4))
    #expect(
      context.convertToDeviceSpace(CGSize(width: 1, height: 2)) == CGSize(width: 2, height: 4))
    #expect(context.convertToUserSpace(CGPoint(x: 8, y: 4)) == CGPoint(x: 1, y: 1))
    let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
    #expect(context.convertToUserSpace(context.convertToDeviceSpace(rect)) == rect)
  }
}

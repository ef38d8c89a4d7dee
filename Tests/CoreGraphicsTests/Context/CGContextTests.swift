import CoreGraphics
import Testing

@Suite struct CGContextTests {
  @Test func `a filled rectangle has the colour's bytes`() {
    let drawing = Drawing(4, 4)
    drawing.context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    drawing.context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(drawing[1, 1] == [255, 128, 0, 255])
    #expect(drawing.alphas == [[0, 0, 0, 0], [0, 255, 255, 0], [0, 255, 255, 0], [0, 0, 0, 0]])
  }

  @Test func `a half covered pixel is half opaque`() {
    let drawing = Drawing(3, 1)
    drawing.context.fill(CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
    #expect(drawing.alphas == [[128, 255, 0]])
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

  @Test func `a new bitmap context has its origin at the bottom left`() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 3, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(context.ctm == .identity)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(Array(image.bitmap.pixels) == [0, 0, 0, 0, 0xff00_0000, 0])
  }

  @Test func `an image is upright where y points up and upside down where it points down`() throws
  {
    let image = try #require(
      CGImage(straightRGBA: [255, 0, 0, 255, 0, 255, 0, 255], width: 1, height: 2))
    let down = Drawing(1, 2)
    down.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(down[0, 0] == [0, 255, 0, 255])
    down.context.translateBy(x: 0, y: 2)
    down.context.scaleBy(x: 1, y: -1)
    down.context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(down[0, 0] == [255, 0, 0, 255])
  }

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

import CoreGraphics
import Testing

@Suite struct CGContextShadowTests {
  @Test func `a shadow without blur is the shape, moved in base space`() {
    let drawing = Drawing(6, 3, scale: 1)
    let context = drawing.context
    context.setShadow(offset: CGSize(width: 2, height: 1), blur: 0, color: .black)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    // The current transform does not change the offset.
    context.scaleBy(x: 2, y: 1)
    context.rotate(by: 0)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(drawing.shades == "██    \n  ██  \n      ")
    #expect(drawing[0, 0] == [255, 0, 0, 255])
    #expect(drawing[2, 1] == [0, 0, 0, 255])
  }

  @Test func `offset and blur grow with the base space`() {
    let one = Drawing(20, 20, scale: 1)
    let two = Drawing(40, 40, scale: 2)
    for drawing in [one, two] {
      drawing.context.setShadow(offset: CGSize(width: 4, height: 4), blur: 4, color: .black)
      drawing.context.fill(CGRect(x: 4, y: 4, width: 6, height: 6))
    }
    // The blur reaches as far as its value says: from 4 + 4 to 4 at least, to 14 + 4 at most.
    #expect(one.alpha(17, 11) > 0)
    #expect(one.alpha(18, 11) == 0)
    #expect(two.alpha(35, 22) > 0)
    #expect(two.alpha(36, 22) == 0)
  }

  @Test func `a shadow is as faint as what casts it`() {
    let drawing = Drawing(4, 1)
    drawing.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: .black)
    drawing.context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
    drawing.context.setAlpha(0.5)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(drawing.alphas == [[64, 64, 64, 64]])
    #expect(drawing[3, 0] == [0, 0, 0, 64])
  }

  @Test func `what lies outside the clip casts its shadow into it`() {
    let drawing = Drawing(8, 1)
    drawing.context.clip(to: CGRect(x: 4, y: 0, width: 4, height: 1))
    drawing.context.setShadow(offset: CGSize(width: 4, height: 0), blur: 0, color: .black)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(drawing.shades == "    ██  ")
    drawing.context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawing.context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    drawing.context.endTransparencyLayer()
    #expect(drawing.shades == "    ██ █")
  }

  @Test func `no colour ends the shadow`() {
    let drawing = Drawing(4, 1)
    drawing.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
    drawing.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0, color: nil)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(drawing.shades == "██  ")
  }

  @Test func `without a colour the shadow is a third of black`() {
    let drawing = Drawing(4, 1)
    drawing.context.setShadow(offset: CGSize(width: 2, height: 0), blur: 0)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(drawing.alphas == [[255, 255, 85, 85]])
  }

  @Test func `an image's shadow follows its alpha`() throws {
    let image = try #require(
      CGImage(straightRGBA: [255, 0, 0, 255, 0, 0, 0, 0], width: 2, height: 1))
    let drawing = Drawing(6, 1)
    drawing.context.setShadow(offset: CGSize(width: 3, height: 0), blur: 0, color: .black)
    drawing.context.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(drawing[0, 0] == [255, 0, 0, 255])
    #expect(drawing[3, 0] == [0, 0, 0, 255])
    #expect(drawing.alphas == [[255, 0, 0, 255, 0, 0]])
  }

  @Test func `offsets and blurs without bounds do no harm`() {
    let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e5]
    for value in values {
      let drawing = Drawing(4, 4)
      drawing.context.setShadow(
        offset: CGSize(width: value, height: 1), blur: abs(value), color: .black)
      drawing.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      #expect(drawing.alpha(0, 0) == 255)
    }
  }
}

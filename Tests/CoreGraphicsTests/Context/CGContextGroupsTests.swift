import CoreGraphics
import Testing

@Suite struct CGContextGroupsTests {
  private let whole = CGRect(x: 0, y: 0, width: 4, height: 1)

  @Test func `a layer is faded as a whole`() {
    let drawing = Drawing(4, 1)
    let context = drawing.context
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.fill(CGRect(x: 1, y: 0, width: 3, height: 1))
    context.endTransparencyLayer()
    #expect(drawing.alphas == [[128, 128, 128, 128]])
    context.fill(whole)
    #expect(drawing.alphas == [[192, 192, 192, 192]])
  }

  @Test func `a layer has the clip's part of what is drawn in it`() {
    let drawing = Drawing(4, 1)
    drawing.context.clip(to: CGRect(x: 1, y: 0, width: 1.5, height: 1))
    drawing.context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawing.context.fill(whole)
    drawing.context.endTransparencyLayer()
    #expect(drawing.alphas == [[0, 255, 128, 0]])
  }

  @Test func `a layer blends as a whole, also where nothing was drawn`() {
    let drawing = Drawing(4, 1)
    drawing.context.fill(whole)
    drawing.context.setBlendMode(.destinationIn)
    drawing.context.beginTransparencyLayer(auxiliaryInfo: nil)
    drawing.context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
    drawing.context.endTransparencyLayer()
    #expect(drawing.alphas == [[0, 255, 255, 0]])
  }

  @Test func `the state inside a layer ends with it`() {
    let drawing = Drawing(4, 1)
    let context = drawing.context
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.saveGState()
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.translateBy(x: 2, y: 0)
    context.endTransparencyLayer()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(drawing[0, 0] == [255, 0, 0, 255])
    context.restoreGState()
    #expect(drawing.context.userSpaceToDeviceSpaceTransform == .identity)
  }

  @Test func `ends without beginnings do nothing`() {
    let drawing = Drawing(2, 1)
    drawing.context.endTransparencyLayer()
    #expect(drawing.context.endGroup() == nil)
    drawing.context.restoreGState()
    drawing.context.fill(whole)
    #expect(drawing.alphas == [[255, 255]])
  }

  @Test func `a group keeps its place and is drawn through the clip of then`() throws {
    let drawing = Drawing(4, 1)
    drawing.context.beginGroup(deviceBounds: CGRect(x: 0.5, y: 0, width: 2, height: 1))
    drawing.context.fill(whole)
    let group = try #require(drawing.context.endGroup())
    #expect(group.bounds == PixelRect(minX: 0, minY: 0, maxX: 3, maxY: 1))
    #expect(drawing.bytes == [0, 0, 0, 0])
    drawing.context.clip(to: CGRect(x: 1.5, y: 0, width: 9, height: 1))
    drawing.context.draw(group, alpha: 0.5)
    #expect(drawing.alphas == [[0, 64, 128, 0]])
  }

  @Test func `a group is masked by another's alpha, and gone outside of it`() throws {
    let drawing = Drawing(4, 2)
    let context = drawing.context
    context.beginGroup(deviceBounds: nil)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    let group = try #require(context.endGroup())
    context.beginGroup(deviceBounds: CGRect(x: 1, y: 1, width: 2, height: 1))
    context.setFillColor(gray: 0, alpha: 0.4)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    let mask = try #require(context.endGroup())
    group.multiply(byAlphaOf: mask)
    context.draw(group, alpha: 1)
    #expect(drawing.alphas == [[0, 0, 0, 0], [0, 102, 0, 0]])
  }

  @Test func `a group outside the clip is none`() {
    let drawing = Drawing(4, 1)
    drawing.context.beginGroup(deviceBounds: CGRect(x: 9, y: 9, width: 1, height: 1))
    drawing.context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(drawing.context.endGroup() == nil)
    drawing.context.fill(whole)
    #expect(drawing.alphas == [[255, 255, 255, 255]])
  }
}

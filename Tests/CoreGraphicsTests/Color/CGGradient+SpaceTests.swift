import CoreGraphics
import Testing

@Suite struct CGGradientSpaceTests: DrawsGradients {
  @Test func `colours are blended in the gradient's space`() throws {
    let colors = [CGColor.black, CGColor.white] as CFArray
    func middle(_ name: CFString) throws -> Int {
      let space = try #require(CGColorSpace(name: name))
      let gradient = try #require(
        CGGradient(colorsSpace: space, colors: colors, locations: nil))
      let drawing = Drawing(101, 1)
      drawing.context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 101, y: 0), options: [])
      return drawing[50, 0][0]
    }
    #expect(abs(try middle(CGColorSpace.sRGB) - 128) <= 1)
    // Half of the light is 188 of 255.
    #expect(abs(try middle(CGColorSpace.linearSRGB) - 188) <= 1)
    #expect(abs(try middle(CGColorSpace.genericGrayGamma2_2) - 128) <= 1)
  }

  @Test func `a gray gradient has no colour`() throws {
    let colors = [
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
      CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1),
    ]
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceGray(), colors: colors as CFArray, locations: nil))
    let drawing = Drawing(4, 1)
    drawing.context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    for x in 0..<4 {
      #expect(drawing[x, 0][0] == drawing[x, 0][1] && drawing[x, 0][1] == drawing[x, 0][2])
    }
    #expect(drawing[0, 0][0] > drawing[3, 0][0])
  }
}

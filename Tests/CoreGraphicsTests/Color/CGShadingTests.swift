import CoreGraphics
import Testing

@Suite struct CGShadingTests {
  /// A function of one number that gives `rangeDimension`, all of them the number, and opaque.
  private func function(
    domain: [CGFloat]? = nil, rangeDimension: Int = 2, range: [CGFloat]? = nil
  ) -> CGFunction? {
    var callbacks = CGFunctionCallbacks(
      version: 0,
      evaluate: { _, input, output in
        output[0] = input[0]
        output[1] = 1
      }, releaseInfo: nil)
    return CGFunction(
      info: nil, domainDimension: 1, domain: domain, rangeDimension: rangeDimension, range: range,
      callbacks: &callbacks)
  }

  @Test func `a shading has the colours of its function`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    func levels(_ function: CGFunction, extend: Bool = true) throws -> [Int] {
      let shading = try #require(
        CGShading(
          axialSpace: gray, start: CGPoint(x: 10, y: 0), end: CGPoint(x: 90, y: 0),
          function: function, extendStart: extend, extendEnd: extend))
      let drawing = Drawing(100, 1)
      drawing.context.drawShading(shading)
      return (0..<100).map { drawing[$0, 0][extend ? 0 : 3] }
    }
    let plain = try levels(#require(function()))
    #expect(plain[0] == 0 && plain[99] == 255 && plain[30] < plain[60])
    let half = try levels(#require(function(domain: [0, 0.5])))
    #expect(half[99] < plain[99] && half[99] > half[40])
    let bounded = try levels(#require(function(range: [0.5, 0.5, 1, 1])))
    #expect(Set(bounded).count == 1)
    #expect(try levels(#require(function()), extend: false)[5] == 0)
    let radial = CGShading(
      radialSpace: gray, start: .zero, startRadius: 0, end: .zero, endRadius: 9,
      function: try #require(function()), extendStart: false, extendEnd: false)
    #expect(radial != nil)
  }

  @Test func `a function that gives no colour makes no shading`() throws {
    #expect(function(domain: [1, 0]) == nil)
    let wrong = try #require(function(rangeDimension: 4))
    let shading = CGShading(
      axialSpace: CGColorSpaceCreateDeviceGray(), start: .zero, end: .zero, function: wrong,
      extendStart: true, extendEnd: true)
    #expect(shading == nil)
  }
}

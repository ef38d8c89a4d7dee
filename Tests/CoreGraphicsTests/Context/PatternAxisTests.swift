import Testing

@testable import CoreGraphics

@Suite struct PatternAxisTests: PaintsPatterns {
  private let opaque: [CGFloat] = [1]

  @Test func `constant spacing stretches cells to whole pixels`() {
    let drawing = Drawing(9, 1)
    drawing.context.setFillPattern(squares(step: 4.4), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 9, height: 1))
    // 4 of 4.4 pixels each: the square's 2 become 1.82.
    #expect(drawing.alphas == [[255, 209, 0, 0, 255, 209, 0, 0, 255]])
  }

  @Test func `without distortion the distance between cells differs by a pixel`() {
    let drawing = Drawing(14, 1)
    drawing.context.setFillPattern(
      squares(step: 4.5, tiling: .noDistortion), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 14, height: 1))
    let starts = (0..<14).filter {
      drawing.alpha($0, 0) == 255 && ($0 == 0 || drawing.alpha($0 - 1, 0) == 0)
    }
    #expect(starts == [0, 5, 9])
    #expect(drawing.alphas[0].filter { $0 == 255 }.count == 6)
  }

  @Test func `cells larger than their step overlap`() {
    let drawing = Drawing(8, 1)
    var callbacks = CGPatternCallbacks(
      version: 0,
      drawPattern: { _, context in
        context.setFillColor(gray: 0, alpha: 0.5)
        context.fill(CGRect(x: 0, y: 0, width: 6, height: 1))
      }, releaseInfo: nil)
    let pattern = CGPattern(
      info: nil, bounds: CGRect(x: 0, y: 0, width: 6, height: 1), matrix: .identity, xStep: 4,
      yStep: 1, tiling: .constantSpacing, isColored: true, callbacks: &callbacks)!
    drawing.context.setFillPattern(pattern, colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 8, height: 1))
    #expect(drawing.alphas == [[192, 192, 128, 128, 192, 192, 128, 128]])
  }

  @Test func `cells below a pixel show their mean`() {
    let drawing = Drawing(3, 3)
    let tiny = CGAffineTransform(scaleX: 0.01, y: 0.01)
    drawing.context.setFillPattern(squares(matrix: tiny), colorComponents: opaque)
    drawing.context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
    #expect(drawing.alphas == [[64, 64, 64], [64, 64, 64], [64, 64, 64]])
  }

  @Test func `cells go on to the left of the first`() throws {
    let whole = try #require(
      PatternAxis(start: 2, length: 4, step: 4, tiling: .constantSpacing))
    #expect((-3..<7).map(whole.tilePixel) == [3, 0, 1, 2, 3, 0, 1, 2, 3, 0])
    // Cells of four and a half begin at −5, 0, 5 and 9, halves being rounded away from 0.
    let broken = try #require(PatternAxis(start: 0, length: 4.5, step: 4.5, tiling: .noDistortion))
    #expect((-5..<10).map(broken.tilePixel) == [0, 1, 2, 3, 4, 0, 1, 2, 3, 4, 0, 1, 2, 3, 0])
    #expect(broken.pixelCount == 5)
    #expect(broken.scale == 1)
  }

  @Test func `a stretched tile has as many pixels as the step has, rounded`() throws {
    for (step, count) in [(0.01, 1), (0.9, 1), (4.4, 4), (4.5, 5), (7, 7)] as [(CGFloat, Int)] {
      let axis = try #require(
        PatternAxis(start: 0, length: step, step: step, tiling: .constantSpacing))
      #expect(axis.pixelCount == count)
      #expect(axis.tileStep == CGFloat(count))
      #expect(abs(axis.scale * step - CGFloat(count)) < 1e-12)
      #expect(axis.overlap == 0)
    }
    // Two cells before it reach into each that is as long as two and a half steps; eight are the
    // maximum.
    let long = PatternAxis(start: 0, length: 10, step: 4, tiling: .constantSpacing)
    #expect(long?.overlap == 2)
    #expect(PatternAxis(start: 0, length: 1000, step: 4, tiling: .noDistortion)?.overlap == 8)
  }

  @Test func `an axis has no cells without a length, or beyond what can be drawn`() {
    func isLaidOut(_ start: CGFloat, _ length: CGFloat, _ step: CGFloat) -> Bool {
      PatternAxis(start: start, length: length, step: step, tiling: .constantSpacing) != nil
    }
    #expect(isLaidOut(0, 1, 1))
    for number in [0, -1, .nan, .infinity, 1e9] as [CGFloat] {
      #expect(!isLaidOut(0, number, 1))
      #expect(!isLaidOut(0, 1, number))
    }
    for start in [.nan, .infinity, -1e9] as [CGFloat] { #expect(!isLaidOut(start, 1, 1)) }
  }
}

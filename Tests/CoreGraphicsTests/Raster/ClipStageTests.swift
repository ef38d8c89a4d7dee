import Testing

@testable import CoreGraphics

@Suite struct ClipStageTests: ReadsSpans {
  private let everything = CGRect(x: -10, y: -10, width: 100, height: 100)

  @Test func `edges of clips are antialiased and multiply`() {
    let drawing = Drawing(3, 1)
    drawing.context.clip(to: CGRect(x: 0.5, y: 0, width: 2, height: 1))
    drawing.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 0.5))
    drawing.context.fill(everything)
    #expect(drawing.alphas == [[64, 128, 64]])
  }

  /// What is left of spans in the mask's own rows and columns.
  private func clipped(_ band: SpanBand, _ mask: CoverageMask) -> [[Int]]? {
    let result = SpanBand()
    result.replace(byClipping: band, with: mask)
    return coverage(result, mask.bounds)
  }

  @Test(arguments: [1, 2, 77, 128, 254, 255])
  func `coverage times a mask is rounded to the nearest`(_ level: Int) {
    let mask = mask([(0...255).map { UInt8($0) }])
    let expected = (0...255).map { Int((Double($0 * level) / 255).rounded()) }
    let uniform = band([(x: 0, y: 0, length: 256, bytes: [UInt8(level)])])
    #expect(clipped(uniform, mask) == [expected])
    let bytes = [UInt8](repeating: UInt8(level), count: 256)
    #expect(clipped(band([(x: 0, y: 0, length: 256, bytes: bytes)]), mask) == [expected])
  }

  @Test func `where a mask is whole, spans stay as they are`() {
    let row = [0, 100] + [UInt8](repeating: 255, count: 20) + [50, 0]
    let result = SpanBand()
    result.replace(
      byClipping: band([(x: 5, y: 3, length: 24, bytes: [80])]), with: mask([row], x: 5, y: 3))
    // 80 · 100 / 255 is 31.4, and 80 · 50 / 255 is 15.7.
    #expect(
      coverage(result, PixelRect(minX: 5, minY: 3, maxX: 29, maxY: 4)) == [
        [0, 31] + [Int](repeating: 80, count: 20) + [16, 0]
      ])
    #expect(
      (0..<result.spanCount).contains {
        result.spans[$0].isUniform && result.spans[$0].length == 20
      })
  }

  @Test func `bytes of a span go with their pixels where it is cut`() {
    var dice = Dice(seed: 22)
    for _ in 0..<100 {
      let bytes = (0..<60).map { _ in UInt8(dice.next(below: 256)) }
      let start = dice.next(below: 30)
      let whole = 8 + dice.next(below: 20)
      let row = [UInt8](repeating: 255, count: whole)
      // The mask begins and ends inside of the span.
      let mask = mask([row], x: start, y: 0)
      let cut = clipped(band([(x: 0, y: 0, length: 60, bytes: bytes)]), mask)
      #expect(cut == [bytes[start..<start + whole].map { Int($0) }])
    }
  }

  @Test func `spans outside of the mask are gone`() {
    let mask = mask([[255, 255]], x: 4, y: 4)
    let outside = band([
      (x: 4, y: 3, length: 2, bytes: [255]), (x: 0, y: 4, length: 4, bytes: [255]),
      (x: 6, y: 4, length: 9, bytes: [255]), (x: 4, y: 5, length: 2, bytes: [255]),
    ])
    let result = SpanBand()
    result.replace(byClipping: outside, with: mask)
    #expect(result.spanCount == 0)
  }
}

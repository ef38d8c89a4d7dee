import Testing

@testable import CoreGraphics

@Suite struct MaskSpansTests: ReadsSpans {
  /// The bands of a mask within a clip.
  private func bands(_ mask: CoverageMask, _ clip: PixelRect) -> [[[Int]]?] {
    var spans = MaskSpans(mask, bounds: clip)
    var result: [[[Int]]?] = []
    let band = SpanBand()
    while spans.next(into: band) { result.append(coverage(band, clip)) }
    return result
  }

  @Test func `a long run is one span, with bytes to both sides`() {
    let row = [0, 3, 4] + [UInt8](repeating: 200, count: 16) + [5, 0]
    let band = SpanBand()
    let mask = mask([row], x: 10, y: 2)
    var spans = MaskSpans(mask, bounds: mask.bounds)
    let isFirst = spans.next(into: band)
    #expect(isFirst)
    #expect((0..<band.spanCount).map { band.spans[$0].x } == [11, 13, 29])
    #expect((0..<band.spanCount).map { band.spans[$0].length } == [2, 16, 1])
    #expect((0..<band.spanCount).map { band.spans[$0].isUniform } == [false, true, false])
    #expect(band.spans[1].uniformCoverage == 200)
    #expect((0..<band.byteCount).map { band.bytes[$0] } == [3, 4, 5])
    let isSecond = spans.next(into: band)
    #expect(!isSecond)
  }

  @Test func `a run of nothing between two sides gives no span`() {
    let hole = [9] + [UInt8](repeating: 0, count: 20) + [8]
    let band = SpanBand()
    let mask = mask([hole])
    var spans = MaskSpans(mask, bounds: mask.bounds)
    let isFirst = spans.next(into: band)
    #expect(isFirst)
    #expect((0..<band.spanCount).map { band.spans[$0].x } == [0, 21])
  }

  @Test func `spans of any mask in any clip are its bytes`() {
    var dice = Dice(seed: 21)
    for _ in 0..<60 {
      let (width, height) = (1 + dice.next(below: 60), 1 + dice.next(below: 9))
      let rows = (0..<height).map { _ in
        var row: [UInt8] = []
        while row.count < width {
          let value: UInt8 = [0, 255, UInt8(dice.next(below: 256))][dice.next(below: 3)]
          row += [UInt8](repeating: value, count: 1 + dice.next(below: 25))
        }
        return Array(row.prefix(width))
      }
      let mask = mask(rows, x: 3, y: -2)
      let clip = PixelRect(
        minX: dice.next(below: 20), minY: dice.next(below: 5) - 3, maxX: 40, maxY: 6)
      let shared = clip.intersection(mask.bounds)
      let found = bands(mask, clip)
      if shared.isEmpty {
        #expect(found.isEmpty)
        continue
      }
      var expected = [[Int]](
        repeating: [Int](repeating: 0, count: clip.width), count: clip.height)
      for y in shared.minY..<shared.maxY {
        for x in shared.minX..<shared.maxX {
          expected[y - clip.minY][x - clip.minX] = Int(rows[y + 2][x - 3])
        }
      }
      #expect(found == [expected])
    }
  }

  @Test func `high masks come in bands of rows, each once`() {
    let rows = (0..<150).map { [UInt8($0 + 1), 0, 3] }
    let mask = mask(rows)
    let found = bands(mask, mask.bounds)
    #expect(found.count > 1)
    var sum = [[Int]](repeating: [0, 0, 0], count: 150)
    for case let band? in found {
      for y in 0..<150 {
        for x in 0..<3 { sum[y][x] += band[y][x] }
      }
    }
    #expect(sum == rows.map { $0.map(Int.init) })
  }
}

import Testing

@testable import CoreGraphics

@Suite struct CoverageMaskTests: ReadsSpans {
  @Test func `a row knows what is covered at all, and the run about its middle`() {
    let mask = mask([[0, 0, 7, 255, 255, 255, 9, 0]], x: 10, y: 20)
    let row = mask.rows[0]
    #expect(row.outerStart == 12 && row.outerEnd == 17)
    #expect(row.runStart == 13 && row.runEnd == 16 && row.runValue == 255)
  }

  @Test func `an empty row has neither`() {
    let mask = mask([[0, 0, 0], [0, 5, 0], [0, 0, 0]])
    for index in [0, 2] {
      #expect(mask.rows[index].outerStart == mask.rows[index].outerEnd)
      #expect(mask.rows[index].runStart == mask.rows[index].runEnd)
    }
    #expect(mask.rows[1].outerStart == 1 && mask.rows[1].outerEnd == 2)
  }

  @Test func `runs of any length begin and end where their bytes do`() {
    for start in 0..<20 {
      for length in 1..<40 {
        var row = [UInt8](repeating: 0, count: 64)
        row.replaceSubrange(start..<start + length, with: repeatElement(99, count: length))
        // A row that is as the one above it has its runs.
        let mask = mask([row, row])
        for index in 0..<2 {
          let found = mask.rows[index]
          let ends = [found.outerStart, found.outerEnd, found.runStart, found.runEnd].map(Int.init)
          #expect(ends == [start, start + length, start, start + length])
          #expect(found.runValue == 99)
        }
      }
    }
  }

  @Test func `the covered bounds leave out rows and columns without coverage`() {
    let mask = mask(
      [[0, 0, 0, 0], [0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 9, 0], [0, 0, 0, 0]], x: -3, y: 7)
    #expect(mask.coveredBounds == PixelRect(minX: -2, minY: 8, maxX: 0, maxY: 11))
    #expect(self.mask([[0, 0], [0, 0]], x: 5).coveredBounds == .empty)
    let empty = CoverageMask(bounds: PixelRect(minX: 4, minY: 4, maxX: 4, maxY: 9))
    empty.finish()
    #expect(empty.bounds == .empty && empty.coveredBounds == .empty)
  }

  @Test func `a new mask is zeros, and rows are found by their device row`() {
    let mask = CoverageMask(bounds: PixelRect(minX: 2, minY: -3, maxX: 7, maxY: 4))
    #expect((0..<35).allSatisfy { mask.bytes[$0] == 0 })
    mask.row(-1)[3] = 8
    #expect(mask.bytes[2 * 5 + 3] == 8)
    #expect(mask.byteCount == 35 + 7 * MemoryLayout<CoverageMask.Row>.stride)
  }

  @Test func `spans are written where they lie`() {
    let mask = CoverageMask(bounds: PixelRect(minX: 5, minY: 5, maxX: 9, maxY: 7))
    mask.write(
      band([(x: 6, y: 5, length: 2, bytes: [40]), (x: 5, y: 6, length: 3, bytes: [1, 2, 3])]))
    #expect((0..<8).map { mask.bytes[$0] } == [0, 40, 40, 0, 1, 2, 3, 0])
  }
}

import CRaster
import Testing

@testable import CoreGraphics

/// Whatever width a processor has instructions for, the bytes are those of plain arithmetic on one
/// channel after the other.
@Suite struct CRasterTests {
  static let widths = CRasterWidthFour.rawValue...CRasterMaximumWidth().rawValue

  /// `a` / 255 to the nearest integer.
  private func quotient(_ a: Int) -> Int { (a + 127) / 255 }

  private func channels(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int(pixel >> $0 & 255) }
  }

  private func pixel(_ channels: [Int]) -> UInt32 {
    channels.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// A pixel whose colours are multiplied by its alpha: often transparent, often opaque.
  private func anyPixel(_ dice: inout Dice) -> UInt32 {
    let alpha = [0, 255, dice.next(below: 256)][dice.next(below: 3)]
    return pixel((0..<3).map { _ in quotient(dice.next(below: 256) * alpha) } + [alpha])
  }

  /// What source over destination is said to be, channel by channel.
  private func over(_ source: UInt32, _ target: UInt32, _ coverage: Int) -> UInt32 {
    let rest = 255 - quotient(Int(source >> 24) * coverage)
    return pixel(
      zip(channels(source), channels(target)).map { quotient($0 * coverage + $1 * rest) })
  }

  @Test(arguments: widths)
  func `pixels over pixels`(_ width: UInt32) {
    var dice = Dice(seed: 71)
    for count in 0...40 {
      let source = (0..<count).map { _ in anyPixel(&dice) }
      let target = (0..<count).map { _ in anyPixel(&dice) }
      var drawn = target
      CRasterBlend(&drawn, source, count, CRasterWidth(width))
      #expect(drawn == zip(source, target).map { over($0, $1, 255) })
    }
  }

  @Test(arguments: widths)
  func `pixels of a layer over pixels`(_ width: UInt32) {
    var dice = Dice(seed: 72)
    for count in 0...120 {
      // Runs of one kind, some of them as long as what is left out or copied at once.
      var source: [UInt32] = []
      while source.count < count {
        let length = min(1 + dice.next(below: 20), count - source.count)
        let first = anyPixel(&dice)
        source += (0..<length).map { _ in dice.next(below: 9) == 0 ? anyPixel(&dice) : first }
      }
      let target = (0..<count).map { _ in anyPixel(&dice) }
      let alpha = count % 3 == 0 ? 255 : dice.next(below: 256)
      let scaled = source.map { pixel(channels($0).map { quotient($0 * alpha) }) }
      var drawn = target
      CRasterLay(&drawn, source, UInt32(alpha), count, CRasterWidth(width))
      #expect(drawn == zip(scaled, target).map { over($0, $1, 255) })
    }
  }

  /// Cells of a row with the bits that belong to them.
  private func anyCells(
    _ dice: inout Dice, _ columns: Int, _ stride: Int
  ) -> (cells: [Int32], touched: [UInt64]) {
    var cells = [Int32](repeating: 0, count: stride)
    var touched = [UInt64](repeating: 0, count: stride / 64)
    // What is left of the bounds has no bit.
    if dice.next(below: 4) == 0 { cells[0] = 1 << 21 }
    for _ in 0..<dice.next(below: 9) {
      let column = dice.next(below: columns)
      touched[column / 64] |= 1 << UInt64(column % 64)
      for next in [column, column + 1] {
        cells[next] += Int32(dice.next(below: 1 << 22)) - 1 << 21
      }
    }
    return (cells, touched)
  }

  @Test(arguments: widths, [false, true])
  func `cells to pixels`(_ width: UInt32, _ isEvenOdd: Bool) {
    var dice = Dice(seed: 73)
    let whole = 1 << 21
    for columns in 1...140 {
      let (stride, pixelStride, rows) = ((columns + 65) & ~63, columns + 5, 3)
      let made = (0..<rows).map { _ in anyCells(&dice, columns, stride) }
      let color = anyPixel(&dice)
      let before = (0..<rows * pixelStride).map { _ in anyPixel(&dice) }
      var expected = before
      for row in 0..<rows {
        var sum = 0
        for column in 0..<columns {
          sum += Int(made[row].cells[column])
          let folded = sum & (2 * whole - 1)
          let area = isEvenOdd ? min(folded, 2 * whole - folded) : min(abs(sum), whole)
          let place = row * pixelStride + column
          expected[place] = over(color, before[place], (area * 255 + whole / 2) / whole)
        }
      }
      var cells = made.flatMap(\.cells)
      var touched = made.flatMap(\.touched)
      var drawn = before
      cells.withUnsafeMutableBufferPointer { cells in
        touched.withUnsafeMutableBufferPointer { touched in
          drawn.withUnsafeMutableBufferPointer { pixels in
            var band = CRasterBand(
              cells: cells.baseAddress!, stride: stride, touched: touched.baseAddress!,
              pixels: pixels.baseAddress!, pixelStride: pixelStride, rowCount: rows,
              columnCount: columns, color: color, isEvenOdd: isEvenOdd)
            CRasterDraw(&band, CRasterWidth(width))
          }
        }
      }
      #expect(drawn == expected, "\(columns) columns")
      #expect(cells.allSatisfy { $0 == 0 } && touched.allSatisfy { $0 == 0 })
    }
  }
}

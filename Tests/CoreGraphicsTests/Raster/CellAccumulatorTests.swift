import CRaster
import Testing

@testable import CoreGraphics

/// Whatever width a processor has instructions for, the kernels do what is done here with one part
/// and one edge after the other.
@Suite struct CellAccumulatorTests {
  static let (columns, rows) = (150, 4)

  /// A part in one column, two or many, which may go on from another.
  private func anyPart(_ dice: inout Dice, _ stride: Int) -> RowPart {
    let limit = Self.columns * 1024
    let x0 = dice.next(below: limit + 1)
    let reach = [600, 2500, 20_000][dice.next(below: 3)]
    let x1 = max(0, min(x0 + dice.next(below: 2 * reach) - reach, limit))
    let isLevel = dice.next(below: 9) == 0 && x0 != x1
    let top = isLevel ? 1 + dice.next(below: 1023) : dice.next(below: 1024)
    let bottom = isLevel ? top : top + 1 + dice.next(below: 1024 - top)
    var part = RowPart(
      Int32(x0), Int32(top), Int32(x1), Int32(bottom),
      isLevel ? 0 : Int32(dice.next(below: 2) * 2 - 1), stride * dice.next(below: Self.rows))
    if dice.next(below: 4) == 0 { unsafe CRasterGoOn(&part, part.x0) }
    return part
  }

  /// What parts leave in cells, told piece by piece.
  private struct Expected {
    var cells: [Int32]
    var pieces: [Int: [EdgePiece]] = [:]
    var marked: Set<Int> = []

    mutating func add(_ part: RowPart) {
      let range = part.cells(below: columns)
      for cell in range.lowerBound..<range.upperBound {
        let piece = part.piece(in: cell)
        let height = (piece.y1 - piece.y0) * piece.sign
        cells[cell] += height * (2048 - piece.x0 - piece.x1)
        cells[cell + 1] += height * (piece.x0 + piece.x1)
        let goesOn =
          cell == range.lowerBound && part.heights >> 24 & 1 != 0
          || cell == range.upperBound - 1 && part.heights >> 25 & 1 != 0
        if pieces[cell] != nil, !goesOn { marked.insert(cell) }
        pieces[cell, default: []].append(piece)
      }
    }
  }

  private func numbers(_ pieces: some Sequence<EdgePiece>) -> [[Int32]] {
    pieces.map { [$0.x0, $0.y0, $0.x1, $0.y1, $0.sign] }
  }

  @Test(arguments: CRasterTests.widths)
  func `many parts add what they add one by one, and their cells know them`(_ width: UInt32) {
    var dice = Dice(seed: 82)
    // What was there before is left in the memory.
    let log = PieceLog()
    let memory = CellMemory()
    for count in [1, 3, 8, 21, 200, 200, 1500, 40] {
      memory.prepare(columns: Self.columns, rows: Self.rows)
      let cellCount = Self.rows * memory.stride
      for cell in 0..<cellCount { unsafe memory.cells[cell] = 0 }
      for word in 0..<cellCount / 64 {
        unsafe (memory.touched[word], memory.conflicts[word]) = (0, 0)
      }
      log.grow(to: count, keeping: 0)
      var expected = Expected(cells: [Int32](repeating: 0, count: cellCount))
      for index in 0..<count {
        let part = anyPart(&dice, memory.stride)
        unsafe log.parts[index] = part
        expected.add(part)
      }
      let found = add(count, to: memory, log, CRasterWidth(width))
      #expect(found == !expected.marked.isEmpty)
      #expect(expected.cells == (0..<cellCount).map { unsafe memory.cells[$0] })
      for cell in 0..<cellCount {
        let bit = UInt64(1) << UInt64(cell % 64)
        #expect(unsafe (memory.touched[cell / 64] & bit != 0) == (expected.pieces[cell] != nil))
        #expect(
          unsafe (memory.conflicts[cell / 64] & bit != 0) == expected.marked.contains(cell))
        guard let pieces = expected.pieces[cell] else { continue }
        let group = unsafe log.group(
          of: cell, endingWith: memory.lasts[cell], columnCount: Self.columns)
        #expect(unsafe group.map { unsafe numbers($0) } == numbers(pieces))
      }
    }
  }

  /// As `CellAccumulator` does it, for a width.
  private func add(
    _ count: Int, to memory: CellMemory, _ log: PieceLog, _ width: CRasterWidth
  ) -> Bool {
    var kernel = unsafe log.kernelCells(memory)
    var found = false
    var index = 0
    while true {
      unsafe index = CRasterAdd(&kernel, log.parts, index, count, &found, width)
      if index == count { return found }
      unsafe log.reserveLinks(of: Self.columns, &kernel)
    }
  }

  // MARK: Edges

  /// An outline of which some edges follow each other inside one pixel.
  private func outline(_ dice: inout Dice, _ count: Int) -> [CRasterEdge] {
    let (right, bottom) = (Self.columns * 1024, Self.rows * 1024)
    var (x, y) = (dice.next(below: right), dice.next(below: bottom))
    return (0..<count).map { _ in
      let start = (Int32(x), Int32(y))
      repeat {
        let reach = [200, 3000, right][dice.next(below: 3)]
        x = max(0, min(x + dice.next(below: 2 * reach) - reach, right))
        y = max(0, min(y + dice.next(below: 2 * reach) - reach, bottom))
      } while y == Int(start.1) && (y & 1023 == 0 || x == Int(start.0))
      return CRasterEdge(x0: start.0, y0: start.1, x1: Int32(x), y1: Int32(y))
    }
  }

  /// The parts of an edge from top to bottom: x0, x1, row, top, bottom, sign.
  private func parts(_ edge: CRasterEdge, _ stride: Int) -> [[Int]] {
    let isUp = edge.y0 > edge.y1
    let (x0, y0) = isUp ? (Int(edge.x1), Int(edge.y1)) : (Int(edge.x0), Int(edge.y0))
    let (x1, y1) = isUp ? (Int(edge.x0), Int(edge.y0)) : (Int(edge.x1), Int(edge.y1))
    let sign = (y1 - y0).signum() * (isUp ? -1 : 1)
    let slope = Int(Double(x1 - x0) / Double(max(y1 - y0, 1)) * 0x1p32)
    var (x, y) = (x0, y0)
    var parts: [[Int]] = []
    repeat {
      let row = y / 1024
      let next = min((row + 1) * 1024, y1)
      let to = next == y1 ? x1 : x0 + ((next - y0) * slope + 1 << 31) >> 32
      parts.append([x, to, row * stride, y - row * 1024, next - row * 1024, sign])
      (x, y) = (to, next)
    } while y < y1
    return parts
  }

  @Test(arguments: CRasterTests.widths, [false, true])
  func `many edges are cut as one by one`(_ width: UInt32, isListed: Bool) {
    var dice = Dice(seed: 83)
    for count in [1, 2, 7, 8, 30, 300] {
      let edges = outline(&dice, count)
      let list = isListed ? (0..<count).map { Int32(count - 1 - $0) } : nil
      var parts = [CRasterPart](repeating: CRasterPart(), count: count * (Self.rows + 1))
      unsafe parts.withUnsafeMutableBufferPointer { parts in
        var cutter = unsafe CRasterCutter(
          parts: parts.baseAddress!, count: 0, capacity: parts.count, stride: 192, low: 0,
          high: Int32(Self.rows * 1024), right: Int32(Self.columns * 1024), endX: .min,
          endY: .min, endCell: -1, lastX: 0, lastY: 0, chainCount: 0, chainWays: 0)
        let end = unsafe CRasterCut(
          &cutter, edges, list, 0, count, true, CRasterWidth(width))
        #expect(end == count)
        let found = unsafe (0..<cutter.count).map { index in
          let part = unsafe parts[index]
          return [Int(part.x0), Int(part.x1), Int(part.row), Int(part.heights & 0xfff)]
            + [Int(part.heights >> 12 & 0xfff), Int(part.heights >> 28) - 1]
        }
        let order = list?.map { edges[Int($0)] } ?? edges
        #expect(found == order.flatMap { self.parts($0, 192) })
      }
    }
  }

  @Test(arguments: CRasterTests.widths)
  func `edges are cut as far as the first beyond the band or without room`(_ width: UInt32) {
    var edges = [CRasterEdge](
      repeating: CRasterEdge(x0: 100, y0: 100, x1: 200, y1: 2100), count: 12)
    edges[5].x1 = Int32(Self.columns * 1024 + 1)
    var parts = [CRasterPart](repeating: CRasterPart(), count: 12)
    unsafe parts.withUnsafeMutableBufferPointer { parts in
      var cutter = unsafe CRasterCutter(
        parts: parts.baseAddress!, count: 0, capacity: parts.count, stride: 192, low: 0,
        high: Int32(Self.rows * 1024), right: Int32(Self.columns * 1024), endX: .min,
        endY: .min, endCell: -1, lastX: 0, lastY: 0, chainCount: 0, chainWays: 0)
      #expect(unsafe CRasterCut(&cutter, edges, nil, 0, 12, true, CRasterWidth(width)) == 4)
      #expect(unsafe cutter.count == 12)
      unsafe (cutter.count, cutter.capacity) = (0, 12)
      #expect(unsafe CRasterCut(&cutter, edges, nil, 3, 12, false, CRasterWidth(width)) == 5)
      #expect(unsafe cutter.count == 6)
    }
  }
}

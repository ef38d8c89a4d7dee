import Testing

@testable import CoreGraphics

@Suite struct TouchedSumsTests {
  @Test func `sums are those of all cells, whatever changed hands before`() {
    var dice = Dice(seed: 81)
    for _ in 0..<200 {
      let memory = CellMemory()
      memory.prepare(columns: 300, rows: 1)
      // The first cell may hold what is left of the bounds, which leaves no bit.
      unsafe memory.cells[0] = Int32(dice.next(below: 2) * 2048)
      for _ in 0..<dice.next(below: 40) {
        let column = dice.next(below: 300)
        unsafe memory.touched[column / 64] |= 1 << UInt64(column % 64)
        for cell in column...column + 1 {
          unsafe memory.cells[cell] += Int32(dice.next(below: 4096) - 2048)
        }
      }
      var sums = unsafe TouchedSums(memory.cells, memory.touched)
      for column in 0..<300 where memory.touched[column / 64] >> (column % 64) & 1 != 0 {
        if dice.next(below: 3) == 0 { continue }
        let expected = (0...column).reduce(0) { unsafe $0 + memory.cells[$1] }
        #expect(sums.sum(through: column) == expected)
        let change = Int32(dice.next(below: 3) * 100 - 100)
        unsafe memory.cells[column] += change
        unsafe memory.cells[column + 1] -= change
      }
    }
  }
}

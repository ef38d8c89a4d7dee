import SnapshotCore
import SnapshotTool
import Testing

@Suite struct PictureLayoutTests {
  private let cell = PixelSize(width: 10, height: 20)

  private func layout(_ size: PixelSize, columns: Int = 120, rows: Int = 40) -> PictureLayout? {
    PictureLayout([size, size, size], columns: columns, rows: rows, cell: cell)
  }

  @Test func `tall pictures stand beside each other, wide ones below`() throws {
    let tall = try #require(layout(PixelSize(width: 780, height: 1688)))
    #expect(tall.slots.map(\.row) == [1, 1, 1])
    #expect(tall.slots.map(\.column) == [0, 40, 80])
    let wide = try #require(layout(PixelSize(width: 1600, height: 200)))
    #expect(wide.slots.map(\.column) == [0, 0, 0])
    #expect(wide.slots[1].row == wide.slots[0].rows + 2)
  }

  @Test(arguments: [
    PixelSize(width: 1, height: 1), PixelSize(width: 4000, height: 3),
    PixelSize(width: 3, height: 9000), PixelSize(width: 1179, height: 2556),
  ])
  func `every picture stays in its area`(_ size: PixelSize) throws {
    for (columns, rows) in [(80, 24), (200, 60), (40, 10)] {
      let shown = try #require(layout(size, columns: columns, rows: rows))
      for slot in shown.slots {
        #expect(slot.column + slot.columns <= columns)
        #expect(slot.row + slot.rows <= rows)
      }
    }
  }

  @Test func `small pictures are enlarged by a whole number, to eight times`() throws {
    let small = try #require(layout(PixelSize(width: 30, height: 30)))
    #expect(small.slots[0].pixels == PixelSize(width: 240, height: 240))
    let medium = try #require(layout(PixelSize(width: 150, height: 150)))
    #expect(medium.slots[0].pixels.width % 150 == 0)
  }

  @Test func `pictures of blocks use up the room`() throws {
    let size = PixelSize(width: 44, height: 44)
    let cell = PixelSize(width: 1, height: 2)
    func width(_ sizes: [PixelSize], steps: Bool) throws -> Int {
      try #require(
        PictureLayout(sizes, columns: 200, rows: 60, cell: cell, enlargesByWholeSteps: steps)
      ).slots[0].pixels.width
    }
    #expect(try width([size, size, size], steps: true) == 44)
    #expect(try width([size, size, size], steps: false) == 65)
    #expect(try width([size], steps: false) == 118)
  }

  @Test func `without room there is no layout`() {
    #expect(layout(PixelSize(width: 5, height: 5), columns: 3, rows: 40) != nil)
    #expect(layout(PixelSize(width: 5, height: 5), columns: 120, rows: 1) == nil)
  }
}

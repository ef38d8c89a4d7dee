import CoreGraphics
import SnapshotTool
import Testing

@Suite struct SymbolSheetTests {
  @Test func `twelve names stand in a row, the rest in the last one`() {
    let names = (0..<26).map(String.init)
    #expect(SymbolSheet.rows(of: names).map(\.count) == [12, 12, 2])
    #expect(SymbolSheet.rows(of: names)[1].first == "12")
    #expect(SymbolSheet.rows(of: []).isEmpty)
  }

  @Test func `a name without a design is a box`() {
    #expect(SymbolSheet.drawing(of: "no such symbol") == .box)
    #expect(SymbolSheet.drawing(of: "star") != .box)
  }

  @Test func `every symbol is listed once, those that apps use first`() {
    let entries = SymbolSheet.entries
    #expect(Set(entries.map(\.name)).count == entries.count)
    let firstUnused = entries.firstIndex { $0.count == 0 } ?? entries.endIndex
    #expect(firstUnused > 0)
    #expect(entries[firstUnused...].allSatisfy { $0.count == 0 })
  }

  @Test func `the picture has white paper and a cell for each name`() throws {
    let bytes = try SymbolSheet.picture(of: (0..<13).map { _ in "no such symbol" })
    let image = try PNGCodec.decode(bytes)
    #expect((image.width, image.height) == (12 * 128, 2 * 104))
    #expect(image.rgba8.allSatisfy { $0 == 255 })
  }
}

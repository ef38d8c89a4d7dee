import Testing
import UIKit

@MainActor
@Suite(.serialized) struct SymbolCatalogTests: DrawsSymbols {
  // MARK: Colours

  let large = UIImage.SymbolConfiguration(pointSize: 100)

  @Test func `a symbol that is registered takes the placeholder's place`() throws {
    defer { SymbolCatalog.shared.unregisterAll() }
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    SymbolCatalog.shared.register("bar.of.mine", path: CGPath(rect: box, transform: nil), box: box)
    let own = try image("bar.of.mine")
    #expect(own.size == CGSize(width: 38.5, height: 19.5))
    #expect(own.rgbaRows[19][38] == 0x0000_00FF)
    #expect(try image("some.rare.symbol").rgbaRows[19][19] == 0)
    SymbolCatalog.shared.unregisterAll()
    #expect(try image("bar.of.mine").rgbaRows == image("some.rare.symbol").rgbaRows)
  }

  @Test func `a symbol that is registered takes the place of one that is drawn here`() throws {
    defer { SymbolCatalog.shared.unregisterAll() }
    let box = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(SymbolCatalog.shared.draws("heart"))
    SymbolCatalog.shared.register("heart", path: CGPath(rect: box, transform: nil), box: box)
    #expect(!SymbolCatalog.shared.draws("heart"))
    #expect(try image("heart").size == CGSize(width: 38.5, height: 19.5))
  }
}

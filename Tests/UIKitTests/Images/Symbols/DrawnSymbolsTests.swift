import Testing
import UIKit

@MainActor
@Suite(.serialized) struct DrawnSymbolsTests: DrawsSymbols {
  // MARK: Colours

  let large = UIImage.SymbolConfiguration(pointSize: 100)

  @Test func `a symbol is drawn once, and tinted once for each colour`() throws {
    let symbols = DrawnSymbols()
    var drawingCount = 0
    func picture(_ name: String, em: CGFloat = 17, side: CGFloat = 8) throws -> CGImage {
      let key = DrawnSymbols.Key(name: name, em: em, lineWidth: 0.1, color: .black, scale: 2)
      return try #require(
        symbols.picture(key) {
          drawingCount += 1
          let size = CGSize(width: side, height: side)
          return UIGraphicsImageRenderer(size: size).image { $0.fill(.zero) }.cgImage
        })
    }
    let plus = try picture("plus")
    #expect(try picture("plus") === plus && drawingCount == 1)
    #expect(try picture("minus") !== plus && drawingCount == 2)
    #expect(try picture("plus", em: 18) !== plus && drawingCount == 3)
    let red = symbols.tinted(plus, CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(symbols.tinted(plus, CGColor(red: 1, green: 0, blue: 0, alpha: 1)) === red)
    #expect(symbols.tinted(plus, CGColor(red: 0, green: 0, blue: 1, alpha: 1)) !== red)
    // Large ones are not kept, and none when shapes change.
    #expect(try picture("wide", side: 200) !== picture("wide", side: 200))
    symbols.removeAll()
    #expect(try picture("plus") !== plus)
  }
}

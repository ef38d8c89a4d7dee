import Testing
import UIKit

@MainActor
@Suite(.serialized) struct SymbolLettersTests: DrawsSymbols {
  // MARK: Colours

  let large = UIImage.SymbolConfiguration(pointSize: 100)

  @Test func `letters stand in circles, and the image says in which font`() throws {
    let seven = try image("7.circle.fill", .init(pointSize: 40))
    let plain = try image("circle.fill", .init(pointSize: 40))
    #expect(seven.size == plain.size)
    #expect(seven.inkCount < plain.inkCount)
    #expect(!seven.drawnFonts.isEmpty)
    #expect(plain.drawnFonts.isEmpty)
    #expect(
      try image("8.circle", .init(pointSize: 40)).rgbaRows
        != image("3.circle", .init(pointSize: 40)).rgbaRows)
  }
}

import Testing
import UIKit

@MainActor
@Suite(.serialized) struct NSItemProviderObjectsTests {
  private func board() -> UIPasteboard { UIPasteboard.withUniqueName() }

  @Test func `colours are handed over as data`() throws {
    let board = board()
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    board.color = color
    let data = try #require(board.data(forPasteboardType: "com.apple.uikit.color"))
    let other = self.board()
    other.setData(data, forPasteboardType: "com.apple.uikit.color")
    #expect(other.color == color && other.hasColors)
    #expect(
      board.itemProviders.map(\.registeredTypeIdentifiers) == [["com.apple.uikit.color"]])
    other.itemProviders = board.itemProviders
    #expect(other.color == color)
  }
}

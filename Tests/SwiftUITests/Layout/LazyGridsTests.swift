import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LazyGridsTests {
  @Test func `flexible grid columns share what fixed ones leave`() throws {
    let hosted = try Hosted(
      LazyVGrid(
        columns: [
          GridItem(.fixed(40), spacing: 10), GridItem(.flexible(), spacing: 10), GridItem(),
        ],
        spacing: 4
      ) {
        ForEach(0..<4) { _ in Color.red.frame(height: 12) }
      }, width: 200, height: 40)
    let frames = hosted.frames("Color")
    #expect(frames.map(\.minX) == [0, 50, 130, 0])
    #expect(frames.map(\.width) == [40, 70, 70, 40])
    #expect(frames.map(\.minY) == [6, 6, 6, 22])
  }
}

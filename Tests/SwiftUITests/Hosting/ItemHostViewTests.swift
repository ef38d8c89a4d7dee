import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ItemHostViewTests {
  private func hosted(_ direction: UITraitEnvironmentLayoutDirection) throws -> Hosted<some View> {
    let row = Color.red.frame(width: 20, height: 10)
      .listRowInsets(EdgeInsets(top: 5, leading: 30, bottom: 5, trailing: 0))
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: direction),
    ])
    return try Hosted(List { row }.listStyle(.plain), width: 320, height: 200, traits: traits)
  }

  @Test func `a row's content begins at its leading inset, in the middle of its height`() throws {
    let (left, right) = (try hosted(.leftToRight), try hosted(.rightToLeft))
    let frame = try #require(left.frames("Color").first)
    #expect(frame.minX == 30 && frame.size == CGSize(width: 20, height: 10))
    #expect(try frame.midY == left.cellFrames().first?.midY)
    #expect(right.frames("Color").map(\.maxX) == [290])
  }

  @Test func `a row's ground is behind all of it`() throws {
    let ground = Color(red: 0, green: 1, blue: 0)
    let hosted = try Hosted(
      List { Color.clear.frame(height: 10).listRowBackground(ground) }.listStyle(.plain),
      width: 100, height: 100)
    #expect(try hosted.pixel(1, 20) == [0, 255, 0, 255])
    #expect(try hosted.pixel(98, 20) == [0, 255, 0, 255])
    #expect(try hosted.pixel(50, 60) != [0, 255, 0, 255])
  }
}

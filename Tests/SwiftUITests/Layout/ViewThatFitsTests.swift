import SwiftUI
import Testing
import UIKit

private struct SeenKey: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

@MainActor @Suite struct ViewThatFitsTests {
  private func view(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      Color.red.frame(width: 100, height: 10)
      Color.green.frame(width: 50, height: 20)
      Color.blue.frame(width: 20, height: 40)
    }
  }

  @Test(arguments: [
    (CGSize(width: 120, height: 50), CGSize(width: 100, height: 10)),
    (CGSize(width: 60, height: 50), CGSize(width: 50, height: 20)),
    (CGSize(width: 10, height: 10), CGSize(width: 20, height: 40)),
  ]) func `the first view that fits is shown, else the last`(room: CGSize, size: CGSize) throws {
    let hosted = try Hosted(view(), width: room.width, height: room.height)
    #expect(hosted.frames("Color").map(\.size) == [size])
  }

  @Test func `an axis that is not asked for does not count`() throws {
    let hosted = try Hosted(view(.horizontal), width: 60, height: 5)
    #expect(hosted.frames("Color").map(\.size) == [CGSize(width: 50, height: 20)])
  }

  @Test func `only the shown view's preferences and touches count`() throws {
    var seen: [String] = []
    let hosted = try Hosted(
      ViewThatFits {
        Color.red.frame(width: 500, height: 10).preference(key: SeenKey.self, value: ["wide"])
        Color.red.frame(width: 20, height: 10).preference(key: SeenKey.self, value: ["narrow"])
      }.onPreferenceChange(SeenKey.self) { seen = $0 }, width: 100, height: 100)
    #expect(seen == ["narrow"])
    #expect(hosted.frames("Color").count == 1)
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PreferenceValuesTests {
  @Test func `a preference that nobody can compare settles`() throws {
    struct ActionKey: PreferenceKey {
      static var defaultValue: [() -> Int] { [] }
      static func reduce(value: inout [() -> Int], nextValue: () -> [() -> Int]) {
        value += nextValue()
      }
    }
    let hosted = try Hosted(
      Color.red.preference(key: ActionKey.self, value: [{ 7 }])
        .overlayPreferenceValue(ActionKey.self) { actions in
          Color.blue.frame(width: CGFloat(actions.map { $0() }.reduce(0, +)), height: 5)
        }, width: 20, height: 20)
    #expect(hosted.frames("Color").last?.width == 7)
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct PreferencesTests {
  private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Told: View {
    @State private var sum = 0
    var body: some View {
      VStack {
        Color.red.preference(key: Sum.self, value: 2)
        Color.blue.preference(key: Sum.self, value: 5)
        Text("\(sum)")
      }.onPreferenceChange(Sum.self) { sum = $0 }
    }
  }

  @Test func `preferences are reduced in order and told after the update`() throws {
    let hosted = try Hosted(Told())
    #expect(hosted.tree.contains { $0.contains("Text text=“7”") })
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ViewCountTests {
  @Test func `how many views a type makes is known of types alone`() {
    struct Either: View {
      let isFirst: Bool
      var body: some View {
        if isFirst { Text("First") } else { Color.red }
      }
    }
    struct Nested: View {
      let depth: Int
      var body: some View {
        if depth > 0 { Group { Nested(depth: depth - 1) } } else { Text("End") }
      }
    }
    func count<V: View>(_ view: V) -> Int? { V._viewCount }
    #expect(count(Text("One")) == 1)
    #expect(count(Text("One").padding().id(3).onAppear {}) == 1)
    #expect(count(HStack { Text("One") }) == 1)
    #expect(count(Either(isFirst: true)) == 1)
    #expect(count(Button("One") {}) == 1)
    #expect(count(NavigationLink("One") { Text("Two") }) == 1)
    #expect(count(EmptyView()) == 0)
    #expect(count(AnyView(Text("One"))) == nil)
    #expect(count(ForEach(0..<1) { Text("\($0)") }) == nil)
    #expect(count(Optional(Text("One"))) == nil)
    #expect(count(Nested(depth: 2)) == nil)
  }
}

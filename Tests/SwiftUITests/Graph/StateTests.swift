import SwiftUI
import Testing
import UIKit

@MainActor private final class Journal {
  var lines: [String] = []
}

@MainActor @Suite struct StateTests {
  /// A box whose opacity is a part of a value, written through a binding with an animation.
  private struct Bound: View {
    struct Look { var isShown = false }
    let writes: (Binding<Look>) -> Void
    @State var look = Look()
    var body: some View {
      Color.red.frame(width: 20, height: 20).opacity(look.isShown ? 1 : 0)
        .onAppear { writes($look) }
    }
  }

  private struct Writes: View {
    let journal: Journal
    @State private var value = 0
    var body: some View {
      journal.lines.append("body \(value)")
      return Color.red.onAppear {
        value = 1
        value = 2
        withAnimation {
          value = 3
          value = 4
        }
      }.onChange(of: value) { old, new in journal.lines.append("\(old)→\(new)") }
    }
  }

  @Test func `a part of a binding has the binding's animation`() throws {
    let hosted = try Hosted(
      Bound { $0.animation(.linear(duration: 1)).isShown.wrappedValue = true }, width: 20,
      height: 20, isMoving: true)
    try hosted.advance(to: 0.5)
    #expect(try hosted.pixel(10, 10)[3] == 128)
  }

  @Test func `what a binding's closure writes has the binding's animation`() throws {
    let hosted = try Hosted(
      Bound { look in
        let own = Binding(
          get: { look.wrappedValue.isShown }, set: { look.wrappedValue.isShown = $0 })
        own.animation(.linear(duration: 1)).wrappedValue = true
      }, width: 20, height: 20, isMoving: true)
    try hosted.advance(to: 0.5)
    #expect(try hosted.pixel(10, 10)[3] == 128)
  }

  @Test func `writes of one action are shown at once, those of another transaction apart`() throws {
    let journal = Journal()
    _ = try Hosted(Writes(journal: journal))
    #expect(journal.lines == ["body 0", "body 2", "0→2", "body 4", "2→4"])
  }
}

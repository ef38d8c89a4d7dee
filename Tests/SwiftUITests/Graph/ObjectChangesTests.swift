import SwiftUI
import Testing

/// Objects that say their changes by hand.
@MainActor @Suite struct ObjectChangesTests {
  private final class Manual: ObservableObject {
    var count = 0 { willSet { objectWillChange.send() } }
  }

  private struct Bar: View {
    @ObservedObject var model: Manual
    var body: some View {
      Color.red.frame(width: CGFloat(model.count), height: 4).onAppear { model.count = 5 }
    }
  }

  @Test func `an object without published properties is heard by views that observe it`() throws {
    let model = Manual()
    let hosted = try Hosted(HStack(spacing: 0) { Bar(model: model); Bar(model: model) })
    #expect(hosted.frames("Color").map(\.width) == [5, 5])
    model.count = 7
    try hosted.settle()
    #expect(hosted.frames("Color").map(\.width) == [7, 7])
  }

  private struct Owner: View {
    @StateObject private var model = Manual()
    var body: some View { Bar(model: model) }
  }

  @Test func `an object that a view owns is heard`() throws {
    #expect(try Hosted(Owner()).frames("Color").map(\.width) == [5])
  }
}

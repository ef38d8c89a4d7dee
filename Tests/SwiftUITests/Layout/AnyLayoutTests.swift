import SwiftUI
import Testing
import UIKit

private struct Stacked: View {
  let isRow: Bool
  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 4))
    layout {
      Counter()
      Divider()
      Color.red.frame(width: 10, height: 10)
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Color.blue.frame(width: CGFloat(10 + count), height: 10).onAppear { count += 5 }
  }
}

@MainActor @Suite struct AnyLayoutTests {
  @Test func `views keep their state while their layout becomes another`() throws {
    let hosted = try Hosted(Stacked(isRow: true), width: 100, height: 100)
    #expect(hosted.frames("Color").map(\.width) == [15, 10])
    #expect(hosted.frames("Divider")[0].height == 100)
    hosted.controller.rootView = Stacked(isRow: false)
    try hosted.settle()
    #expect(hosted.frames("Color").map(\.width) == [15, 10])
    #expect(hosted.frames("Divider")[0].width == 100)
  }
}

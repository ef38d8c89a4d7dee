import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ViewBuilderTests {
  /// A box with the width that it had when it was new.
  private struct Kept: View {
    @State private var first: CGFloat
    init(_ width: CGFloat) { _first = State(initialValue: width) }
    var body: some View { Color.red.frame(width: first, height: 1) }
  }

  private func widths<V: View>(_ first: V, _ second: V) throws -> [CGFloat] {
    let hosted = try Hosted(first)
    hosted.controller.rootView = second
    try hosted.settle()
    return hosted.frames("Color").map(\.width)
  }

  @Test func `a view in its place keeps its state, that of the other branch has its own`() throws {
    struct Either: View {
      let isFirst: Bool
      let width: CGFloat
      var body: some View { if isFirst { Kept(width) } else { Kept(width) } }
    }
    #expect(
      try widths(Either(isFirst: true, width: 10), Either(isFirst: true, width: 20)) == [10])
    #expect(
      try widths(Either(isFirst: true, width: 10), Either(isFirst: false, width: 20)) == [20])
    #expect(
      try widths(Either(isFirst: false, width: 10), Either(isFirst: true, width: 20)) == [20])
  }

  @Test func `a view without a type keeps its state while its type stays`() throws {
    #expect(try widths(AnyView(Kept(10)), AnyView(Kept(20))) == [10])
    #expect(try widths(AnyView(Kept(10)), AnyView(AnyView(Kept(20)))) == [10])
    #expect(try widths(AnyView(Kept(10)), AnyView(Kept(20).padding(1))) == [20])
  }

  @Test func `a view that was gone begins anew`() throws {
    struct Maybe: View {
      let width: CGFloat?
      var body: some View { if let width { Kept(width) } }
    }
    let hosted = try Hosted(Maybe(width: 10))
    hosted.controller.rootView = Maybe(width: nil)
    try hosted.settle()
    #expect(hosted.frames("Color").isEmpty)
    hosted.controller.rootView = Maybe(width: 20)
    try hosted.settle()
    #expect(hosted.frames("Color").map(\.width) == [20])
  }

  @Test func `what shows nothing has no gap beside it`() throws {
    let hosted = try Hosted(
      VStack(spacing: 10) {
        Color.red.frame(width: 20, height: 10)
        EmptyView()
        if Int("x") == 1 { Color.green.frame(width: 20, height: 10) }
        Color.blue.frame(width: 20, height: 10)
      })
    #expect(hosted.frames("Color").map(\.minY) == [85, 105])
  }

  @Test func `a modifier of a group is one of each of its views`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) {
        Group {
          Color.red
          Color.blue
        }
        .frame(width: 30, height: 10)
      })
    #expect(hosted.frames("Color").map(\.minX) == [70, 100])
    #expect(hosted.frames("Color").map(\.width) == [30, 30])
  }
}

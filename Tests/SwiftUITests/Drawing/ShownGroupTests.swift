import SwiftUI
import Testing
import UIKit

@Observable private final class Lamp { var color = Color.red }

private struct LampView: View {
  let lamp: Lamp
  var body: some View {
    HStack(spacing: 0) {
      lamp.color.frame(width: 10, height: 4)
      Color.black.frame(width: 10, height: 4)
    }
    .opacity(0.5)
  }
}

private struct Lamps: View {
  let lamps: [Lamp]
  var body: some View {
    VStack(spacing: 0) { ForEach(lamps.indices, id: \.self) { LampView(lamp: lamps[$0]) } }
  }
}

@MainActor @Suite struct ShownGroupTests {
  @Test func `a change in one of many groups shows that group's part, and no other group`() throws {
    let lamps = (0..<50).map { _ in Lamp() }
    let hosted = try Hosted(Lamps(lamps: lamps))
    let before = LayoutWork.shown
    lamps[20].color = .green
    try hosted.settle()
    #expect(LayoutWork.shown > before && LayoutWork.shown - before <= 4)
    let fresh = try Hosted(Lamps(lamps: lamps))
    #expect(try hosted.image().straightRGBA() == fresh.image().straightRGBA())
  }

  @Test func `a group shows what comes into it and what leaves it`() throws {
    struct Pair: View {
      let count: Int
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 10, height: 10) }
        }
        .opacity(0.99).frame(width: 40, alignment: .leading)
      }
    }
    let hosted = try Hosted(Pair(count: 1), width: 40, height: 10)
    var widths: [CGFloat?] = []
    for count in [1, 3, 2] {
      hosted.controller.rootView = Pair(count: count)
      try hosted.settle()
      widths.append(try hosted.seenBox()?.width)
    }
    #expect(widths == [10, 30, 20])
  }
}

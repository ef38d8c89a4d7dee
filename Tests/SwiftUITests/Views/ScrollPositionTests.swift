import SwiftUI
import Testing
import UIKit

private struct Rows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 20, height: 30) }
    }
  }
}

private struct ScrollsOnAppear: View {
  let id: Int
  let anchor: UnitPoint?
  var body: some View {
    ScrollViewReader { proxy in
      ScrollView { Rows() }.onAppear { proxy.scrollTo(id, anchor: anchor) }
    }
  }
}

@MainActor @Suite struct ScrollPositionTests {
  @Test(
    arguments: [
      (2, nil, 0.0), (5, nil, -80), (5, UnitPoint.top, -150), (5, UnitPoint.center, -115),
      (9, UnitPoint.top, -200), (0, UnitPoint.bottom, 0),
    ] as [(Int, UnitPoint?, CGFloat)])
  func `a proxy scrolls to a view at an anchor, within the content`(
    id: Int, anchor: UnitPoint?, start: CGFloat
  ) throws {
    let hosted = try Hosted(ScrollsOnAppear(id: id, anchor: anchor), width: 60, height: 100)
    #expect(hosted.frames("Color")[0].minY == start)
  }

  @Test func `a position by an identifier is where the scroll view begins`() throws {
    let hosted = try Hosted(
      ScrollView { Rows() }.scrollPosition(id: .constant(Optional(4)), anchor: .top), width: 60,
      height: 100)
    #expect(hosted.frames("Color")[0].minY == -120)
  }

  @Test func `positions by edges and points are kept within the content`() throws {
    func start(_ position: ScrollPosition) throws -> CGFloat {
      try Hosted(
        ScrollView { Rows() }.scrollPosition(.constant(position)), width: 60, height: 100
      ).frames("Color")[0].minY
    }
    #expect(try start(ScrollPosition(edge: .bottom)) == -200)
    #expect(try start(ScrollPosition(x: 0, y: 45)) == -45)
    #expect(try start(ScrollPosition(point: CGPoint(x: 0, y: 999))) == -200)
    #expect(try start(ScrollPosition(id: 1, anchor: .top)) == -30)
  }

  @Test func `a default anchor shows the end of the content`() throws {
    let hosted = try Hosted(
      ScrollView { Rows() }.defaultScrollAnchor(.bottom), width: 60, height: 100)
    #expect(hosted.frames("Color")[0].minY == -200)
    let small = try Hosted(
      ScrollView { Color.red.frame(width: 20, height: 30) }.defaultScrollAnchor(.bottom),
      width: 60, height: 100)
    #expect(small.frames("Color")[0].minY == 70)
  }

  @Test func `a row scrolls from its leading edge from right to left`() throws {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: .rightToLeft),
    ])
    let hosted = try Hosted(
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 30, height: 20) }
        }
      }.scrollPosition(id: .constant(Optional(2)), anchor: .leading), width: 100, height: 40,
      traits: traits)
    #expect(hosted.frames("Color")[0].maxX == 160)
    #expect(hosted.frames("Color")[2].maxX == 100)
  }
}

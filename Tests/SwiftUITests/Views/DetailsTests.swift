import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DetailsTests {
  @Test func `several views become one`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) {
        _UnaryViewAdaptor(
          TupleView(
            (Color.red.frame(width: 10, height: 10), Color.blue.frame(width: 20, height: 10))))
        Color.green.frame(width: 30, height: 10)
      })
    let frames = hosted.frames("Color")
    #expect(frames.map(\.width) == [10, 20, 30])
    #expect(frames[0].midX == frames[1].midX && frames[0].maxY <= frames[1].minY)
    #expect(frames[2].minX == frames[1].maxX)
  }

  @Test func `groups of geometry and bounces are of no effect at rest`() throws {
    let hosted = try Hosted(
      Color.red.frame(width: 20, height: 10).geometryGroup().scrollBounceBehavior(.basedOnSize))
    #expect(hosted.frames("Color") == [CGRect(x: 90, y: 95, width: 20, height: 10)])
  }
}

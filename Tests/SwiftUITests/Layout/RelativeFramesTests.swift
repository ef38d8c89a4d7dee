import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct RelativeFramesTests {
  @Test func `a relative frame is the container's, whatever is offered`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) { Color.red.containerRelativeFrame(.horizontal) }.frame(width: 10),
      width: 90, height: 40)
    #expect(hosted.frames("Color")[0].width == 90)
  }

  @Test func `parts of a scroll view share it with their gaps`() throws {
    let hosted = try Hosted(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<4, id: \.self) { _ in
            Color.red.containerRelativeFrame(.horizontal, count: 2, spacing: 10)
          }
        }
      }, width: 110, height: 40)
    #expect(hosted.frames("Color").map(\.minX) == [0, 60, 120, 180])
    #expect(hosted.frames("Color")[0].width == 50)
  }

  @Test func `a length is computed from the container's, and again when that changes`() throws {
    let hosted = try Hosted(
      VStack { Color.red.containerRelativeFrame([.vertical]) { length, _ in length / 4 } },
      width: 40, height: 200)
    #expect(hosted.frames("Color")[0].height == 50)
    hosted.controller.view.frame.size.height = 100
    try hosted.settle()
    #expect(hosted.frames("Color")[0].height == 25)
  }
}

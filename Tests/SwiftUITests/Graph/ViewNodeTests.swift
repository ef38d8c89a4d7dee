import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ViewNodeTests {
  private struct Reading: View {
    @Environment(\.lineSpacing) private var spacing
    var body: some View { Color.red.frame(width: spacing, height: 1) }
  }

  private struct Blind: View {
    var body: some View { Color.blue.frame(width: 5, height: 1) }
  }

  private struct Around: View {
    let spacing: CGFloat
    var limit: Int?
    var body: some View {
      VStack {
        Reading()
        Blind()
      }
      .lineSpacing(spacing).lineLimit(limit)
    }
  }

  @Test func `another environment runs the bodies alone that read what changed`() throws {
    let hosted = try Hosted(Around(spacing: 3))
    hosted.controller.rootView = Around(spacing: 9)
    try hosted.settle()
    #expect(hosted.frames("Color").map(\.width) == [9, 5])
    #expect(hosted.bodyCount(of: Reading.self) == 2 && hosted.bodyCount(of: Blind.self) == 1)
    hosted.controller.rootView = Around(spacing: 9, limit: 4)
    try hosted.settle()
    #expect(hosted.bodyCount(of: Around.self) == 3)
    #expect(hosted.bodyCount(of: Reading.self) == 2 && hosted.bodyCount(of: Blind.self) == 1)
  }

  @Observable final class Model { var number = 1 }

  private struct Shown: View {
    let model: Model
    var body: some View { Color.red.frame(width: CGFloat(model.number), height: 1) }
  }

  @Test func `a view that is gone is not updated any more`() throws {
    struct Maybe: View {
      let model: Model
      let isThere: Bool
      var body: some View { if isThere { Shown(model: model) } }
    }
    let model = Model()
    let hosted = try Hosted(Maybe(model: model, isThere: true))
    model.number = 2
    try hosted.settle()
    #expect(hosted.bodyCount(of: Shown.self) == 2)
    hosted.controller.rootView = Maybe(model: model, isThere: false)
    try hosted.settle()
    model.number = 3
    try hosted.settle()
    #expect(hosted.bodyCount(of: Shown.self) == 2)
  }
}

import SwiftUI
import Testing
import UIKit

private struct Doubled: DynamicProperty {
  @State var value: CGFloat = 3
  @Environment(\.lineSpacing) private var spacing
  private(set) var shown: CGFloat = 0

  mutating func update() { shown = value * 2 + spacing }
}

@MainActor @Suite struct DynamicPropertyTests {
  private struct Page: View {
    private var first = Doubled()
    private var second = Doubled()
    var body: some View {
      VStack {
        Color.red.frame(width: first.shown, height: 1).onAppear { first.value = 10 }
        Color.blue.frame(width: second.shown, height: 1)
      }
    }
  }

  @Test func `a property is brought up to date before each body, after what it is made of`() throws
  {
    let hosted = try Hosted(Page().lineSpacing(1))
    #expect(hosted.frames("Color").map(\.width) == [21, 7])
    #expect(hosted.bodyCount(of: Page.self) == 2)
  }

  @Test func `what a property reads of the environment is followed`() throws {
    struct Around: View {
      let spacing: CGFloat
      var body: some View { Page().lineSpacing(spacing) }
    }
    let hosted = try Hosted(Around(spacing: 1))
    hosted.controller.rootView = Around(spacing: 5)
    try hosted.settle()
    #expect(hosted.frames("Color").map(\.width) == [25, 11])
  }
}

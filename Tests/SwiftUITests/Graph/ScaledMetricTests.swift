import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ScaledMetricTests {
  private struct Box: View {
    @ScaledMetric private var side: CGFloat = 20
    @ScaledMetric(relativeTo: .largeTitle) private var height = 20.0
    var body: some View { Color.red.frame(width: side, height: height) }
  }

  private func size(_ text: DynamicTypeSize) throws -> CGSize {
    try #require(Hosted(Box().dynamicTypeSize(text)).frames("Color").first).size
  }

  @Test func `a length grows with the size of texts, by a text style`() throws {
    #expect(try size(.large) == CGSize(width: 20, height: 20))
    let large = try size(.accessibility3)
    #expect(large.width > large.height)
    #expect(large.height > 20)
    #expect(try size(.xSmall).width < 20)
  }
}

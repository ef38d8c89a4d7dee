import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ScrollViewTests {
  @Test func `a scroll view fills the length it scrolls and shows its content from the top`() throws
  {
    let hosted = try Hosted(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<9) { _ in Color.red.frame(height: 30) } } },
      width: 60, height: 100)
    #expect(hosted.frames("Color").map(\.minY) == (0..<9).map { CGFloat($0) * 30 })
    #expect(hosted.frames("LazyVStack") == [CGRect(x: 0, y: 0, width: 60, height: 270)])
  }
}

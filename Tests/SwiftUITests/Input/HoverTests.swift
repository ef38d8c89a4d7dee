import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct HoverTests {
  @Test func `no pointer is over a view`() throws {
    var told = 0
    let view = Color.red.frame(width: 20, height: 10)
      .onHover { _ in told += 1 }
      .onContinuousHover { _ in told += 1 }
      .hoverEffect(.lift)
    #expect(try Hosted(view).frames("Color") == [CGRect(x: 90, y: 95, width: 20, height: 10)])
    #expect(told == 0)
  }
}

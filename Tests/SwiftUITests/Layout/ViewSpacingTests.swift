import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ViewSpacingTests {
  @Test func `plain views are eight points apart in a stack`() throws {
    let hosted = try Hosted(
      VStack {
        Color.red.frame(width: 20, height: 10)
        Color.blue.frame(width: 40, height: 10)
      })
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 90, y: 86, width: 20, height: 10), CGRect(x: 80, y: 104, width: 40, height: 10),
      ])
  }
}

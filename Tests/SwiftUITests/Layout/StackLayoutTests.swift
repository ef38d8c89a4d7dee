import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct StackLayoutTests {
  @Test func `a stack offers the least flexible views their share first`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) {
        Color.red
        Color.blue.frame(maxWidth: 30)
        Color.green
      }, width: 130, height: 20)
    #expect(hosted.frames("Color").map(\.width) == [50, 30, 50])
  }

  @Test func `a higher layout priority gets all but the least of the others`() throws {
    let hosted = try Hosted(
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 20)
        Color.blue.layoutPriority(1)
      }, width: 100, height: 20)
    #expect(hosted.frames("Color").map(\.width) == [20, 80])
  }

  @Test func `a stack with two spacers takes what views beside it leave`() throws {
    let hosted = try Hosted(
      VStack(spacing: 10) {
        VStack(spacing: 0) {
          Spacer(minLength: 0)
          Color.red.aspectRatio(1, contentMode: .fit)
          Spacer(minLength: 0)
        }
        Color.blue.frame(height: 40)
      }, width: 100, height: 400)
    #expect(hosted.frames("VStack").first == CGRect(x: 0, y: 0, width: 100, height: 400))
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 125, width: 100, height: 100),
        CGRect(x: 0, y: 360, width: 100, height: 40),
      ])
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SafeAreaTests {
  private let phone = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)

  @Test func `content that ignores the safe area goes on below the bar`() throws {
    let hosted = try Hosted(
      Color.red.ignoresSafeArea(edges: .bottom).safeAreaInset(edge: .bottom, spacing: 0) {
        Color.blue.frame(height: 10)
      }, width: 100, height: 200, safeArea: phone)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 20, width: 100, height: 180), CGRect(x: 0, y: 160, width: 100, height: 10),
      ])
  }

  @Test func `padding of the safe area is room that may be ignored`() throws {
    let hosted = try Hosted(
      ZStack {
        Color.red.ignoresSafeArea()
        Color.blue
      }.safeAreaPadding(.horizontal, 10), width: 100, height: 50)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 0, width: 100, height: 50), CGRect(x: 10, y: 0, width: 80, height: 50),
      ])
  }
}

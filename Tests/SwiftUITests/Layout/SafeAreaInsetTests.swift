import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SafeAreaInsetTests {
  @Test func `a bar at the bottom takes its height and a gap`() throws {
    let hosted = try Hosted(
      Color.red.safeAreaInset(edge: .bottom, spacing: 4) { Color.blue.frame(height: 16) },
      width: 100, height: 100)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 0, y: 84, width: 100, height: 16),
      ])
  }

  @Test func `a gap that nobody gave is eight points`() throws {
    let hosted = try Hosted(
      Color.red.safeAreaInset(edge: .top) { Color.blue.frame(width: 10, height: 12) },
      width: 100, height: 100)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 20, width: 100, height: 80), CGRect(x: 45, y: 0, width: 10, height: 12),
      ])
  }

  @Test func `a bar at a side is aligned along it`() throws {
    let hosted = try Hosted(
      Color.red.safeAreaInset(edge: .trailing, alignment: .top, spacing: 0) {
        Color.blue.frame(width: 30, height: 10)
      }, width: 100, height: 50)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 0, y: 0, width: 70, height: 50), CGRect(x: 70, y: 0, width: 30, height: 10),
      ])
  }
}

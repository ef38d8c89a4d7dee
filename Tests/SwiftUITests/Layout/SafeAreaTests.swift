import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SafeAreaTests {
  private let phone = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)

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

  @Test func `a geometry proxy tells the insets that a bar adds`() throws {
    var insets = EdgeInsets()
    _ = try Hosted(
      GeometryReader { proxy in
        let _ = insets = proxy.safeAreaInsets
        Color.red
      }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 10) },
      width: 100, height: 200, safeArea: phone)
    #expect(insets == EdgeInsets(top: 20, leading: 0, bottom: 40, trailing: 0))
  }

  @Test func `a background without a style has the environment's`() throws {
    let red = Color(red: 1, green: 0, blue: 0)
    let view = Color.clear.background(ignoresSafeAreaEdges: .all).backgroundStyle(red)
    let bytes = try Hosted(view, width: 4, height: 4).image().straightRGBA()
    #expect(Array(bytes[0..<4]) == [255, 0, 0, 255])
  }
}

import SwiftUI
import Testing
import UIKit

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct CenterKey: PreferenceKey {
  static let defaultValue: Anchor<CGPoint>? = nil
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
    value = value ?? nextValue()
  }
}

private struct Marked: View {
  let width: CGFloat
  var body: some View {
    HStack(spacing: 0) {
      Color.red.frame(width: width)
      Color.green.frame(width: 30, height: 10)
        .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      Spacer(minLength: 0)
    }.overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices, id: \.self) { index in
          let rect = proxy[anchors[index]]
          Color.blue.frame(width: rect.width, height: rect.height)
            .offset(x: rect.minX, y: rect.minY)
        }
      }
    }
  }
}

@MainActor @Suite struct AnchorTests {
  @Test func `an overlay finds a view's bounds in its own space`() throws {
    let hosted = try Hosted(Marked(width: 20).padding(10), width: 120, height: 60)
    #expect(hosted.frames("Color").last == CGRect(x: 30, y: 25, width: 30, height: 10))
  }

  @Test func `an anchor follows its view in the next layout`() throws {
    let hosted = try Hosted(Marked(width: 20), width: 120, height: 60)
    hosted.controller.rootView = Marked(width: 45)
    try hosted.settle()
    #expect(hosted.frames("Color").last == CGRect(x: 45, y: 25, width: 30, height: 10))
  }

  @Test func `a background is made of a transformed anchor preference, behind its view`() throws {
    let hosted = try Hosted(
      Color.green.frame(width: 40, height: 20)
        .transformAnchorPreference(key: CenterKey.self, value: .bottomTrailing) { $0 = $1 }
        .backgroundPreferenceValue(CenterKey.self) { anchor in
          GeometryReader { proxy in
            if let anchor {
              Color.red.frame(width: proxy[anchor].x, height: proxy[anchor].y / 2)
            }
          }
        }, width: 100, height: 100)
    #expect(
      hosted.frames("Color") == [
        CGRect(x: 30, y: 40, width: 40, height: 10), CGRect(x: 30, y: 40, width: 40, height: 20),
      ])
  }

  @Test func `anchors of the same part of the same view are equal`() throws {
    var seen: [Anchor<CGPoint>] = []
    _ = try Hosted(
      Color.red.anchorPreference(key: CenterKey.self, value: .center) { anchor in
        seen.append(anchor)
        return anchor
      }.overlayPreferenceValue(CenterKey.self) { _ in EmptyView() }, width: 20, height: 20)
    #expect(seen.count > 1)
    #expect(Set(seen).count == 1)
  }
}

import Testing

@testable import SwiftUI

@MainActor @Suite struct LayerListTests {
  @Test func `both corners of a frame are on pixels, ties up`() {
    let list = LayerList(origin: .zero, scale: 2)
    #expect(
      list.onPixels(CGRect(x: 0.25, y: -0.25, width: 1, height: 1))
        == CGRect(x: 0.5, y: 0, width: 1, height: 1))
    // Both ends move, not the length: from 0.2 and 10.4 to 0 and 10.5.
    #expect(list.onPixels(CGRect(x: 0.2, y: 0, width: 10.2, height: 0)).width == 10.5)
    let pixels = LayerList(origin: .zero, scale: 1)
    #expect(
      pixels.onPixels(CGRect(x: 0.5, y: 1.4, width: 2, height: 2)).origin == CGPoint(x: 1, y: 1))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `a place that is no number is 0`(value: CGFloat) {
    #expect(LayerList.round(value, 2) == 0)
    #expect(LayerList.round(value, 0) == 0)
  }

  @Test func `a group has a space of its own, which begins on a pixel`() {
    let outer = LayerList(origin: CGPoint(x: 100, y: 0), scale: 2)
    #expect(
      outer.local(CGRect(x: 110, y: 5, width: 3, height: 4))
        == CGRect(x: 10, y: 5, width: 3, height: 4))
    let inner = outer.group(at: CGRect(x: 110.2, y: 5.3, width: 8, height: 8))
    #expect(inner.origin == CGPoint(x: 110, y: 5.5))
    #expect(
      inner.local(CGRect(x: 112, y: 6.5, width: 1, height: 1))
        == CGRect(x: 2, y: 1, width: 1, height: 1))
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LazyStacksTests {
  @Test func `a lazy stack takes all across, and aligns its views in that`() throws {
    let column = try Hosted(
      ScrollView {
        LazyVStack(alignment: .trailing, spacing: 4) {
          Color.red.frame(width: 20, height: 10)
          Color.blue.frame(width: 30, height: 10)
        }
      }, width: 100, height: 100)
    #expect(
      column.frames("Color") == [
        CGRect(x: 80, y: 0, width: 20, height: 10), CGRect(x: 70, y: 14, width: 30, height: 10),
      ])
    let row = try Hosted(
      ScrollView(.horizontal) {
        LazyHStack(alignment: .bottom, spacing: 0) {
          Color.red.frame(width: 10, height: 20)
          Color.blue.frame(width: 10, height: 30)
        }
      }, width: 100, height: 50)
    #expect(
      row.frames("Color") == [
        CGRect(x: 0, y: 30, width: 10, height: 20), CGRect(x: 10, y: 20, width: 10, height: 30),
      ])
  }

  @Test func `along its way a lazy stack is as long as its views want to be`() {
    let offer = CGSize(width: 100, height: 100)
    let column = LazyVStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10)
      Color.blue.frame(width: 20).frame(minHeight: 0, idealHeight: 30, maxHeight: .infinity)
    }
    #expect(
      UIHostingController(rootView: column).sizeThatFits(in: offer)
        == CGSize(width: 100, height: 40))
  }
}

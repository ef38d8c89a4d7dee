import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TextItemTests {
  private let plain = LinearGradient(colors: [.red, .red], startPoint: .top, endPoint: .bottom)

  /// Pixels of red and of blue in the left and the right half.
  private func counts<V: View>(_ view: V) throws -> [Int] {
    let hosted = try Hosted(view, width: 80, height: 40)
    let bytes = try hosted.image().straightRGBA()
    var result = [0, 0, 0, 0]
    for y in 0..<80 {
      for x in 0..<160 {
        let start = 4 * (y * 160 + x)
        guard bytes[start + 3] > 200 else { continue }
        let isRed = bytes[start] > bytes[start + 2]
        result[(x < 80 ? 0 : 2) + (isRed ? 0 : 1)] += 1
      }
    }
    return result
  }

  @Test func `a shrunk text is as wide as it may be`() {
    let text = Text("a long line of words").lineLimit(1).minimumScaleFactor(0.3)
    let room = UIHostingController(rootView: text).sizeThatFits(in: CGSize(width: 90, height: 40))
    #expect(room.width <= 90)
    #expect(room.height < idealSize(Text("a")).height)
  }

  @Test func `a gradient fills its own part of a joined text`() throws {
    let font = Font.system(size: 30)
    let text = Text("M").foregroundStyle(plain) + Text("M").foregroundStyle(.blue)
    let own = try counts(text.font(font))
    #expect(own[0] > 100 && own[1] == 0)
    #expect(own[2] == 0 && own[3] > 100)
  }

  @Test func `a gradient on all of a text fills all of it`() throws {
    let own = try counts((Text("M") + Text("M")).font(.system(size: 30)).foregroundStyle(plain))
    #expect(own[0] > 100 && own[2] > 100)
    #expect(own[1] == 0 && own[3] == 0)
  }

  @Test func `two gradients fill a part each`() throws {
    let blue = LinearGradient(colors: [.blue, .blue], startPoint: .top, endPoint: .bottom)
    let text = Text("M").foregroundStyle(plain) + Text("M").foregroundStyle(blue)
    let own = try counts(text.font(.system(size: 30)))
    #expect(own[0] > 100 && own[1] == 0)
    #expect(own[2] == 0 && own[3] > 100)
  }
}

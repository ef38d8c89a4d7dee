import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct VisualEffectTests {
  private let red = Color(red: 0.8, green: 0.2, blue: 0.4)

  @Test func `a visual effect follows the geometry and changes no layout`() throws {
    let view = Color.red.frame(width: 10, height: 10).visualEffect { content, proxy in
      content.offset(x: proxy.size.width).opacity(0.5)
    }
    let hosted = try Hosted(view, width: 40, height: 40)
    #expect(try pixel(view, 20, 20)[3] == 0)
    #expect((127...128).contains(try pixel(view, 30, 20)[3]))
    #expect(hosted.controller.sizeThatFits(in: .zero) == CGSize(width: 10, height: 10))
  }
}

import Testing

@testable import UIKit

@Suite struct HTMLColorTests {
  private func color(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1)
    -> UIColor
  {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  @Test func `names are those of CSS`() {
    #expect(HTMLColor.color("navy") == color(0, 0, 128))
    #expect(HTMLColor.color(" orange ") == color(255, 165, 0))
    #expect(HTMLColor.color("transparent") == color(0, 0, 0, 0))
    #expect(HTMLColor.color("nocolor") == nil)
  }

  @Test func `one digit stands for two, and a fourth pair for the opacity`() {
    #expect(HTMLColor.color("#0f8") == color(0, 255, 136))
    #expect(HTMLColor.color("#00ff88") == color(0, 255, 136))
    #expect(HTMLColor.color("#00ff8833") == color(0, 255, 136, 0.2))
    #expect(HTMLColor.color("#0f83") == color(0, 255, 136, 0.2))
    for text in ["#", "#12345", "#+12345", "#xyzxyz"] {
      #expect(HTMLColor.color(text) == nil, "\(text)")
    }
  }

  @Test func `numbers of functions end at 255`() {
    #expect(HTMLColor.color("rgb(1, 2, 3)") == color(1, 2, 3))
    #expect(HTMLColor.color("rgba(1,2,3,0.5)") == color(1, 2, 3, 0.5))
    #expect(HTMLColor.color("rgb(300, -5, 0)") == color(255, 0, 0))
    let wrong = ["rgb(1, 2)", "rgb)1, 2, 3(", "rgb(1, 2, 3, x)", "rgb(nan, 2, 3)", "rgb()"]
    for text in wrong { #expect(HTMLColor.color(text) == nil, "\(text)") }
  }

  @Test func `each number is a percentage for itself`() {
    #expect(HTMLColor.color("rgb(100%, 0%, 40%)") == color(255, 0, 102))
    #expect(HTMLColor.color("rgb(51 102 0 / 50%)") == color(51, 102, 0, 0.5))
  }
}

import Testing
import UIKit

@MainActor @Suite struct CardTests {
  private let size = CGSize(width: 80, height: 80)

  @Test(arguments: Suit.allCases) func suit(_ suit: Suit) {
    assertGallery(
      Stage(SuitView(suit: suit), size: size, margin: 10), named: suit.rawValue,
      testName: "suit")
  }

  @Test func playingCard() {
    assertGallery(
      Stage(
        PlayingCardView(suit: .hearts), size: CGSize(width: 96, height: 136),
        colour: UIColor(red: 0.06, green: 0.43, blue: 0.31, alpha: 1)),
      named: "hearts")
  }

  @Test func fan() {
    assertGallery(
      Stage(
        CardFanView(), size: CGSize(width: 290, height: 170), margin: 12,
        colour: UIColor(red: 0.06, green: 0.43, blue: 0.31, alpha: 1)),
      named: "four")
  }

  @Test func notchedCard() {
    assertGallery(
      Stage(NotchedCardView(), size: CGSize(width: 180, height: 100)), named: "coupon")
  }

  @Test func curveCutout() {
    assertGallery(
      Stage(CurveCutoutView(), size: CGSize(width: 140, height: 140)), named: "road")
  }
}

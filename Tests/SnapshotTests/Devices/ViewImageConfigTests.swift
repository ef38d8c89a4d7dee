import Snapshot
import Testing
import UIKit

@Suite struct ViewImageConfigTests {
  private let phones: [(ViewImageConfig.Orientation) -> ViewImageConfig] = [
    ViewImageConfig.iPhoneSe, ViewImageConfig.iPhone8, ViewImageConfig.iPhone8Plus,
    ViewImageConfig.iPhoneX, ViewImageConfig.iPhoneXr, ViewImageConfig.iPhone11,
    ViewImageConfig.iPhone13Mini, ViewImageConfig.iPhone14, ViewImageConfig.iPhone14Plus,
    ViewImageConfig.iPhone15Pro, ViewImageConfig.iPhone16ProMax, ViewImageConfig.iPhone17,
    ViewImageConfig.iPhoneAir, ViewImageConfig.iPhone17ProMax,
  ]

  @Test func `a phone turned has its sides swapped and a compact height`() throws {
    for phone in phones {
      let (portrait, landscape) = (phone(.portrait), phone(.landscape))
      let size = try #require(portrait.size)
      #expect(landscape.size == CGSize(width: size.height, height: size.width))
      #expect(size.width < size.height)
      #expect(portrait.traits.verticalSizeClass == .regular)
      #expect(portrait.traits.horizontalSizeClass == .compact)
      #expect(landscape.traits.verticalSizeClass == .compact)
      #expect(
        landscape.traits.horizontalSizeClass == (size.width >= 414 ? .regular : .compact))
      #expect(portrait.safeArea.top >= 20)
      #expect(landscape.safeArea.left == landscape.safeArea.right)
    }
  }

  @Test func `known devices have their numbers`() {
    #expect(ViewImageConfig.iPhoneSe.size == CGSize(width: 320, height: 568))
    #expect(ViewImageConfig.iPhoneSe.traits.displayScale == 2)
    #expect(
      ViewImageConfig.iPhone13.safeArea == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(ViewImageConfig.iPhone17Pro.size == CGSize(width: 402, height: 874))
    #expect(ViewImageConfig.iPhone17Pro.traits.displayScale == 3)
    #expect(
      ViewImageConfig.iPhone16Pro(.landscape).safeArea
        == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
  }

  @Test func `tablets are regular both ways and lie down`() {
    for tablet in [ViewImageConfig.iPadMini, .iPad10_2, .iPadPro11, .iPadPro12_9] {
      #expect(tablet.traits.userInterfaceIdiom == .pad)
      #expect(tablet.traits.horizontalSizeClass == .regular)
      #expect(tablet.traits.verticalSizeClass == .regular)
      #expect((tablet.size?.width ?? 0) > (tablet.size?.height ?? 0))
    }
    #expect(ViewImageConfig.iPadPro11(.portrait).size == CGSize(width: 834, height: 1194))
  }

  @Test func `a config of one's own says nothing by itself`() {
    let config = ViewImageConfig()
    #expect(config.size == nil)
    #expect(config.safeArea == .zero)
    #expect(config.traits == UITraitCollection())
  }
}

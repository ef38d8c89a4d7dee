import Snapshot
import Testing
import UIKit

@Suite struct PhoneShapeTests: KnownDevices {
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
}

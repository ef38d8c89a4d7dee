import Snapshot
import Testing
import UIKit

@Suite struct ViewImageConfigPhonesTests: KnownDevices {
  private typealias Config = ViewImageConfig

  private typealias Traits = UITraitCollection

  private static let notch: [CGFloat] = [44, 0, 34, 0]

  private static let notchLying: [CGFloat] = [0, 44, 24, 44]

  private static let knownPhones = [
    phone("SE", .portrait, [320, 568], [20, 0, 0, 0], Config.iPhoneSe, Traits.iPhoneSe),
    phone("SE", .landscape, [568, 320], [0, 0, 0, 0], Config.iPhoneSe, Traits.iPhoneSe),
    phone("8", .portrait, [375, 667], [20, 0, 0, 0], Config.iPhone8, Traits.iPhone8),
    phone("8", .landscape, [667, 375], [0, 0, 0, 0], Config.iPhone8, Traits.iPhone8),
    phone("8 Plus", .portrait, [414, 736], [20, 0, 0, 0], Config.iPhone8Plus, Traits.iPhone8Plus),
    phone(
      "8 Plus", .landscape, [736, 414], [0, 0, 0, 0], regular: true, Config.iPhone8Plus,
      Traits.iPhone8Plus),
    phone("X", .portrait, [375, 812], notch, Config.iPhoneX, Traits.iPhoneX),
    phone("X", .landscape, [812, 375], notchLying, Config.iPhoneX, Traits.iPhoneX),
    phone("Xr", .portrait, [414, 896], notch, Config.iPhoneXr, Traits.iPhoneXr),
    phone(
      "Xr", .landscape, [896, 414], notchLying, regular: true, Config.iPhoneXr, Traits.iPhoneXr),
    phone("Xs Max", .portrait, [414, 896], notch, Config.iPhoneXsMax, Traits.iPhoneXsMax),
    phone(
      "Xs Max", .landscape, [896, 414], notchLying, regular: true, Config.iPhoneXsMax,
      Traits.iPhoneXsMax),
    phone("12", .portrait, [390, 844], [47, 0, 34, 0], Config.iPhone12, Traits.iPhone12),
    phone("12", .landscape, [844, 390], [0, 47, 21, 47], Config.iPhone12, Traits.iPhone12),
    phone("12 Pro", .portrait, [390, 844], [47, 0, 34, 0], Config.iPhone12Pro, Traits.iPhone12),
    phone("12 Pro", .landscape, [844, 390], [0, 47, 21, 47], Config.iPhone12Pro, Traits.iPhone12),
    phone(
      "12 Pro Max", .portrait, [428, 926], [47, 0, 34, 0], Config.iPhone12ProMax,
      Traits.iPhone12ProMax),
    phone(
      "12 Pro Max", .landscape, [926, 428], [0, 47, 21, 47], regular: true,
      Config.iPhone12ProMax, Traits.iPhone12ProMax),
    phone("13", .portrait, [390, 844], [47, 0, 34, 0], Config.iPhone13, Traits.iPhone13),
    phone("13", .landscape, [844, 390], [0, 47, 21, 47], Config.iPhone13, Traits.iPhone13),
    phone("13 mini", .portrait, [375, 812], [50, 0, 34, 0], Config.iPhone13Mini, Traits.iPhone13),
    phone(
      "13 mini", .landscape, [812, 375], [0, 50, 21, 50], Config.iPhone13Mini, Traits.iPhone13),
    phone("13 Pro", .portrait, [390, 844], [47, 0, 34, 0], Config.iPhone13Pro, Traits.iPhone13),
    phone("13 Pro", .landscape, [844, 390], [0, 47, 21, 47], Config.iPhone13Pro, Traits.iPhone13),
    phone(
      "13 Pro Max", .portrait, [428, 926], [47, 0, 34, 0], Config.iPhone13ProMax,
      Traits.iPhone13ProMax),
    phone(
      "13 Pro Max", .landscape, [926, 428], [0, 47, 21, 47], regular: true,
      Config.iPhone13ProMax, Traits.iPhone13ProMax),
  ]

  @Test func `phones have swift-snapshot-testing's values`() {
    for known in Self.knownPhones {
      expect(known)
      let isPortrait = known.size[0] < known.size[1]
      #expect(
        known.traits
          == UITraitCollection(traitsFrom: [
            UITraitCollection(
              forceTouchCapability: known.name.hasPrefix("Xr") ? .unavailable : .available),
            UITraitCollection(layoutDirection: .leftToRight),
            UITraitCollection(preferredContentSizeCategory: .medium),
            UITraitCollection(userInterfaceIdiom: .phone),
            UITraitCollection(horizontalSizeClass: known.isRegular ? .regular : .compact),
            UITraitCollection(verticalSizeClass: isPortrait ? .regular : .compact),
          ]), "\(known.name)")
    }
  }
}

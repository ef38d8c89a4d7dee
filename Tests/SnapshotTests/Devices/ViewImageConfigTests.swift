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

  /// A device of swift-snapshot-testing 1.17 with its values there: size, safe area (top, left,
  /// bottom, right), whether the width is regular. Of phones all have a text size of `.medium`.
  private struct Known: CustomTestStringConvertible {
    let name: String
    let config: ViewImageConfig
    let traits: UITraitCollection
    let size: [CGFloat]
    let safeArea: [CGFloat]
    let isRegular: Bool
    var testDescription: String { name }
  }

  private static func phone(
    _ name: String, _ orientation: ViewImageConfig.Orientation, _ size: [CGFloat],
    _ safeArea: [CGFloat], regular: Bool = false,
    _ config: (ViewImageConfig.Orientation) -> ViewImageConfig,
    _ traits: (ViewImageConfig.Orientation) -> UITraitCollection
  ) -> Known {
    Known(
      name: "\(name) \(orientation)", config: config(orientation), traits: traits(orientation),
      size: size, safeArea: safeArea, isRegular: regular)
  }

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

  private func expect(_ known: Known) {
    #expect(known.config.size == CGSize(width: known.size[0], height: known.size[1]))
    let (insets, values) = (known.config.safeArea, known.safeArea)
    #expect([insets.top, insets.left, insets.bottom, insets.right] == values, "\(known.name)")
    // The scale is this harness's addition.
    let scaled = UITraitCollection(traitsFrom: [
      known.traits, UITraitCollection(displayScale: known.config.traits.displayScale),
    ])
    #expect(known.config.traits == scaled, "\(known.name)")
  }

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

  private typealias Tablet = (ViewImageConfig.TabletOrientation) -> ViewImageConfig
  private typealias Shape = (size: [CGFloat], isRegular: Bool)

  /// Lying: a third, a half, two thirds, all; upright: a third, two thirds, all.
  private static var knownTablets: [(Tablet, safeArea: [CGFloat], shapes: [Shape])] {
    [
      (
        Config.iPadMini, [20, 0, 0, 0],
        [
          ([320, 768], false), ([507, 768], false), ([694, 768], true), ([1024, 768], true),
          ([320, 1024], false), ([438, 1024], false), ([768, 1024], true),
        ]
      ),
      (
        Config.iPad9_7, [20, 0, 0, 0],
        [
          ([320, 768], false), ([507, 768], false), ([694, 768], true), ([1024, 768], true),
          ([320, 1024], false), ([438, 1024], false), ([768, 1024], true),
        ]
      ),
      (
        Config.iPad10_2, [20, 0, 0, 0],
        [
          ([320, 810], false), ([535, 810], false), ([750, 810], true), ([1080, 810], true),
          ([320, 1080], false), ([480, 1080], false), ([810, 1080], true),
        ]
      ),
      (
        Config.iPadPro10_5, [20, 0, 0, 0],
        [
          ([320, 834], false), ([551, 834], false), ([782, 834], true), ([1112, 834], true),
          ([320, 1112], false), ([504, 1112], false), ([834, 1112], true),
        ]
      ),
      (
        Config.iPadPro11, [24, 0, 20, 0],
        [
          ([375, 834], false), ([592, 834], false), ([809, 834], true), ([1194, 834], true),
          ([320, 1194], false), ([504, 1194], false), ([834, 1194], true),
        ]
      ),
      (
        Config.iPadPro12_9, [20, 0, 0, 0],
        [
          ([375, 1024], false), ([678, 1024], true), ([981, 1024], true), ([1366, 1024], true),
          ([375, 1366], false), ([639, 1366], false), ([1024, 1366], true),
        ]
      ),
    ]
  }

  @Test func `tablets and their split views have swift-snapshot-testing's values`() {
    let orientations: [ViewImageConfig.TabletOrientation] = [
      .landscape(splitView: .oneThird), .landscape(splitView: .oneHalf),
      .landscape(splitView: .twoThirds), .landscape(splitView: .full),
      .portrait(splitView: .oneThird), .portrait(splitView: .twoThirds),
      .portrait(splitView: .full),
    ]
    for tablet in Self.knownTablets {
      for (orientation, shape) in zip(orientations, tablet.shapes) {
        let known = Known(
          name: "\(orientation)", config: tablet.0(orientation),
          traits: shape.isRegular ? .iPadMini : .iPadMini_Compact_SplitView, size: shape.size,
          safeArea: tablet.safeArea, isRegular: shape.isRegular)
        expect(known)
        #expect(known.traits.horizontalSizeClass == (shape.isRegular ? .regular : .compact))
        #expect(known.traits.preferredContentSizeCategory == .unspecified)
      }
    }
    #expect(ViewImageConfig.iPadMini.size == CGSize(width: 1024, height: 768))
  }

  @Test func `a config of one's own says nothing by itself`() {
    let config = ViewImageConfig()
    #expect(config.size == nil)
    #expect(config.safeArea == .zero)
    #expect(config.traits == UITraitCollection())
  }
}

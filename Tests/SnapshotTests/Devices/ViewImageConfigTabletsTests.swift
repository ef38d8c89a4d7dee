import Snapshot
import Testing
import UIKit

@Suite struct ViewImageConfigTabletsTests: KnownDevices {
  private typealias Config = ViewImageConfig

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

  @Test func `tablets are regular both ways and lie down`() {
    for tablet in [ViewImageConfig.iPadMini, .iPad10_2, .iPadPro11, .iPadPro12_9] {
      #expect(tablet.traits.userInterfaceIdiom == .pad)
      #expect(tablet.traits.horizontalSizeClass == .regular)
      #expect(tablet.traits.verticalSizeClass == .regular)
      #expect((tablet.size?.width ?? 0) > (tablet.size?.height ?? 0))
    }
    #expect(ViewImageConfig.iPadPro11(.portrait).size == CGSize(width: 834, height: 1194))
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
}

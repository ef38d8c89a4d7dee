import UIKit

extension ViewImageConfig {
  /// How a tablet lies, and how much of its screen the app has.
  public enum TabletOrientation: Sendable, Hashable {
    /// How much of an upright screen the app has.
    public enum PortraitSplits: Sendable, Hashable, CaseIterable {
      case oneThird
      case twoThirds
      case full
    }

    /// How much of a screen in landscape the app has.
    public enum LandscapeSplits: Sendable, Hashable, CaseIterable {
      case oneThird
      case oneHalf
      case twoThirds
      case full
    }

    case landscape(splitView: LandscapeSplits)
    case portrait(splitView: PortraitSplits)

    fileprivate init(_ orientation: Orientation) {
      self = orientation == .landscape ? .landscape(splitView: .full) : .portrait(splitView: .full)
    }
  }

  /// iPad mini, up to the fifth generation, in landscape.
  public static let iPadMini = iPadMini(.landscape)
  /// The whole screen of 768 × 1024 points at 2x, or turned in landscape.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(TabletOrientation(orientation))
  }
  /// The screen of 768 × 1024 points at 2x, or the part of it that a split view gives.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.iPadMini.config(orientation)
  }

  /// iPad, 9.7 inches, in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)
  /// The whole screen of 768 × 1024 points at 2x, or turned in landscape.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(TabletOrientation(orientation))
  }
  /// The screen of 768 × 1024 points at 2x, or the part of it that a split view gives.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.iPad9_7.config(orientation)
  }

  /// iPad, 10.2 inches, in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  /// The whole screen of 810 × 1080 points at 2x, or turned in landscape.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(TabletOrientation(orientation))
  }
  /// The screen of 810 × 1080 points at 2x, or the part of it that a split view gives.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.iPad10_2.config(orientation)
  }

  /// iPad Pro, 10.5 inches, in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  /// The whole screen of 834 × 1112 points at 2x, or turned in landscape.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(TabletOrientation(orientation))
  }
  /// The screen of 834 × 1112 points at 2x, or the part of it that a split view gives.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.iPadPro10_5.config(orientation)
  }

  /// iPad Pro, 11 inches, in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  /// The whole screen of 834 × 1194 points at 2x, or turned in landscape.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(TabletOrientation(orientation))
  }
  /// The screen of 834 × 1194 points at 2x, or the part of it that a split view gives.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.iPadPro11.config(orientation)
  }

  /// iPad Pro, 12.9 inches with a home button, in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  /// The whole screen of 1024 × 1366 points at 2x, or turned in landscape.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(TabletOrientation(orientation))
  }
  /// The screen of 1024 × 1366 points at 2x, or the part of it that a split view gives.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    TabletShape.iPadPro12_9.config(orientation)
  }

  static func tabletTraits(_ horizontal: UIUserInterfaceSizeClass) -> UITraitCollection {
    UITraitCollection { traits in
      traits.userInterfaceIdiom = .pad
      traits.horizontalSizeClass = horizontal
      traits.verticalSizeClass = .regular
    }
  }
}

/// What tablets of one shape have in common. Widths of split views are those of iOS.
private struct TabletShape {
  /// The width in portrait, in points.
  let width: Double
  let height: Double
  let topInset: CGFloat
  let bottomInset: CGFloat
  /// The widths of one third, one half and two thirds of the screen in landscape, in points.
  let landscapeSplits: [Double]
  /// The widths of one third and two thirds of the screen in portrait, in points.
  let portraitSplits: [Double]
  /// Whether one half of the screen lying down counts as regular.
  var isHalfRegular = false

  func config(_ orientation: ViewImageConfig.TabletOrientation) -> ViewImageConfig {
    let size: CGSize
    let isRegular: Bool
    switch orientation {
    case .landscape(.full): (size, isRegular) = (CGSize(width: height, height: width), true)
    case .landscape(.oneThird): (size, isRegular) = (split(landscapeSplits[0], width), false)
    case .landscape(.oneHalf):
      (size, isRegular) = (split(landscapeSplits[1], width), isHalfRegular)
    case .landscape(.twoThirds): (size, isRegular) = (split(landscapeSplits[2], width), true)
    case .portrait(.full): (size, isRegular) = (CGSize(width: width, height: height), true)
    case .portrait(.oneThird): (size, isRegular) = (split(portraitSplits[0], height), false)
    case .portrait(.twoThirds): (size, isRegular) = (split(portraitSplits[1], height), false)
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: topInset, left: 0, bottom: bottomInset, right: 0), size: size,
      traits: UITraitCollection(traitsFrom: [
        ViewImageConfig.tabletTraits(isRegular ? .regular : .compact),
        UITraitCollection(displayScale: 2),
      ]))
  }

  private func split(_ width: Double, _ height: Double) -> CGSize {
    CGSize(width: width, height: height)
  }

  static let iPadMini = TabletShape(
    width: 768, height: 1024, topInset: 20, bottomInset: 0, landscapeSplits: [320, 507, 694],
    portraitSplits: [320, 438])
  static let iPad9_7 = iPadMini
  static let iPad10_2 = TabletShape(
    width: 810, height: 1080, topInset: 20, bottomInset: 0, landscapeSplits: [320, 535, 750],
    portraitSplits: [320, 480])
  static let iPadPro10_5 = TabletShape(
    width: 834, height: 1112, topInset: 20, bottomInset: 0, landscapeSplits: [320, 551, 782],
    portraitSplits: [320, 504])
  static let iPadPro11 = TabletShape(
    width: 834, height: 1194, topInset: 24, bottomInset: 20, landscapeSplits: [375, 592, 809],
    portraitSplits: [320, 504])
  static let iPadPro12_9 = TabletShape(
    width: 1024, height: 1366, topInset: 20, bottomInset: 0, landscapeSplits: [375, 678, 981],
    portraitSplits: [375, 639], isHalfRegular: true)
}

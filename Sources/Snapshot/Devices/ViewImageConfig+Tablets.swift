import UIKit

// Full screen. Split views are absent: pass `size:` and a compact size class.
extension ViewImageConfig {
  /// iPad mini, up to the fifth generation, in landscape.
  public static let iPadMini = iPadMini(.landscape)
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    .tablet(768, 1024, top: 20, bottom: 0, orientation)
  }

  /// iPad, 9.7 inches, in landscape.
  public static let iPad9_7 = iPad9_7(.landscape)
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    .tablet(768, 1024, top: 20, bottom: 0, orientation)
  }

  /// iPad, 10.2 inches, in landscape.
  public static let iPad10_2 = iPad10_2(.landscape)
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    .tablet(810, 1080, top: 20, bottom: 0, orientation)
  }

  /// iPad Pro, 10.5 inches, in landscape.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    .tablet(834, 1112, top: 20, bottom: 0, orientation)
  }

  /// iPad Pro, 11 inches, in landscape.
  public static let iPadPro11 = iPadPro11(.landscape)
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    .tablet(834, 1194, top: 24, bottom: 20, orientation)
  }

  /// iPad Pro, 12.9 inches with a home button, in landscape.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    .tablet(1024, 1366, top: 20, bottom: 0, orientation)
  }

  private static func tablet(
    _ width: Double, _ height: Double, top: CGFloat, bottom: CGFloat, _ orientation: Orientation
  ) -> ViewImageConfig {
    ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
      size: orientation == .portrait
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceIdiom: .pad),
        UITraitCollection(displayScale: 2),
        UITraitCollection(horizontalSizeClass: .regular),
        UITraitCollection(verticalSizeClass: .regular),
      ]))
  }
}

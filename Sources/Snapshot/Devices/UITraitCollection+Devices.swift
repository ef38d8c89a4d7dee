import UIKit

/// The traits of devices, by swift-snapshot-testing's names: all of `ViewImageConfig`'s but the
/// display scale.
extension UITraitCollection {
  /// A phone: compact width and regular height in portrait, compact in both in landscape.
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.fourInch.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, compact in both in landscape.
  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.fourPointSevenInch.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, regular width and compact height in
  /// landscape.
  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.plus.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, compact in both in landscape.
  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneX.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, regular width and compact height in
  /// landscape.
  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneXr.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, regular width and compact height in
  /// landscape.
  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneXsMax.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, compact in both in landscape.
  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.notch390.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, regular width and compact height in
  /// landscape.
  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.notch428.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, compact in both in landscape.
  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.notch390.traits(orientation)
  }

  /// A phone: compact width and regular height in portrait, regular width and compact height in
  /// landscape.
  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.notch428.traits(orientation)
  }

  /// A tablet with a regular width and a regular height.
  public static let iPadMini = ViewImageConfig.tabletTraits(.regular)
  /// A tablet with a compact width and a regular height.
  public static let iPadMini_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  /// A tablet with a regular width and a regular height.
  public static let iPad9_7 = ViewImageConfig.tabletTraits(.regular)
  /// A tablet with a compact width and a regular height.
  public static let iPad9_7_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  /// A tablet with a regular width and a regular height.
  public static let iPad10_2 = ViewImageConfig.tabletTraits(.regular)
  /// A tablet with a compact width and a regular height.
  public static let iPad10_2_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  /// A tablet with a regular width and a regular height.
  public static let iPadPro10_5 = ViewImageConfig.tabletTraits(.regular)
  /// A tablet with a compact width and a regular height.
  public static let iPadPro10_5_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  /// A tablet with a regular width and a regular height.
  public static let iPadPro11 = ViewImageConfig.tabletTraits(.regular)
  /// A tablet with a compact width and a regular height.
  public static let iPadPro11_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  /// A tablet with a regular width and a regular height.
  public static let iPadPro12_9 = ViewImageConfig.tabletTraits(.regular)
  /// A tablet with a compact width and a regular height.
  public static let iPadPro12_9_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)
}

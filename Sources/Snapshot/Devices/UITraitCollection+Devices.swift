import UIKit

/// The traits of devices, by swift-snapshot-testing's names: all of `ViewImageConfig`'s but the
/// display scale.
extension UITraitCollection {
  public static func iPhoneSe(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.fourInch.traits(orientation)
  }

  public static func iPhone8(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.fourPointSevenInch.traits(orientation)
  }

  public static func iPhone8Plus(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.plus.traits(orientation)
  }

  public static func iPhoneX(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneX.traits(orientation)
  }

  public static func iPhoneXr(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneXr.traits(orientation)
  }

  public static func iPhoneXsMax(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.iPhoneXsMax.traits(orientation)
  }

  public static func iPhone12(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.notch390.traits(orientation)
  }

  public static func iPhone12ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.notch428.traits(orientation)
  }

  public static func iPhone13(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    PhoneShape.notch390.traits(orientation)
  }

  public static func iPhone13ProMax(
    _ orientation: ViewImageConfig.Orientation
  ) -> UITraitCollection {
    PhoneShape.notch428.traits(orientation)
  }

  public static let iPadMini = ViewImageConfig.tabletTraits(.regular)
  public static let iPadMini_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  public static let iPad9_7 = ViewImageConfig.tabletTraits(.regular)
  public static let iPad9_7_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  public static let iPad10_2 = ViewImageConfig.tabletTraits(.regular)
  public static let iPad10_2_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  public static let iPadPro10_5 = ViewImageConfig.tabletTraits(.regular)
  public static let iPadPro10_5_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  public static let iPadPro11 = ViewImageConfig.tabletTraits(.regular)
  public static let iPadPro11_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)

  public static let iPadPro12_9 = ViewImageConfig.tabletTraits(.regular)
  public static let iPadPro12_9_Compact_SplitView = ViewImageConfig.tabletTraits(.compact)
}

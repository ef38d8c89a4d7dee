import UIKit

// Sizes, scales and safe areas of the devices, as their simulators report them: Apple, "Layout",
// Human Interface Guidelines, and the community's tables. In landscape the status bar is hidden.
// Devices that swift-snapshot-testing has are as there, for its references. The others give way to
// a package's own of the same name: every team adds devices.
extension ViewImageConfig {
  /// iPhone SE, first generation, in portrait.
  public static let iPhoneSe = iPhoneSe(.portrait)
  /// A screen of 320 × 568 points at 2x, or turned in landscape.
  public static func iPhoneSe(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.fourInch.config(orientation)
  }

  /// iPhone SE, second generation, in portrait.
  @_disfavoredOverload
  public static let iPhoneSe2 = iPhoneSe2(.portrait)
  /// A screen of 375 × 667 points at 2x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhoneSe2(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.fourPointSevenInch.config(orientation)
  }

  /// iPhone SE, third generation, in portrait.
  @_disfavoredOverload
  public static let iPhoneSe3 = iPhoneSe3(.portrait)
  /// A screen of 375 × 667 points at 2x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhoneSe3(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.fourPointSevenInch.config(orientation)
  }

  /// A screen of 375 × 667 points at 2x, in portrait.
  public static let iPhone8 = iPhone8(.portrait)
  /// A screen of 375 × 667 points at 2x, or turned in landscape.
  public static func iPhone8(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.fourPointSevenInch.config(orientation)
  }

  /// A screen of 414 × 736 points at 3x, in portrait.
  public static let iPhone8Plus = iPhone8Plus(.portrait)
  /// A screen of 414 × 736 points at 3x, or turned in landscape.
  public static func iPhone8Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.plus.config(orientation)
  }

  /// A screen of 375 × 812 points at 3x, in portrait.
  public static let iPhoneX = iPhoneX(.portrait)
  /// A screen of 375 × 812 points at 3x, or turned in landscape.
  public static func iPhoneX(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhoneX.config(orientation)
  }

  /// A screen of 375 × 812 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhoneXs = iPhoneXs(.portrait)
  /// A screen of 375 × 812 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhoneXs(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch375.config(orientation)
  }

  /// A screen of 414 × 896 points at 2x, in portrait.
  public static let iPhoneXr = iPhoneXr(.portrait)
  /// A screen of 414 × 896 points at 2x, or turned in landscape.
  public static func iPhoneXr(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhoneXr.config(orientation)
  }

  /// A screen of 414 × 896 points at 3x, in portrait.
  public static let iPhoneXsMax = iPhoneXsMax(.portrait)
  /// A screen of 414 × 896 points at 3x, or turned in landscape.
  public static func iPhoneXsMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.iPhoneXsMax.config(orientation)
  }

  /// A screen of 414 × 896 points at 2x, in portrait.
  @_disfavoredOverload
  public static let iPhone11 = iPhone11(.portrait)
  /// A screen of 414 × 896 points at 2x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone11(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.tallNotch414at2x.config(orientation)
  }

  /// A screen of 375 × 812 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone11Pro = iPhone11Pro(.portrait)
  /// A screen of 375 × 812 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone11Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch375.config(orientation)
  }

  /// A screen of 414 × 896 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone11ProMax = iPhone11ProMax(.portrait)
  /// A screen of 414 × 896 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone11ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch414.config(orientation)
  }

  /// A screen of 375 × 812 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone12Mini = iPhone12Mini(.portrait)
  /// A screen of 375 × 812 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone12Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.mini.config(orientation)
  }

  /// A screen of 390 × 844 points at 3x, in portrait.
  public static let iPhone12 = iPhone12(.portrait)
  /// A screen of 390 × 844 points at 3x, or turned in landscape.
  public static func iPhone12(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch390.config(orientation)
  }

  /// A screen of 390 × 844 points at 3x, in portrait.
  public static let iPhone12Pro = iPhone12Pro(.portrait)
  /// A screen of 390 × 844 points at 3x, or turned in landscape.
  public static func iPhone12Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch390.config(orientation)
  }

  /// A screen of 428 × 926 points at 3x, in portrait.
  public static let iPhone12ProMax = iPhone12ProMax(.portrait)
  /// A screen of 428 × 926 points at 3x, or turned in landscape.
  public static func iPhone12ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch428.config(orientation)
  }

  /// A screen of 375 × 812 points at 3x, in portrait.
  public static let iPhone13Mini = iPhone13Mini(.portrait)
  /// A screen of 375 × 812 points at 3x, or turned in landscape.
  public static func iPhone13Mini(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.mini.config(orientation)
  }

  /// A screen of 390 × 844 points at 3x, in portrait.
  public static let iPhone13 = iPhone13(.portrait)
  /// A screen of 390 × 844 points at 3x, or turned in landscape.
  public static func iPhone13(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch390.config(orientation)
  }

  /// A screen of 390 × 844 points at 3x, in portrait.
  public static let iPhone13Pro = iPhone13Pro(.portrait)
  /// A screen of 390 × 844 points at 3x, or turned in landscape.
  public static func iPhone13Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch390.config(orientation)
  }

  /// A screen of 428 × 926 points at 3x, in portrait.
  public static let iPhone13ProMax = iPhone13ProMax(.portrait)
  /// A screen of 428 × 926 points at 3x, or turned in landscape.
  public static func iPhone13ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch428.config(orientation)
  }

  /// A screen of 390 × 844 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone14 = iPhone14(.portrait)
  /// A screen of 390 × 844 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone14(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch390.config(orientation)
  }

  /// A screen of 428 × 926 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone14Plus = iPhone14Plus(.portrait)
  /// A screen of 428 × 926 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone14Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch428.config(orientation)
  }

  /// A screen of 393 × 852 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone14Pro = iPhone14Pro(.portrait)
  /// A screen of 393 × 852 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone14Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island393.config(orientation)
  }

  /// A screen of 430 × 932 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone14ProMax = iPhone14ProMax(.portrait)
  /// A screen of 430 × 932 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone14ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island430.config(orientation)
  }

  /// A screen of 393 × 852 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone15 = iPhone15(.portrait)
  /// A screen of 393 × 852 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone15(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island393.config(orientation)
  }

  /// A screen of 430 × 932 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone15Plus = iPhone15Plus(.portrait)
  /// A screen of 430 × 932 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone15Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island430.config(orientation)
  }

  /// A screen of 393 × 852 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone15Pro = iPhone15Pro(.portrait)
  /// A screen of 393 × 852 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone15Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island393.config(orientation)
  }

  /// A screen of 430 × 932 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone15ProMax = iPhone15ProMax(.portrait)
  /// A screen of 430 × 932 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone15ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island430.config(orientation)
  }

  /// A screen of 390 × 844 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone16e = iPhone16e(.portrait)
  /// A screen of 390 × 844 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone16e(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.notch390.config(orientation)
  }

  /// A screen of 393 × 852 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone16 = iPhone16(.portrait)
  /// A screen of 393 × 852 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone16(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island393.config(orientation)
  }

  /// A screen of 430 × 932 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone16Plus = iPhone16Plus(.portrait)
  /// A screen of 430 × 932 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone16Plus(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island430.config(orientation)
  }

  /// A screen of 402 × 874 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone16Pro = iPhone16Pro(.portrait)
  /// A screen of 402 × 874 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone16Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island402.config(orientation)
  }

  /// A screen of 440 × 956 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone16ProMax = iPhone16ProMax(.portrait)
  /// A screen of 440 × 956 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone16ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.island440.config(orientation)
  }

  /// A screen of 402 × 874 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone17 = iPhone17(.portrait)
  /// A screen of 402 × 874 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone17(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.glass402.config(orientation)
  }

  /// A screen of 420 × 912 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhoneAir = iPhoneAir(.portrait)
  /// A screen of 420 × 912 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhoneAir(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.glass420.config(orientation)
  }

  /// A screen of 402 × 874 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone17Pro = iPhone17Pro(.portrait)
  /// A screen of 402 × 874 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone17Pro(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.glass402.config(orientation)
  }

  /// A screen of 440 × 956 points at 3x, in portrait.
  @_disfavoredOverload
  public static let iPhone17ProMax = iPhone17ProMax(.portrait)
  /// A screen of 440 × 956 points at 3x, or turned in landscape.
  @_disfavoredOverload
  public static func iPhone17ProMax(_ orientation: Orientation) -> ViewImageConfig {
    PhoneShape.glass440.config(orientation)
  }
}

import UIKit

/// What phones of one shape have in common.
struct PhoneShape: Sendable {
  /// The width in portrait, in points.
  let width: Double
  let height: Double
  /// Pixels per point.
  let scale: Double
  let portraitSafeArea: UIEdgeInsets
  private(set) var landscapeSafeArea: UIEdgeInsets
  /// Whether the width counts as regular in landscape: on the large ones.
  let isWideInLandscape: Bool
  /// Whether the traits have force touch. As in swift-snapshot-testing, only the iPhone Xr has not.
  private(set) var hasForceTouch = true

  /// - Parameters:
  ///   - portrait: Top, left, bottom, right, points.
  ///   - landscape: Top, left, bottom, right, points.
  private init(
    _ width: Double, _ height: Double, scale: Double, portrait: [CGFloat], landscape: [CGFloat],
    isWideInLandscape: Bool = false
  ) {
    func insets(_ sides: [CGFloat]) -> UIEdgeInsets {
      UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
    self.width = width
    self.height = height
    self.scale = scale
    portraitSafeArea = insets(portrait)
    landscapeSafeArea = insets(landscape)
    self.isWideInLandscape = isWideInLandscape
  }

  func config(_ orientation: ViewImageConfig.Orientation) -> ViewImageConfig {
    let isPortrait = orientation == .portrait
    return ViewImageConfig(
      safeArea: isPortrait ? portraitSafeArea : landscapeSafeArea,
      size: isPortrait
        ? CGSize(width: width, height: height) : CGSize(width: height, height: width),
      traits: UITraitCollection(traitsFrom: [
        traits(orientation), UITraitCollection(displayScale: scale),
      ]))
  }

  /// The device's traits without the scale, since swift-snapshot-testing draws every device at the
  /// screen's.
  func traits(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let isPortrait = orientation == .portrait
    return UITraitCollection { traits in
      traits.forceTouchCapability = hasForceTouch ? .available : .unavailable
      traits.layoutDirection = .leftToRight
      traits.preferredContentSizeCategory = .medium
      traits.userInterfaceIdiom = .phone
      traits.horizontalSizeClass = !isPortrait && isWideInLandscape ? .regular : .compact
      traits.verticalSizeClass = isPortrait ? .regular : .compact
    }
  }

  /// The same shape with another inset at the bottom in landscape, in points.
  private func landscapeBottom(_ bottom: CGFloat) -> PhoneShape {
    var shape = self
    shape.landscapeSafeArea.bottom = bottom
    return shape
  }

  private func withoutForceTouch() -> PhoneShape {
    var shape = self
    shape.hasForceTouch = false
    return shape
  }
}

extension PhoneShape {
  // 4-inch screen with a home button.
  static let fourInch = PhoneShape(
    320, 568, scale: 2, portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0])
  // 4.7-inch screen with a home button.
  static let fourPointSevenInch = PhoneShape(
    375, 667, scale: 2, portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0])
  // 5.5-inch screen with a home button.
  static let plus = PhoneShape(
    414, 736, scale: 3, portrait: [20, 0, 0, 0], landscape: [0, 0, 0, 0],
    isWideInLandscape: true)
  // The three that swift-snapshot-testing has with a bottom inset of 24 in landscape.
  static let iPhoneX = notch375.landscapeBottom(24)
  static let iPhoneXr = notch414at2x.landscapeBottom(24).withoutForceTouch()
  static let iPhoneXsMax = notch414.landscapeBottom(24)
  // The first screens with a notch.
  static let notch375 = PhoneShape(
    375, 812, scale: 3, portrait: [44, 0, 34, 0], landscape: [0, 44, 21, 44])
  static let notch414at2x = PhoneShape(
    414, 896, scale: 2, portrait: [44, 0, 34, 0], landscape: [0, 44, 21, 44],
    isWideInLandscape: true)
  static let tallNotch414at2x = PhoneShape(
    414, 896, scale: 2, portrait: [48, 0, 34, 0], landscape: [0, 48, 21, 48],
    isWideInLandscape: true)
  static let notch414 = PhoneShape(
    414, 896, scale: 3, portrait: [44, 0, 34, 0], landscape: [0, 44, 21, 44],
    isWideInLandscape: true)
  static let mini = PhoneShape(
    375, 812, scale: 3, portrait: [50, 0, 34, 0], landscape: [0, 50, 21, 50])
  static let notch390 = PhoneShape(
    390, 844, scale: 3, portrait: [47, 0, 34, 0], landscape: [0, 47, 21, 47])
  static let notch428 = PhoneShape(
    428, 926, scale: 3, portrait: [47, 0, 34, 0], landscape: [0, 47, 21, 47],
    isWideInLandscape: true)
  // Screens with the Dynamic Island.
  static let island393 = PhoneShape(
    393, 852, scale: 3, portrait: [59, 0, 34, 0], landscape: [0, 59, 21, 59])
  static let island430 = PhoneShape(
    430, 932, scale: 3, portrait: [59, 0, 34, 0], landscape: [0, 59, 21, 59],
    isWideInLandscape: true)
  static let island402 = PhoneShape(
    402, 874, scale: 3, portrait: [62, 0, 34, 0], landscape: [0, 62, 21, 62])
  static let island440 = PhoneShape(
    440, 956, scale: 3, portrait: [62, 0, 34, 0], landscape: [0, 62, 21, 62],
    isWideInLandscape: true)
  // Devices that came with iOS 26, and its insets in landscape.
  static let glass402 = PhoneShape(
    402, 874, scale: 3, portrait: [62, 0, 34, 0], landscape: [20, 62, 20, 62])
  static let glass440 = PhoneShape(
    440, 956, scale: 3, portrait: [62, 0, 34, 0], landscape: [20, 62, 20, 62],
    isWideInLandscape: true)
  static let glass420 = PhoneShape(
    420, 912, scale: 3, portrait: [68, 0, 34, 0], landscape: [20, 68, 29, 68],
    isWideInLandscape: true)
}

/// One of iOS's named dynamic colours: a colour each for light and dark, and for some names others
/// under high contrast or at the elevated level.
struct SystemPalette: Sendable {
  let name: String
  let light: UIColor
  let dark: UIColor
  var lightHighContrast: UIColor?
  var darkHighContrast: UIColor?
  var darkElevated: UIColor?

  /// A palette of light and dark colours as 0xRRGGBB with an opacity each.
  init(
    _ name: String, light: UInt32, dark: UInt32, lightAlpha: CGFloat = 1,
    darkAlpha: CGFloat = 1
  ) {
    self.name = name
    self.light = Self.color(light, alpha: lightAlpha)
    self.dark = Self.color(dark, alpha: darkAlpha)
  }

  func highContrast(light: UInt32, dark: UInt32) -> SystemPalette {
    var palette = self
    palette.lightHighContrast = Self.color(light, alpha: 1)
    palette.darkHighContrast = Self.color(dark, alpha: 1)
    return palette
  }

  func elevated(dark: UInt32) -> SystemPalette {
    var palette = self
    palette.darkElevated = Self.color(dark, alpha: 1)
    return palette
  }

  func color(for traits: UITraitCollection) -> UIColor {
    let isHighContrast = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else {
      return isHighContrast ? lightHighContrast ?? light : light
    }
    if isHighContrast, let darkHighContrast { return darkHighContrast }
    if traits.userInterfaceLevel == .elevated, let darkElevated { return darkElevated }
    return dark
  }

  private static func color(_ rgb: UInt32, alpha: CGFloat) -> UIColor {
    UIColor(
      red: CGFloat(rgb >> 16 & 255) / 255, green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255, alpha: alpha)
  }
}

extension UIColor {
  convenience init(_ palette: SystemPalette) {
    self.init(source: .system(palette))
  }
}

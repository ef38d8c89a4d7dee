// The dynamic colours of iOS 13 to 18, as 0xRRGGBB.
//
// Source: Apple's Human Interface Guidelines, "Color", specifications of the system colours
// (default and increased contrast); the label, fill, background and separator families as
// published by the ColorCompatibility project, which read them on a device. Where a release
// changed a value (systemTeal in iOS 15), the later one counts. iOS 26 changed several more:
// systemBlue is (0, 136, 255) there.
//
// Differs: only the tints and grays have values of their own under increased contrast here.

// MARK: - Tints

extension UIColor {
  /// The red of deletions and warnings; dynamic, as all system tints.
  public static let systemRed = UIColor(
    SystemPalette("systemRedColor", light: 0xFF_3B30, dark: 0xFF_453A)
      .highContrast(light: 0xD7_0015, dark: 0xFF_6961))
  /// The green of success and of switches that are on; dynamic.
  public static let systemGreen = UIColor(
    SystemPalette("systemGreenColor", light: 0x34_C759, dark: 0x30_D158)
      .highContrast(light: 0x24_8A3D, dark: 0x30_DB5B))
  /// The blue that tints controls by default; dynamic.
  public static let systemBlue = UIColor(
    SystemPalette("systemBlueColor", light: 0x00_7AFF, dark: 0x0A_84FF)
      .highContrast(light: 0x00_40DD, dark: 0x40_9CFF))
  /// A dynamic orange.
  public static let systemOrange = UIColor(
    SystemPalette("systemOrangeColor", light: 0xFF_9500, dark: 0xFF_9F0A)
      .highContrast(light: 0xC9_3400, dark: 0xFF_B340))
  /// A dynamic yellow.
  public static let systemYellow = UIColor(
    SystemPalette("systemYellowColor", light: 0xFF_CC00, dark: 0xFF_D60A)
      .highContrast(light: 0xB2_5000, dark: 0xFF_D426))
  /// A dynamic pink.
  public static let systemPink = UIColor(
    SystemPalette("systemPinkColor", light: 0xFF_2D55, dark: 0xFF_375F)
      .highContrast(light: 0xD3_0F45, dark: 0xFF_6482))
  /// A dynamic purple.
  public static let systemPurple = UIColor(
    SystemPalette("systemPurpleColor", light: 0xAF_52DE, dark: 0xBF_5AF2)
      .highContrast(light: 0x89_44AB, dark: 0xDA_8FFF))
  /// A dynamic teal, with the value that it has since iOS 15.
  public static let systemTeal = UIColor(
    SystemPalette("systemTealColor", light: 0x30_B0C7, dark: 0x40_C8E0)
      .highContrast(light: 0x00_8299, dark: 0x5D_E6FF))
  /// A dynamic indigo.
  public static let systemIndigo = UIColor(
    SystemPalette("systemIndigoColor", light: 0x58_56D6, dark: 0x5E_5CE6)
      .highContrast(light: 0x36_34A3, dark: 0x7D_7AFF))
  /// A dynamic brown.
  public static let systemBrown = UIColor(
    SystemPalette("systemBrownColor", light: 0xA2_845E, dark: 0xAC_8E68)
      .highContrast(light: 0x7F_6545, dark: 0xB5_9469))
  /// A dynamic mint.
  public static let systemMint = UIColor(
    SystemPalette("systemMintColor", light: 0x00_C7BE, dark: 0x63_E6E2)
      .highContrast(light: 0x0C_817B, dark: 0x66_D4CF))
  /// A dynamic cyan.
  public static let systemCyan = UIColor(
    SystemPalette("systemCyanColor", light: 0x32_ADE6, dark: 0x64_D2FF)
      .highContrast(light: 0x00_71A4, dark: 0x70_D7FF))
}

// MARK: - Grays

extension UIColor {
  /// The middle gray of the system, the same in light and dark; only the contrast changes it.
  public static let systemGray = UIColor(
    SystemPalette("systemGrayColor", light: 0x8E_8E93, dark: 0x8E_8E93)
      .highContrast(light: 0x6C_6C70, dark: 0xAE_AEB2))
  /// A gray between ``systemGray`` and ``systemGray3``: lighter than those before it in light
  /// appearance, and darker in dark.
  public static let systemGray2 = UIColor(
    SystemPalette("systemGray2Color", light: 0xAE_AEB2, dark: 0x63_6366)
      .highContrast(light: 0x8E_8E93, dark: 0x7C_7C80))
  /// A gray between ``systemGray2`` and ``systemGray4``; dynamic.
  public static let systemGray3 = UIColor(
    SystemPalette("systemGray3Color", light: 0xC7_C7CC, dark: 0x48_484A)
      .highContrast(light: 0xAE_AEB2, dark: 0x54_5456))
  /// A gray between ``systemGray3`` and ``systemGray5``; dynamic.
  public static let systemGray4 = UIColor(
    SystemPalette("systemGray4Color", light: 0xD1_D1D6, dark: 0x3A_3A3C)
      .highContrast(light: 0xBC_BCC0, dark: 0x44_4446))
  /// A gray between ``systemGray4`` and ``systemGray6``; dynamic.
  public static let systemGray5 = UIColor(
    SystemPalette("systemGray5Color", light: 0xE5_E5EA, dark: 0x2C_2C2E)
      .highContrast(light: 0xD8_D8DC, dark: 0x36_3638))
  /// The gray nearest to the background: almost white in light appearance, almost black in dark.
  public static let systemGray6 = UIColor(
    SystemPalette("systemGray6Color", light: 0xF2_F2F7, dark: 0x1C_1C1E)
      .highContrast(light: 0xEB_EBF0, dark: 0x24_2426))
}

// MARK: - Labels, text and separators

extension UIColor {
  /// The colour of primary text: black in light appearance, white in dark.
  public static let label = UIColor(
    SystemPalette("labelColor", light: 0x00_0000, dark: 0xFF_FFFF))
  /// The colour of secondary text; a translucent gray, so that it suits any background.
  public static let secondaryLabel = UIColor(
    SystemPalette(
      "secondaryLabelColor", light: 0x3C_3C43, dark: 0xEB_EBF5, lightAlpha: 0.6,
      darkAlpha: 0.6))
  /// The colour of tertiary text; fainter than ``secondaryLabel``.
  public static let tertiaryLabel = UIColor(
    SystemPalette(
      "tertiaryLabelColor", light: 0x3C_3C43, dark: 0xEB_EBF5, lightAlpha: 0.3,
      darkAlpha: 0.3))
  /// The colour of quaternary text; the faintest of the four.
  public static let quaternaryLabel = UIColor(
    SystemPalette(
      "quaternaryLabelColor", light: 0x3C_3C43, dark: 0xEB_EBF5, lightAlpha: 0.18,
      darkAlpha: 0.16))
  /// The colour of placeholders in fields; it looks like ``tertiaryLabel``.
  public static let placeholderText = UIColor(
    SystemPalette(
      "placeholderTextColor", light: 0x3C_3C43, dark: 0xEB_EBF5, lightAlpha: 0.3,
      darkAlpha: 0.3))
  /// The colour of links in text.
  public static let link = UIColor(
    SystemPalette("linkColor", light: 0x00_7AFF, dark: 0x09_84FF))
  /// The translucent colour of separators, through which content below is seen.
  public static let separator = UIColor(
    SystemPalette(
      "separatorColor", light: 0x3C_3C43, dark: 0x54_5458, lightAlpha: 0.29,
      darkAlpha: 0.6))
  /// The opaque colour of separators, for lines that must not show what is below.
  public static let opaqueSeparator = UIColor(
    SystemPalette("opaqueSeparatorColor", light: 0xC6_C6C8, dark: 0x38_383A))
  /// The black of text on light backgrounds; not dynamic.
  public static let darkText = UIColor(white: 0, alpha: 1)
  /// The translucent white of text on dark backgrounds; not dynamic.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
}

// MARK: - Fills

extension UIColor {
  /// The translucent fill of thin and small shapes.
  public static let systemFill = UIColor(
    SystemPalette(
      "systemFillColor", light: 0x78_7880, dark: 0x78_7880, lightAlpha: 0.2,
      darkAlpha: 0.36))
  /// The translucent fill of medium-size shapes.
  public static let secondarySystemFill = UIColor(
    SystemPalette(
      "secondarySystemFillColor", light: 0x78_7880, dark: 0x78_7880, lightAlpha: 0.16,
      darkAlpha: 0.32))
  /// The translucent fill of large shapes.
  public static let tertiarySystemFill = UIColor(
    SystemPalette(
      "tertiarySystemFillColor", light: 0x76_7680, dark: 0x76_7680, lightAlpha: 0.12,
      darkAlpha: 0.24))
  /// The translucent fill of large areas with complex content.
  public static let quaternarySystemFill = UIColor(
    SystemPalette(
      "quaternarySystemFillColor", light: 0x74_7480, dark: 0x76_7680, lightAlpha: 0.08,
      darkAlpha: 0.18))
}

// MARK: - Backgrounds

extension UIColor {
  /// The background of an interface's base layer.
  public static let systemBackground = UIColor(
    SystemPalette("systemBackgroundColor", light: 0xFF_FFFF, dark: 0x00_0000)
      .elevated(dark: 0x1C_1C1E))
  /// The background of content on the base layer.
  public static let secondarySystemBackground = UIColor(
    SystemPalette("secondarySystemBackgroundColor", light: 0xF2_F2F7, dark: 0x1C_1C1E)
      .elevated(dark: 0x2C_2C2E))
  /// The background of content on secondary layers.
  public static let tertiarySystemBackground = UIColor(
    SystemPalette("tertiarySystemBackgroundColor", light: 0xFF_FFFF, dark: 0x2C_2C2E)
      .elevated(dark: 0x3A_3A3C))
  /// The background of grouped content's base layer.
  public static let systemGroupedBackground = UIColor(
    SystemPalette("systemGroupedBackgroundColor", light: 0xF2_F2F7, dark: 0x00_0000)
      .elevated(dark: 0x1C_1C1E))
  /// The background of content on a grouped base layer.
  public static let secondarySystemGroupedBackground = UIColor(
    SystemPalette("secondarySystemGroupedBackgroundColor", light: 0xFF_FFFF, dark: 0x1C_1C1E)
      .elevated(dark: 0x2C_2C2E))
  /// The background of content on secondary layers of grouped content.
  public static let tertiarySystemGroupedBackground = UIColor(
    SystemPalette("tertiarySystemGroupedBackgroundColor", light: 0xF2_F2F7, dark: 0x2C_2C2E)
      .elevated(dark: 0x3A_3A3C))
}

extension UIColor {
  /// The former name of `systemGroupedBackground`.
  @available(*, deprecated, renamed: "systemGroupedBackground")
  public static var groupTableViewBackground: UIColor { .systemGroupedBackground }
}

// Colours that do not depend on traits. Black, white and the grays are in the gray colour space, as
// on iOS.
extension UIColor {
  /// Opaque black, in the gray colour space.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A gray of one third of white, in the gray colour space.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A gray of two thirds of white, in the gray colour space.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Opaque white, in the gray colour space.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray of one half of white, in the gray colour space.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Transparent black, in the gray colour space.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// Pure red in sRGB; the tint that suits both appearances is ``systemRed``.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green in sRGB; the tint that suits both appearances is ``systemGreen``.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue in sRGB; the tint that suits both appearances is ``systemBlue``.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Full green and blue in sRGB.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Full red and green in sRGB.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Full red and blue in sRGB.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Full red and half of green in sRGB.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half of red and of blue in sRGB.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The sRGB components 0.6, 0.4 and 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

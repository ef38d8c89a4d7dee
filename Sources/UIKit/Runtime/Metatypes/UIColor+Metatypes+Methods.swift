/// The second part of `UIColor+Metatypes.swift`: the methods whose symbols its initialisers have.
extension _MetatypeConstructible where Self: UIColor {
  /// Runs `init(red:green:blue:alpha:)` of a class of colours that is known only at run time; it
  /// stands behind the initialiser of the metatype.
  @_silgen_name("snapshot_UIColor_red_green_blue_alpha_metatype")
  public static func _make(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> Self {
    _dispatched(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Runs `init(white:alpha:)` of a class of colours that is known only at run time; it stands
  /// behind the initialiser of the metatype.
  @_silgen_name("snapshot_UIColor_white_alpha_metatype")
  public static func _make(white: CGFloat, alpha: CGFloat) -> Self {
    _dispatched(white: white, alpha: alpha)
  }

  /// Runs `init(hue:saturation:brightness:alpha:)` of a class of colours that is known only at run
  /// time; it stands behind the initialiser of the metatype.
  @_silgen_name("snapshot_UIColor_hue_saturation_brightness_alpha_metatype")
  public static func _make(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) -> Self {
    _dispatched(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Runs `init(cgColor:)` of a class of colours that is known only at run time; it stands behind
  /// the initialiser of the metatype.
  @_silgen_name("snapshot_UIColor_cgColor_metatype")
  public static func _make(cgColor: consuming CGColor) -> Self {
    _dispatched(cgColor: cgColor)
  }
}

extension UIColor {
  @_silgen_name("snapshot_UIColor_red_green_blue_alpha_dispatched")
  fileprivate static func _dispatched(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) -> Self

  @_silgen_name("snapshot_UIColor_white_alpha_dispatched")
  fileprivate static func _dispatched(white: CGFloat, alpha: CGFloat) -> Self

  @_silgen_name("snapshot_UIColor_hue_saturation_brightness_alpha_dispatched")
  fileprivate static func _dispatched(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) -> Self

  @_silgen_name("snapshot_UIColor_cgColor_dispatched")
  fileprivate static func _dispatched(cgColor: consuming CGColor) -> Self
}

extension _MetatypeConstructible where Self: UIImage {
  /// Runs `init(cgImage:)` of a class of images that is known only at run time; it stands behind
  /// the initialiser of the metatype.
  @_silgen_name("snapshot_UIImage_cgImage_metatype")
  public static func _make(cgImage: consuming CGImage) -> Self {
    _dispatched(cgImage: cgImage)
  }
}

extension UIImage {
  @_silgen_name("snapshot_UIImage_cgImage_dispatched")
  fileprivate static func _dispatched(cgImage: consuming CGImage) -> Self
}

extension _MetatypeConstructible where Self: UIBezierPath {
  /// Runs `init(rect:)` of a class of paths that is known only at run time; it stands behind the
  /// initialiser of the metatype.
  @_silgen_name("snapshot_UIBezierPath_rect_metatype")
  public static func _make(rect: CGRect) -> Self {
    _dispatched(rect: rect)
  }

  /// Runs `init(ovalIn:)` of a class of paths that is known only at run time; it stands behind the
  /// initialiser of the metatype.
  @_silgen_name("snapshot_UIBezierPath_ovalIn_metatype")
  public static func _make(ovalIn rect: CGRect) -> Self {
    _dispatched(ovalIn: rect)
  }

  /// Runs `init(cgPath:)` of a class of paths that is known only at run time; it stands behind the
  /// initialiser of the metatype.
  @_silgen_name("snapshot_UIBezierPath_cgPath_metatype")
  public static func _make(cgPath: consuming CGPath) -> Self {
    _dispatched(cgPath: cgPath)
  }

  /// Runs `init(roundedRect:cornerRadius:)` of a class of paths that is known only at run time; it
  /// stands behind the initialiser of the metatype.
  @_silgen_name("snapshot_UIBezierPath_roundedRect_cornerRadius_metatype")
  public static func _make(roundedRect rect: CGRect, cornerRadius: CGFloat) -> Self {
    _dispatched(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

extension UIBezierPath {
  @_silgen_name("snapshot_UIBezierPath_rect_dispatched")
  fileprivate static func _dispatched(rect: CGRect) -> Self

  @_silgen_name("snapshot_UIBezierPath_ovalIn_dispatched")
  fileprivate static func _dispatched(ovalIn rect: CGRect) -> Self

  @_silgen_name("snapshot_UIBezierPath_cgPath_dispatched")
  fileprivate static func _dispatched(cgPath: consuming CGPath) -> Self

  @_silgen_name("snapshot_UIBezierPath_roundedRect_cornerRadius_dispatched")
  fileprivate static func _dispatched(roundedRect rect: CGRect, cornerRadius: CGFloat) -> Self
}

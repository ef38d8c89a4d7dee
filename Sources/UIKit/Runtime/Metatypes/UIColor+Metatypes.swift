/// Initialisers of classes that are known only at run time: `cellClass.init(frame:)`, `T()` where
/// `T` is some view, `Self(…)` in a class method. `NSObject+Metatypes.swift` says how.
extension _MetatypeConstructible where Self: UIColor {
  /// Makes a colour of a class that is known only at run time, by that class's own
  /// `init(red:green:blue:alpha:)`.
  @_silgen_name("snapshot_UIColor_red_green_blue_alpha_metatype")
  @_disfavoredOverload
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Makes a colour of a class that is known only at run time, by that class's own
  /// `init(white:alpha:)`.
  @_silgen_name("snapshot_UIColor_white_alpha_metatype")
  @_disfavoredOverload
  public init(white: CGFloat, alpha: CGFloat)

  /// Makes a colour of a class that is known only at run time, by that class's own
  /// `init(hue:saturation:brightness:alpha:)`.
  @_silgen_name("snapshot_UIColor_hue_saturation_brightness_alpha_metatype")
  @_disfavoredOverload
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat)

  /// Makes a colour of a class that is known only at run time, by that class's own
  /// `init(cgColor:)`.
  @_silgen_name("snapshot_UIColor_cgColor_metatype")
  @_disfavoredOverload
  public init(cgColor: CGColor)
}

extension _MetatypeConstructible where Self: UIImage {
  /// Makes an image of a class that is known only at run time, by that class's own
  /// `init(cgImage:)`.
  @_silgen_name("snapshot_UIImage_cgImage_metatype")
  @_disfavoredOverload
  public init(cgImage: CGImage)
}

extension _MetatypeConstructible where Self: UIBezierPath {
  /// Makes a path of a class that is known only at run time, by that class's own `init(rect:)`.
  @_silgen_name("snapshot_UIBezierPath_rect_metatype")
  @_disfavoredOverload
  public init(rect: CGRect)

  /// Makes a path of a class that is known only at run time, by that class's own `init(ovalIn:)`.
  @_silgen_name("snapshot_UIBezierPath_ovalIn_metatype")
  @_disfavoredOverload
  public init(ovalIn rect: CGRect)

  /// Makes a path of a class that is known only at run time, by that class's own `init(cgPath:)`.
  @_silgen_name("snapshot_UIBezierPath_cgPath_metatype")
  @_disfavoredOverload
  public init(cgPath: CGPath)

  /// Makes a path of a class that is known only at run time, by that class's own
  /// `init(roundedRect:cornerRadius:)`.
  @_silgen_name("snapshot_UIBezierPath_roundedRect_cornerRadius_metatype")
  @_disfavoredOverload
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat)
}

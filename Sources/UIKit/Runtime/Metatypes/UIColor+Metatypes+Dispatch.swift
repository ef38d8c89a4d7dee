/// The third part of `UIColor+Metatypes.swift`: what reaches subclasses' own initialisers.
extension UIColor {
  @_silgen_name("snapshot_UIColor_red_green_blue_alpha_dispatched")
  convenience init(dispatching: Void, red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  @_silgen_name("snapshot_UIColor_white_alpha_dispatched")
  convenience init(dispatching: Void, white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  @_silgen_name("snapshot_UIColor_hue_saturation_brightness_alpha_dispatched")
  convenience init(
    dispatching: Void, hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  @_silgen_name("snapshot_UIColor_cgColor_dispatched")
  convenience init(dispatching: Void, cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }
}

extension UIImage {
  @_silgen_name("snapshot_UIImage_cgImage_dispatched")
  convenience init(dispatching: Void, cgImage: CGImage) {
    self.init(cgImage: cgImage)
  }
}

extension UIBezierPath {
  @_silgen_name("snapshot_UIBezierPath_rect_dispatched")
  convenience init(dispatching: Void, rect: CGRect) {
    self.init(rect: rect)
  }

  @_silgen_name("snapshot_UIBezierPath_ovalIn_dispatched")
  convenience init(dispatching: Void, ovalIn rect: CGRect) {
    self.init(ovalIn: rect)
  }

  @_silgen_name("snapshot_UIBezierPath_cgPath_dispatched")
  convenience init(dispatching: Void, cgPath: CGPath) {
    self.init(cgPath: cgPath)
  }

  @_silgen_name("snapshot_UIBezierPath_roundedRect_cornerRadius_dispatched")
  convenience init(dispatching: Void, roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, cornerRadius: cornerRadius)
  }
}

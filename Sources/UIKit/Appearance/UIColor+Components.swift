extension UIColor {
  /// Writes the colour's sRGB components, resolved with the current traits.
  ///
  /// - Returns: False for a pattern, and the arguments stay as they are; all other colours convert
  ///   to RGB.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // SAFETY: Each pointer is nil or to a number of the caller's, as Apple's documentation asks,
    // and is written during the call alone.
    if cgColor.pattern != nil { return false }
    let rgba = straightRGBA
    unsafe red?.pointee = rgba.red
    unsafe green?.pointee = rgba.green
    unsafe blue?.pointee = rgba.blue
    unsafe alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes hue (a fraction of a turn), saturation and brightness, resolved with the current
  /// traits. A gray has hue 0 and saturation 0.
  ///
  /// - Returns: False for a pattern, and the arguments stay as they are.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // SAFETY: Each pointer is nil or to a number of the caller's, as Apple's documentation asks,
    // and is written during the call alone.
    if cgColor.pattern != nil { return false }
    let rgba = straightRGBA
    let color = HueColor(red: rgba.red, green: rgba.green, blue: rgba.blue)
    unsafe hue?.pointee = color.hue
    unsafe saturation?.pointee = color.saturation
    unsafe brightness?.pointee = color.brightness
    unsafe alpha?.pointee = rgba.alpha
    return true
  }

  /// Writes the gray level, resolved with the current traits.
  ///
  /// - Returns: False for a pattern or a colour that is not a gray, and the arguments stay as they
  ///   are. How iOS converts a chromatic colour is not documented.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // SAFETY: Each pointer is nil or to a number of the caller's, as Apple's documentation asks,
    // and is written during the call alone.
    if cgColor.pattern != nil { return false }
    let rgba = straightRGBA
    guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
    unsafe white?.pointee = rgba.red
    unsafe alpha?.pointee = rgba.alpha
    return true
  }

  /// The sRGB components, resolved with the current traits; gray is widened to RGB. Components of
  /// the extended range are kept, those of wide-gamut spaces are clamped.
  package var straightRGBA: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = cgColor
    if let parts = color.components, let space = color.colorSpace, space.model == .rgb,
      space.name == nil || space.name == CGColorSpace.sRGB
        || space.name == CGColorSpace.extendedSRGB
    {
      return (parts[0], parts[1], parts[2], parts[3])
    }
    let rgba = color.rgba
    return (CGFloat(rgba.0), CGFloat(rgba.1), CGFloat(rgba.2), CGFloat(rgba.3))
  }
}

/// A colour by hue, saturation and brightness, each from 0 to 1.
///
/// Source: Alvy Ray Smith, "Color gamut transform pairs", 1978 (the hexcone model).
struct HueColor {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue.clamped(to: 0...1)
    self.saturation = saturation.clamped(to: 0...1)
    self.brightness = brightness.clamped(to: 0...1)
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let chroma = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? chroma / high : 0
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sixths: CGFloat
    if high == red {
      sixths = (green - blue) / chroma
    } else if high == green {
      sixths = (blue - red) / chroma + 2
    } else {
      sixths = (red - green) / chroma + 4
    }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let sixths = hue * 6
    let sector = sixths.rounded(.down).clamped(to: 0...5)
    let fraction = sixths - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    switch Int(sector) {
    case 0: return (brightness, rising, low)
    case 1: return (falling, brightness, low)
    case 2: return (low, brightness, rising)
    case 3: return (low, falling, brightness)
    case 4: return (rising, low, brightness)
    default: return (brightness, low, falling)
    }
  }
}

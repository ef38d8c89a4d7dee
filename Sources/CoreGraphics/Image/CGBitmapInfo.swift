/// Where alpha is in a pixel, and whether colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha: pixels are opaque.
  case none
  /// Alpha last, with colours multiplied by it: RGBA.
  case premultipliedLast
  /// Alpha first, with colours multiplied by it: ARGB.
  case premultipliedFirst
  /// Alpha last, with straight colours: RGBA.
  case last
  /// Alpha first, with straight colours: ARGB.
  case first
  /// Opaque, with a filler last.
  case noneSkipLast
  /// Opaque, with a filler first.
  case noneSkipFirst
  /// Alpha without colours.
  case alphaOnly
}

/// The order of a number's bytes in a pixel, and how many bytes a number has.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// Components in their own order.
  case orderDefault = 0
  /// Numbers of 16 bits, the lowest byte first.
  case order16Little = 0x1000
  /// Numbers of 32 bits, the lowest byte first.
  case order32Little = 0x2000
  /// Numbers of 16 bits, the highest byte first.
  case order16Big = 0x3000
  /// Numbers of 32 bits, the highest byte first.
  case order32Big = 0x4000
}

/// The layout of a pixel in memory.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// The alpha, the byte order and the kind of numbers as bits.
  public let rawValue: UInt32

  /// Creates the layout of Apple's bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates the layout of an alpha and a byte order; numbers are integers.
  public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
    rawValue = alpha.rawValue | byteOrder.rawValue
  }

  /// The bits of `CGImageAlphaInfo`.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// Components are floating-point numbers. Differs: contexts and images of them cannot be made.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of `CGImageByteOrderInfo`.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// Numbers of 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// Numbers of 32 bits, the lowest byte first: with alpha first, pixels are BGRA.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// Numbers of 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// Numbers of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)

  /// The place of alpha; nil where the bits name no case.
  var alphaInfo: CGImageAlphaInfo? { CGImageAlphaInfo(rawValue: rawValue & 0x1f) }
}

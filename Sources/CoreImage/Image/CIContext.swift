/// Makes pixels of images.
///
/// Filters calculate with light, as Apple's do unless the option `workingColorSpace` is `NSNull`,
/// and in single precision. What comes out is sRGB of 8 bits per channel.
open class CIContext: NSObject, @unchecked Sendable {
  private let working: PixelBlock.Encoding

  public override convenience init() {
    self.init(options: nil)
  }

  /// - Parameter options: Differs: `workingColorSpace` alone has an effect.
  public init(options: [CIContextOption: Any]?) {
    working = options?[.workingColorSpace] is NSNull ? .encoded : .linear
  }

  /// The pixels of a rectangle of an image.
  ///
  /// - Parameter fromRect: The rectangle, grown to whole pixels. With an empty or infinite one, or
  ///   one with more pixels than a bitmap may have, the result is nil.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isNull, !fromRect.isEmpty else { return nil }
    let rect = PixelRect(containing: fromRect)
    let (count, overflows) = rect.width.multipliedReportingOverflow(by: rect.height)
    guard !rect.isEmpty, !overflows, count <= Self.maximumPixelCount else { return nil }
    let block = image.cropped(to: fromRect).source.pixels(in: rect, working: working)
      .encoded(as: .encoded)
    var bytes = [UInt8](repeating: 0, count: count * 4)
    for y in 0..<rect.height {
      let row = (rect.height - 1 - y) * rect.width
      for x in 0..<rect.width {
        let pixel = block.pixels[row + x]
        guard pixel.w > 0 else { continue }
        let place = (y * rect.width + x) * 4
        for channel in 0..<3 { bytes[place + channel] = Self.byte(pixel[channel] / pixel.w) }
        bytes[place + 3] = Self.byte(pixel.w)
      }
    }
    return CGImage(straightRGBA: bytes, width: rect.width, height: rect.height)
  }

  /// A gigabyte of numbers on the way.
  private static let maximumPixelCount = 1 << 26

  private static func byte(_ value: Float) -> UInt8 {
    guard value > 0 else { return 0 }
    // In range: from 0 to 255, and a number.
    return UInt8((min(value, 1) * 255).rounded())
  }
}

/// What a context is made with.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the option.
  public let rawValue: String

  /// Creates the option of a name; options that this type does not list have no effect.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The space in which filters calculate: `NSNull` for the encoded values, otherwise light.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of results. Without effect: results are sRGB.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  /// The format of pixels while filters calculate. Without effect: it is single precision.
  public static let workingFormat = CIContextOption(rawValue: "working_format")
  /// Whether to draw on the CPU. Without effect: it is always so.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// How carefully images are reduced. It has no effect.
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  /// Whether the work gives way to other work. It has no effect.
  public static let priorityRequestLow = CIContextOption(rawValue: "priority_request_low")
  /// Whether results on the way are kept. It has no effect.
  public static let cacheIntermediates = CIContextOption(
    rawValue: "kCIContextCacheIntermediates")
}

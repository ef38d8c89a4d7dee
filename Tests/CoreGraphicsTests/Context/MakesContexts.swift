import CoreGraphics

/// A suite that makes bitmap contexts of any layout.
protocol MakesContexts {}

extension MakesContexts {
  func makeContext(
    _ info: CGBitmapInfo, gray: Bool = false, width: Int = 2, height: Int = 2,
    data: UnsafeMutableRawPointer? = nil, bytesPerRow: Int = 0
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
      space: gray ? CGColorSpaceCreateDeviceGray() : CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: info.rawValue)
  }

  func bytes(_ context: CGContext, _ count: Int) -> [UInt8] {
    guard let data = context.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data, count: count))
  }
}

import CoreGraphics

/// A suite that makes image masks.
protocol MakesMasks {}

extension MakesMasks {
  func makeMask(
    _ bytes: [UInt8], _ width: Int, _ height: Int, bits: Int = 8, rowBytes: Int,
    decode: [CGFloat]? = nil
  ) -> CGImage? {
    let provider = CGDataProvider(data: Data(bytes))!
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        maskWidth: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits,
        bytesPerRow: rowBytes, provider: provider, decode: decode, shouldInterpolate: false)
    }
    return decode == nil ? make(nil) : make(decode!)
  }
}

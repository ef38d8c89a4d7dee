import CoreGraphics
import Testing

@Suite struct CGContextBitmapTests: MakesContexts {
  private let orange = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
  private let whole = CGRect(x: 0, y: 0, width: 2, height: 2)

  @Test func `opaque contexts stay opaque`() throws {
    for byteOrder in [CGImageByteOrderInfo.orderDefault, .order32Little] {
      let context = try #require(
        makeContext(CGBitmapInfo(alpha: .noneSkipLast, byteOrder: byteOrder)))
      context.setFillColor(orange)
      context.fill(whole)
      context.clear(whole)
      context.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      context.fill(whole)
      // White at a half on black, not on nothing.
      let image = try #require(context.makeImage())
      #expect(image.straightRGBA()[0..<4] == [128, 128, 128, 255])
      #expect(image.alphaInfo == .noneSkipLast)
    }
  }

  @Test func `the caller is told when its memory is free again`() throws {
    final class Log { var count = 0 }
    let log = Log()
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 4)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: 16)
    defer { memory.deallocate() }
    do {
      let context = CGContext(
        data: memory, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue,
        releaseCallback: { _, data in log.count += data == memory ? 1 : 0 }, releaseInfo: nil)
      #expect(context != nil)
      #expect(log.count == 0)
    }
    #expect(log.count == 1)
  }
}

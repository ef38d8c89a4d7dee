import CoreGraphics
import Testing

@Suite struct BitmapFormatTests: MakesContexts {
  private let orange = CGColor(red: 1, green: 0.6, blue: 0.2, alpha: 1)
  private let whole = CGRect(x: 0, y: 0, width: 2, height: 2)

  @Test(arguments: [
    (CGBitmapInfo(alpha: .premultipliedLast), [255, 153, 51, 255] as [UInt8]),
    (CGBitmapInfo(alpha: .premultipliedFirst), [255, 255, 153, 51]),
    (CGBitmapInfo(alpha: .premultipliedFirst, byteOrder: .order32Little), [51, 153, 255, 255]),
    (CGBitmapInfo(alpha: .premultipliedLast, byteOrder: .order32Little), [255, 51, 153, 255]),
    (CGBitmapInfo(alpha: .noneSkipLast), [255, 153, 51, 255]),
    (CGBitmapInfo(alpha: .noneSkipFirst, byteOrder: .order32Little), [51, 153, 255, 255]),
    (CGBitmapInfo(alpha: .noneSkipFirst, byteOrder: .order32Big), [255, 255, 153, 51]),
  ])
  func `pixels lie in memory as asked for`(info: CGBitmapInfo, expected: [UInt8]) throws {
    let context = try #require(makeContext(info))
    context.setFillColor(orange)
    context.fill(whole)
    #expect(bytes(context, 4) == expected)
    #expect(context.bitmapInfo == info)
    #expect(context.bitsPerPixel == 32)
    let image = try #require(context.makeImage())
    #expect(image.straightRGBA()[0..<4] == [255, 153, 51, 255])
  }

  @Test func `gray contexts keep luminance`() throws {
    let context = try #require(makeContext(CGBitmapInfo(alpha: .none), gray: true))
    #expect(bytes(context, 4) == [0, 0, 0, 0])
    context.setFillColor(gray: 0.4, alpha: 1)
    context.fill(whole)
    #expect(bytes(context, 4) == [102, 102, 102, 102])
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 0.5)
    context.fill(whole)
    // Half of green's 182 and half of 102, in steps of whole bytes.
    #expect(abs(Int(bytes(context, 1)[0]) - 142) <= 1)
    #expect(context.bitsPerPixel == 8)
    #expect(context.bytesPerRow == 2)
    let image = try #require(context.makeImage())
    #expect(image.alphaInfo == .none)
    #expect(image.colorSpace == CGColorSpaceCreateDeviceGray())
  }

  @Test func `contexts of alpha alone keep that`() throws {
    let context = try #require(makeContext(CGBitmapInfo(alpha: .alphaOnly), gray: true))
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(bytes(context, 4) == [128, 0, 128, 0])
    #expect(context.makeImage()?.alphaInfo == .alphaOnly)
    context.clear(whole)
    #expect(bytes(context, 4) == [0, 0, 0, 0])
  }

  @Test func `formats that iOS has not, or that are not here, give nothing`() {
    #expect(makeContext(CGBitmapInfo(alpha: .last)) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .first)) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .none)) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .premultipliedLast), gray: true) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .premultipliedLast, byteOrder: .order16Big)) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .premultipliedLast), width: 0) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .premultipliedLast), width: -3) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .premultipliedLast), width: 40_000) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .premultipliedLast), bytesPerRow: 7) == nil)
    #expect(makeContext(CGBitmapInfo(alpha: .premultipliedLast), bytesPerRow: .max) == nil)
    #expect(
      makeContext(CGBitmapInfo(alpha: .premultipliedLast), width: 30_000, height: 30_000) == nil)
    let halves = CGContext(
      data: nil, width: 2, height: 2, bitsPerComponent: 16, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGBitmapInfo(alpha: .premultipliedLast).rawValue)
    #expect(halves == nil)
    let inks = CGContext(
      data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceCMYK(), bitmapInfo: CGImageAlphaInfo.none.rawValue)
    #expect(inks == nil)
  }
}

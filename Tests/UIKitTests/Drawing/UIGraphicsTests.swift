import Testing
import UIKit

@Suite struct UIGraphicsTests {
  @Test func `contexts stack up`() throws {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), false, 1)
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.rgbaRows == [[Pixel.clear, Pixel.red]])
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()
    UIGraphicsPopContext()
  }

  @Test func `an image context has its scale, or the screen's`() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 1), true, 2)
    let opaque = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(opaque.scale == 2)
    #expect(opaque.size == CGSize(width: 2, height: 1))
    #expect(opaque.rgbaRows == Array(repeating: Array(repeating: Pixel.black, count: 4), count: 2))
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), false, 0)
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.cgImage?.width == 3)
    UIGraphicsEndImageContext()
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 10, height: 0), CGSize(width: -5, height: 5),
    CGSize(width: CGFloat.nan, height: 5), CGSize(width: 1e30, height: 1),
    CGSize(width: CGFloat.infinity, height: 1), CGSize(width: 32_000, height: 32_000),
  ])
  func `a size that no bitmap can have begins nothing`(size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `pixels are rounded up, but not for rounding errors`() {
    func width(_ points: CGFloat, _ scale: CGFloat) -> Int? {
      let bounds = CGRect(x: 0, y: 0, width: points, height: 1)
      return CGContext.forImage(bounds: bounds, scale: scale, isOpaque: false)?.makeImage()?.width
    }
    #expect(width(10, 2) == 20)
    #expect(width(10.1, 2) == 21)
    #expect(width(100.0 / 3, 3) == 100)
    #expect(width(33.333_333_333_333_34, 3) == 100)
  }

  @Test func `fills replace what is there, frames stay inside`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3), format: format).image {
      _ in
      UIColor.green.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 3))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 3, y: 0, width: 1, height: 3))
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 0, y: 0, width: 3, height: 3))
    }
    let (r, g, c) = (Pixel.red, Pixel.green, Pixel.clear)
    #expect(image.rgbaRows == [[r, r, r, c], [r, g, r, c], [r, r, r, c]])
  }

  @Test func `threads have contexts of their own`() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    defer { UIGraphicsEndImageContext() }
    let done = DispatchSemaphore(value: 0)
    Thread {
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      done.signal()
    }.start()
    done.wait()
    #expect(UIGraphicsGetCurrentContext()?.width == 1)
  }
}

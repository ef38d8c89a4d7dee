import Testing
import UIKit

@Suite struct UIGraphicsImageRendererTests {
  private let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  @Test func `the default format has the screen's scale`() {
    #expect(UIGraphicsImageRendererFormat.default().scale == 3)
    #expect(UIGraphicsImageRendererFormat.preferred().opaque == false)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { _ in }
    #expect(image.scale == 3)
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.cgImage?.width == 6)
  }

  @Test func `the origin is at the top left and bounds may start elsewhere`() {
    let bounds = CGRect(x: 10, y: 20, width: 2, height: 2)
    let image = UIGraphicsImageRenderer(bounds: bounds, format: format).image { context in
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(context.format.bounds == bounds)
      UIColor.red.setFill()
      context.fill(CGRect(x: 10, y: 20, width: 1, height: 1))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 11, y: 21, width: 1, height: 1))
    }
    #expect(image.rgbaRows == [[Pixel.red, Pixel.clear], [Pixel.clear, Pixel.blue]])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a renderer copies its format`() {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
    format.scale = 2
    #expect(renderer.image { _ in }.scale == 1)
    #expect(renderer.format.bounds.size == CGSize(width: 1, height: 1))
    #expect(format.bounds == .zero)
  }

  @Test func `the image so far can be had while drawing`() {
    var early: [[UInt32]] = []
    let late = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format).image {
      context in
      early = context.currentImage.rgbaRows
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(early == [[Pixel.clear]])
    #expect(late.rgbaRows == [[Pixel.green]])
  }

  @Test func `a renderer without area runs its actions and returns an empty image`() {
    var ran = false
    let image = UIGraphicsImageRenderer(size: .zero).image { _ in ran = true }
    #expect(ran)
    #expect(image.size == .zero)
    #expect(image.pngData() == nil)
    #expect(UIGraphicsImageRenderer(size: .zero).pngData { _ in }.isEmpty)
  }

  @Test func `png data comes back as the same pixels`() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    let data = renderer.pngData { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    }
    let image = try #require(UIImage(data: data))
    #expect(image.rgbaRows == [[Pixel.clear, Pixel.blue]])
  }
}

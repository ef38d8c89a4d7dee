import Testing
import UIKit

@Suite struct UIImageSizesTests {
  private func image(
    _ width: Int, _ height: Int, scale: CGFloat = 1, orientation: UIImage.Orientation = .up,
    _ pixel: (Int, Int) -> [UInt8]
  ) -> UIImage {
    var bytes: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { bytes += pixel(x, y) }
    }
    return UIImage(
      cgImage: CGImage(straightRGBA: bytes, width: width, height: height)!, scale: scale,
      orientation: orientation)
  }

  @Test func `a thumbnail has the wanted size and leaves no pixel out`() throws {
    let stripes = image(8, 8, scale: 2) { x, _ in
      x % 2 == 0 ? [255, 255, 255, 255] : [0, 0, 0, 255]
    }
    let small = try #require(stripes.preparingThumbnail(of: CGSize(width: 1, height: 1)))
    #expect(small.size == CGSize(width: 1, height: 1))
    #expect(small.scale == 2)
    // Half of the stripes is white; pixels at an edge count more than others, as on iOS.
    let levels = try #require(small.cgImage).straightRGBA()
    #expect(levels[0] > 128 && levels[0] < 255)
    #expect(levels[4] > 0 && levels[4] < 128)
    #expect(stripes.preparingThumbnail(of: .zero) == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }

  @Test func `a thumbnail is upright`() throws {
    let turned = image(2, 1, orientation: .right) { x, _ in
      x == 0 ? [255, 0, 0, 255] : [0, 0, 255, 255]
    }
    let small = try #require(turned.preparingThumbnail(of: CGSize(width: 1, height: 2)))
    #expect(small.cgImage?.straightRGBA() == [255, 0, 0, 255, 0, 0, 255, 255])
    #expect(small.imageOrientation == .up)
  }

  @Test func `preparing for display gives the image`() {
    let picture = image(1, 1) { _, _ in [1, 2, 3, 255] }
    #expect(picture.preparingForDisplay() === picture)
    #expect(UIImage().preparingForDisplay() == nil)
  }

  @Test func `a stretchable image has one point between its caps`() {
    let picture = image(9, 5) { _, _ in [1, 2, 3, 255] }
    let stretchable = picture.stretchableImage(withLeftCapWidth: 3, topCapHeight: 0)
    #expect(stretchable.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 5))
    #expect(stretchable.resizingMode == .stretch)
  }

  @Test func `a renderer's format is that of the image`() {
    let picture = image(2, 2, scale: 3) { _, _ in [1, 2, 3, 255] }
    #expect(picture.imageRendererFormat.scale == 3)
    #expect(!picture.imageRendererFormat.opaque)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let opaque = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1), format: format)
      .image { _ in }
    #expect(opaque.size.width == 1)
  }

  @Test func `a template image is drawn in the fill colour`() {
    let shape = image(2, 1) { x, _ in x == 0 ? [255, 0, 0, 255] : [0, 255, 0, 128] }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format)
    let tinted = renderer.image { _ in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).set()
      shape.withRenderingMode(.alwaysTemplate).draw(in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(tinted.cgImage?.straightRGBA() == [0, 0, 255, 255, 0, 0, 255, 128])
    let plain = renderer.image { _ in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).set()
      shape.draw(in: CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(plain.cgImage?.straightRGBA() == [255, 0, 0, 255, 0, 255, 0, 128])
  }

  @Test func `a resizable template keeps its caps and takes the colour`() {
    let shape = image(3, 1) { _, _ in [9, 9, 9, 255] }
      .resizableImage(withCapInsets: UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1))
      .withRenderingMode(.alwaysTemplate)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 1), format: format)
    let tinted = renderer.image { _ in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      shape.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1))
    }
    #expect(
      tinted.cgImage?.straightRGBA()
        == Array(repeatElement([255, 0, 0, 255] as [UInt8], count: 6).joined()))
  }

  @Test func `an animated image shows its first picture`() throws {
    let red = image(1, 2, scale: 2) { _, _ in [255, 0, 0, 255] }
    let blue = image(1, 2) { _, _ in [0, 0, 255, 255] }
    let both = try #require(UIImage.animatedImage(with: [red, blue], duration: 0))
    #expect(both.images == [red, blue])
    #expect(both.size == red.size)
    #expect(abs(both.duration - 2 / 30.0) < 1e-9)
    #expect(both.cgImage?.straightRGBA()[0..<4] == [255, 0, 0, 255])
    #expect(red.images == nil)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }
}

import Testing
import UIKit

@Suite struct UIImageTests {
  /// Red, green over blue, white.
  private let image = UIImage(
    cgImage: .make([[Pixel.red, Pixel.green], [Pixel.blue, Pixel.white]]))

  @Test func `size is in points and upright`() {
    let pixels = CGImage.make(Array(repeating: [0, 0, 0, 0], count: 2))
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 4, height: 2))
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 1, height: 2))
    #expect(UIImage().size == .zero)
    #expect(UIImage(cgImage: pixels, scale: 0, orientation: .up).scale == 1)
  }

  @Test func `copies change one thing`() {
    let template = image.withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate)
    #expect(template.cgImage === image.cgImage)
    #expect(template != image)
    #expect(template.withRenderingMode(.automatic) == image)
    #expect(template.hash == image.hash)
    #expect(image.withHorizontallyFlippedOrientation().imageOrientation == .upMirrored)
  }
}

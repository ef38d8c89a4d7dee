import Testing
import UIKit

@Suite struct UIImageCoreImageTests {
  private var red: CIImage { CIImage.red.cropped(to: CGRect(x: 2, y: 3, width: 6, height: 4)) }

  @Test func `an image that is calculated has a size and no bitmap of its own`() {
    let image = UIImage(ciImage: red, scale: 2, orientation: .up)
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.cgImage == nil)
    #expect(image.ciImage?.extent == CGRect(x: 2, y: 3, width: 6, height: 4))
    #expect(UIImage(ciImage: red).scale == 1)
    #expect(UIImage(ciImage: .red).size == .zero)
  }

  @Test func `it is drawn as others are`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in
      UIImage(ciImage: red).draw(in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let pixels = try #require(drawn.cgImage).straightRGBA()
    #expect(Array(pixels.prefix(4)) == [255, 0, 0, 255])
    #expect(UIImage(ciImage: red).withTintColor(.blue).cgImage != nil)
    #expect(CIImage(image: drawn)?.extent.width == CGFloat(drawn.cgImage?.width ?? 0))
    #expect(CIImage(image: UIImage()) == nil)
  }

  @Test func `colours go from one framework to the other`() {
    #expect(CIColor(color: .red) == .red)
    var alpha: CGFloat = 0
    UIColor(ciColor: CIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
      .getRed(nil, green: nil, blue: nil, alpha: &alpha)
    #expect(alpha == 0.5)
  }
}

import CoreImage
import Testing

@Suite struct PixelSourcesTests {
  @Test func `edges go on for ever where they are clamped`() throws {
    let image = CIImage(cgImage: try square()).clampedToExtent()
    #expect(image.extent.isInfinite)
    #expect(hexPixels(image, CGRect(x: -9, y: 9, width: 1, height: 1)) == ["FF0000FF"])
    #expect(hexPixels(image, CGRect(x: 5, y: 1, width: 2, height: 1)) == ["00FF00FF", "00FF00FF"])
  }

  @Test func `a transform moves and scales pixels`() throws {
    let image = CIImage(cgImage: try square())
    let moved = image.transformed(by: CGAffineTransform(translationX: 3, y: 0))
    #expect(moved.extent == CGRect(x: 3, y: 0, width: 2, height: 2))
    #expect(hexPixels(moved, CGRect(x: 3, y: 1, width: 2, height: 1)) == ["FF0000FF", "00FF00FF"])
    let large = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 2))
      .transformed(by: CGAffineTransform(scaleX: 4, y: 4))
    #expect(large.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(hexPixels(large, CGRect(x: 4, y: 4, width: 1, height: 1)) == ["FF0000FF"])
    #expect(image.transformed(by: CGAffineTransform(scaleX: 0, y: 1)).extent.isNull)
  }
}

import CoreImage
import Testing

@Suite struct CIContextTests {
  @Test func `the origin is at the lower left, and outside all is transparent`() throws {
    let image = CIImage(cgImage: try square())
    #expect(hexPixels(image, CGRect(x: 0, y: 0, width: 1, height: 1)) == ["0000FFFF"])
    #expect(hexPixels(image, CGRect(x: 1, y: 1, width: 2, height: 1)) == ["00FF00FF", "00000000"])
    let part = image.cropped(to: CGRect(x: 0, y: 1, width: 5, height: 5))
    #expect(part.extent == CGRect(x: 0, y: 1, width: 2, height: 1))
    #expect(hexPixels(part, CGRect(x: 0, y: 0, width: 1, height: 2)) == ["FF0000FF", "00000000"])
  }

  @Test func `a colour has no end, and cannot be drawn whole`() {
    let image = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    #expect(image.extent.isInfinite)
    #expect(CIContext().createCGImage(image, from: image.extent) == nil)
    #expect(hexPixels(image, CGRect(x: 9, y: -9, width: 1, height: 1)) == ["FF800080"])
    #expect(image.cropped(to: .infinite) === image)
  }
}

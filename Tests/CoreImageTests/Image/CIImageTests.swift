import CoreImage
import Testing

@Suite struct CIImageTests {
  @Test func `a bitmap's pixels come out as they went in`() throws {
    let image = CIImage(cgImage: try square())
    #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(
      hexPixels(image, image.extent) == ["FF0000FF", "00FF00FF", "0000FFFF", "FFFFFF80"])
    #expect(image.cgImage != nil)
  }

  @Test func `an empty image has no extent`() {
    #expect(CIImage.empty().extent.isNull)
    #expect(CIContext().createCGImage(.empty(), from: CIImage.empty().extent) == nil)
    let far = CGRect(x: 1, y: 1, width: 1e9, height: 1e9)
    #expect(CIContext().createCGImage(.red, from: far) == nil)
  }
}

import CoreImage
import Testing

@Suite struct CIImageAttachmentTests {
  @Test func `an image is attached as a PNG file, one without end is not`() throws {
    let image = CIImage.red.cropped(to: CGRect(x: 0, y: 0, width: 2, height: 1))
    let bytes = try image.withUnsafeBytes(as: .png) { Array($0) }
    #expect(try PNGCodec.decode(bytes).width == 2)
    #expect(throws: ImageAttachmentError.self) {
      try CIImage.red.withUnsafeBytes(as: .png) { $0.count }
    }
  }
}

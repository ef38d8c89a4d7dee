import Foundation
import Testing
import UIKit

/// `import Testing` beside `import UIKit` needs the overlays: that this file compiles is a test.
@Suite struct ImageAttachmentTests {
  /// Two pixels: red, and half-transparent blue.
  private var image: CGImage {
    get throws {
      try #require(
        CGImage(straightRGBA: [255, 0, 0, 255, 0, 0, 255, 128], width: 2, height: 1))
    }
  }

  private func bytes<Value: Attachable>(_ attachment: borrowing Attachment<Value>) throws -> Data {
    try attachment.withUnsafeBytes { Data($0) }
  }

  @Test func `a CGImage is attached as a PNG with its pixels`() throws {
    let attachment = Attachment(try image, named: "pixels", as: .png)
    #expect(attachment.preferredName == "pixels.png")
    let read = try #require(UIImage(data: try bytes(attachment))?.cgImage)
    #expect(read.straightRGBA() == [255, 0, 0, 255, 0, 0, 255, 128])
    Attachment.record(attachment)
  }

  @Test func `a UIImage is attached as its upright PNG`() throws {
    let picture = UIImage(cgImage: try image, scale: 2, orientation: .right)
    let attachment = Attachment(picture, named: "turned.png")
    #expect(attachment.preferredName == "turned.png")
    let read = try #require(UIImage(data: try bytes(attachment))?.cgImage)
    #expect(read.width == 1 && read.height == 2)
    Attachment.record(picture, named: "turned")
  }

  @Test func `an image without pixels is an error`() {
    #expect(throws: ImageAttachmentError.self) { try bytes(Attachment(UIImage())) }
  }

  private struct Swatch: AttachableAsImage {
    func withUnsafeBytes<R>(
      as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
    ) throws -> R {
      try [UInt8(1), 2, 3].withUnsafeBytes(body)
    }
  }

  @Test func `types of one's own can be attached as images`() throws {
    #expect(try bytes(Attachment(Swatch())) == Data([1, 2, 3]))
  }
}

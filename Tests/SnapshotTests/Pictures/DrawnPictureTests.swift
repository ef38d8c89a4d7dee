import CoreGraphics
import SnapshotCore
import Testing
import UIKit

@testable import Snapshot

@Suite struct DrawnPictureTests {
  private let samples: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 0]

  private func picture(_ samples: [UInt8]) throws -> CGImage {
    try #require(CGImage(straightRGBA: samples, width: 2, height: 1))
  }

  @Test func `a bitmap and its samples are one picture`() throws {
    let image = PixelImage(width: 2, height: 1, bytes: samples)
    let drawn = DrawnPicture(try picture(samples))
    #expect(drawn.size == PixelSize(width: 2, height: 1))
    #expect(drawn.image == image)
    #expect(drawn.digest == DrawnPicture(image).digest)
    #expect(!drawn.isBlank)
  }

  @Test func `a picture without any alpha is blank`() throws {
    #expect(DrawnPicture(try picture([UInt8](repeating: 0, count: 8))).isBlank)
    #expect(DrawnPicture(PixelImage(width: 1, height: 1, bytes: [9, 9, 9, 0])).isBlank)
  }

  @Test func `an image that is turned is drawn upright`() throws {
    let image = UIImage(cgImage: try picture(samples), scale: 1, orientation: .down)
    #expect(try image.drawnPicture.get().image.bytes == [0, 0, 0, 0, 255, 0, 0, 255])
    #expect(try image.pixelImage.get().bytes == [0, 0, 0, 0, 255, 0, 0, 255])
  }

  @Test func `an image without pixels is none`() {
    #expect(throws: SnapshotFailure.empty(subject: "The image", size: .zero)) {
      try UIImage().pixelImage.get()
    }
  }
}

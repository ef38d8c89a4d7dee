import Testing
import UIKit

@Suite struct UIImageFilesTests {
  /// Red, green over blue, white.
  private let image = UIImage(
    cgImage: .make([[Pixel.red, Pixel.green], [Pixel.blue, Pixel.white]]))

  @Test func `what is no PNG is no image`() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("not a picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
    #expect(UIImage(named: "no such image") == nil)
  }

  @Test func `a file's name says its scale`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("photo@2x.png")
    try #require(image.pngData()).write(to: file)
    let read = try #require(UIImage(contentsOfFile: file.path))
    #expect(read.scale == 2)
    #expect(read.size == CGSize(width: 1, height: 1))
    #expect(read.rgbaRows == image.rgbaRows)
  }

  @Test func `pictures with numbers after their name are one animated image`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["turn0", "turn1@2x", "turn3", "still"] {
      try #require(image.pngData()).write(to: folder.appendingPathComponent(name + ".png"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    let turning = try #require(UIImage.animatedImageNamed("turn", in: bundle, duration: 3))
    #expect(turning.images?.map(\.scale) == [1, 2] && turning.duration == 3)
    let still = try #require(UIImage.animatedImageNamed("still", in: bundle, duration: 3))
    #expect(still.images == nil && still.scale == 1)
    #expect(UIImage(named: "still", in: bundle, with: nil)?.size == still.size)
    #expect(UIImage.animatedImageNamed("none", in: bundle, duration: 3) == nil)
  }

  @Test func `a bundle is searched for the best scale first`() {
    #expect(
      ImageFileName(path: "a/b").candidates(scale: 3)
        == ["a/b@3x.png", "a/b@2x.png", "a/b.png"])
    #expect(
      ImageFileName(path: "b.png").candidates(scale: 2) == ["b@2x.png", "b@3x.png", "b.png"])
    #expect(ImageFileName(path: "b@2x.png").base == "b")
    #expect(ImageFileName(path: "v1.2/b").pathExtension == "png")
  }
}

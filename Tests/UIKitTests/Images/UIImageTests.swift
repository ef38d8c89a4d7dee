import Testing
import UIKit

@Suite struct UIImageTests {
  /// Red, green over blue, white.
  private let image = UIImage(
    cgImage: .make([[Pixel.red, Pixel.green], [Pixel.blue, Pixel.white]]))

  private func draw(_ width: CGFloat, _ height: CGFloat, _ body: () -> Void) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image { _ in body() }.rgbaRows
  }

  @Test func `size is in points and upright`() {
    let pixels = CGImage.make(Array(repeating: [0, 0, 0, 0], count: 2))
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 4, height: 2))
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .left)
    #expect(turned.size == CGSize(width: 1, height: 2))
    #expect(UIImage().size == .zero)
    #expect(UIImage(cgImage: pixels, scale: 0, orientation: .up).scale == 1)
  }

  @Test func `an image is drawn upright where it is told`() {
    let (r, g, b, w, c) = (Pixel.red, Pixel.green, Pixel.blue, Pixel.white, Pixel.clear)
    #expect(
      draw(3, 3) { image.draw(at: CGPoint(x: 1, y: 1)) } == [[c, c, c], [c, r, g], [c, b, w]])
    let whole = CGRect(x: 0, y: 0, width: 2, height: 2)
    #expect(draw(2, 2) { image.draw(in: whole) } == [[r, g], [b, w]])
  }

  @Test(arguments: [
    (UIImage.Orientation.up, "rg bw"), (.down, "wb gr"), (.left, "gw rb"), (.right, "br wg"),
    (.upMirrored, "gr wb"), (.downMirrored, "bw rg"), (.leftMirrored, "rb gw"),
    (.rightMirrored, "wg br"),
  ])
  func `orientations turn and mirror`(orientation: UIImage.Orientation, expected: String) {
    let names: [UInt32: Character] = [
      Pixel.red: "r", Pixel.green: "g", Pixel.blue: "b", Pixel.white: "w",
    ]
    let turned = UIImage(cgImage: image.cgImage!, scale: 1, orientation: orientation)
    let rows = draw(2, 2) { turned.draw(at: .zero) }
    #expect(rows.map { String($0.map { names[$0] ?? "?" }) }.joined(separator: " ") == expected)
    let data = turned.pngData().flatMap(UIImage.init(data:))
    #expect(data?.rgbaRows == rows)
  }

  @Test func `a tint keeps the opacity`() {
    let half = UIImage(cgImage: .make([[0xFF00_0080, 0]]))
    #expect(half.withTintColor(.blue).rgbaRows == [[0x0000_FF80, 0]])
    #expect(half.withTintColor(.blue).renderingMode == .alwaysOriginal)
    #expect(half.rgbaRows == [[0xFF00_0080, 0]])
  }

  @Test func `alpha and blend mode count`() {
    let rows = draw(1, 1) {
      UIImage(cgImage: .make([[Pixel.red]])).draw(at: .zero, blendMode: .normal, alpha: 0.5)
    }
    #expect(rows == [[0xFF00_0080]])
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

  @Test func `a resizable image keeps its caps and stretches the rest`() {
    let (r, g, b) = (Pixel.red, Pixel.green, Pixel.blue)
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let row = UIImage(cgImage: .make([[r, g, b]]))
    let wide = CGRect(x: 0, y: 0, width: 6, height: 1)
    let stretched = row.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(draw(6, 1) { stretched.draw(in: wide) } == [[r, g, g, g, g, b]])
    let tiles = UIImage(cgImage: .make([[r, g, b, r]])).resizableImage(withCapInsets: caps)
    #expect(draw(7, 1) { tiles.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
      == [[r, g, b, g, b, g, r]])
  }

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

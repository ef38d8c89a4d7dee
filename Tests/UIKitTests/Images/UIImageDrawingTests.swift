import Testing
import UIKit

@Suite struct UIImageDrawingTests: DrawsImages {
  /// Red, green over blue, white.
  let image = UIImage(
    cgImage: .make([[Pixel.red, Pixel.green], [Pixel.blue, Pixel.white]]))

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
}

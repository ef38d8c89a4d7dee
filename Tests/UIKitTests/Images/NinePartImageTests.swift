import Testing
import UIKit

@Suite struct NinePartImageTests: DrawsImages {
  /// Red, green over blue, white.
  let image = UIImage(
    cgImage: .make([[Pixel.red, Pixel.green], [Pixel.blue, Pixel.white]]))

  @Test func `a resizable image keeps its caps and stretches the rest`() {
    let (r, g, b) = (Pixel.red, Pixel.green, Pixel.blue)
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let row = UIImage(cgImage: .make([[r, g, b]]))
    let wide = CGRect(x: 0, y: 0, width: 6, height: 1)
    let stretched = row.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(draw(6, 1) { stretched.draw(in: wide) } == [[r, g, g, g, g, b]])
    let tiles = UIImage(cgImage: .make([[r, g, b, r]])).resizableImage(withCapInsets: caps)
    #expect(
      draw(7, 1) { tiles.draw(in: CGRect(x: 0, y: 0, width: 7, height: 1)) }
        == [[r, g, b, g, b, g, r]])
  }

  @MainActor @Test func `caps that meet stretch what lies between them, tiled or not`() {
    let (r, g, b) = (Pixel.red, Pixel.green, Pixel.blue)
    let corner = UIImage(
      cgImage: .make([[r, g, g, b], [g, g, g, g], [g, g, g, g], [b, g, g, r]]))
    let caps = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
    var wide = Array(repeating: Array(repeating: g, count: 9), count: 6)
    (wide[0][0], wide[0][8], wide[5][0], wide[5][8]) = (r, b, b, r)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let image = corner.resizableImage(withCapInsets: caps, resizingMode: mode)
      #expect(draw(9, 6) { image.draw(in: CGRect(x: 0, y: 0, width: 9, height: 6)) } == wide)
      let view = UIImageView(image: image)
      view.traitOverrides.displayScale = 1
      view.frame = CGRect(x: 0, y: 0, width: 9, height: 6)
      view.layoutIfNeeded()
      let shown = draw(9, 6) {
        if let context = UIGraphicsGetCurrentContext() { view.layer.render(in: context) }
      }
      #expect(shown == wide)
    }
  }

  @Test func `a stretchable image with half of it as its cap repeats the pixel after the cap`() {
    let (r, g, b) = (Pixel.red, Pixel.green, Pixel.blue)
    let row = UIImage(cgImage: .make([[r, g, b]])).stretchableImage(
      withLeftCapWidth: 1, topCapHeight: 0)
    #expect(
      draw(6, 1) { row.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) } == [[r, g, g, g, g, b]])
    let end = UIImage(cgImage: .make([[r, g, b]])).stretchableImage(
      withLeftCapWidth: 3, topCapHeight: 0)
    #expect(
      draw(6, 1) { end.draw(in: CGRect(x: 0, y: 0, width: 6, height: 1)) } == [[r, g, b, b, b, b]])
  }

  @Test func `caps larger than the image leave no gap`() {
    let (r, b) = (Pixel.red, Pixel.blue)
    let caps = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    for mode in [UIImage.ResizingMode.stretch, .tile] {
      let image = UIImage(cgImage: .make([[r, r, r], [r, b, r], [r, r, r]]))
        .resizableImage(withCapInsets: caps, resizingMode: mode)
      let rows = draw(7, 7) { image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 7)) }
      #expect(rows[0] == Array(repeating: r, count: 7))
      #expect(rows[3] == [r, b, b, b, b, b, r])
    }
  }
}

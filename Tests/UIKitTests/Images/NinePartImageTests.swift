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
}

import Testing
import UIKit

@MainActor
@Suite struct UIImageViewTests {
  private let r = Pixel.red
  private let g = Pixel.green
  private let b = Pixel.blue
  private let c = Pixel.clear

  private func pixels(_ view: UIView) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    view.layoutIfNeeded()
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      .image { view.layer.render(in: $0.cgContext) }.rgbaRows
  }

  private func column() -> UIImage {
    UIImage(cgImage: .make([[r], [g]]))
  }

  @Test func `a symbol of a text style is as large as the text beside it`() {
    let configuration = UIImage.SymbolConfiguration(textStyle: .body)
    let view = UIImageView(image: UIImage(systemName: "plus", withConfiguration: configuration))
    let usual = view.intrinsicContentSize
    view.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
    let large = view.intrinsicContentSize
    #expect(large.width > usual.width * 2 && large.height > usual.height * 2)
    let pixels = view.layer.contents as? CGImage
    #expect(pixels.map { CGFloat($0.width) / view.contentScaleFactor } == large.width)
  }

  @Test func `a view takes its image's size`() {
    let view = UIImageView(image: column())
    #expect(view.frame == CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(view.intrinsicContentSize == CGSize(width: 1, height: 2))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 1, height: 2))
    #expect(!view.isUserInteractionEnabled)
    #expect(UIImageView().intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(pixels(view) == [[r], [g]])
  }

  @Test(arguments: [
    (UIView.ContentMode.top, "crc cgc ccc ccc"), (.bottom, "ccc ccc crc cgc"),
    (.center, "ccc crc cgc ccc"), (.left, "ccc rcc gcc ccc"), (.right, "ccc ccr ccg ccc"),
    (.topLeft, "rcc gcc ccc ccc"), (.topRight, "ccr ccg ccc ccc"),
    (.bottomLeft, "ccc ccc rcc gcc"), (.bottomRight, "ccc ccc ccr ccg"),
    (.scaleToFill, "rrr rrr ggg ggg"),
  ])
  func `content modes place the image as they say`(mode: UIView.ContentMode, expected: String) {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
    view.layer.magnificationFilter = .nearest
    view.image = column()
    view.contentMode = mode
    let names: [UInt32: Character] = [r: "r", g: "g", c: "c"]
    let text = pixels(view).map { String($0.map { names[$0] ?? "?" }) }.joined(separator: " ")
    #expect(text == expected)
  }

  @Test func `aspect modes keep the proportions`() {
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    view.layer.magnificationFilter = .nearest
    view.image = column()
    view.contentMode = .scaleAspectFit
    let fit = Array(repeating: [c, r, r, c], count: 2) + Array(repeating: [c, g, g, c], count: 2)
    #expect(pixels(view) == fit)
    view.contentMode = .scaleAspectFill
    let fill = Array(repeating: [r, r, r, r], count: 2) + Array(repeating: [g, g, g, g], count: 2)
    #expect(pixels(view) == fill)
  }

  @Test func `a template is drawn in the tint`() {
    let view = UIImageView(image: column().withRenderingMode(.alwaysTemplate))
    view.tintColor = .blue
    #expect(pixels(view) == [[b], [b]])
    view.tintColor = .red
    #expect(pixels(view) == [[r], [r]])
  }

  @Test func `the highlighted image shows while highlighted`() {
    let view = UIImageView(
      image: column(), highlightedImage: UIImage(cgImage: .make([[b], [b]])))
    view.isHighlighted = true
    #expect(pixels(view) == [[b], [b]])
    view.isHighlighted = false
    #expect(pixels(view) == [[r], [g]])
  }

  @Test func `a resizable image keeps its caps`() {
    let caps = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 1)
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    view.traitOverrides.displayScale = 1
    view.image = UIImage(cgImage: .make([[r, g, b]]))
      .resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(pixels(view) == [[r, g, g, g, g, b]])
    view.image = UIImage(cgImage: .make([[r, g, b, r]])).resizableImage(withCapInsets: caps)
    #expect(pixels(view) == [[r, g, b, g, b, r]])
  }

  @Test func `an image may be mirrored in right-to-left interfaces`() {
    let row = UIImage(cgImage: .make([[r, g]])).imageFlippedForRightToLeftLayoutDirection()
    let view = UIImageView(image: row)
    #expect(pixels(view) == [[r, g]])
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(pixels(view) == [[g, r]])
  }
}

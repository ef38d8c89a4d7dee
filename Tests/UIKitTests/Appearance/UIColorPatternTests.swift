import Testing
import UIKit

@Suite struct UIColorPatternTests {
  /// Red, green; blue, white.
  private func checks(scale: CGFloat = 1) -> UIImage {
    let bytes: [UInt8] = [
      255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255,
    ]
    return UIImage(
      cgImage: CGImage(straightRGBA: bytes, width: 2, height: 2)!, scale: scale,
      orientation: .up)
  }

  private func letters(_ image: UIImage) -> [String] {
    guard let picture = image.cgImage else { return [] }
    let names: [[UInt8]: Character] = [
      [255, 0, 0, 255]: "R", [0, 255, 0, 255]: "G", [0, 0, 255, 255]: "B",
      [255, 255, 255, 255]: "W", [0, 0, 0, 0]: ".",
    ]
    let bytes = picture.straightRGBA()
    return (0..<picture.height).map { y in
      String(
        (0..<picture.width).map { x in
          let start = (y * picture.width + x) * 4
          return names[Array(bytes[start..<start + 4])] ?? "?"
        })
    }
  }

  private func format(_ scale: CGFloat) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }

  @Test func `copies lie side by side from the top left, the right way up`() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 5, height: 3), format: format(1))
    let image = renderer.image { context in
      UIColor(patternImage: checks()).setFill()
      context.fill(CGRect(x: 1, y: 0, width: 4, height: 3))
    }
    #expect(letters(image) == [".GRGR", ".WBWB", ".GRGR"])
  }

  @Test func `an image of the renderer's scale keeps its pixels`() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 2, height: 1), format: format(2))
    let image = renderer.image { context in
      UIColor(patternImage: checks(scale: 2)).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    }
    #expect(letters(image) == ["RGRG", "BWBW"])
  }

  @Test func `a path is filled and stroked with it`() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 2), format: format(1))
    let image = renderer.image { _ in
      UIColor(patternImage: checks()).set()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 0.5))
      path.addLine(to: CGPoint(x: 3, y: 0.5))
      path.stroke()
    }
    #expect(letters(image) == ["RGR.", "...."])
  }

  @Test @MainActor func `a view's background starts in the view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 3))
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 3, height: 2))
    inner.backgroundColor = UIColor(patternImage: checks())
    view.addSubview(inner)
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 5, height: 3), format: format(1))
    let image = renderer.image { view.layer.render(in: $0.cgContext) }
    #expect(letters(image) == [".....", ".RGR.", ".BWB."])
  }

  @Test func `drawing as a pattern starts at the rectangle`() {
    let renderer = UIGraphicsImageRenderer(
      size: CGSize(width: 5, height: 3), format: format(1))
    let image = renderer.image { _ in
      checks().drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 2))
    }
    #expect(letters(image) == [".....", ".RGR.", ".BWB."])
  }

  @Test func `a pattern has no components to tell`() {
    let color = UIColor(patternImage: checks())
    var red: CGFloat = 7
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(red == 7)
    #expect(color.description == "UIPatternColor")
    #expect(color.isEqual(color))
    #expect(!color.isEqual(UIColor(patternImage: checks())))
    #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
  }
}

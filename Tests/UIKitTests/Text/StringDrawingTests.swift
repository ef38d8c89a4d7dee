import Testing
import UIKit

@MainActor
@Suite struct StringDrawingTests {
  private let body: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]

  private func image(_ draw: () -> Void) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 60, height: 50), format: format)
      .image { _ in draw() }
  }

  @Test func `a line is as high as its font and is not rounded`() {
    let size = "Hello UIKit".size(withAttributes: body)
    #expect((size.height - 20.2871).magnitude < 0.001)
    #expect((size.width / 79.663 - 1).magnitude < 0.02)
    #expect("".size(withAttributes: body).width == 0)
  }

  @Test func `the last character is kerned too`() {
    var kerned = body
    kerned[.kern] = 2
    let plain = "nnn".size(withAttributes: body).width
    let wide = "nnn".size(withAttributes: kerned).width
    #expect((wide - plain - 6).magnitude < 0.001)
  }

  @Test func `text wraps in the width of a bounding rectangle`() {
    let text = NSAttributedString(string: "one two one two", attributes: body)
    let one = text.boundingRect(
      with: CGSize(width: 1000, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    let width = "one two".size(withAttributes: body).width + 0.01
    let more = text.boundingRect(
      with: CGSize(width: width, height: 1000), options: .usesLineFragmentOrigin, context: nil)
    #expect((one.height - 20.2871).magnitude < 0.001)
    #expect((more.height - 2 * 20.2871).magnitude < 0.001)
    #expect(more.width <= width)
    #expect(more.origin == .zero)
  }

  @Test func `without line fragments the origin is the baseline`() {
    let bounds = "x".boundingRect(with: .zero, attributes: body, context: nil)
    #expect((bounds.minY + 16.1865).magnitude < 0.001)
  }

  @Test func `drawing puts ink where the text is and nowhere else`() {
    let drawn = image { "HHHH".draw(at: CGPoint(x: 5, y: 10), withAttributes: body) }
    let inked = drawn.inkedRows
    // Capitals stand on the baseline, 16 rows down, and are 12 high.
    #expect(inked == 14..<26)
  }

  @Test func `lines that the rectangle has no room for are left out`() {
    let rect = CGRect(x: 0, y: 0, width: 50, height: 25)
    let drawn = image { "HHH HHH HHH".draw(in: rect, withAttributes: body) }
    #expect(drawn.inkedRows.upperBound <= 21)
  }
}

extension UIImage {
  /// The rows from the first one with ink to the last.
  fileprivate var inkedRows: Range<Int> {
    guard let image = cgImage else { return 0..<0 }
    let bytes = image.straightRGBA()
    let rows = (0..<image.height).filter { row in
      (0..<image.width).contains { bytes[4 * (row * image.width + $0) + 3] > 32 }
    }
    return (rows.first ?? 0)..<((rows.last ?? -1) + 1)
  }
}

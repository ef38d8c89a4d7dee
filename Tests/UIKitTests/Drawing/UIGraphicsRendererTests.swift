import Testing
import UIKit

@Suite struct UIGraphicsRendererTests {
  private func rows(
    _ width: CGFloat, _ height: CGFloat, _ draw: (UIGraphicsRendererContext) -> Void
  ) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
      .image {
        UIColor.red.setFill()
        UIColor.red.setStroke()
        draw($0)
      }.rgbaRows
  }

  @Test func `a frame lies on the inner side of its rectangle`() {
    let (red, clear) = (Pixel.red, Pixel.clear)
    let drawn = rows(5, 3) { $0.stroke(CGRect(x: 0, y: 0, width: 4, height: 3)) }
    #expect(
      drawn == [
        [red, red, red, red, clear], [red, clear, clear, red, clear],
        [red, red, red, red, clear],
      ])
  }

  @Test func `a blend mode holds for its call alone`() {
    let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
    let drawn = rows(2, 1) { context in
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      context.fill(pixel, blendMode: .clear)
    }
    #expect(drawn == [[Pixel.clear, Pixel.red]])
    let again = rows(1, 1) { context in
      context.fill(pixel, blendMode: .clear)
      context.fill(pixel)
    }
    #expect(again == [[Pixel.red]])
  }

  @Test func `a clip keeps what is drawn inside of it`() {
    let drawn = rows(3, 1) { context in
      context.clip(to: CGRect(x: 1, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    }
    #expect(drawn == [[Pixel.clear, Pixel.red, Pixel.clear]])
  }

  @Test func `drawing code is told of the renderer's rectangle`() {
    let bounds = CGRect(x: -2, y: 3, width: 8, height: 4)
    var told = CGRect.zero
    _ = UIGraphicsImageRenderer(bounds: bounds).image { told = $0.format.bounds }
    #expect(told == bounds)
  }
}

import AccessibilitySnapshot
import SnapshotCore
import SwiftUI
import Testing
import UIKit

/// Compiled as tests of AccessibilitySnapshot's users are.
@MainActor @Suite struct StrategyTests {
  private func picture<Value>(
    _ value: Value, _ strategy: Snapshotting<Value, UIImage>
  ) -> UIImage? {
    var image: UIImage?
    strategy.snapshot(value).run { image = $0 }
    return image
  }

  private func card() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 240, height: 40))
    view.backgroundColor = .red
    let button = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    button.backgroundColor = .green
    button.isAccessibilityElement = true
    button.accessibilityLabel = "Go"
    button.accessibilityUserInputLabels = ["Start"]
    view.addSubview(button)
    return view
  }

  private func color(_ image: UIImage?, x: Int, y: Int) -> [UInt8] {
    guard let image, let source = image.cgImage else { return [] }
    var bytes = [UInt8](repeating: 0, count: 4)
    let context = CGContext(
      data: &bytes, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    let rect = CGRect(
      x: -CGFloat(x), y: CGFloat(y) + 1 - CGFloat(source.height), width: CGFloat(source.width),
      height: CGFloat(source.height))
    context?.draw(source, in: rect)
    return bytes
  }

  @Test func `the view is grey unless its colours are asked for`() {
    let grey = color(picture(card(), .accessibilityImage), x: 600, y: 60)
    #expect(grey.count == 4 && grey[0] == grey[1] && grey[1] == grey[2])
    let full = color(
      picture(card(), .accessibilityImage(useMonochromeSnapshot: false)), x: 600, y: 60)
    #expect(full == [255, 0, 0, 255])
  }

  @Test func `names for voice control make the list longer`() {
    let with = picture(card(), .accessibilityImage(showUserInputLabels: true))
    let without = picture(card(), .accessibilityImage(showUserInputLabels: false))
    #expect((with?.size.height ?? 0) > (without?.size.height ?? 0))
  }

  @Test func `colours are inverted but for views that ignore it`() {
    let view = card()
    view.subviews[0].accessibilityIgnoresInvertColors = true
    let image = picture(view, .imageWithSmartInvert)
    #expect(color(image, x: 600, y: 60) == [0, 255, 255, 255])
    #expect(color(image, x: 60, y: 60) == [0, 255, 0, 255])
  }

  @Test func `what gets touches is coloured`() {
    let image = picture(card(), .imageWithHitTargets(useMonochromeSnapshot: false, colors: [.blue]))
    #expect(color(image, x: 600, y: 60) == [255, 0, 0, 255])
    let target = color(image, x: 60, y: 60)
    #expect(target.count == 4 && target[2] > 90)
  }

  @Test func `a view of SwiftUI has the size that it chooses`() {
    let image = picture(Color.red.frame(width: 250, height: 30), .accessibilityImage)
    #expect(image?.size.width == 250)
    let sized = picture(
      Color.red, .accessibilityImage(size: CGSize(width: 260, height: 30)))
    #expect(sized?.size.width == 260)
  }
}

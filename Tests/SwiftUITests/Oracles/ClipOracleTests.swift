import SwiftUI
import Testing
import UIKit

/// What iOS recorded of clips and shapes, row by row.
@MainActor @Suite struct ClipOracleTests {
  /// How much of each row of a picture of black is covered, in pixels, in its left half.
  private func covered<V: View>(
    _ view: V, _ size: CGSize, scale: CGFloat
  ) throws -> [Double] {
    let hosted = try Hosted(
      view, width: size.width, height: size.height, traits: UITraitCollection(displayScale: scale))
    let image = try hosted.host.render(scale: scale)
    let bytes = try image.straightRGBA()
    return (0..<image.height).map { y in
      (0..<image.width / 2).reduce(0) { $0 + Double(bytes[(y * image.width + $1) * 4 + 3]) / 255 }
    }
  }

  private func check(_ rows: [Double], _ recorded: [Int: Double], within: Double = 0.06) {
    for (row, value) in recorded {
      #expect(abs(rows[row] - value) < within, "row \(row): \(rows[row]), recorded \(value)")
    }
  }

  // CSolanaM/SkeletonUI, testDefaultText.iPhone-3-light.png.
  @Test func `a clip to a capsule has circular ends, and the square of its coverage`() throws {
    let rows = try covered(
      Color.black.clipShape(Capsule()), CGSize(width: 100, height: 50), scale: 3)
    check(
      rows,
      [
        0: 81.31, 1: 88.988, 5: 102.749, 10: 112.941, 20: 126.243, 40: 141.345, 60: 148.345,
        75: 149.976,
      ])
  }

  // CSolanaM/SkeletonUI, testCustomImage.iPhone-3-light.png.
  @Test func `so has a clip to a circle`() throws {
    let rows = try covered(
      Color.black.clipShape(Circle()), CGSize(width: 100, height: 100), scale: 3)
    check(rows, [0: 8.573, 1: 19.714, 5: 39.62, 20: 75.341, 50: 112, 100: 141.361, 149: 149.976])
  }

  // CSolanaM/SkeletonUI, testCustomToggle.iPhone-3-light.png.
  @Test func `a clip to a rounded rectangle has continuous corners`() throws {
    let size = CGSize(width: 100, height: 50)
    let recorded = [
      0: 119.329, 1: 127.506, 3: 133.529, 6: 138.404, 10: 142.62, 20: 148.035, 30: 149.545,
      40: 149.984,
    ]
    let clip = Color.black.clipShape(RoundedRectangle(cornerRadius: 10, style: .continuous))
    check(try covered(clip, size, scale: 3), recorded)
    check(try covered(Color.black.cornerRadius(10), size, scale: 3), recorded)
  }

  // CSolanaM/SkeletonUI, testCustomTextField.iPhone-3-light.png: the same as what is filled.
  @Test func `a clip to an ellipse has its coverage alone`() throws {
    let size = CGSize(width: 100, height: 50)
    let clip = try covered(Color.black.clipShape(Ellipse()), size, scale: 3)
    let fill = try covered(Ellipse().fill(Color.black), size, scale: 3)
    for (a, b) in zip(clip, fill) { #expect(abs(a - b) < 0.02) }
  }

  // pointfreeco/swift-snapshot-testing, testSwiftUIView_iOS.1.png: the first row of the blue box.
  @Test func `a filled circular corner covers its pixels once`() throws {
    let shape = RoundedRectangle(cornerRadius: 5, style: .circular).fill(Color.black)
    let hosted = try Hosted(shape, width: 40, height: 40)
    let bytes = try hosted.image().straightRGBA()
    let alpha = (0..<12).map { Int(bytes[$0 * 4 + 3]) }
    let recorded = [0, 0, 0, 0, 0, 5, 85, 165, 224, 249, 255, 255]
    for (own, other) in zip(alpha, recorded) { #expect(abs(own - other) <= 1) }
  }
}

import CoreGraphics
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct RedactionTests {
  /// The colours of pixels of a view in a window of 60 × 40 points, by points.
  private func pixels<V: View>(_ view: V, at points: [(CGFloat, CGFloat)]) throws -> [[UInt8]] {
    let image = try Hosted(view, width: 60, height: 40).image()
    let bytes = image.straightRGBA()
    return points.map { point in
      let start = (Int(point.1 * 2) * image.width + Int(point.0 * 2)) * 4
      return Array(bytes[start..<(start + 4)])
    }
  }

  private let middle: [(CGFloat, CGFloat)] = [(30, 20)]

  @Test func `a bar of a sixth of the text's colour stands for a text`() throws {
    let found = try pixels(
      Text(verbatim: "Wide text").foregroundColor(.blue).redacted(reason: .placeholder)
        .frame(width: 60), at: [(30, 20), (30, 13), (30, 1)])
    #expect(found[0][3] == 41)
    #expect(found[0] == found[1])
    #expect(found[2][3] == 0)
  }

  @Test func `a box stands for a picture, in the size of the picture`() throws {
    let found = try pixels(
      Image(systemName: "circle").resizable().frame(width: 20, height: 20)
        .redacted(reason: .placeholder), at: [(30, 20), (30, 12), (30, 8)])
    #expect(found.map { $0[3] } == [41, 41, 0])
  }

  @Test func `what is not redacted is shown`() throws {
    let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    let picture = Image(uiImage: drawn)
    #expect(
      try pixels(picture.unredacted().redacted(reason: .placeholder), at: middle)[0][3] == 255)
    #expect(try pixels(picture.redacted(reason: .privacy), at: middle)[0][3] == 255)
    #expect(
      try pixels(picture.privacySensitive().redacted(reason: .privacy), at: middle)[0][3] == 41)
  }
}

import CoreGraphics
import SwiftUI
import Testing

extension Hosted {
  /// The box of pixels that are seen, points; nil where there are none.
  func seenBox() throws -> CGRect? {
    let image = try image()
    guard let data = image.dataProvider?.data as Data? else { return nil }
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where data[y * image.bytesPerRow + 4 * x + 3] > 127 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    if box.isNull { return nil }
    return box.applying(CGAffineTransform(scaleX: 0.5, y: 0.5))
  }

  /// The box of pixels that have a colour, points, and the alpha in its middle.
  func coveredBox() throws -> (box: CGRect, alpha: Int)? {
    let image = try image()
    guard let data = image.dataProvider?.data as Data? else { return nil }
    var box = CGRect.null
    for y in 0..<image.height {
      for x in 0..<image.width where data[y * image.bytesPerRow + 4 * x + 3] > 20 {
        box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    if box.isNull { return nil }
    let middle = Int(box.midY) * image.bytesPerRow + 4 * Int(box.midX) + 3
    return (box.applying(CGAffineTransform(scaleX: 0.5, y: 0.5)), Int(data[middle]))
  }

  /// The pixel at a point: red, green, blue, alpha, 0 to 255.
  func pixel(_ x: CGFloat, _ y: CGFloat) throws -> [Int] {
    let image = try image()
    guard let data = image.dataProvider?.data as Data? else { return [] }
    let first = Int(y * 2) * image.bytesPerRow + 4 * Int(x * 2)
    return (0..<4).map { Int(data[first + $0]) }
  }
}

/// The left edges of what is seen of a view at times, in room of 100 × 10 points.
@MainActor func lefts(
  _ view: some View, at times: [TimeInterval], isMoving: Bool = true
) throws -> [CGFloat?] {
  let hosted = try Hosted(
    view.frame(width: 100, height: 10, alignment: .leading), width: 100, height: 10,
    isMoving: isMoving)
  return try times.map { time in
    if time > 0 { try hosted.advance(to: time) }
    return try hosted.seenBox()?.minX
  }
}

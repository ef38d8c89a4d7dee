import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ImagePaintTests {
  @Test func `a picture fills a shape in tiles from its corner on`() throws {
    let tile = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 2), format: .init(for: UITraitCollection(displayScale: 1))
    ).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let paint = ImagePaint(image: Image(uiImage: tile))
    let view = Rectangle().fill(paint)
    #expect(try pixel(view, 1, 1)[0] > 200 && (try pixel(view, 3, 1))[2] > 200)
    #expect(try pixel(view, 5, 20)[0] > 200 && (try pixel(view, 7, 20))[2] > 200)
    let part = ImagePaint(
      image: Image(uiImage: tile), sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1),
      scale: 2)
    #expect(try pixel(Rectangle().fill(part), 1, 1)[2] > 200)
    let none = ImagePaint(image: Image(uiImage: tile), scale: .nan)
    #expect(try pixel(Rectangle().fill(none), 1, 1)[3] == 0)
  }
}

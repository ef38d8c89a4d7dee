import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct CanvasTests {
  @Test func `pictures are drawn in rectangles, with the context's opacity`() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let view = Canvas { context, _ in
      context.opacity = 0.5
      context.draw(Image(uiImage: picture), in: CGRect(x: 10, y: 10, width: 20, height: 20))
    }
    #expect(try pixel(view, 5, 5)[3] == 0)
    let inside = try pixel(view, 20, 20)
    #expect(inside[2] > 250 && (127...128).contains(inside[3]))
  }
}

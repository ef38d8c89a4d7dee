import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ImageRendererTests {
  @Test func `a picture has the view's size at the renderer's scale`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 5))
    renderer.scale = 3
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 5))
    #expect(image.scale == 3)
    let pixels = try #require(renderer.cgImage)
    #expect((pixels.width, pixels.height) == (30, 15))
    #expect(pixels.straightRGBA()[3] == 255)
  }

  @Test func `a view fills the proposed size, and one without area has no picture`() throws {
    let renderer = ImageRenderer(content: Color.red)
    renderer.proposedSize = ProposedViewSize(width: 7, height: 4)
    #expect(renderer.uiImage?.size == CGSize(width: 7, height: 4))
    #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
  }
}

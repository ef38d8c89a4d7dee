import QuartzCore
import Testing

@Suite struct CAScrollLayerTests {
  private func scroller() -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    return layer
  }

  @Test func `scrolling moves the bounds' origin as the mode lets it`() {
    let layer = scroller()
    #expect(layer.scrollMode == .both && !layer.masksToBounds)
    layer.scroll(to: CGPoint(x: 5, y: 7))
    #expect(layer.bounds == CGRect(x: 5, y: 7, width: 20, height: 20))
    layer.scrollMode = .vertically
    layer.scroll(to: CGPoint(x: 9, y: 9))
    #expect(layer.bounds.origin == CGPoint(x: 5, y: 9))
    layer.scrollMode = .horizontally
    layer.scroll(to: CGPoint(x: 1, y: 1))
    #expect(layer.bounds.origin == CGPoint(x: 1, y: 9))
    layer.scrollMode = .none
    layer.scroll(to: CGPoint.zero)
    #expect(layer.bounds.origin == CGPoint(x: 1, y: 9))
  }

  @Test func `a rectangle is scrolled to by as little as needed`() {
    let layer = scroller()
    layer.scroll(to: CGRect(x: 25, y: 2, width: 5, height: 5))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 0))
    layer.scroll(to: CGRect(x: 12, y: 30, width: 4, height: 40))
    #expect(layer.bounds.origin == CGPoint(x: 10, y: 30))
    layer.scroll(to: CGRect(x: 0, y: 35, width: 4, height: 4))
    #expect(layer.bounds.origin == CGPoint(x: 0, y: 30))
  }

  @Test func `layers inside scroll it and know what it shows`() {
    let layer = scroller()
    let inner = box(0, 0, 100, 10)
    layer.addSublayer(inner)
    inner.scroll(CGPoint(x: 30, y: 0))
    #expect(layer.bounds.origin == CGPoint(x: 30, y: 0))
    #expect(inner.visibleRect == CGRect(x: 30, y: 0, width: 20, height: 10))
    inner.scrollRectToVisible(CGRect(x: 60, y: 0, width: 10, height: 10))
    #expect(layer.bounds.origin == CGPoint(x: 50, y: 0))
    #expect(box(0, 0, 3, 4).visibleRect == CGRect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func `what is scrolled is drawn`() throws {
    let layer = scroller()
    layer.masksToBounds = true
    let root = box(0, 0, 40, 40)
    root.addSublayer(layer)
    layer.addSublayer(box(30, 0, 10, 10, .red))
    layer.scroll(to: CGPoint(x: 25, y: 0))
    #expect(
      try LayerCanvas(root, width: 40, height: 40).paintedRect
        == CGRect(x: 5, y: 0, width: 10, height: 10))
  }
}

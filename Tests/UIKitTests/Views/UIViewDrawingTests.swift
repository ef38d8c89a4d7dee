import Testing
import UIKit

@MainActor
@Suite struct UIViewDrawingTests {
  private final class SquareView: UIView {
    var rects: [CGRect] = []
    var style: UIUserInterfaceStyle?

    override func draw(_ rect: CGRect) {
      rects.append(rect)
      style = UITraitCollection.current.userInterfaceStyle
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
  }

  private func colors(_ view: UIView, scale: CGFloat = 1) -> [[UInt32]] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: view.bounds.size, format: format)
      .image { view.layer.render(in: $0.cgContext) }.rgbaRows
  }

  private func view(_ width: CGFloat, _ height: CGFloat) -> SquareView {
    let view = SquareView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.contentScaleFactor = 1
    return view
  }

  @Test func `what draw draws has its origin at the top left`() {
    let view = view(2, 2)
    view.backgroundColor = .clear
    #expect(colors(view) == [[0xFF00_00FF, 0], [0, 0]])
  }

  @Test func `an opaque view without a background starts black, with a clear one transparent`() {
    let opaque = view(2, 1)
    #expect(colors(opaque) == [[0xFF00_00FF, 0xFF]])
    let clear = view(2, 1)
    clear.isOpaque = false
    #expect(colors(clear) == [[0xFF00_00FF, 0]])
    let green = view(2, 1)
    green.backgroundColor = .green
    #expect(colors(green) == [[0xFF00_00FF, 0x00FF_00FF]])
  }

  @Test func `the backing store has the content scale`() {
    let view = view(1, 1)
    view.backgroundColor = .clear
    view.contentScaleFactor = 2
    view.layer.displayIfNeeded()
    #expect(view.layer.backingStore?.image.width == 2)
    #expect(colors(view, scale: 2) == [[0xFF00_00FF, 0xFF00_00FF], [0xFF00_00FF, 0xFF00_00FF]])
  }

  @Test func `a view is drawn once until it needs display`() {
    let view = view(4, 4)
    view.layer.displayIfNeeded()
    view.layer.displayIfNeeded()
    #expect(view.rects == [CGRect(x: 0, y: 0, width: 4, height: 4)])
    view.setNeedsDisplay()
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.rects.count == 2)
    view.setNeedsDisplay(CGRect(x: 1, y: 1, width: 2, height: 2))
    view.layer.displayIfNeeded()
    #expect(view.rects.last == CGRect(x: 1, y: 1, width: 2, height: 2))
  }

  @Test func `only the redraw mode draws again for a new size`() {
    let view = view(4, 4)
    view.layer.displayIfNeeded()
    view.bounds.size.width = 8
    view.layer.displayIfNeeded()
    #expect(view.rects.count == 1)
    view.contentMode = .redraw
    view.bounds.size.width = 9
    view.layer.displayIfNeeded()
    #expect(view.rects.count == 2)
  }

  @Test func `drawing sees the view's traits, and a new style draws again`() {
    let view = view(1, 1)
    view.layer.displayIfNeeded()
    #expect(view.style == .light)
    view.overrideUserInterfaceStyle = .dark
    view.layer.displayIfNeeded()
    #expect(view.style == .dark)
    #expect(view.rects.count == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a view that does not draw has no backing store`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.setNeedsDisplay()
    view.layer.displayIfNeeded()
    #expect(view.layer.contents == nil)
    #expect(view.layer.backingStore == nil)
  }

  @Test func `layer properties are the view's`() {
    let view = UIView()
    view.alpha = 0.5
    view.isHidden = true
    view.clipsToBounds = true
    #expect(view.layer.opacity == 0.5)
    #expect(view.layer.isHidden)
    #expect(view.layer.masksToBounds)
    #expect(view.layer.delegate === view)
    view.layer.opacity = 0.25
    #expect(view.alpha == 0.25)
  }

  @Test func `a view's layer is of the class that it names`() {
    final class DashLayer: CAShapeLayer {
      override init() {
        super.init()
        lineWidth = 7
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { nil }
    }
    final class ShapeView: UIView {
      override class var layerClass: AnyClass { DashLayer.self }
    }
    final class OddView: UIView {
      override class var layerClass: AnyClass { NSObject.self }
    }
    #expect((ShapeView().layer as? DashLayer)?.lineWidth == 7)
    #expect(type(of: OddView().layer) == CALayer.self)
  }
}

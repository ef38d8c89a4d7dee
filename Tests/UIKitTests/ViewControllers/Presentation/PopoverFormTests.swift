import Testing
import UIKit

@MainActor @Suite struct PopoverFormTests: ShowsPopover {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 820, height: 1180))
  let root = UIViewController()
  let content = UIViewController()
  private let source = UIView(frame: CGRect(x: 400, y: 500, width: 40, height: 20))

  init() {
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(horizontalSizeClass: .regular),
      UITraitCollection(displayScale: 2),
    ])
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(source)
    window.layoutIfNeeded()
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 200, height: 100)
    content.popoverPresentationController?.sourceView = source
  }

  @Test(arguments: [
    (UIPopoverArrowDirection.up, CGRect(x: 320, y: 520, width: 200, height: 113)),
    (.down, CGRect(x: 320, y: 387, width: 200, height: 113)),
    (.left, CGRect(x: 440, y: 460, width: 213, height: 100)),
    (.right, CGRect(x: 187, y: 460, width: 213, height: 100)),
    (.any, CGRect(x: 320, y: 520, width: 200, height: 113)),
  ])
  func `the bubble lies beside what it points at`(
    arrow: UIPopoverArrowDirection, frame: CGRect
  ) {
    present(arrow)
    #expect(content.view.frame == frame)
    let direction = content.popoverPresentationController?.arrowDirection
    #expect(direction == (arrow == .any ? .up : arrow))
    let insets = content.view.safeAreaInsets
    #expect(insets.top + insets.bottom + insets.left + insets.right == 13)
  }

  @Test func `where there is no room below it lies above`() {
    source.frame.origin.y = 1150
    present()
    #expect(content.popoverPresentationController?.arrowDirection == .down)
    #expect(content.view.frame.maxY == 1150)
  }

  @Test func `near an edge the arrow keeps pointing at its source`() {
    source.frame.origin.x = 5
    content.popoverPresentationController?.popoverBackgroundViewClass = Bubble.self
    present(.up)
    let bubble = content.view.superview?.subviews.lazy.compactMap { $0 as? Bubble }.first
    #expect(bubble?.frame == CGRect(x: 10, y: 520, width: 200, height: 110))
    // As near to the source's middle, 85 points from the bubble's, as its corner lets it be.
    #expect((-85 ... -70).contains(bubble?.arrowOffset ?? 0))
  }

  @Test func `the bubble is cut out with its arrow over a shadow`() throws {
    content.view.backgroundColor = .green
    root.view.backgroundColor = .white
    present(.up)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let rows = UIGraphicsImageRenderer(size: window.bounds.size, format: format).image {
      window.layer.render(in: $0.cgContext)
    }.rgbaRows
    #expect(rows[580][420] == Pixel.green)
    #expect(rows[530][420] == Pixel.green, "the arrow")
    #expect(rows[525][330] != Pixel.green)
    #expect(rows[533][320] != Pixel.green, "a corner")
    #expect(rows[640][420] != Pixel.white, "the shadow")
  }
}

private final class Bubble: UIPopoverBackgroundView {
  override class func arrowBase() -> CGFloat { 20 }
  override class func arrowHeight() -> CGFloat { 10 }
  override class func contentViewInsets() -> UIEdgeInsets { .zero }
}

import Testing
import UIKit

@MainActor
@Suite struct UIButtonLayoutTests {
  private func scaled<View: UIView>(_ view: View, _ scale: CGFloat = 2) -> View {
    view.traitOverrides.displayScale = scale
    return view
  }

  private func bytes(_ view: UIView) -> [UInt32] {
    view.layoutIfNeeded()
    let context = CGContext.forImage(bounds: view.bounds, scale: 1, isOpaque: false)
    if let context { view.layer.render(in: context) }
    return context?.takeImage()?.rgbaRows[4] ?? []
  }

  @Test func `an empty button has room for a finger's tip`() {
    #expect(scaled(UIButton(type: .system)).intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(scaled(UIButton()).intrinsicContentSize == CGSize(width: 30, height: 34))
  }

  @Test func `a title has 6 points above and below, and insets take their place`() {
    let button = scaled(UIButton(type: .system))
    button.setTitle("Continue", for: .normal)
    var title = button.titleLabel?.intrinsicContentSize ?? .zero
    title.width.round(.up)
    #expect(button.intrinsicContentSize == CGSize(width: title.width, height: 30))
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 10, bottom: 2, right: 20)
    #expect(button.intrinsicContentSize == CGSize(width: title.width + 30, height: 21))
    button.titleLabel?.font = .systemFont(ofSize: 34)
    #expect(button.intrinsicContentSize.height == 44)
  }

  @Test func `sizes are whole points, and a title beside an image has no room around it`() {
    for scale in [2, 3] as [CGFloat] {
      let button = scaled(UIButton(), scale)
      button.setTitle("ab", for: .normal)
      let alone = button.intrinsicContentSize
      #expect(alone.height == 34 && alone.width == alone.width.rounded())
      button.setTitle("A long title", for: .normal)
      let title = button.titleLabel?.intrinsicContentSize ?? .zero
      button.setImage(square(13), for: .normal)
      #expect(
        button.intrinsicContentSize == CGSize(width: 13 + title.width.rounded(.up), height: 22))
      button.sizeToFit()
      #expect(button.bounds.size == button.intrinsicContentSize)
    }
  }

  @Test func `an empty title keeps a line's height beside an image and in insets`() {
    let (system, custom) = (scaled(UIButton(type: .system)), scaled(UIButton()))
    for (button, line) in [(system, 18), (custom, 22)] as [(UIButton, CGFloat)] {
      button.setImage(square(4), for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 4, height: 4))
      button.setTitle("", for: .normal)
      #expect(button.intrinsicContentSize == CGSize(width: 4, height: line))
      button.setImage(nil, for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      #expect(button.intrinsicContentSize == CGSize(width: 6, height: line + 4))
    }
  }

  @Test func `a title's shadow has no offset unless one is set`() {
    let button = UIButton()
    #expect(button.titleLabel?.shadowOffset == .zero)
    button.titleLabel?.shadowOffset = CGSize(width: 1, height: 2)
    button.setTitle("a", for: .normal)
    #expect(button.titleLabel?.shadowOffset == CGSize(width: 1, height: 2))
  }

  @Test func `image and title stand beside each other in the middle`() throws {
    let button = scaled(UIButton())
    button.setImage(square(20), for: .normal)
    button.setTitle("ab", for: .normal)
    let width = try #require(button.titleLabel).intrinsicContentSize.width
    button.frame = CGRect(x: 0, y: 0, width: 20 + width + 40, height: 40)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame == CGRect(x: 20, y: 10, width: 20, height: 20))
    #expect(button.titleLabel?.frame.minX == 40)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 20)
    #expect(button.imageView?.frame.minX == 20 + width)
  }

  @Test func `insets move the parts and alignment moves both`() {
    let button = scaled(UIButton())
    button.setImage(square(20), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 0)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 45)
    button.contentHorizontalAlignment = .trailing
    button.contentVerticalAlignment = .bottom
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.origin == CGPoint(x: 80, y: 20))
  }

  @Test func `subclasses say where the title is`() {
    final class Lower: UIButton {
      override func titleRect(forContentRect contentRect: CGRect) -> CGRect {
        super.titleRect(forContentRect: contentRect).offsetBy(dx: 0, dy: 7)
      }
    }
    let button = scaled(Lower(type: .system))
    button.setTitle("x", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 13)
  }

  @Test func `the image of a custom button darkens when pressed and fades when disabled`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    button.setImage(image(.red), for: .normal)
    #expect(bytes(button)[4] == 0xFF00_00FF)
    button.isHighlighted = true
    #expect(bytes(button)[4] == 0x7F00_00FF || bytes(button)[4] == 0x8000_00FF)
    button.adjustsImageWhenHighlighted = false
    #expect(bytes(button)[4] == 0xFF00_00FF)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(bytes(button)[4] & 0xFF == 0x80 || bytes(button)[4] & 0xFF == 0x7F)
    button.setImage(image(.blue), for: .disabled)
    #expect(bytes(button)[4] == 0x0000_FFFF)
  }

  @Test func `a background without caps is stretched while pressed, too`() {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
    button.setBackgroundImage(
      UIImage(cgImage: .make([[Pixel.red, Pixel.red, Pixel.blue, Pixel.blue]])), for: .normal)
    button.isHighlighted = true
    // The left half is red and the right half blue: tiled, the colours would alternate.
    #expect(bytes(button)[1] >> 24 > 0x70 && bytes(button)[2] >> 24 > 0x70)
    #expect(bytes(button)[5] >> 8 & 255 > 0x70 && bytes(button)[6] >> 8 & 255 > 0x70)
  }
}

import Testing
import UIKit

@Suite struct NSParagraphStyleTests {
  @Test func `the defaults are Apple's`() {
    let style = NSParagraphStyle.default
    #expect(style.alignment == .natural)
    #expect(style.lineBreakMode == .byWordWrapping)
    #expect(style.tabStops.map(\.location) == (1...12).map { CGFloat(28 * $0) })
    #expect(style.maximumLineHeight == 0)
    #expect(style == NSMutableParagraphStyle())
  }

  @Test func `copies do not change with their original`() throws {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    let copy = try #require(style.copy() as? NSParagraphStyle)
    let mutable = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
    style.lineSpacing = 9
    mutable.alignment = .center
    #expect(copy.lineSpacing == 4)
    #expect(mutable.lineSpacing == 4)
    #expect(style.alignment == .natural)
    #expect(copy != style)
  }

  @Test func `tab stops stay in order`() {
    let style = NSMutableParagraphStyle()
    style.tabStops = []
    for location in [30, 10, 20] {
      style.addTabStop(NSTextTab(textAlignment: .left, location: CGFloat(location)))
    }
    #expect(style.tabStops.map(\.location) == [10, 20, 30])
    style.removeTabStop(NSTextTab(textAlignment: .left, location: 20))
    #expect(style.tabStops.map(\.location) == [10, 30])
  }

  @Test func `shadows compare and copy`() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    let copy = try #require(shadow.copy() as? NSShadow)
    #expect(copy == shadow)
    copy.shadowOffset = CGSize(width: 1, height: 0)
    #expect(copy != shadow)
    shadow.shadowColor = nil
    #expect(shadow.textShadow == nil)
  }
}

import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor
@Suite struct UIUpdateLinkTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `an enabled link is told of every frame until it is gone`() {
    MediaClock.withOwn { clock in
      window.isHidden = false
      var count = 0
      var link: UIUpdateLink? = UIUpdateLink(view: window) { _, _ in count += 1 }
      clock.advance(to: 0.055)
      #expect(count == 0)
      link?.isEnabled = true
      // Frames at 4, 5 and 6 sixtieths of a second.
      clock.advance(to: 0.11)
      #expect(count == 3)
      weak let timer = link?.link
      #expect(timer != nil)
      link = nil
      #expect(timer == nil)
      clock.advance(to: 1)
      #expect(count == 3)
    }
  }

  @Test func `a disabled link leaves the clock`() {
    MediaClock.withOwn { clock in
      window.isHidden = false
      var count = 0
      let link = UIUpdateLink(view: window) { _, _ in count += 1 }
      link.isEnabled = true
      weak let timer = link.link
      #expect(timer != nil)
      link.isEnabled = false
      #expect(timer == nil)
      clock.advance(to: 1)
      #expect(count == 0)
    }
  }
}

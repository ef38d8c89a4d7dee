import Testing
import UIKit

@MainActor
private final class Delegate: NSObject {
  var log: [String] = []

  func stopped(_ identifier: String?, _ finished: NSNumber, _ context: Any?) {
    log.append("\(identifier ?? "") \(finished.boolValue)")
  }
}

/// What is deprecated, without its warnings.
@MainActor
private protocol LegacyAnimating {
  static func slide(_ view: UIView, to delegate: Delegate)
}

extension UIView: LegacyAnimating {
  @available(*, deprecated)
  fileprivate static func slide(_ view: UIView, to delegate: Delegate) {
    beginAnimations("slide", context: nil)
    setAnimationDuration(2)
    setAnimationDelay(1)
    setAnimationCurve(.linear)
    setAnimationDelegate(delegate)
    setAnimationDidStop(
      Selector("animationDidStop:finished:context:", Delegate.stopped))
    view.center.x = 100
    commitAnimations()
  }
}

@MainActor
@Suite struct UIViewLegacyAnimationTests {
  @Test func `changes between begin and commit are animated, and the delegate hears of the end`() {
    MediaClock.withOwn { clock in
      let (view, delegate) = (UIView(), Delegate())
      (UIView.self as any LegacyAnimating.Type).slide(view, to: delegate)
      @MainActor func shown() -> CGFloat? { view.layer.presentation()?.position.x }
      #expect(view.center.x == 100 && shown() == 0)
      clock.advance(to: 2)
      #expect(shown() == 50 && delegate.log.isEmpty)
      clock.advance(to: 3.5)
      #expect(shown() == 100 && delegate.log == ["slide true"])
      view.center.x = 0
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `views that are deleted shrink, fade and go`() {
    MediaClock.withOwn { clock in
      let (root, view) = (UIView(), UIView())
      root.addSubview(view)
      var finished: Bool?
      UIView.perform(.delete, on: [view], animations: nil) { finished = $0 }
      #expect(view.superview === root && view.alpha == 0)
      clock.advance(to: 1)
      #expect(view.superview == nil && view.alpha == 1 && finished == true)
    }
  }

  @Test func `images take turns at the clock's time`() {
    MediaClock.withOwn { clock in
      let images = [Pixel.red, Pixel.green, Pixel.blue].map { UIImage(cgImage: .make([[$0]])) }
      let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
      view.animationImages = images
      view.animationDuration = 3
      view.animationRepeatCount = 1
      #expect(!view.isAnimating)
      view.startAnimating()
      #expect(view.isAnimating)
      @MainActor func shown() -> UInt32? {
        let contents = view.layer.presentation()?.contents as AnyObject?
        return (contents as? CGImage)?.rgbaRows.first?.first
      }
      #expect(shown() == Pixel.red)
      clock.advance(to: 1.5)
      #expect(shown() == Pixel.green)
      clock.advance(to: 2.5)
      #expect(shown() == Pixel.blue)
      clock.advance(to: 4)
      #expect(shown() == nil && !view.isAnimating)
      view.startAnimating()
      view.stopAnimating()
      #expect(!view.isAnimating)
    }
  }
}

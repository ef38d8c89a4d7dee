import Testing
import UIKit

@MainActor
@Suite struct UIViewAnimationTests {
  /// Runs `body` with the main actor's clock, from 0 and back to it.
  private func onClock(_ body: (MediaClock) -> Void) {
    MediaClock.withOwn(body)
  }

  @Test func `a block gives the end values at once, and animates the way there`() {
    onClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var finished: Bool?
      UIView.animate(withDuration: 2, delay: 1, options: [.curveLinear]) {
        view.alpha = 0
        view.frame = CGRect(x: 100, y: 0, width: 20, height: 10)
      } completion: {
        finished = $0
      }
      #expect(view.alpha == 0 && view.frame.minX == 100)
      @MainActor func shown() -> [CGFloat] {
        guard let layer = view.layer.presentation() else { return [] }
        return [CGFloat(layer.opacity), layer.frame.minX, layer.frame.width]
      }
      #expect(shown() == [1, 0, 10])
      clock.advance(to: 1)
      #expect(shown() == [1, 0, 10])
      clock.advance(to: 2)
      #expect(shown() == [0.5, 50, 15] && finished == nil)
      clock.advance(to: 3)
      #expect(shown() == [0, 100, 20] && finished == true)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  @Test func `layout inside of a block is animated`() {
    final class Row: UIView {
      let child = UIView()
      var isWide = false
      override func layoutSubviews() { child.frame.size.width = isWide ? 10 : 2 }
    }
    onClock { clock in
      let row = Row()
      row.addSubview(row.child)
      row.layoutIfNeeded()
      row.isWide = true
      row.setNeedsLayout()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
      clock.advance(to: 0.5)
      #expect(row.child.frame.width == 10)
      #expect(row.child.layer.presentation()?.frame.width == 6)
    }
  }

  @Test func `a spring of UIKit's is at rest in the end`() {
    onClock { clock in
      let view = UIView()
      var finished = false
      UIView.animate(
        withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
        view.center.x = 100
      } completion: { _ in
        finished = true
      }
      var highest: CGFloat = 0
      for step in 1...49 {
        clock.advance(to: Double(step) / 100)
        highest = max(highest, view.layer.presentation()?.position.x ?? 0)
      }
      #expect(highest > 110 && highest < 120)
      clock.advance(to: 0.499999)
      #expect(abs((view.layer.presentation()?.position.x ?? 0) - 100) < 0.11 && !finished)
      clock.advance(to: 0.5)
      #expect(finished)
      UIView.animate(springDuration: 0.5, bounce: 0) { view.alpha = 0 }
      #expect((view.layer.animation(forKey: "opacity") as? CASpringAnimation)?.damping ?? 0 > 25)
    }
  }

  @Test func `an endless chain of animations of no length ends`() {
    onClock { clock in
      var count = 0
      @MainActor func pulse() {
        UIView.animate(withDuration: 0) {
          count += 1
        } completion: { _ in
          pulse()
        }
      }
      pulse()
      clock.turn()
      #expect(count == MediaClock.maximumRoundCount + 1)
    }
  }

  @Test func `a chain of animations runs one after the other`() {
    onClock { clock in
      let view = UIView()
      var ends: [Double] = []
      @MainActor func step(_ count: Int) {
        guard count > 0 else { return }
        UIView.animate(withDuration: 0.3) {
          view.alpha = count % 2 == 0 ? 0 : 1
        } completion: { _ in
          ends.append(clock.time)
          step(count - 1)
        }
      }
      step(4)
      clock.advance(to: 1)
      #expect(ends.count == 3 && abs(ends[2] - 0.9) < 1e-9)
    }
  }

  @Test func `a transition puts one view in the other's place`() {
    onClock { clock in
      let (parent, old, front, new) = (UIView(), UIView(), UIView(), UIView())
      parent.addSubview(old)
      parent.addSubview(front)
      var finished = false
      UIView.transition(from: old, to: new, duration: 1) { finished = $0 }
      #expect(parent.subviews == [new, front] && !finished)
      clock.advance(to: 1)
      #expect(finished)
      UIView.transition(from: new, to: front, duration: 1, options: .showHideTransitionViews)
      #expect(new.isHidden)
      #expect(!front.isHidden)
    }
  }

  @Test func `a cross dissolve mixes what a view showed with what it shows`() {
    onClock { clock in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
      view.backgroundColor = .black
      UIView.transition(
        with: view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { view.backgroundColor = .white })
      clock.advance(to: 0.5)
      #expect(view.layer.animationKeys() == [kCATransition])
      let shown = (view.layer.presentation()?.contents as? CGImage)?.straightRGBA() ?? [0, 0, 0, 0]
      #expect(shown[0] > 120 && shown[0] < 136 && shown[3] == 255)
      clock.advance(to: 1)
      #expect(view.layer.animationKeys() == nil)
    }
  }
}

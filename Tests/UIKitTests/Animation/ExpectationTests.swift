import Foundation
import UIKit
import XCTest

/// Tests that wait as they do on a device: animations go on by the wall clock while XCTest waits.
@preconcurrency @MainActor final class ExpectationTests: XCTestCase {
  private var window = UIWindow()
  private let box = UIView()

  override func setUp() async throws {
    await MainActor.run {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      window.addSubview(box)
      window.makeKeyAndVisible()
    }
  }

  override func tearDown() async throws {
    await MainActor.run { window.isHidden = true }
  }

  func testCompletionOfAnAnimationFulfillsAnExpectation() {
    let done = expectation(description: "done")
    let start = ContinuousClock.now
    UIView.animate(withDuration: 0.1) {
      self.box.frame.origin.x = 100
    } completion: { isFinished in
      XCTAssertTrue(isFinished)
      done.fulfill()
    }
    wait(for: [done], timeout: 20)
    XCTAssertGreaterThanOrEqual(ContinuousClock.now - start, .milliseconds(95))
    XCTAssertEqual(box.frame.origin.x, 100)
  }

  func testChainsGoOnWhileXCTestWaits() {
    let done = expectation(description: "done")
    UIView.animate(withDuration: 0.03) {
      self.box.frame.size.width = 50
    } completion: { _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
        MainActor.assumeIsolated {
          UIView.animate(withDuration: 0.03) {
            self.box.frame.size.width = 90
          } completion: { _ in
            done.fulfill()
          }
        }
      }
    }
    waitForExpectations(timeout: 20)
    XCTAssertEqual(box.frame.width, 90)
  }

  func testValuesAreOnTheWayInTheMiddle() {
    let done = expectation(description: "done")
    var ways: [CGFloat] = []
    let link = CADisplayLink { [box] _ in
      ways.append(box.layer.presentation()?.position.x ?? -1)
    }
    link.add(to: .main, forMode: .common)
    UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) {
      self.box.center.x = 105
    } completion: { _ in
      done.fulfill()
    }
    wait(for: [done], timeout: 20)
    link.invalidate()
    XCTAssertTrue(ways.contains { $0 > 5 && $0 < 105 }, "\(ways)")
    XCTAssertEqual(ways, ways.sorted())
  }

  func testFulfillmentIsAwaited() async {
    let done = expectation(description: "done")
    UIView.animate(withDuration: 0.02) {
      self.box.alpha = 0
    } completion: { _ in
      done.fulfill()
    }
    await fulfillment(of: [done], timeout: 20)
    XCTAssertEqual(box.alpha, 0)
  }

  func testADisplayLinkCountsFramesWhileXCTestWaits() {
    let done = expectation(description: "three frames")
    var count = 0
    let link = CADisplayLink { link in
      count += 1
      if count == 3 {
        link.invalidate()
        done.fulfill()
      }
    }
    link.isPaused = true
    link.add(to: .main, forMode: .common)
    link.isPaused = false
    wait(for: [done], timeout: 20)
    XCTAssertEqual(count, 3)
  }

  func testAStallIsNotMadeUpForFrameByFrame() {
    var count = 0
    let link = CADisplayLink { _ in
      count += 1
      if count == 1 { Thread.sleep(forTimeInterval: 1) }
    }
    link.add(to: .main, forMode: .common)
    let limit = Date(timeIntervalSinceNow: 20)
    while count < 2, Date() < limit { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005)) }
    link.invalidate()
    XCTAssertGreaterThan(count, 1)
    XCTAssertLessThan(count, 30, "A second has 60 frames.")
  }

  func testCompletionBlockOfTheImplicitTransactionComes() {
    let done = expectation(description: "done")
    CATransaction.setCompletionBlock { done.fulfill() }
    wait(for: [done], timeout: 20)
  }

  func testAPropertyAnimatorEnds() {
    let done = expectation(description: "done")
    let animator = UIViewPropertyAnimator(duration: 0.03, curve: .linear) {
      self.box.frame.origin.x = 60
    }
    animator.addCompletion { position in
      XCTAssertEqual(position, .end)
      done.fulfill()
    }
    animator.startAnimation()
    wait(for: [done], timeout: 20)
    XCTAssertEqual(box.frame.origin.x, 60)
  }

  func testTheViewIsLaidOutAtTheEndOfTheTurnInWhichTheCompletionChangesIt() {
    let done = expectation(description: "laid out")
    final class Counting: UIView {
      var onLayout: (() -> Void)?
      override func layoutSubviews() {
        super.layoutSubviews()
        onLayout?()
      }
    }
    let view = Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(view)
    window.layoutIfNeeded()
    UIView.animate(withDuration: 0.02) {
      self.box.alpha = 0.5
    } completion: { _ in
      view.onLayout = { done.fulfill() }
      view.setNeedsLayout()
    }
    wait(for: [done], timeout: 20)
  }

  func testTimeBeginsAt0AgainWhenNothingMoves() {
    let done = expectation(description: "done")
    UIView.animate(withDuration: 0.02) {
      self.box.alpha = 0
    } completion: { _ in
      done.fulfill()
    }
    wait(for: [done], timeout: 20)
    RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
    XCTAssertEqual(CACurrentMediaTime(), 0)
  }
}

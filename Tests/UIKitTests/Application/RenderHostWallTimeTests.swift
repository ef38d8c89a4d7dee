import Foundation
import UIKit
import XCTest

/// Hosts beside animations that go on by the wall clock.
@preconcurrency @MainActor final class RenderHostWallTimeTests: XCTestCase {
  private func turn() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05)) }

  private func view() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }

  private func addRotation(to view: UIView) -> UIView {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = 100
    view.layer.add(animation, forKey: "fade")
    return view
  }

  func testAHostsTimeBeginsAt0WhateverMovesElsewhere() throws {
    let other = addRotation(to: view())
    turn()
    let before = CACurrentMediaTime()
    XCTAssertGreaterThan(before, 0)
    let host = RenderHost(size: CGSize(width: 10, height: 10))
    XCTAssertEqual(CACurrentMediaTime(), 0)
    host.host(view())
    try host.advance(to: 3)
    XCTAssertEqual(CACurrentMediaTime(), 3)
    turn()
    XCTAssertEqual(CACurrentMediaTime(), 3, "The host's time is its own.")
    host.tearDown()
    XCTAssertEqual(CACurrentMediaTime(), before)
    turn()
    XCTAssertGreaterThan(CACurrentMediaTime(), before)
    other.layer.removeAllAnimations()
    turn()
    XCTAssertEqual(CACurrentMediaTime(), 0)
  }

  func testAHostedViewsAnimationsGoOnFromWhereTheyAre() throws {
    let view = addRotation(to: view())
    turn()
    let time = CACurrentMediaTime()
    let before = try XCTUnwrap(view.layer.presentation()).opacity
    XCTAssertLessThan(before, 1)
    let host = RenderHost(size: CGSize(width: 10, height: 10))
    host.host(view)
    XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).opacity, before, accuracy: 1e-6)
    try host.advance(to: 50)
    XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).opacity, before - 0.5, accuracy: 1e-6)
    host.tearDown()
    XCTAssertEqual(CACurrentMediaTime(), time)
    XCTAssertEqual(try XCTUnwrap(view.layer.presentation()).opacity, before, accuracy: 1e-6)
    view.layer.removeAllAnimations()
    turn()
  }
}

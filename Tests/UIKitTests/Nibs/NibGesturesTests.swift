import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct NibGesturesTests {
  private func made<Recognizer: UIGestureRecognizer>(_ text: String) throws -> Recognizer {
    try #require(NibText.make(text).first as? Recognizer)
  }

  @Test func `taps and presses have their numbers`() throws {
    let tap: UITapGestureRecognizer = try made(
      "<tapGestureRecognizer numberOfTapsRequired=\"2\" numberOfTouchesRequired=\"3\" id=\"a\"/>")
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
    // Interface Builder writes the long press with a slip of the pen.
    for name in ["pongPressGestureRecognizer", "longPressGestureRecognizer"] {
      let press: UILongPressGestureRecognizer = try made(
        "<\(name) minimumPressDuration=\"1.5\" allowableMovement=\"20\" id=\"a\"/>")
      #expect(press.minimumPressDuration == 1.5 && press.allowableMovement == 20)
    }
  }

  @Test func `a swipe has a direction, a pan from the edge its edges`() throws {
    let swipe: UISwipeGestureRecognizer = try made(
      "<swipeGestureRecognizer direction=\"up\" id=\"a\"/>")
    #expect(swipe.direction == .up)
    let pan: UIScreenEdgePanGestureRecognizer = try made(
      """
      <screenEdgePanGestureRecognizer minimumNumberOfTouches="1" maximumNumberOfTouches="2" id="a">
      <rectEdge key="edges" left="YES" bottom="YES"/></screenEdgePanGestureRecognizer>
      """)
    #expect(pan.edges == [.left, .bottom] && pan.maximumNumberOfTouches == 2)
  }

  @Test func `what every recogniser has is read for each`() throws {
    let pinch: UIPinchGestureRecognizer = try made(
      "<pinchGestureRecognizer enabled=\"NO\" delaysTouchesBegan=\"YES\" id=\"a\"/>")
    #expect(!pinch.isEnabled && pinch.delaysTouchesBegan && pinch.cancelsTouchesInView)
  }
}

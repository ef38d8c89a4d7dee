import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LongPressGestureTests {
  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  @Test func `a long press ends at its time, while the finger stays`() throws {
    let hosted = try Hosted(
      Color.red.gesture(
        LongPressGesture(minimumDuration: 1)
          .onChanged { [log] in log("pressing \($0)") }.onEnded { [log] in log("ended \($0)") }))
    let touches = try hosted.touches()
    let finger = touches.begin(at: [middle])
    touches.wait(seconds: 0.9)
    #expect(log.lines == ["pressing true"])
    touches.wait(seconds: 0.1)
    #expect(log.lines == ["pressing true", "ended true"])
    touches.end(finger)
    #expect(log.lines.count == 2)
  }

  @Test func `a long press fails where the finger lifts early or moves away`() throws {
    let hosted = try Hosted(
      Color.red.onLongPressGesture {
        [log] in
        log("pressed")
      } onPressingChanged: { [log] in
        log("\($0)")
      })
    let touches = try hosted.touches()
    touches.longPress(at: middle, seconds: 0.4)
    #expect(log.lines == ["true", "false"])
    log.clear()
    let finger = touches.begin(at: [middle])
    touches.move(finger, to: [CGPoint(x: 110, y: 100)])
    touches.move(finger, to: [CGPoint(x: 111, y: 100)])
    touches.wait(seconds: 1)
    touches.end(finger)
    #expect(log.lines == ["true", "false"])
    log.clear()
    touches.longPress(at: middle, seconds: 0.5)
    #expect(log.lines == ["true", "false", "pressed"])
  }
}

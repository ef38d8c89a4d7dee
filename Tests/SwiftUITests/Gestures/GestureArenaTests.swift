import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GestureArenaTests: LogsGestures {
  let log = GestureLog()

  private var view: some View { Color.red.frame(width: 100, height: 100) }

  @Test func `the view inside comes first, unless the one around has priority`() throws {
    let normal = try Hosted(view.gesture(tap("in")).gesture(tap("out")))
    try normal.touches().tap(at: middle)
    let high = try Hosted(view.gesture(tap("in")).highPriorityGesture(tap("high")))
    try high.touches().tap(at: middle)
    let both = try Hosted(view.gesture(tap("in")).simultaneousGesture(tap("with")))
    try both.touches().tap(at: middle)
    #expect(log.lines == ["in", "high", "in", "with"])
  }

  @Test func `a drag around begins when the tap inside has failed`() throws {
    let hosted = try Hosted(view.gesture(tap("tap")).gesture(drag("drag")))
    let touches = try hosted.touches()
    touches.tap(at: middle)
    #expect(log.lines == ["tap"])
    log.clear()
    let finger = touches.begin(at: [middle])
    touches.move(finger, to: [CGPoint(x: 120, y: 100)])
    #expect(log.lines == [])
    touches.move(finger, to: [CGPoint(x: 150, y: 100)])
    touches.end(finger)
    #expect(log.lines == ["drag", "drag ended"])
  }

  @Test func `a drag with priority takes the touch from a button`() throws {
    let hosted = try Hosted(
      Button { [log] in
        log("button")
      } label: {
        view
      }.highPriorityGesture(drag("drag")))
    let touches = try hosted.touches()
    touches.tap(at: middle)
    #expect(log.lines == ["button"])
    log.clear()
    touches.drag(from: middle, to: CGPoint(x: 112, y: 100), seconds: 1.0 / 60)
    #expect(log.lines == ["drag", "drag ended"])
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ScrollPanNodeTests: LogsGestures {
  let log = GestureLog()

  @Test func `a scroll view takes the touch of a button inside`() throws {
    let hosted = try Hosted(
      ScrollView {
        VStack(spacing: 0) {
          Button { [log] in
            log("button")
          } label: {
            Color.red.frame(height: 150)
          }
          Color.blue.frame(height: 500)
        }
      })
    let touches = try hosted.touches()
    touches.tap(at: middle)
    #expect(log.lines == ["button"])
    let finger = touches.begin(at: [middle])
    touches.move(finger, to: [CGPoint(x: 100, y: 60)])
    touches.wait(seconds: 1)
    touches.end(finger)
    try hosted.settle()
    #expect(log.lines == ["button"])
    #expect(hosted.frames("Color").first?.minY == -40)
  }

  @Test func `a drag inside a scroll view keeps it from scrolling, a simultaneous one does not`()
    throws
  {
    func scrolled(_ content: some View) throws -> CGFloat? {
      let hosted = try Hosted(ScrollView { content })
      let touches = try hosted.touches()
      let finger = touches.begin(at: [middle])
      for y in [90, 80, 70, 60] { touches.move(finger, to: [CGPoint(x: 100, y: y)]) }
      touches.wait(seconds: 1)
      touches.end(finger)
      try hosted.settle()
      return hosted.frames("Color").first?.minY
    }
    let tall = Color.red.frame(height: 600)
    #expect(try scrolled(tall.gesture(drag("own"))) == 0)
    #expect(log.lines.last == "own ended")
    log.clear()
    #expect(try scrolled(tall.simultaneousGesture(drag("with"))) == -40)
    #expect(log.lines.last == "with ended")
    log.clear()
    let pressed = tall.onLongPressGesture {
    } onPressingChanged: { [log] in
      log("\($0)")
    }
    #expect(try scrolled(pressed) == -40)
    #expect(log.lines == ["true", "false"])
  }

  @Test func `a quick drag goes on to where content glides, as far as there is some`() throws {
    let hosted = try Hosted(
      ScrollView(.horizontal) { Color.red.frame(width: 1000, height: 100) })
    let touches = try hosted.touches()
    touches.drag(from: middle, to: CGPoint(x: 50, y: 100), seconds: 0.25)
    try hosted.settle()
    let way = try #require(hosted.frames("Color").first?.minX)
    #expect(abs(way + 50 + 200 * 0.499) < 0.001)
    touches.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 20, y: 100), seconds: 0.05)
    try hosted.settle()
    #expect(hosted.frames("Color").first?.maxX == 200)
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GesturePriorityTests {
  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  private func tap(_ name: String) -> some Gesture {
    TapGesture().onEnded { [log] in log(name) }
  }
  private func drag(_ name: String) -> some Gesture {
    DragGesture().onChanged { [log] _ in log(name) }.onEnded { [log] _ in log("\(name) ended") }
  }
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
      Button { [log] in log("button") } label: { view }.highPriorityGesture(drag("drag")))
    let touches = try hosted.touches()
    touches.tap(at: middle)
    #expect(log.lines == ["button"])
    log.clear()
    touches.drag(from: middle, to: CGPoint(x: 112, y: 100), seconds: 1.0 / 60)
    #expect(log.lines == ["drag", "drag ended"])
  }

  @Test func `a mask turns gestures off, inside or the own one`() throws {
    for (mask, expected): (GestureMask, [String]) in [
      (.all, ["in"]), (.gesture, ["out"]), (.subviews, ["in"]), (.none, []),
    ] {
      log.clear()
      let hosted = try Hosted(view.gesture(tap("in")).gesture(tap("out"), including: mask))
      try hosted.touches().tap(at: middle)
      #expect(log.lines == expected)
    }
    log.clear()
    let off = try Hosted(view.gesture(tap("off"), isEnabled: false))
    try off.touches().tap(at: middle)
    let disabled = try Hosted(view.gesture(tap("disabled")).disabled(true))
    try disabled.touches().tap(at: middle)
    #expect(log.lines == [])
  }

  @Test func `a view in front keeps touches from those behind, an outline does not`() throws {
    let hosted = try Hosted(
      ZStack {
        view.gesture(tap("behind"))
        Color.blue.frame(width: 40, height: 40)
        Circle().stroke(lineWidth: 2).frame(width: 90, height: 90)
        Color.clear
      })
    let touches = try hosted.touches()
    touches.tap(at: middle)
    #expect(log.lines == [])
    touches.tap(at: CGPoint(x: 70, y: 100))
    #expect(log.lines == ["behind"])
  }

  @Test func `a scroll view takes the touch of a button inside`() throws {
    let hosted = try Hosted(
      ScrollView {
        VStack(spacing: 0) {
          Button { [log] in log("button") } label: { Color.red.frame(height: 150) }
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

  @Test func `a scroll view of UIKit's takes the touch of a drag's view`() throws {
    let hosted = try Hosted(
      List { ForEach(0..<40, id: \.self) { _ in view.onTapGesture { [log] in log("tap") } } },
      width: 320, height: 480)
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 100, y: 300)])
    touches.move(finger, to: [CGPoint(x: 100, y: 280)])
    touches.end(finger)
    #expect(log.lines == [])
    touches.tap(at: CGPoint(x: 60, y: 240))
    #expect(log.lines == ["tap"])
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GestureStateTests {
  private struct Pad: View {
    let log: GestureLog
    @GestureState private var moves: Int

    init(log: GestureLog) {
      self.log = log
      _moves = GestureState(wrappedValue: 0) { [log] value, transaction in
        log("reset of \(value)")
        transaction.animation = nil
      }
    }

    var body: some View {
      log("body \(moves)")
      return Color.red.frame(width: 100, height: 100)
        .gesture(
          DragGesture().updating($moves) { _, state, _ in state += 1 }
            .onEnded { [log] _ in log("ended at \(moves)") })
    }
  }

  @Test func `state counts while a drag is on, and is the first value after it`() throws {
    let log = GestureLog()
    let hosted = try Hosted(Pad(log: log))
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 60, y: 60)])
    for x in [80, 90] { touches.move(finger, to: [CGPoint(x: x, y: 60)]) }
    touches.end(finger)
    try hosted.settle()
    #expect(
      log.lines
        == ["body 0", "body 1", "body 2", "reset of 2", "ended at 0", "body 0"])
  }

  @Test func `a cancelled touch resets state without an end`() throws {
    let log = GestureLog()
    let hosted = try Hosted(Pad(log: log))
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 60, y: 60)])
    touches.move(finger, to: [CGPoint(x: 80, y: 60)])
    touches.end(finger, phase: .cancelled)
    try hosted.settle()
    #expect(
      log.lines
        == ["body 0", "body 1", "reset of 1", "body 0"])
  }
}

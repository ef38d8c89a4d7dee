import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct GestureCallbacksTests {
  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  @Test func `mapped and erased gestures tell the same`() throws {
    let gesture = AnyGesture(DragGesture().map(\.translation.width))
    let hosted = try Hosted(
      Color.red.gesture(
        gesture.onChanged { [log] in log("\(Int($0))") }.onEnded { [log] in log("end \(Int($0))") }
      ))
    let touches = try hosted.touches()
    let finger = touches.begin(at: [middle])
    touches.move(finger, to: [CGPoint(x: 120, y: 130)])
    touches.move(finger, to: [CGPoint(x: 120, y: 140)])
    touches.end(finger)
    #expect(log.lines == ["20", "end 20"])
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TwoFingerGesturesTests {
  private let log = GestureLog()

  @Test func `fingers that move apart magnify, about where they began`() throws {
    let hosted = try Hosted(
      Color.red.frame(width: 160, height: 160).gesture(
        MagnifyGesture(minimumScaleDelta: 0.5)
          .onChanged { [log] in log("\($0.magnification) at \($0.startLocation.log)") }
          .onEnded { [log] in log("ended \($0.magnification) \($0.startAnchor.x)") }))
    let touches = try hosted.touches()
    let fingers = touches.begin(at: [CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)])
    touches.move(fingers, to: [CGPoint(x: 75, y: 100), CGPoint(x: 125, y: 100)])
    touches.move(fingers, to: [CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100)])
    touches.move([fingers[1]], to: [CGPoint(x: 180, y: 100)])
    touches.end(fingers)
    #expect(log.lines == ["2.0 at 80,80", "3.0 at 80,80", "ended 3.0 0.5"])
  }

  @Test func `fingers that turn rotate, clockwise`() throws {
    let hosted = try Hosted(
      Color.red.gesture(
        RotationGesture().onChanged { [log] in log("\(Int($0.degrees.rounded()))") }
          .onEnded { [log] in log("ended \(Int($0.degrees.rounded()))") }))
    let touches = try hosted.touches()
    let fingers = touches.begin(at: [CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100)])
    touches.move(fingers, to: [CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 140)])
    touches.move(fingers, to: [CGPoint(x: 140, y: 100), CGPoint(x: 60, y: 100)])
    touches.end(fingers)
    #expect(log.lines == ["90", "180", "ended 180"])
  }
}

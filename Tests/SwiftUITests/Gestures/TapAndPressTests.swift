import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TapAndPressTests {
  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  @Test func `a tap that lasts too long or goes too far is none`() throws {
    let hosted = try Hosted(Color.red.onTapGesture { [log] in log("tap") })
    let touches = try hosted.touches()
    let slow = touches.begin(at: [middle])
    touches.wait(seconds: 0.8)
    touches.end(slow)
    let far = touches.begin(at: [middle])
    touches.move(far, to: [CGPoint(x: 150, y: 100)])
    touches.end(far)
    #expect(log.lines == [])
    let near = touches.begin(at: [middle])
    touches.move(near, to: [CGPoint(x: 140, y: 100)])
    touches.end(near)
    #expect(log.lines == ["tap"])
  }

  @Test func `taps of one gesture follow each other soon`() throws {
    let hosted = try Hosted(Color.red.onTapGesture(count: 2) { [log] in log("two") })
    let touches = try hosted.touches()
    touches.tap(at: middle)
    touches.wait(seconds: 0.5)
    touches.tap(at: middle)
    #expect(log.lines == [])
    touches.wait(seconds: 0.5)
    touches.tap(at: middle, count: 2)
    #expect(log.lines == ["two"])
  }

  @Test func `a double tap inside keeps a single tap waiting`() throws {
    let hosted = try Hosted(
      Color.red.onTapGesture(count: 2) { [log] in log("two") }
        .onTapGesture { [log] in log("one") })
    let touches = try hosted.touches()
    touches.tap(at: middle)
    #expect(log.lines == [])
    touches.wait(seconds: 0.4)
    #expect(log.lines == ["one"])
    touches.tap(at: middle, count: 2)
    touches.wait(seconds: 0.4)
    #expect(log.lines == ["one", "two"])
  }

  @Test func `a single tap inside leaves a double tap no touch`() throws {
    let hosted = try Hosted(
      Color.red.onTapGesture { [log] in log("one") }
        .onTapGesture(count: 2) { [log] in log("two") })
    try hosted.touches().tap(at: middle, count: 2)
    #expect(log.lines == ["one", "one"])
  }

  @Test func `a tap tells where it was`() throws {
    let hosted = try Hosted(
      Color.red.frame(width: 60, height: 60)
        .onTapGesture { [log] (place: CGPoint) in log("local \(place.log)") }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { [log] in
            log("global \($0.location.log)")
          }))
    try hosted.touches().tap(at: CGPoint(x: 80, y: 90))
    #expect(log.lines == ["local 10,20", "global 80,90"])
  }

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
        [log] in log("pressed")
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

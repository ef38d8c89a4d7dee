import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct TapGesturesTests {
  final class Count { var value = 0 }

  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  @Test func `two taps run the action of a double tap once`() throws {
    let count = Count()
    let hosted = try Hosted(Color.red.onTapGesture(count: 2) { count.value += 1 })
    try hosted.tap(100, 100)
    #expect(count.value == 0)
    try hosted.tap(100, 100, count: 2)
    #expect(count.value == 1)
  }

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
}

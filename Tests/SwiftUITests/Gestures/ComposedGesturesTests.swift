import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ComposedGesturesTests {
  private let log = GestureLog()
  private let middle = CGPoint(x: 100, y: 100)

  @Test func `a long press before a drag lets it begin where the finger is`() throws {
    let gesture = LongPressGesture(minimumDuration: 0.5)
      .sequenced(before: DragGesture(minimumDistance: 5))
      .onChanged { [log] value in
        switch value {
        case .first(let isPressing): log("first \(isPressing)")
        case .second(let isPressing, let drag):
          log("second \(isPressing) \(drag?.translation.log ?? "nil")")
        }
      }
      .onEnded { [log] value in
        if case .second(_, let drag?) = value { log("ended \(drag.translation.log)") }
      }
    let hosted = try Hosted(Color.red.gesture(gesture))
    let touches = try hosted.touches()
    let finger = touches.begin(at: [middle])
    touches.move(finger, to: [CGPoint(x: 104, y: 100)])
    touches.wait(seconds: 0.5)
    touches.move(finger, to: [CGPoint(x: 124, y: 100)])
    touches.end(finger)
    #expect(
      log.lines == ["first true", "second true nil", "second true 20,0", "ended 20,0"])
    log.clear()
    touches.drag(from: middle, to: CGPoint(x: 160, y: 100))
    #expect(log.lines == ["first true"])
  }

  @Test func `a tap before a drag waits for the next finger`() throws {
    let gesture = TapGesture().sequenced(before: DragGesture())
      .onEnded { [log] value in
        if case .second(_, let drag?) = value { log("ended \(drag.translation.log)") }
      }
    let hosted = try Hosted(Color.red.gesture(gesture))
    let touches = try hosted.touches()
    touches.tap(at: middle)
    touches.wait(seconds: 0.1)
    touches.drag(from: middle, to: CGPoint(x: 160, y: 100))
    #expect(log.lines == ["ended 60,0"])
    touches.tap(at: middle)
    touches.wait(seconds: 1)
    touches.drag(from: middle, to: CGPoint(x: 160, y: 100))
    #expect(log.lines == ["ended 60,0"])
  }

  @Test func `of exclusive gestures the second counts where the first fails`() throws {
    let gesture = TapGesture(count: 2).onEnded { [log] in log("two") }
      .exclusively(before: TapGesture().onEnded { [log] in log("one") })
      .onEnded { [log] value in
        switch value {
        case .first: log("first")
        case .second: log("second")
        }
      }
    let hosted = try Hosted(Color.red.gesture(gesture))
    let touches = try hosted.touches()
    touches.tap(at: middle, count: 2)
    #expect(log.lines == ["two", "first"])
    log.clear()
    touches.tap(at: middle)
    #expect(log.lines == [])
    touches.wait(seconds: 0.4)
    #expect(log.lines == ["one", "second"])
  }

  @Test func `simultaneous gestures have both values`() throws {
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
      .onChanged { [log] value in
        log(
          "\(value.first.map { "\($0.magnification)" } ?? "nil") "
            + "\(value.second.map { "\(Int($0.rotation.degrees.rounded()))" } ?? "nil")")
      }
      .onEnded { [log] _ in log("ended") }
    let hosted = try Hosted(Color.red.gesture(gesture))
    let touches = try hosted.touches()
    let fingers = touches.begin(at: [CGPoint(x: 80, y: 100), CGPoint(x: 120, y: 100)])
    touches.move(fingers, to: [CGPoint(x: 60, y: 100), CGPoint(x: 140, y: 100)])
    touches.move(fingers, to: [CGPoint(x: 100, y: 60), CGPoint(x: 100, y: 140)])
    touches.end(fingers)
    #expect(log.lines == ["2.0 nil", "2.0 90", "ended"])
  }
}

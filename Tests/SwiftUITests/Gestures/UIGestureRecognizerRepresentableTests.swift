import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIGestureRecognizerRepresentableTests {
  private let log = GestureLog()

  private struct Tap: UIGestureRecognizerRepresentable {
    let name: String
    let log: GestureLog
    func makeUIGestureRecognizer(context: Context) -> UITapGestureRecognizer {
      log("make")
      return UITapGestureRecognizer()
    }
    func updateUIGestureRecognizer(_ recognizer: UITapGestureRecognizer, context: Context) {
      log("update \(name)")
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UITapGestureRecognizer, context: Context
    ) {
      let place = context.converter.localLocation
      log("\(name) \(Int(place.x)) \(Int(place.y)) \(recognizer.state == .ended)")
    }
  }

  @Test func `a recogniser is told of touches on its view, in the view's space`() throws {
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 100, height: 100).gesture(Tap(name: "red", log: log))
      Color.blue.frame(width: 100, height: 100)
    }
    let hosted = try Hosted(view)
    #expect(log.lines.first == "make" && log.lines.last == "update red")
    #expect(log.lines.filter { $0 == "make" }.count == 1)
    let touches = try hosted.touches()
    touches.tap(at: CGPoint(x: 60, y: 30))
    #expect(log.lines.last == "red 10 30 true")
    touches.wait(seconds: 1)
    touches.tap(at: CGPoint(x: 60, y: 130))
    touches.wait(seconds: 1)
    touches.tap(at: CGPoint(x: 10, y: 30))
    #expect(log.lines.filter { $0.hasPrefix("red ") }.count == 1)
  }

  @Test func `another value updates the same recogniser`() throws {
    struct Box: View {
      let name: String
      let log: GestureLog
      var body: some View { Color.red.gesture(Tap(name: name, log: log)) }
    }
    let hosted = try Hosted(Box(name: "one", log: log))
    hosted.controller.rootView = Box(name: "two", log: log)
    try hosted.settle()
    #expect(log.lines.filter { $0 == "make" }.count == 1)
    #expect(log.lines.last == "update two")
    try hosted.touches().tap(at: CGPoint(x: 20, y: 30))
    #expect(log.lines.last == "two 20 30 true")
  }

  private struct Pan: UIGestureRecognizerRepresentable {
    let log: GestureLog
    final class Coordinator: NSObject, UIGestureRecognizerDelegate {
      var asked = 0
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
      ) -> Bool {
        asked += 1
        return true
      }
    }
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
    func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer {
      let pan = UIPanGestureRecognizer()
      pan.delegate = context.coordinator
      return pan
    }
    func updateUIGestureRecognizer(_ recognizer: UIPanGestureRecognizer, context: Context) {
      log("\(recognizer.delegate === context.coordinator)")
    }
    func handleUIGestureRecognizerAction(
      _ recognizer: UIPanGestureRecognizer, context: Context
    ) {
      guard recognizer.state == .changed else { return }
      let way = context.converter.localTranslation ?? .zero
      let place = context.converter.location(in: .named("box"))
      let raw = recognizer.translation(in: recognizer.view)
      let isHalf = abs(way.x * 2 - raw.x) < 0.01 && abs(way.y * 2 - raw.y) < 0.01
      log("\(isHalf) \(raw.x > 10) \(Int(place.x)) \(context.coordinator.asked)")
    }
  }

  @Test func `translations and named spaces follow the view, and the delegate is asked`() throws {
    let view = Color.red.frame(width: 50, height: 50).gesture(Pan(log: log))
      .scaleEffect(2)
      .frame(width: 100, height: 100).coordinateSpace(name: "box")
    let hosted = try Hosted(view)
    let touches = try hosted.touches()
    let drag = touches.begin(at: [CGPoint(x: 100, y: 100)])
    touches.move(drag, to: [CGPoint(x: 120, y: 100)])
    touches.move(drag, to: [CGPoint(x: 140, y: 110)])
    touches.end(drag)
    #expect(log.lines.first == "true")
    let last = try #require(log.lines.last)
    // Points on the screen are half as many in the scaled view.
    #expect(last == "true true 90 1", "\(log.lines)")
  }

  @Test func `a recogniser goes with its view`() throws {
    struct Maybe: View {
      let isShown: Bool
      let log: GestureLog
      var body: some View {
        if isShown { Color.red.gesture(Tap(name: "red", log: log)) } else { Color.blue }
      }
    }
    let hosted = try Hosted(Maybe(isShown: true, log: log))
    func count() -> Int {
      (hosted.controller.view.gestureRecognizers ?? [])
        .filter { $0 is UITapGestureRecognizer }.count
    }
    #expect(count() == 1)
    hosted.controller.rootView = Maybe(isShown: false, log: log)
    try hosted.settle()
    #expect(count() == 0)
  }
}

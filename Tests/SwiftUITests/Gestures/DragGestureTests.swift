import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct DragGestureTests {
  private let log = GestureLog()

  private func drag(
    _ minimum: CGFloat = 10, _ space: CoordinateSpace = .local
  ) -> some Gesture {
    DragGesture(minimumDistance: minimum, coordinateSpace: space)
      .onChanged { [log] in log("moved \($0.translation.log) at \($0.location.log)") }
      .onEnded { [log] in log("ended \($0.translation.log) from \($0.startLocation.log)") }
  }

  private func box(_ gesture: some Gesture) throws -> Hosted<some View> {
    try Hosted(Color.red.frame(width: 100, height: 100).gesture(gesture))
  }

  @Test func `a drag begins after ten points and counts from the touch`() throws {
    let hosted = try box(drag())
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 60, y: 60)])
    touches.move(finger, to: [CGPoint(x: 69, y: 60)])
    #expect(log.lines == [])
    touches.move(finger, to: [CGPoint(x: 70, y: 60)])
    touches.move(finger, to: [CGPoint(x: 90, y: 75)])
    touches.end(finger)
    #expect(
      log.lines == ["moved 10,0 at 20,10", "moved 30,15 at 40,25", "ended 30,15 from 10,10"])
  }

  @Test func `a drag without a minimum begins with the touch`() throws {
    let hosted = try box(drag(0))
    let touches = try hosted.touches()
    touches.end(touches.begin(at: [CGPoint(x: 60, y: 60)]))
    #expect(log.lines == ["moved 0,0 at 10,10", "ended 0,0 from 10,10"])
  }

  @Test func `a finger that hardly moves drags nothing`() throws {
    let hosted = try box(drag(40))
    try hosted.touches().drag(from: CGPoint(x: 60, y: 60), to: CGPoint(x: 90, y: 60))
    #expect(log.lines == [])
  }

  @Test func `locations are in the space that the gesture names`() throws {
    let hosted = try Hosted(
      ZStack(alignment: .topLeading) {
        Color.red.frame(width: 20, height: 20).gesture(drag(0, .named("board")))
          .padding(.leading, 30)
      }
      .frame(width: 120, height: 120, alignment: .topLeading).coordinateSpace(name: "board"))
    let touches = try hosted.touches()
    touches.end(touches.begin(at: [CGPoint(x: 75, y: 45)]))
    #expect(log.lines == ["moved 0,0 at 35,5", "ended 0,0 from 35,5"])
    log.clear()
    let global = try box(drag(0, .global))
    let others = try global.touches()
    others.end(others.begin(at: [CGPoint(x: 75, y: 45 + 20)]))
    #expect(log.lines.first == "moved 0,0 at 75,65")
  }

  @Test func `in a scaled view a finger moves by the view's own points`() throws {
    let hosted = try Hosted(
      Color.red.frame(width: 40, height: 40).gesture(drag(0)).scaleEffect(2))
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 70, y: 70)])
    touches.move(finger, to: [CGPoint(x: 90, y: 80)])
    touches.end(finger)
    #expect(
      log.lines == ["moved 0,0 at 5,5", "moved 10,5 at 15,10", "ended 10,5 from 5,5"])
  }

  @Test func `velocity is that of the last move, and foretells a quarter of a second`() throws {
    final class Kept { var value: DragGesture.Value? }
    let kept = Kept()
    let hosted = try box(DragGesture().onEnded { kept.value = $0 })
    try hosted.touches().drag(
      from: CGPoint(x: 60, y: 60), to: CGPoint(x: 110, y: 60), seconds: 0.5)
    let value = try #require(kept.value)
    #expect(abs(value.velocity.width - 100) < 0.001)
    #expect(value.velocity.height == 0)
    #expect(abs(value.predictedEndTranslation.width - 75) < 0.001)
    #expect(abs(value.predictedEndLocation.x - 85) < 0.001)
    #expect(abs(value.time.timeIntervalSinceReferenceDate - 0.5) < 0.001)
  }

  @Test func `a finger that rests before it lifts has no velocity`() throws {
    final class Kept { var value: DragGesture.Value? }
    let kept = Kept()
    let hosted = try box(DragGesture().onEnded { kept.value = $0 })
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 60, y: 60)])
    touches.wait(seconds: 0.1)
    touches.move(finger, to: [CGPoint(x: 90, y: 60)])
    touches.wait(seconds: 0.3)
    touches.end(finger)
    #expect(kept.value?.velocity == CGSize(width: 0, height: 0))
  }

  @Test func `a view follows the finger from frame to frame`() throws {
    struct Card: View {
      @State private var place = CGSize.zero
      @GestureState private var way = CGSize.zero
      var body: some View {
        Color.red.frame(width: 40, height: 40)
          .offset(x: place.width + way.width, y: place.height + way.height)
          .gesture(
            DragGesture().updating($way) { value, state, _ in state = value.translation }
              .onEnded {
                place.width += $0.translation.width
                place.height += $0.translation.height
              })
      }
    }
    let hosted = try Hosted(Card())
    func corner() throws -> CGPoint? {
      try hosted.settle()
      return hosted.frames("Color").first?.origin
    }
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 100, y: 100)])
    touches.move(finger, to: [CGPoint(x: 130, y: 100)])
    #expect(try corner() == CGPoint(x: 110, y: 80))
    touches.move(finger, to: [CGPoint(x: 140, y: 120)])
    #expect(try corner() == CGPoint(x: 120, y: 100))
    touches.end(finger)
    #expect(try corner() == CGPoint(x: 120, y: 100))
    touches.drag(from: CGPoint(x: 140, y: 120), to: CGPoint(x: 100, y: 120))
    #expect(try corner() == CGPoint(x: 80, y: 100))
  }

  @Test func `actions are those of the last update of the view`() throws {
    struct Counter: View {
      let log: GestureLog
      @State private var count = 0
      var body: some View { box(count) }
      private func box(_ known: Int) -> some View {
        Color.red.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in
            log("\(known)")
            count += 1
          })
      }
    }
    let hosted = try Hosted(Counter(log: log))
    let touches = try hosted.touches()
    let finger = touches.begin(at: [CGPoint(x: 100, y: 100)])
    for x in [110, 120, 130] { touches.move(finger, to: [CGPoint(x: x, y: 100)]) }
    touches.end(finger)
    #expect(log.lines == ["0", "1", "2", "3"])
  }
}

import Testing
import UIKit

@MainActor
@Suite struct TouchSimulatorTests {
  private final class Surface: UIView {
    var calls: [String] = []
    var last = CGPoint.zero
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("ended")
      last = touches.first?.location(in: self) ?? .zero
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let surface = Surface(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let touch: TouchSimulator

  init() {
    window.isHidden = false
    window.addSubview(surface)
    touch = TouchSimulator(window: window)
  }

  @Test func `taps are a tenth of a second long and as far apart`() {
    touch.tap(at: CGPoint(x: 50, y: 50), count: 2)
    #expect(surface.calls == ["began", "ended", "began", "ended"])
    #expect(abs(touch.nowSeconds - 0.3) < 1e-9)
  }

  @Test func `a drag has a sample for each frame of a sixtieth, and ends where it should`() {
    touch.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 160, y: 50), seconds: 0.5)
    #expect(surface.calls.count { $0 == "moved" } == 30)
    #expect(surface.calls.first == "began" && surface.calls.last == "ended")
    #expect(abs(surface.last.x - 160) < 1e-9 && abs(surface.last.y - 50) < 1e-9)
    #expect(abs(touch.nowSeconds - 0.5) < 1e-9)
  }

  @Test func `fingers that stay where they are, are stationary`() {
    surface.isMultipleTouchEnabled = true
    let fingers = touch.begin(at: [CGPoint(x: 50, y: 50), CGPoint(x: 90, y: 50)])
    touch.move([fingers[0]], to: [CGPoint(x: 60, y: 50)])
    #expect(fingers.map(\.phase) == [.moved, .stationary])
    touch.end(fingers, phase: .cancelled)
    #expect(fingers.map(\.phase) == [.cancelled, .cancelled])
  }
}

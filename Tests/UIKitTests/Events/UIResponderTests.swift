import Testing
import UIKit

@MainActor
@Suite struct UIResponderTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))

  init() {
    root.addSubview(back)
    root.addSubview(front)
  }

  @Test func `touches go up the responder chain`() {
    final class Listener: UIView {
      var places: [CGPoint] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        places += touches.map { $0.location(in: self) }
      }
    }
    let listener = Listener(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let child = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    listener.addSubview(child)
    root.addSubview(listener)
    let touch = UITouch(location: CGPoint(x: 1, y: 1), in: child)
    child.touchesBegan([touch], with: UIEvent(touches: [touch]))
    #expect(listener.places == [CGPoint(x: 6, y: 6)])
  }

  @Test func `one responder of a window has the keyboard`() {
    final class Field: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = UIWindow()
    let (first, second) = (Field(), Field())
    window.addSubview(first)
    window.addSubview(second)
    #expect(!root.becomeFirstResponder())
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(window.endEditing(false))
    #expect(!second.isFirstResponder)
    #expect(first.becomeFirstResponder())
    first.removeFromSuperview()
    #expect(window.firstResponder == nil)
  }
}

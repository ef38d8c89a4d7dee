import UIKit

/// Keeps which touch methods were called.
final class TouchView: UIView {
  var calls: [String] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("began")
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("moved")
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("ended")
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    calls.append("cancelled")
  }
}

/// Keeps what a recogniser sends.
@MainActor
final class GestureLog: NSObject {
  var states: [UIGestureRecognizer.State] = []
  var names: [String] = []

  func note(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    names.append(recognizer.name ?? "")
  }

  static let note = Selector(
    "note(_:)",
    GestureLog.note as @MainActor (GestureLog) -> @MainActor (UIGestureRecognizer) -> Void)
}

/// A window with a view in its middle, and a finger.
@MainActor
final class GestureStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let view = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let log = GestureLog()
  let touch: TouchSimulator

  init() {
    window.isHidden = false
    window.addSubview(view)
    touch = TouchSimulator(window: window)
  }
}

/// What tests of gestures share.
@MainActor protocol Recognizes {
  var stage: GestureStage { get }
}

extension Recognizes {
  var window: UIWindow { stage.window }
  var view: TouchView { stage.view }
  var log: GestureLog { stage.log }
  var touch: TouchSimulator { stage.touch }
  var middle: CGPoint { CGPoint(x: 200, y: 200) }

  func add<R: UIGestureRecognizer>(
    _ recognizer: R, to other: UIView? = nil, name: String = ""
  ) -> R {
    recognizer.name = name
    recognizer.addTarget(log, action: GestureLog.note)
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }
}

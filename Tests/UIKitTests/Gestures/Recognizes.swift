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

/// What tests of gestures share.
@MainActor protocol Recognizes {
  var view: TouchView { get }
  var log: GestureLog { get }
}

extension Recognizes {
  func add<R: UIGestureRecognizer>(
    _ recognizer: R, to other: UIView? = nil, name: String = ""
  ) -> R {
    recognizer.name = name
    recognizer.addTarget(log, action: GestureLog.note)
    (other ?? view).addGestureRecognizer(recognizer)
    return recognizer
  }
}

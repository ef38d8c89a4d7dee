import UIKit

/// A list of calls in the order they came.
@MainActor
final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) {
    calls.append(call)
  }

  /// The calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A view that writes down what it is told.
class RecordingView: UIView {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    log.add("\(name).willMoveToSuperview(\(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() {
    log.add("\(name).didMoveToSuperview(\(superview == nil ? "nil" : "view"))")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.add("\(name).willMoveToWindow(\(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() {
    log.add("\(name).didMoveToWindow(\(window == nil ? "nil" : "window"))")
  }
  override func didAddSubview(_ subview: UIView) {
    log.add("\(name).didAddSubview")
  }
  override func willRemoveSubview(_ subview: UIView) {
    log.add("\(name).willRemoveSubview")
  }
}

/// A view that counts its layouts.
class LayoutView: UIView {
  var layoutCount = 0
  var onLayout: (() -> Void)?

  override func layoutSubviews() {
    super.layoutSubviews()
    layoutCount += 1
    onLayout?()
  }
}

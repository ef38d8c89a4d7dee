import UIKit

/// What stands around a control and writes down which of its methods are called.
@MainActor
final class Form: UIView {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sent(_ sender: UIControl) { calls.append("sent \(sender.tag)") }
  func event(_ sender: UIControl, _ event: UIEvent?) {
    calls.append(event == nil ? "no event" : "event")
  }
}

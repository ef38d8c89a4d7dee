import Foundation

@testable import ObjectiveCRuntime

/// An observer that writes down what it is told, and says that it knows the method for it.
final class ChangeListener: NSObject, KeyPathObserver {
  var told: [String] = []
  /// The addresses of the contexts.
  var contexts: [UInt] = []
  var kinds: [UInt] = []

  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let (old, new) = (change?[.oldKey] ?? "-", change?[.newKey] ?? "-")
    told.append("\(keyPath ?? "") \(old) → \(new)")
    contexts.append(UInt(bitPattern: context))
    kinds.append((change?[.kindKey] as? UInt) ?? 0)
  }
}

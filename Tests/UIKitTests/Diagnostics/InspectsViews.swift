@testable import UIKit

/// What tests of mistakes that iOS lets pass share.
@MainActor protocol InspectsViews {}

extension InspectsViews {
  /// What is found in a view or controller that is laid out, changed and looked at.
  func inspected(_ object: UIResponder, _ change: () -> Void = {}) throws -> [ViewDiagnostic] {
    let host = RenderHost(size: CGSize(width: 100, height: 100))
    defer { host.tearDown() }
    if let controller = object as? UIViewController {
      host.host(controller)
    } else if let view = object as? UIView {
      host.host(view)
    }
    try host.settle()
    change()
    try host.settle()
    host.inspect()
    return host.recording.diagnostics
  }
}

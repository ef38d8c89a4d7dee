import UIKit

/// Members that apps override, on objects whose overrides write down when they are asked, with
/// which arguments, and what their answers change.
@MainActor
struct OverrideProbe {
  /// As in `UIView.layoutSubviews()`.
  let members: [String]
  /// The calls and effects in their order.
  let expected: [String]
  let run: @MainActor (OverrideLog) throws -> Void

  init(
    _ members: String..., expecting expected: [String],
    run: @escaping @MainActor (OverrideLog) throws -> Void
  ) {
    self.members = members
    self.expected = expected
    self.run = run
  }
}

/// What a probe's objects write down.
@MainActor
final class OverrideLog {
  private(set) var calls: [String] = []

  nonisolated init() {}

  func add(_ call: String) { calls.append(call) }

  /// Leaves out what came before, such as the calls of making an object.
  func clear() { calls = [] }

  /// Keeps those of the calls that came, in this order, where their order is iOS's own affair.
  func keep(_ wanted: String...) {
    let came = Set(calls)
    calls = wanted.filter(came.contains)
  }

  /// Keeps each call once, where how often something is asked is iOS's own affair.
  func unite() {
    var known: Set<String> = []
    calls = calls.filter { known.insert($0).inserted }
  }
}

/// Why an open member has no probe.
enum OverrideReason: String, CaseIterable {
  /// A method that apps call: an override runs where they do.
  case called
  /// A property: an override runs where apps read or set it, and what is drawn goes by the value
  /// that the superclass keeps.
  case kept
  /// Its documentation says that it is never asked here, or without effect.
  case withoutEffect
}

extension CGRect {
  /// Whole numbers as `x y w h`.
  var words: String { "\(Int(minX)) \(Int(minY)) \(Int(width)) \(Int(height))" }
}

extension CGSize {
  var words: String { "\(Int(width)) \(Int(height))" }
}

extension CGPoint {
  var words: String { "\(Int(x)) \(Int(y))" }
}

extension OverrideProbe {
  /// Shows a view in a window of its size, laid out and displayed.
  static func show(_ view: UIView, _ body: (RenderHost) throws -> Void = { _ in }) throws {
    let host = RenderHost(
      size: view.bounds.size, traits: UITraitCollection(displayScale: 1),
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    host.host(view)
    try host.settle()
    try body(host)
    host.tearDown()
  }

  static func show(
    _ controller: UIViewController, _ body: (RenderHost) throws -> Void = { _ in }
  ) throws {
    let host = RenderHost(
      size: CGSize(width: 200, height: 300),
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 1), UITraitCollection(horizontalSizeClass: .compact),
        UITraitCollection(verticalSizeClass: .regular),
      ]), safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    host.host(controller)
    try host.settle()
    try body(host)
    host.tearDown()
  }
}

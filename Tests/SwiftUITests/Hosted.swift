import SwiftUI
import Testing
import UIKit

/// A SwiftUI view in a window, laid out.
@MainActor final class Hosted<Content: View> {
  let controller: UIHostingController<Content>
  let host: RenderHost

  init(
    _ view: Content, width: CGFloat = 200, height: CGFloat = 200,
    traits: UITraitCollection = UITraitCollection(displayScale: 2),
    safeArea: UIEdgeInsets = .zero, isMoving: Bool = false
  ) throws {
    controller = UIHostingController(rootView: view)
    controller.view.backgroundColor = .clear
    var all = traits
    if isMoving { all = all.modifyingTraits { $0[MotionTrait.self] = true } }
    host = RenderHost(
      size: CGSize(width: width, height: height), traits: all, safeAreaInsets: safeArea)
    host.host(controller)
    try host.settle()
  }

  /// Takes the clock back.
  isolated deinit { host.tearDown() }

  func settle() throws { try host.settle() }

  /// Lets time pass until so many seconds after the host was made.
  func advance(to seconds: TimeInterval) throws { try host.advance(to: seconds) }

  func bodyCount<V>(of type: V.Type) -> Int { controller.graph.bodyCount(of: type) }

  /// The frames of all views of a name, in order.
  func frames(_ name: String) -> [CGRect] {
    (host.drawnTree()?.nodes ?? []).filter { $0.type == name }.map(\.frame)
  }

  /// A line for each view: two spaces for each level, name and frame.
  var tree: [String] {
    (host.drawnTree()?.nodes ?? []).dropFirst().map { node in
      let pairs = node.properties.pairs.map { " \($0.key)=\($0.value)" }.joined()
      return String(repeating: "  ", count: node.depth - 1) + node.type + pairs
    }
  }

  func image() throws -> CGImage { try host.render(scale: 2) }
}

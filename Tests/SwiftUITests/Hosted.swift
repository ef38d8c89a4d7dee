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
    safeArea: UIEdgeInsets = .zero
  ) throws {
    controller = UIHostingController(rootView: view)
    controller.view.backgroundColor = .clear
    host = RenderHost(
      size: CGSize(width: width, height: height), traits: traits, safeAreaInsets: safeArea)
    host.host(controller)
    try host.settle()
  }

  func settle() throws { try host.settle() }

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

import UIKit

/// A view in a tree where nothing needs layout, display or an update of constraints.
@MainActor
final class CleanTree<View: UIView> {
  let view: View
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

  /// - Parameter isPlaced: Whether constraints place the view.
  init(_ view: View, isPlaced: Bool = true) {
    self.view = view
    root.addSubview(view)
    if isPlaced {
      view.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      ])
    }
    clean()
  }

  /// Lays out and displays everything.
  func clean() {
    for _ in 0..<4 {
      root.layoutIfNeeded()
      visit { layer in
        layer.displayIfNeeded()
        return nil
      }
    }
  }

  /// What needs anything after a change, as lines of class and need; nothing where it is clean.
  func dirt(after change: (View) -> Void) -> [String] {
    change(view)
    var lines = visit { layer in
      let name = layer.delegate.map { "\(type(of: $0))" } ?? "\(type(of: layer))"
      var needs: [String] = []
      if layer.needsLayout() { needs.append("layout") }
      if layer.needsDisplay() { needs.append("display") }
      return needs.isEmpty ? nil : "\(name): \(needs.joined(separator: ", "))"
    }
    if root.needsConstraintPass { lines.append("constraints") }
    return lines
  }

  @discardableResult
  private func visit(_ look: (CALayer) -> String?) -> [String] {
    var lines: [String] = []
    var pending = [root.layer]
    while let layer = pending.popLast() {
      if let line = look(layer) { lines.append(line) }
      pending.append(contentsOf: (layer.sublayers ?? []).reversed())
    }
    return lines
  }
}

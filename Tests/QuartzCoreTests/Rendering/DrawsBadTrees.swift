import QuartzCore

/// A suite that draws trees that no app should make.
protocol DrawsBadTrees {}

extension DrawsBadTrees {
  /// A chain of layers, the last one blue.
  func chain(_ count: Int, _ make: () -> CALayer) -> (root: CALayer, tip: CALayer) {
    let root = box(0, 0, 10, 10)
    var tip = root
    for _ in 0..<count {
      let next = make()
      tip.addSublayer(next)
      tip = next
    }
    tip.backgroundColor = .blue
    return (root, tip)
  }
}

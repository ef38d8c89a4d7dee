/// Finds out who asks for layout again in a layout that does not settle.
///
/// Compares what needs layout before and after every callback, which takes time: it is for the last
/// passes over a layout that was given up.
@MainActor
final class DirtWatch {
  private let window: UIWindow
  private var culprits: [ObjectIdentifier: Culprit] = [:]
  private var constraintCulprit: Culprit?

  struct Culprit {
    let owner: UIResponder
    let method: StaticString
    /// Whether constraints are the reason that layout is needed.
    var changesConstraints = false
  }

  /// The maximum number of layers; larger trees are not watched.
  private static let maximumLayerCount = 4000

  init?(_ window: UIWindow) {
    self.window = window
    if dirtyLayers() == nil { return nil }
  }

  func during(_ method: StaticString, of owner: UIResponder, _ body: () -> Void) {
    let before = dirtyLayers() ?? []
    let hadConstraintPass = window.needsConstraintPass
    body()
    let culprit = Culprit(owner: owner, method: method)
    // The next pass solves what was changed before.
    let cause = hadConstraintPass ? constraintCulprit ?? culprit : culprit
    for layer in dirtyLayers() ?? [] where !before.contains(layer) {
      culprits[ObjectIdentifier(layer)] = cause
    }
    if !hadConstraintPass, window.needsConstraintPass {
      constraintCulprit = Culprit(owner: owner, method: method, changesConstraints: true)
    }
  }

  private func dirtyLayers() -> Set<CALayer>? {
    var dirty: Set<CALayer> = []
    var pending: [CALayer] = [window.layer]
    var count = 0
    while let layer = pending.popLast() {
      count += 1
      if count > Self.maximumLayerCount { return nil }
      if layer.isLayoutNeeded { dirty.insert(layer) }
      if let mask = layer.maskLayer { pending.append(mask) }
      pending.append(contentsOf: layer.children)
    }
    return dirty
  }

  /// What made this layer need layout or, without a layer, constraints a new solution.
  func culprit(for layer: CALayer?) -> Culprit? {
    layer.flatMap { culprits[ObjectIdentifier($0)] } ?? constraintCulprit
  }
}

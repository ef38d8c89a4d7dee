import UIKit

/// A view, or what draws without one, and the calls that take numbers on it.
@MainActor
final class HostileScene {
  typealias Call = (inout HostileDice) -> Void

  let name: String
  /// Nil where the scene draws by itself.
  let view: UIView?
  /// Whose properties are set: views, layers, and what hangs on them.
  var objects: [AnyObject] = []
  private(set) var calls: [(name: String, call: Call)] = []
  /// Kept until the case is over.
  var held: [AnyObject] = []

  init(_ name: String, _ view: UIView?) {
    self.name = name
    self.view = view
    if let view { add(view) }
  }

  func add(_ view: UIView) {
    objects += [view, view.layer]
    if view is UIControl || view is UITableView || view is UICollectionView { return }
    for child in view.subviews { objects += [child, child.layer] }
  }

  func call(_ name: String, _ call: @escaping Call) { calls.append((name, call)) }

  /// What all scenes are made by.
  static let makers: [(inout HostileDice) -> HostileScene] =
    views + controls + layers + lists + drawings + values
}

/// Changes a scene by hostile numbers, lays it out and draws it.
@MainActor
struct HostileCase {
  /// What was done so far, for whoever looks for the cause.
  private(set) var steps: [String] = []
  private var dice: HostileDice

  init(seed: UInt64) {
    dice = HostileDice(seed: seed)
  }

  /// - Parameter tell: Hears of every step before it is done.
  mutating func run(tell: (String) -> Void = { _ in }) {
    MediaClock.withOwn { clock in
      let scene = dice.element(HostileScene.makers)(&dice)
      tell("scene \(scene.name)")
      let host = RenderHost(size: CGSize(width: 40, height: 32))
      if let view = scene.view { host.host(view) }
      for _ in 0...dice.next(below: 5) {
        change(scene, tell)
        if dice.chance(30) { host.window.layoutIfNeeded() }
      }
      tell("layout")
      try? host.settle()
      if let view = scene.view { measure(view, tell) }
      if clock.hasAnimations, dice.flag() {
        tell("time")
        try? host.advance(to: dice.element([0.01, 0.3, 5]))
      }
      tell("picture")
      draw(host.window)
      tell("text")
      describe(scene)
      host.tearDown()
    }
  }

  private mutating func change(_ scene: HostileScene, _ tell: (String) -> Void) {
    if !scene.calls.isEmpty, scene.objects.isEmpty || dice.flag() {
      let (name, call) = dice.element(scene.calls)
      tell("call \(name)")
      call(&dice)
      return
    }
    guard !scene.objects.isEmpty else { return }
    let object = dice.element(scene.objects)
    // Most setters are another class's: look on from a place by chance.
    let setters = HostileSetters.all
    let start = dice.next(below: setters.count)
    for setter in setters[start...] + setters[..<start] {
      tell("set \(setter.name) of \(type(of: object))")
      if setter.set(object, &dice) { return }
    }
  }

  private mutating func measure(_ view: UIView, _ tell: (String) -> Void) {
    tell("measure")
    _ = view.sizeThatFits(dice.make())
    _ = view.intrinsicContentSize
    _ = view.systemLayoutSizeFitting(dice.make())
    _ = view.systemLayoutSizeFitting(
      dice.make(), withHorizontalFittingPriority: dice.make(),
      verticalFittingPriority: dice.make())
    _ = view.hitTest(dice.make(), with: nil)
    _ = view.convert(dice.make(CGRect.self), to: nil)
    _ = view.convert(dice.make(CGPoint.self), from: view.superview)
    _ = view.alignmentRect(forFrame: dice.make())
    _ = view.frame(forAlignmentRect: dice.make())
    _ = (view.layoutMargins, view.safeAreaInsets, view.directionalLayoutMargins)
  }

  private func draw(_ view: UIView) {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 32))
    _ = renderer.image { view.layer.render(in: $0.cgContext) }
    _ = renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }
  }

  private func describe(_ scene: HostileScene) {
    guard let view = scene.view else { return }
    _ = DrawnTree(of: view.layer)
    _ = "\(view) \(view.layer) \(view.constraints)"
    _ = (view.accessibilityFrame, view.accessibilityActivationPoint, view.accessibilityValue)
  }
}

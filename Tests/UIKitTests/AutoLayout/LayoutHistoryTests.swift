import Testing
import UIKit

/// Numbers that look random and are the same in every run.
///
/// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
private struct Dice {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}

/// A tree of eight views in which constraints come, change and go.
@MainActor
private final class Scene {
  struct Rule: Equatable {
    var first: Int
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    /// -1 for none.
    var second: Int
    var constant: CGFloat
    var priority: Float
  }

  static let parents = [-1, 0, 0, 0, 1, 1, 2, 2]

  let views: [UIView]
  var rules: [(rule: Rule, constraint: NSLayoutConstraint)] = []

  init(sizes: [CGSize], order: [[Int]]) {
    views = sizes.indices.map {
      $0 == 0
        ? UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        : SizedView(sizes[$0].width, sizes[$0].height)
    }
    for (parent, children) in order.enumerated() {
      for child in children { views[parent].addSubview(views[child]) }
    }
  }

  func activate(_ rule: Rule) {
    let other = rule.second < 0 ? nil : views[rule.second]
    let constraint = NSLayoutConstraint(
      item: views[rule.first], attribute: rule.attribute, relatedBy: rule.relation,
      toItem: other, attribute: other == nil ? .notAnAttribute : rule.attribute, multiplier: 1,
      constant: rule.constant)
    constraint.priority = UILayoutPriority(rule.priority)
    constraint.isActive = true
    if constraint.isActive { rules.append((rule, constraint)) }
  }

  /// Children of each view, back to front.
  var order: [[Int]] {
    views.map { view in view.subviews.compactMap { child in views.firstIndex { $0 === child } } }
  }

  var sizes: [CGSize] { views.map(\.intrinsicContentSize) }

  var frames: [CGRect] {
    views.map { view in view.isDescendant(of: views[0]) ? view.frame : .zero }
  }
}

@MainActor
@Suite struct LayoutHistoryTests {
  private func rule(_ dice: inout Dice) -> Scene.Rule {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .width, .height, .centerX, .leading,
    ]
    let first = 1 + dice.below(7)
    let attribute = attributes[dice.below(attributes.count)]
    let isSize = attribute == .width || attribute == .height
    return Scene.Rule(
      first: first, attribute: attribute,
      relation: [.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual][dice.below(4)],
      second: isSize && dice.below(2) == 0
        ? -1 : (dice.below(2) == 0 ? Scene.parents[first] : dice.below(8)),
      constant: CGFloat(dice.below(160) - (isSize ? 0 : 60)),
      priority: [1000, 1000, 999, 750, 500, 250, 1][dice.below(7)])
  }

  @Test func `changes one after the other leave the frames of a layout made anew`() {
    for seed in 0..<400 as Range<UInt64> { check(seed) }
  }

  private func check(_ seed: UInt64) {
    var dice = Dice(state: seed &* 7919)
    let sizes = (0..<8).map { _ in CGSize(width: 5 + dice.below(80), height: 5 + dice.below(40)) }
    let scene = Scene(
      sizes: sizes, order: [[1, 2, 3], [4, 5], [6, 7], [], [], [], [], []])
    for step in 0..<8 {
      for _ in 0..<(1 + dice.below(4)) { change(scene, &dice) }
      let (_, issues) = LayoutDiagnostics.collecting { scene.views[0].layoutIfNeeded() }
      let fresh = Scene(sizes: scene.sizes, order: scene.order)
      fresh.views[0].frame = scene.views[0].frame
      for (rule, _) in scene.rules { fresh.activate(rule) }
      _ = LayoutDiagnostics.collecting { fresh.views[0].layoutIfNeeded() }
      if scene.frames != fresh.frames {
        Issue.record("seed \(seed), step \(step): \(scene.frames) \(fresh.frames) \(issues.count)")
        return
      }
    }
  }

  private func change(_ scene: Scene, _ dice: inout Dice) {
    let index = scene.rules.isEmpty ? -1 : dice.below(scene.rules.count)
    switch dice.below(8) {
    case 0 where index >= 0:
      scene.rules.remove(at: index).constraint.isActive = false
    case 1 where index >= 0:
      let constant = CGFloat(dice.below(100))
      scene.rules[index].rule.constant = constant
      scene.rules[index].constraint.constant = constant
    case 2 where index >= 0:
      scene.rules[index].rule.priority = 749
      scene.rules[index].constraint.priority = UILayoutPriority(749)
    case 3:
      (scene.views[1 + dice.below(7)] as? SizedView)?.size.width = CGFloat(dice.below(90))
    case 4:
      scene.views[0].frame.size.width = CGFloat(200 + dice.below(200))
    case 5:
      let child = 1 + dice.below(7)
      scene.views[child].removeFromSuperview()
      scene.views[Scene.parents[child]].addSubview(scene.views[child])
      scene.rules.removeAll { !$0.constraint.isActive }
    default:
      scene.activate(rule(&dice))
    }
  }
}

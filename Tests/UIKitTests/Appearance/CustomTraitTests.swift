import Testing
import UIKit

private enum Density: UITraitDefinition {
  static let defaultValue = 1
}

private struct Brand: UITraitDefinition {
  static let defaultValue = "plain"
  static let affectsColorAppearance = true
  static let name = "brand"
}

@MainActor
@Suite struct CustomTraitTests {
  @Test func `a trait that nobody set has its default value`() {
    #expect(UITraitCollection()[Density.self] == 1)
    #expect(UITraitCollection { $0[Density.self] = 3 }[Density.self] == 3)
  }

  @Test func `overrides come down the hierarchy, and are taken back`() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    parent.traitOverrides[Density.self] = 3
    #expect(child.traitCollection[Density.self] == 3)
    child.traitOverrides[Density.self] = 4
    parent.traitOverrides[Density.self] = 5
    #expect(child.traitCollection[Density.self] == 4)
    #expect(child.traitOverrides.contains(Density.self))
    child.traitOverrides.remove(Density.self)
    #expect(!child.traitOverrides.contains(Density.self))
    #expect(child.traitCollection[Density.self] == 5)
  }

  @Test func `observers are told of their traits alone`() {
    let view = UIView()
    var told: [Int] = []
    view.registerForTraitChanges([Density.self]) { (view: UIView, old: UITraitCollection) in
      told += [old[Density.self], view.traitCollection[Density.self]]
    }
    view.traitOverrides[Brand.self] = "other"
    #expect(told == [])
    view.traitOverrides[Density.self] = 2
    view.traitOverrides[Density.self] = 2
    #expect(told == [1, 2])
  }

  @Test func `targets are told by actions, and not kept`() {
    @MainActor final class Target: NSObject {
      var told: [String] = []
      func changed(_ view: UIView, _ old: UITraitCollection) {
        told.append("\(old[Density.self])-\(view.traitCollection[Density.self])")
      }
    }
    let view = UIView()
    var target: Target? = Target()
    weak let kept = target
    let registration = view.registerForTraitChanges(
      [Density.self], target: target!, action: Selector("changed::", Target.changed))
    view.traitOverrides[Density.self] = 2
    #expect(target?.told == ["1-2"])
    view.unregisterForTraitChanges(registration)
    view.traitOverrides[Density.self] = 3
    #expect(target?.told == ["1-2"])
    target = nil
    #expect(kept == nil)
  }

  @Test func `colours follow a trait that says so`() {
    let color = UIColor { $0[Brand.self] == "plain" ? .red : .green }
    let view = UIView()
    view.backgroundColor = color
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
    view.traitOverrides[Brand.self] = "other"
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
    #expect(
      !UITraitCollection { $0[Density.self] = 2 }
        .hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }

  @Test func `the system's traits have types as well`() {
    let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits[UITraitDisplayScale.self] == 0)
    #expect(UITraitCollection(activeAppearance: .inactive).activeAppearance == .inactive)
    #expect(
      UITraitCollection(typesettingLanguage: .init(identifier: "ar")).typesettingLanguage
        == .init(identifier: "ar"))
  }

  @Test func `collections with other values of an app's trait differ`() {
    let one = UITraitCollection { $0[Density.self] = 2 }
    #expect(one == UITraitCollection { $0[Density.self] = 2 })
    #expect(one != UITraitCollection())
    #expect(one.containsTraits(in: UITraitCollection { $0[Density.self] = 2 }))
    #expect(!one.containsTraits(in: UITraitCollection { $0[Density.self] = 3 }))
    #expect(
      UITraitCollection { $0[Brand.self] = "x" }.description == "<UITraitCollection: brand = x>")
  }
}

@MainActor
@Suite struct TintColorTests {
  @Test func `the tint colour is that of the view that it is drawn in`() {
    let (parent, child) = (UIView(), UIView())
    child.backgroundColor = .tintColor
    parent.addSubview(child)
    let blue = UIColor.systemBlue.resolvedColor(with: child.traitCollection).cgColor
    #expect(child.layer.backgroundColor == blue)
    parent.tintColor = .red
    #expect(child.layer.backgroundColor == UIColor.red.cgColor)
    #expect(UIColor.tintColor.resolvedColor(with: child.traitCollection) == .red)
    child.removeFromSuperview()
    #expect(child.layer.backgroundColor == blue)
  }

  @Test func `a view whose tint is the tint colour has the system's`() {
    let view = UIView()
    view.tintColor = .tintColor
    view.backgroundColor = .tintColor.withAlphaComponent(0.5)
    let blue = UIColor.systemBlue.resolvedColor(with: view.traitCollection)
    #expect(view.layer.backgroundColor == blue.withAlphaComponent(0.5).cgColor)
  }

  @Test func `a tint changes no trait`() {
    let view = UIView()
    let old = view.traitCollection
    view.tintColor = .red
    #expect(view.traitCollection == old)
  }

  @Test func `prominence dims, and knows the label colours`() {
    #expect(UIColor.label.withProminence(.secondary) === UIColor.secondaryLabel)
    #expect(UIColor.red.withProminence(.primary) === UIColor.red)
    #expect(UIColor.red.withProminence(.tertiary).cgColor.alpha == 0.3)
  }
}

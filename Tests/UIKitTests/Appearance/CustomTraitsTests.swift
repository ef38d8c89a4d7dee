import Testing
import UIKit

@MainActor
@Suite struct CustomTraitsTests {
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

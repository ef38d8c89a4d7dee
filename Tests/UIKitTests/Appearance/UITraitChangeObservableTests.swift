import Testing
import UIKit

@MainActor
@Suite struct UITraitChangeObservableTests {
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
}

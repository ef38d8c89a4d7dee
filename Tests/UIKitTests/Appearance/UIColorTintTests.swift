import Testing
import UIKit

@MainActor
@Suite struct UIColorTintTests {
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

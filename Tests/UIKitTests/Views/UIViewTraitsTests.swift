import Testing
import UIKit

@MainActor
@Suite struct UIViewTraitsTests {
  private final class TraitView: UIView {
    var changes: [String] = []
    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      let old = previous?.userInterfaceStyle ?? .unspecified
      changes.append("\(old) to \(traitCollection.userInterfaceStyle)")
    }
  }

  @Test func `a new view has the screen's traits, or the current ones`() {
    #expect(UIView().traitCollection == UIScreen.main.traitCollection)
    UITraitCollection(traitsFrom: [.current, UITraitCollection(userInterfaceStyle: .dark)])
      .performAsCurrent {
        #expect(UIView().traitCollection.userInterfaceStyle == .dark)
      }
  }

  @Test func `an override reaches the views below, and only them`() {
    let (root, middle, leaf) = (TraitView(), TraitView(), TraitView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    middle.overrideUserInterfaceStyle = .dark
    #expect(root.traitCollection.userInterfaceStyle == .light)
    #expect(leaf.traitCollection.userInterfaceStyle == .dark)
    #expect(root.changes == [])
    #expect(middle.changes == ["light to dark"])
    #expect(leaf.changes == ["light to dark"])
    leaf.overrideUserInterfaceStyle = .light
    middle.overrideUserInterfaceStyle = .unspecified
    #expect(leaf.changes == ["light to dark", "dark to light"])
    #expect(middle.changes == ["light to dark", "dark to light"])
  }

  @Test func `a view takes over its new superview's traits`() {
    let parent = UIView()
    parent.overrideUserInterfaceStyle = .dark
    let child = TraitView()
    parent.addSubview(child)
    #expect(child.changes == ["light to dark"])
    parent.addSubview(TraitView())
    #expect(child.changes.count == 1)
  }

  @Test func `a dynamic background follows the traits`() {
    let view = UIView()
    view.backgroundColor = .systemBackground
    #expect(view.layer.backgroundColor == UIColor.white.resolvedRGB)
    view.overrideUserInterfaceStyle = .dark
    #expect(view.layer.backgroundColor == UIColor.black.resolvedRGB)
    #expect(view.backgroundColor == .systemBackground)
    view.layer.backgroundColor = UIColor.red.cgColor
    #expect(view.backgroundColor == .red)
    view.overrideUserInterfaceStyle = .light
    #expect(view.layer.backgroundColor == UIColor.red.cgColor)
  }

  @Test func `registered handlers run for the traits that they name`() {
    let view = UIView()
    var seen: [String] = []
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      seen.append("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    view.traitOverrides.displayScale = 1
    #expect(seen == [])
    view.overrideUserInterfaceStyle = .dark
    #expect(seen == ["light to dark"])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    #expect(seen.count == 1)
  }

  @Test func `overrides can be looked at and taken back`() {
    let view = UIView()
    view.traitOverrides.preferredContentSizeCategory = .extraLarge
    #expect(view.traitOverrides.contains(UITraitPreferredContentSizeCategory.self))
    #expect(!view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    view.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    #expect(view.traitCollection.preferredContentSizeCategory == .large)
  }

  @Test func `the display scale becomes the content scale unless one is set`() {
    let view = UIView()
    #expect(view.contentScaleFactor == 3)
    view.traitOverrides.displayScale = 2
    #expect(view.contentScaleFactor == 2)
    #expect(view.layer.contentsScale == 2)
    view.contentScaleFactor = 1
    view.traitOverrides.displayScale = 3
    #expect(view.contentScaleFactor == 1)
  }

  @Test func `tint comes from the nearest view that has one`() {
    final class TintView: UIView {
      var changeCount = 0
      override func tintColorDidChange() { changeCount += 1 }
    }
    let (root, middle, leaf) = (TintView(), TintView(), TintView())
    root.addSubview(middle)
    middle.addSubview(leaf)
    #expect(leaf.tintColor == .systemBlue)
    root.tintColor = .red
    #expect(leaf.tintColor == .red)
    #expect([root, middle, leaf].map(\.changeCount) == [1, 1, 1])
    middle.tintColor = .green
    root.tintColor = .blue
    #expect(leaf.tintColor == .green)
    #expect([root, middle, leaf].map(\.changeCount) == [2, 2, 2])
    middle.tintColor = nil
    #expect(leaf.tintColor == .blue)
    let moved = TintView()
    root.addSubview(moved)
    #expect(moved.changeCount == 1)
  }
}

extension UIColor {
  fileprivate var resolvedRGB: CGColor {
    let rgba = straightRGBA
    return CGColor(srgbRed: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }
}

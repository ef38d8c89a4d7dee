import Testing

@testable import UIKit

@MainActor
@Suite struct UIBarItemTests {
  @Test func `a title's attributes belong to the state that they were set for`() {
    let item = UIBarButtonItem(title: "Save", style: .plain, target: nil, action: nil)
    item.setTitleTextAttributes([.kern: 2], for: .highlighted)
    #expect(item.titleTextAttributes(for: .highlighted)?[.kern] as? Int == 2)
    #expect(item.titleTextAttributes(for: .normal) == nil)
    item.setTitleTextAttributes(nil, for: .highlighted)
    #expect(item.titleTextAttributes(for: .highlighted) == nil)
  }

  @Test func `in a compact height an item has its image for it, if there is one`() {
    let compact = UITraitCollection(verticalSizeClass: .compact)
    let item = UIBarButtonItem()
    item.image = image(.red)
    item.imageInsets.top = 1
    #expect(item.shownImage(in: compact).image === item.image)
    item.landscapeImagePhone = image(.blue)
    item.landscapeImagePhoneInsets.top = 2
    #expect(item.shownImage(in: compact).image === item.landscapeImagePhone)
    #expect(item.shownImage(in: compact).insets.top == 2)
    let regular = item.shownImage(in: UITraitCollection(verticalSizeClass: .regular))
    #expect(regular.image === item.image && regular.insets.top == 1)
  }

  @Test func `a black bar's colours are those of the dark appearance`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIBarStyle.black.shade(.label) == UIColor.label.resolvedColor(with: dark))
    #expect(UIBarStyle.default.shade(.label) == .label)
  }
}

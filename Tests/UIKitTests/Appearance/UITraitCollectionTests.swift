import Testing
import UIKit

@Suite struct UITraitCollectionTests {
  @Test func `later collections win, unspecified traits do not count`() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark),
      UITraitCollection(displayScale: 2),
      UITraitCollection(userInterfaceStyle: .light),
      UITraitCollection(),
    ])
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.displayScale == 2)
    #expect(traits.horizontalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
  }

  @Test func `mutations make and change collections`() {
    let traits = UITraitCollection { $0.layoutDirection = .rightToLeft }
    #expect(traits.layoutDirection == .rightToLeft)
    let changed = traits.modifyingTraits { $0.legibilityWeight = .bold }
    #expect(changed.layoutDirection == .rightToLeft)
    #expect(changed.legibilityWeight == .bold)
    #expect(traits.legibilityWeight == .unspecified)
  }

  @Test func `containment compares what is specified`() {
    let whole = UITraitCollection.screenDefault
    #expect(whole.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!whole.containsTraits(in: UITraitCollection(displayScale: 2)))
    #expect(whole.containsTraits(in: nil))
    #expect(!UITraitCollection().containsTraits(in: UITraitCollection(displayScale: 3)))
  }

  @Test func `colour appearance depends on few traits`() {
    let light = UITraitCollection.screenDefault
    #expect(!light.hasDifferentColorAppearance(comparedTo: light))
    #expect(
      !light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.displayScale = 1 }))
    #expect(
      light.hasDifferentColorAppearance(
        comparedTo: light.modifyingTraits { $0.accessibilityContrast = .high }))
    #expect(light.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test func `collections are values`() {
    let one = UITraitCollection(userInterfaceStyle: .dark)
    let two = UITraitCollection(userInterfaceStyle: .dark)
    #expect(one == two)
    #expect(one.hash == two.hash)
    #expect(one != UITraitCollection())
    #expect(one.description == "<UITraitCollection: UserInterfaceStyle = dark>")
  }

  @Test func `current traits belong to a thread`() {
    let done = DispatchSemaphore(value: 0)
    UITraitCollection(userInterfaceStyle: .dark).performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      Thread {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
        done.signal()
      }.start()
      done.wait()
    }
    #expect(UITraitCollection.current.userInterfaceStyle == .light)
  }

  @Test func `text sizes are ordered`() {
    #expect(UIContentSizeCategory.small < .large)
    #expect(UIContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.unspecified.isAccessibilityCategory)
  }
}

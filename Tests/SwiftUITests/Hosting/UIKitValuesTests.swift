import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct UIKitValuesTests {
  @Test func `values of both frameworks stand for each other`() {
    #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark)
    #expect(UIUserInterfaceStyle(nil) == .unspecified)
    #expect(ColorScheme(.light) == .light && ColorScheme(.unspecified) == nil)
    #expect(UIAccessibilityContrast(.increased) == .high)
    #expect(ColorSchemeContrast(.normal) == .standard && ColorSchemeContrast(.unspecified) == nil)
    #expect(UIContentSizeCategory(DynamicTypeSize.xLarge) == .extraLarge)
    #expect(UITraitEnvironmentLayoutDirection(LayoutDirection.rightToLeft) == .rightToLeft)
    #expect(LayoutDirection(.leftToRight) == .leftToRight && LayoutDirection(.unspecified) == nil)
    #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.compact) == .compact)
    #expect(UserInterfaceSizeClass(.regular) == .regular)
    #expect(UserInterfaceSizeClass(.unspecified) == nil)
  }
}

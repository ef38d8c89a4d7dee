import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ContentSizeCategoryTests {
  @Test func `categories and sizes of texts are the same`() {
    var values = EnvironmentValues()
    values.dynamicTypeSize = .accessibility2
    #expect(values.sizeCategory == .accessibilityLarge)
    values.sizeCategory = .small
    #expect(values.dynamicTypeSize == .small)
    #expect(ContentSizeCategory.allCases.map { UIContentSizeCategory($0) }.count == 12)
    for category in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(UIContentSizeCategory(category)) == category)
    }
    #expect(ContentSizeCategory(UIContentSizeCategory.unspecified) == nil)
    #expect(ContentSizeCategory.large < .accessibilityMedium)
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(values.legibilityWeight == nil || values.legibilityWeight == .regular)
  }
}

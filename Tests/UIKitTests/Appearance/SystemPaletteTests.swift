import Testing
import UIKit

@Suite struct SystemPaletteTests: ReadsColors {
  @Test func `system tints have the values of iOS 13 to 18`() {
    #expect(bytes(.systemBlue, .light) == [0, 122, 255, 100])
    #expect(bytes(.systemBlue, .dark) == [10, 132, 255, 100])
    #expect(bytes(.systemRed, .light) == [255, 59, 48, 100])
    #expect(bytes(.systemRed, .dark) == [255, 69, 58, 100])
    #expect(bytes(.systemYellow, .light) == [255, 204, 0, 100])
    #expect(bytes(.systemGray4, .light) == [209, 209, 214, 100])
    #expect(bytes(.systemGray5, .dark) == [44, 44, 46, 100])
    #expect(bytes(.systemBlue, .light, contrast: .high) == [0, 64, 221, 100])
    #expect(bytes(.systemBlue, .dark, contrast: .high) == [64, 156, 255, 100])
  }

  @Test func `labels, fills and separators are translucent`() {
    #expect(bytes(.label, .light) == [0, 0, 0, 100])
    #expect(bytes(.label, .dark) == [255, 255, 255, 100])
    #expect(bytes(.secondaryLabel, .light) == [60, 60, 67, 60])
    #expect(bytes(.quaternaryLabel, .dark) == [235, 235, 245, 16])
    #expect(bytes(.systemFill, .dark) == [120, 120, 128, 36])
    #expect(bytes(.separator, .light) == [60, 60, 67, 29])
    #expect(bytes(.opaqueSeparator, .dark) == [56, 56, 58, 100])
  }

  @Test func `dark backgrounds are lighter when elevated`() {
    #expect(bytes(.systemBackground, .dark) == [0, 0, 0, 100])
    #expect(bytes(.systemBackground, .dark, level: .elevated) == [28, 28, 30, 100])
    #expect(bytes(.systemBackground, .light, level: .elevated) == [255, 255, 255, 100])
    #expect(bytes(.secondarySystemGroupedBackground, .dark, level: .elevated) == [44, 44, 46, 100])
  }

  @Test func `an unspecified style is light`() {
    #expect(bytes(.systemBackground, .unspecified) == [255, 255, 255, 100])
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LegacyEnvironmentTests {
  @Test func `the older name of a value is the value`() {
    var values = EnvironmentValues()
    #expect(values.disableAutocorrection == nil && !values.isFocused)
    values.disableAutocorrection = true
    #expect(values.autocorrectionDisabled)
    values.autocorrectionDisabled = false
    #expect(values.disableAutocorrection == nil)
    #expect(!values.accessibilityEnabled)
  }
}

import Testing
import UIKit

@MainActor
@Suite struct UITraitCollectionMembersTests {
  @Test func `the system's traits have types as well`() {
    let traits = UITraitCollection { $0[UITraitUserInterfaceStyle.self] = .dark }
    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits[UITraitUserInterfaceStyle.self] == .dark)
    #expect(traits[UITraitDisplayScale.self] == 0)
    #expect(UITraitCollection(activeAppearance: .inactive).activeAppearance == .inactive)
    #expect(
      UITraitCollection(typesettingLanguage: .init(identifier: "ar")).typesettingLanguage
        == .init(identifier: "ar"))
  }
}

import Testing
import UIKit

/// Which appearance object counts, and what comes of it.
@MainActor
@Suite struct UINavigationBarAppearanceTests {
  @Test func `a back indicator without its mask is the system's`() {
    let appearance = UINavigationBarAppearance()
    let own = UIImage()
    appearance.setBackIndicatorImage(own, transitionMaskImage: nil)
    #expect(appearance.backIndicatorImage !== own)
  }
}

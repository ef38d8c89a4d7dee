import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct ColorTests {
  @Test func `a colour without a type before its dot is UIKit's`() {
    #expect(Color(.white) == Color(uiColor: .white))
    #expect(Color(.clear) == Color(uiColor: .clear))
  }
}

import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct LocalizedFormatTests {
  @Test func `percent signs are letters in a key without values`() throws {
    for key in ["100% sure", "Save 20% today", "50%", "100%% sure", "%@ or %d", "% %"] {
      #expect(try letters(Text(LocalizedStringKey(key))) == key)
    }
    #expect(try letters(Text("100% sure")) == "100% sure")
    #expect(try letters(Text("**100%** sure")) == "100% sure")
  }

  @Test func `percent signs stay beside values`() throws {
    let (count, name) = (3, "Ada")
    #expect(try letters(Text("\(count)% of 100% for \(name)")) == "3% of 100% for Ada")
    #expect(try letters(Text("\(name): 5% d")) == "Ada: 5% d")
  }
}

import SwiftUI
import Testing
import UIKit

@MainActor @Suite struct SymbolEffectsTests {
  @Test func `a symbol that disappeared is not seen`() throws {
    let hosted = try Hosted(Image(systemName: "star.fill").symbolEffect(.disappear))
    #expect(try hosted.coveredBox() == nil)
    let shown = try Hosted(Image(systemName: "star.fill").symbolEffect(.bounce, value: 1))
    #expect(try shown.coveredBox() != nil)
  }
}

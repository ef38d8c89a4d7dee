import Testing

@testable import SwiftUI

/// What Swift's runtime does not promise is as this toolchain has it.
@MainActor
@Suite struct RuntimeCheckTests {
  @Test func `every check works with the toolchain that runs the tests`() {
    #expect(RuntimeCheck.ofSwiftUI.filter { !$0.works } == [])
    #expect(
      RuntimeCheck.ofSwiftUI.map(\.name) == [
        "fields of structs"
      ])
  }
}

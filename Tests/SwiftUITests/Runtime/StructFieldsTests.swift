import Testing

@testable import SwiftUI

/// What Swift's runtime does not promise is as this toolchain has it.
@MainActor
@Suite struct StructFieldsTests {
  private struct Card {
    let isOn: Bool
    let number: Int32
    let text: String
  }

  @Test func `fields of a struct lie where the language says`() {
    let fields = StructFields.of(Card.self)?.list
    #expect(
      fields?.map { $0.offset as Int? } == [
        0, MemoryLayout<Card>.offset(of: \.number), MemoryLayout<Card>.offset(of: \.text),
      ])
    #expect(StructFields.of(Object.self) == nil)
  }

  private final class Object {}
}

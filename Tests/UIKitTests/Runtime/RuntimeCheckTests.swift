import Testing
import UIKit

/// What Swift's runtime does not promise is as this toolchain has it.
@MainActor
@Suite struct RuntimeCheckTests {
  @Test func `every check works with the toolchain that runs the tests`() {
    #expect(RuntimeCheck.ofUIKit.filter { !$0.works } == [])
    #expect(
      RuntimeCheck.ofUIKit.map(\.name) == [
        "overrides in a class's table",
        "stored properties of a type",
      ])
  }

  private class Owner {
    let first = 1
  }

  private final class Card: Owner {
    weak var place: Owner?
    lazy var text = "text"
  }

  @Test func `fields of a class come after those above, with owners told from the others`() {
    let fields = (0..<ReflectedField.count(of: Card.self)).map {
      ReflectedField(of: Card.self, at: $0)
    }
    #expect(fields.map(\.plainName) == ["first", "place", "text"])
    #expect(fields.map(\.isStrong) == [true, false, true])
    #expect(fields.first?.type == Int.self)
  }
}

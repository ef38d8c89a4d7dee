import Testing

@testable import SnapshotTool

@Suite struct SourceImportsTests {
  @Test func `modules are those of the import lines`() {
    let text = """
      import UIKit
      @testable import Cards
      @_exported public import struct Shapes.Circle
      import `Odd`; // import Gone
      // import Comment
      let important = "import Text"
      """
    #expect(SourceImports.modules(of: text) == ["UIKit", "Cards", "Shapes", "Odd"])
  }
}

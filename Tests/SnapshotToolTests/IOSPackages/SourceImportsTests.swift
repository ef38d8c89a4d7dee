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

  @Test func `what is imported only where it is there does not count`() {
    let text = """
      #if canImport(Gone)
        import Gone
      #elseif canImport(Lost)
        import Lost
      #else
        import Other
      #endif
      #if DEBUG
        import Tools
      #endif
      """
    #expect(SourceImports.modules(of: text) == ["Other", "Tools"])
  }
}

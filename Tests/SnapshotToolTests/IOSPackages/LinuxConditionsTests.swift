import Testing

@testable import SnapshotTool

@Suite struct LinuxConditionsTests {
  @Test(arguments: [
    ("os(Linux)", true), ("os(iOS) || os(macOS)", false), ("!os(Linux)", false),
    ("canImport(ObjectiveC)", false), ("!canImport(Darwin) && DEBUG", true),
    ("(os(iOS) || os(Linux)) && swift(>=5.9)", true), ("canImport(Foundation)", true),
    ("false", false), ("targetEnvironment(simulator)", false),
  ])
  func `a condition is read as on Linux`(_ condition: String, _ isTrue: Bool) {
    let lines = LinuxConditions("#if \(condition)\nyes\n#else\nno\n#endif").activeLines
    #expect(lines == [isTrue ? "yes" : "no"])
  }

  @Test func `branches follow each other, and lie in each other`() {
    let text = """
      #if os(iOS)
        a
        #if os(Linux)
          b
        #endif
      #elseif os(Linux)
        c
      #else
        d
      #endif
      e
      """
    #expect(LinuxConditions(text).activeLines.map { $0.filter { $0 != " " } } == ["c", "e"])
  }
}

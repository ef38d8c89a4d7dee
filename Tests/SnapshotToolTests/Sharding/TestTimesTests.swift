import SnapshotCore
import SnapshotTool
import Testing

@Suite struct TestTimesTests {
  private func times(_ tests: [(String, Double?)]) -> TestTimes {
    TestTimes(
      RunSummary(
        tests.enumerated().map { index, test in
          record("\(index)", test: test.0).ended(.matched).with { $0.durationSeconds = test.1 }
        }))
  }

  @Test(arguments: [
    ("CardTests.testSoft", "M.CardTests/testSoft"), ("CardTests/soft()", "M.CardTests/soft()"),
    ("CardTests/`soft one`()", "M.CardTests/`soft one`()"), ("free()", "M.free()"),
    ("Outer/Inner/a(_:)", "M.Outer/Inner/a(_:)"),
  ])
  func `a record's test is found by the name in the list`(_ recorded: String, _ listed: String)
    throws
  {
    let test = try #require(ListedTest(listed))
    #expect(times([(recorded, 0.25)]).milliseconds(of: test) == 250)
  }

  @Test func `a test's snapshots are added up`() throws {
    let sum = times([("T/a()", 0.1), ("T/a()", 0.2), ("T/b()", 3), ("T/c()", nil)])
    #expect(sum.milliseconds(of: try #require(ListedTest("M.T/a()"))) == 300)
    #expect(sum.milliseconds(of: try #require(ListedTest("M.T/c()"))) == nil)
    #expect(sum.median == 3000)
  }

  @Test func `a file gives back what was written, and the later run wins`() throws {
    let first = times([("T/a()", 0.1), ("T/b()", 0.2)])
    #expect(try TestTimes(bytes: first.bytes, path: "x") == first)
    let both = first.updated(with: times([("T/b()", 0.4)]))
    #expect(both == times([("T/a()", 0.1), ("T/b()", 0.4)]))
  }

  @Test func `of several machines' times the longer counts, in any order`() {
    let left = times([("T/a()", 0.1), ("T/b()", 0.2)])
    let right = times([("T/b()", 0.1), ("T/c()", 0.3)])
    #expect(left.longer(with: right) == right.longer(with: left))
    #expect(left.longer(with: right) == times([("T/a()", 0.1), ("T/b()", 0.2), ("T/c()", 0.3)]))
  }

  @Test(arguments: ["", "[]", "{\"milliseconds\":3}", "{\"version\":2,\"milliseconds\":{}}"])
  func `another file is an error that names it`(_ text: String) {
    let error = #expect(throws: TestTimesError.self) {
      try TestTimes(bytes: Array(text.utf8), path: "other.json")
    }
    #expect(error?.description.contains("other.json") == true)
  }
}

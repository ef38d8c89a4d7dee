import Foundation
import SnapshotCore
import SnapshotTool
import TestSupport
import Testing

@Suite struct TestFilterTests {
  private let names = [
    "A.One/testA", "A.One/testAB", "A.Oneself/testA", "A.S/plain()", "A.S/plainer()",
    "A.S/param(_:)", "A.S/Inner/plain()", "A.S/`reads as a claim`()", "A.free()", "A.`free raw`()",
    "A.S/`has \"quotes\", (parens) . dots and $igns | a [b] {c} ^ * + ?`()", "B.One/testA",
    "B.free()", "AB.free()", "A.Outer.Inner/testA",
  ]

  /// What both frameworks are searched for: Swift Testing knows where a function stands, too.
  private func chosen(_ patterns: [String]) throws -> [String] {
    let expressions = try patterns.map { try Regex($0) }
    return try names.filter { name in
      let identifier = name.hasSuffix(")") ? name + "/File.swift:12:3" : name
      let isFound = identifier.matches(expressions)
      let icu = try patterns.contains { pattern in
        let range = NSRange(identifier.startIndex..., in: identifier)
        return try NSRegularExpression(pattern: pattern)
          .firstMatch(in: identifier, range: range) != nil
      }
      #expect(isFound == icu, "\(name)")
      return isFound
    }
  }

  @Test(arguments: [1, 2, 3, 5, 15])
  func `the filters of a part choose its tests and no others`(_ count: Int) throws {
    let tests = names.compactMap { ListedTest($0) }
    #expect(tests.count == names.count)
    let plan = ShardPlan(tests: tests, times: TestTimes(), count: count)
    for units in plan.parts {
      #expect(
        try chosen(TestFilter.patterns(units)).sorted()
          == units.flatMap(\.tests).map(\.name).sorted())
    }
  }

  @Test func `whole suites need no list of their tests`() throws {
    let tests = (0..<100).flatMap { suite in
      (0..<50).compactMap { ListedTest("Cards.Suite\(suite)/`claim number \($0)`()") }
    }
    let plan = ShardPlan(tests: tests, times: TestTimes(), count: 2)
    for units in plan.parts {
      let patterns = TestFilter.patterns(units)
      #expect(patterns.count == 1)
      #expect(try #require(patterns.first).utf8.count < 600)
    }
  }

  @Test func `no filter is longer than an argument may be`() throws {
    let tests = (0..<5000).compactMap {
      ListedTest("Cards.Suite/`a claim of some length, number \($0)`()")
    }
    let plan = ShardPlan(tests: tests, times: TestTimes(), count: 2)
    let patterns = TestFilter.patterns(plan.parts[0])
    #expect(patterns.count > 1)
    #expect(patterns.allSatisfy { $0.utf8.count < 131_072 })
  }

  @Test func `a target's filter takes no other target that begins alike`() throws {
    #expect(try chosen(TestFilter.targets(["A"])).allSatisfy { $0.hasPrefix("A.") })
    #expect(try chosen(TestFilter.targets(["B", "AB"])).count == 3)
  }

  @Test(arguments: [
    ("CardTests.testCard", "CardTests[./]testCard"),
    ("CardTests/shadow(_:)", "CardTests[./]shadow"),
    ("free()", "free"), ("A/`b (c)`()", "A[./]`b \\(c\\)`"), ("A/it's $5", "A[./]it's \\$5"),
  ])
  func `a recorded test's filter has no operators of its name`(_ test: String, _ filter: String) {
    #expect(TestFilter.recorded(test) == filter)
  }
}

extension String {
  fileprivate func matches(_ expressions: [Regex<AnyRegexOutput>]) -> Bool {
    expressions.contains { self.contains($0) }
  }
}

import SnapshotCore
import SnapshotTool
import Testing

@Suite struct ShardPlanTests {
  private func tests(_ names: [String]) -> [ListedTest] { names.compactMap { ListedTest($0) } }

  private func times(_ seconds: [String: Double]) -> TestTimes {
    let records = seconds.enumerated().map { index, test in
      record("\(index)", test: test.key).ended(.matched).with { $0.durationSeconds = test.value }
    }
    return TestTimes(RunSummary(records))
  }

  /// Suites of 1 to 12 tests, methods and functions.
  private var manyTests: [ListedTest] {
    tests(
      (0..<300).flatMap { suite in
        (0...(suite * 7 % 12)).map { "M\(suite % 3).Suite\(suite)/test\($0)" }
      } + (0..<40).map { "M0.`free \($0)`()" })
  }

  @Test(arguments: [1, 2, 3, 7, 10, 100])
  func `every test is in one part, and once`(_ count: Int) {
    let plan = ShardPlan(tests: manyTests, times: TestTimes(), count: count)
    #expect(plan.parts.count == count)
    let all = plan.parts.flatMap { $0.flatMap(\.tests) }
    #expect(all.sorted() == manyTests.sorted())
    #expect(plan.testCount == manyTests.count)
  }

  @Test func `parts take about the same time`() throws {
    let seconds = Dictionary(
      uniqueKeysWithValues: manyTests.enumerated().map { index, test in
        (test.components.joined(separator: "."), Double(index * 37 % 101) / 50)
      })
    let plan = ShardPlan(tests: manyTests, times: times(seconds), count: 10)
    let mean = Double(plan.loads.reduce(0, +)) / 10
    #expect(Double(try #require(plan.loads.max())) < mean * 1.02)
    #expect(Double(try #require(plan.loads.min())) > mean * 0.95)
  }

  @Test func `the longest go first, each to the part that has least`() {
    let names = ["M.a()", "M.b()", "M.c()", "M.d()", "M.e()"]
    let plan = ShardPlan(
      tests: tests(names), times: times(["a()": 5, "b()": 4, "c()": 3, "d()": 3, "e()": 3]),
      count: 2)
    #expect(
      plan.parts.map { $0.flatMap(\.tests).map(\.name) } == [
        ["M.a()", "M.d()"], ["M.b()", "M.c()", "M.e()"],
      ])
    #expect(plan.loads == [8000, 10000])
  }

  @Test func `an unknown test weighs as the median, one without snapshots next to nothing`() {
    let known = times(["a()": 1, "b()": 2, "c()": 9])
    func load(_ names: [String], _ times: TestTimes) -> [Int] {
      ShardPlan(tests: tests(names), times: times, count: 1).loads
    }
    #expect(load(["M.a()", "M.x()"], known) == [1000 + 2000])
    var noted = known
    noted.noteRun(of: tests(["M.x()"])[0])
    #expect(load(["M.a()", "M.x()"], noted) == [1000 + 20])
    #expect(load(["M.a()", "Other.x()"], known) == [1000 + 20])
    #expect(load(["Other.x()"], known) == [2000])
    #expect(load(["M.a()", "M.x()"], TestTimes()) == [1000 + 1000])
  }

  @Test func `the order of the list does not matter, but what is in it does`() {
    let plan = ShardPlan(tests: manyTests, times: TestTimes(), count: 4)
    #expect(ShardPlan(tests: manyTests.reversed(), times: TestTimes(), count: 4) == plan)
    let others = [
      ShardPlan(tests: manyTests, times: TestTimes(), count: 5),
      ShardPlan(tests: Array(manyTests.dropLast()), times: TestTimes(), count: 4),
      ShardPlan(tests: manyTests, times: times(["Suite1.test0": 90, "x": 1, "y": 1]), count: 4),
    ]
    #expect(!others.map(\.digest).contains(plan.digest))
  }

  @Test func `more parts than tests leave parts empty`() {
    let plan = ShardPlan(tests: tests(["M.a()", "M.b()"]), times: TestTimes(), count: 4)
    #expect(plan.parts.map(\.count) == [1, 1, 0, 0])
    let share = Shard("4/4").map { plan.share(of: $0) }
    #expect(share?.tests == 0)
    #expect(share?.totalTests == 2)
  }

  @Test func `a long suite is divided, a short one is not`() {
    let names =
      (0..<40).map { "M.Long/t\($0)()" } + (0..<3).map { "M.Short/t\($0)()" }
      + (0..<200).map { "M.S\($0)/t()" }
    let plan = ShardPlan(tests: tests(names), times: TestTimes(), count: 4)
    let parts = plan.parts.map { Set($0.flatMap(\.tests).compactMap(\.suite)) }
    #expect(parts.count { $0.contains("Long") } == 4)
    #expect(parts.count { $0.contains("Short") } == 1)
  }

  @Test func `a suite is not whole where some of its tests are in no part`() {
    let all = tests(["M.A/a()", "M.A/b()", "M.B/c()"])
    let plan = ShardPlan(
      tests: [all[0], all[2]], others: [all[1]], times: TestTimes(), count: 1)
    #expect(plan.parts[0].map(\.isWholeSuite) == [false, true])
    #expect(plan.testCount == 2)
  }
}
